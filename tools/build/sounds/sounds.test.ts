import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { soundSpotsOf } from '#engine/runtime/audio/audio-names.ts';
import { loadSpel } from '#games/registry.ts';
import { allBundles, loadSpelSounds } from './bundles.ts';
import { normalizeLoudness, RATE } from './dsp.ts';
import { measure } from './measure.ts';
import { duration, readMelody, scaleStep } from './music.ts';
import { createSprite, toMp3 } from './sprite.ts';
import { pieces } from './pieces.ts';
import { spelSlugs } from '../spel-folders.ts';

const bundles = await allBundles();
const klanken = bundles.flatMap((bundle) => bundle.klanken.map((klank) => ({ bundle: bundle.naam, klank })));
const REQUIRED = [
  'tik',
  'plop',
  'whoosh',
  'splash',
  'zing',
  'crunch',
  'stamp',
  'click',
  'cash',
  'ding',
  'fanfare-s',
  'fanfare-l',
  'wobble',
  'tap',
  'roll',
  'wind',
  'engine-hum',
  ...[1, 2, 3, 4, 5].flatMap((i) => [`pop-${i}`, `chime-${i}`]),
  'boing-1',
  'boing-2',
  'boing-3',
];

describe('the set', () => {
  it('has the shared effects and music for every land, the map and the games', () => {
    expect(bundles[0]?.klanken.map((k) => k.naam).toSorted()).toEqual(REQUIRED.toSorted());
    for (const name of ['muziek-kaart', 'muziek-boerenland', 'muziek-ruimte', ...spelSlugs()])
      expect(bundles.map((b) => b.naam)).toContain(name);
    for (const bundle of bundles) expect(new Set(bundle.klanken.map((k) => k.naam)).size).toBe(bundle.klanken.length);
  });
});

describe('the scenes', () => {
  it.each(spelSlugs())('%s names only sounds that exist', async (slug) => {
    const spel = await loadSpel(slug, 'nl');
    const made = new Set(bundles.flatMap((b) => b.klanken.map((k) => `${b.naam}/${k.naam}`)));
    const missing = Object.values(spel?.doc.sounds ?? {})
      .flat()
      .filter((file) => !soundSpotsOf(file, slug).some((spot) => made.has(`${spot.bundle}/${spot.naam}`)));
    expect(missing).toEqual([]);
  });
});

describe('each sound', () => {
  it.each(klanken)(
    '$bundel/$klank.naam does not clip, is as loud as meant and lasts a sensible time',
    ({ klank }) => {
      const wave = normalizeLoudness(klank.create(), klank.luid, klank.loop);
      const m = measure(wave);
      expect(wave.every(Number.isFinite)).toBe(true);
      expect(m.peakDb).toBeLessThan(-1.4);
      expect(m.peakDb).toBeGreaterThan(-30);
      expect(Math.abs(m.loudnessDb - klank.luid)).toBeLessThan(4);
      expect(Math.abs(m.dcOffset)).toBeLessThan(0.01);
      expect(m.sec).toBeLessThan(klank.loop ? 30 : 3);
      // A loop closes without a step, a single sound ends in silence.
      expect(klank.loop ? m.seam / 1.5 : Math.abs(wave.at(-1) ?? 1) * 1000).toBeLessThan(1);
    },
    20_000,
  );

  it('is the same every time', () => {
    const splash = bundles[0]?.klanken.find((k) => k.naam === 'splash');
    expect(splash?.create()).toEqual(splash?.create());
  });

  it('climbs: every chime and pop is higher than the one before', () => {
    for (const kind of ['chime', 'pop', 'boing']) {
      const series = (bundles[0]?.klanken ?? [])
        .filter((k) => k.naam.startsWith(`${kind}-`))
        .map((k) => measure(k.create()).centroid);
      expect(series).toEqual(series.toSorted((a, b) => a - b));
    }
  });
});

describe('the music', async () => {
  it.each([...pieces, ...(await loadSpelSounds()).map(({ piece }) => piece)])(
    '$naam fills its bars and closes well',
    (piece) => {
      expect(piece.melody.split('|').map((size) => size.trim().split(/\s+/).length)).toEqual(
        piece.chords.map(() => piece.maat),
      );
      const notes = readMelody(piece);
      expect(notes.length).toBeGreaterThan(16);
      expect(duration(piece)).toBeGreaterThan(10);
      for (const { grade } of notes) {
        expect(scaleStep(piece, grade) + 12).toBeGreaterThan(60);
        expect(scaleStep(piece, grade) + 12).toBeLessThan(98);
      }
    },
  );
});

describe('the sprite', () => {
  it('keeps sounds apart and writes loops with their own edges', async () => {
    const bundle = bundles.find((b) => b.naam === 'botenkoers');
    if (!bundle) throw new Error('bundle missing');
    const sprite = createSprite({ ...bundle, klanken: bundle.klanken.slice(0, 2) });
    const [a, b] = Object.values(sprite.delen);
    expect((b?.[0] ?? 0) - ((a?.[0] ?? 0) + (a?.[1] ?? 0))).toBeGreaterThan(100);
    const mp3 = await toMp3(sprite.golf);
    expect(mp3[0]).toBe(0xff);
    expect(mp3.length).toBeGreaterThan((sprite.golf.length / RATE) * 7000);
  });
});

describe('buildSounds', () => {
  it('makes nothing when nothing changed', async () => {
    const { buildSounds } = await import('../sounds.ts');
    const map = await mkdtemp(join(tmpdir(), 'geluid-'));
    const first = await buildSounds(map);
    const second = await buildSounds(map);
    const json: unknown = JSON.parse(await readFile(join(map, 'gedeeld.json'), 'utf8'));
    await rm(map, { recursive: true, force: true });
    expect(first.every((r) => r.gemaakt)).toBe(true);
    expect(second.some((r) => r.gemaakt)).toBe(false);
    expect(first.reduce((n, r) => Math.max(n, r.bytes), 0)).toBeLessThan(300_000);
    expect(json).toHaveProperty('sprite.wind.2', true);
  }, 600_000);
});
