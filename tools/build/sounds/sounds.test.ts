import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { soundSpotsOf } from '#engine/runtime/audio/audio-names.ts';
import { loadSpel } from '#games/registry.ts';
import { allBundles, loadSpelSounds } from './bundles.ts';
import { RATE } from './dsp.ts';
import { repeatsAfter, truePeak } from '../../bench/sound/compare.ts';
import { measure } from './measure.ts';
import { createMusic, duration, readMelody, scaleStep } from './music.ts';
import { createKlank, createSprite, loudnessOf, toMp3 } from './sprite.ts';
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
  ...['tik', 'plop', 'whoosh', 'splash', 'click', 'tap', 'zing'].flatMap((name) => [`${name}-2`, `${name}-3`]),
  ...[1, 2, 3, 4, 5].flatMap((i) => [`pop-${i}`, `chime-${i}`]),
  'boing-1',
  'boing-2',
  'boing-3',
  'dog',
  'cat',
  'duck',
  'seal',
  'bird',
];

describe('the set', () => {
  it('has the shared effects and music for every land, the map and the games', () => {
    expect(bundles[0]?.klanken.map((k) => k.naam).toSorted()).toEqual(REQUIRED.toSorted());
    for (const name of [
      'muziek-kaart',
      'muziek-boerenland',
      'muziek-ruimte',
      ...spelSlugs().map((slug) => `muziek-${slug}`),
    ])
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

describe('what a sound means', () => {
  /** Events that tell a child that it was right; `almost` is the other one. */
  const RIGHT = new Set([
    'correct',
    'letterOk',
    'wordDone',
    'snap',
    'joined',
    'served',
    'streak',
    'overtaken',
    'finale',
  ]);
  const isSound = (value: unknown): value is { sound: string } =>
    typeof value === 'object' && value !== null && 'sound' in value && typeof value.sound === 'string';

  it.each(spelSlugs())('%s never says right and almost with one sound', async (slug) => {
    const spel = await loadSpel(slug, 'nl');
    const { sounds = {}, triggers = [] } = spel?.doc ?? {};
    const played = (wanted: (on: string) => boolean): string[] =>
      triggers
        .filter(({ on }) => wanted(on))
        .flatMap(({ do: actions }) => actions)
        .filter(isSound)
        .flatMap(({ sound }) => sounds[sound] ?? `sfx/${sound}`);
    const almost = new Set([...played((on) => on === 'almost'), 'sfx/wobble']);
    expect(played((on) => RIGHT.has(on)).filter((file) => almost.has(file))).toEqual([]);
    expect(played((on) => on !== 'almost')).not.toContain('sfx/wobble');
  });

  it('gives every animal its own voice', async () => {
    const docs = await Promise.all(spelSlugs().map((slug) => loadSpel(slug, 'nl')));
    const files = docs.flatMap((spel) => Object.entries(spel?.doc.sounds ?? {}));
    for (const [name, animal] of [
      ['woef', 'sfx/dog'],
      ['kwaak', 'sfx/duck'],
      ['miauw', 'sfx/cat'],
    ])
      expect([...new Set(files.filter(([own]) => own === name).map(([, file]) => file))]).toEqual([animal]);
  });
});

describe('each sound', () => {
  it.each(klanken)(
    '$bundle/$klank.naam does not clip, is as loud as meant and lasts a sensible time',
    ({ klank }) => {
      const wave = createKlank(klank);
      const m = measure(wave);
      expect(wave.every(Number.isFinite)).toBe(true);
      expect(m.peakDb).toBeLessThan(-1.4);
      expect(m.peakDb).toBeGreaterThan(-30);
      expect(Math.abs(loudnessOf(wave, klank) - klank.luid)).toBeLessThan(klank.scale === 'whole' ? 2 : 4);
      expect(Math.abs(m.dcOffset)).toBeLessThan(0.01);
      expect(m.sec).toBeLessThan(klank.scale === 'whole' ? 100 : klank.loop ? 30 : 3);
      if (klank.scale === 'whole') {
        expect(truePeak(wave)).toBeLessThan(-1.5);
        expect(repeatsAfter(wave)).toBeGreaterThan(60);
      }
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
    '$naam fills its bars, closes well and does not come round within a minute',
    (piece) => {
      expect(duration(piece)).toBeGreaterThan(60);
      expect(piece.bridge.chords.length).toBe(piece.chords.length);
      for (const theme of [piece, piece.bridge]) {
        expect(theme.melody.split('|').map((size) => size.trim().split(/\s+/).length)).toEqual(
          theme.chords.map(() => piece.maat),
        );
        const notes = readMelody(theme, piece.maat);
        expect(notes.length).toBeGreaterThan(14);
        for (const { grade } of notes) {
          expect(scaleStep(piece, grade) + 12).toBeGreaterThan(60);
          expect(scaleStep(piece, grade) + 12).toBeLessThan(98);
        }
      }
    },
  );

  it('plays no pass like another one', () => {
    const [piece] = pieces;
    if (!piece) throw new Error('no piece');
    const wave = createMusic(piece);
    const pass = Math.round((piece.chords.length * piece.maat * 30 * RATE) / piece.tempo);
    const likeness = (a: number, b: number): number => {
      let [both, first, second] = [0, 0, 0];
      for (let i = 0; i < pass; i++) {
        const [x, y] = [wave[a * pass + i] ?? 0, wave[b * pass + i] ?? 0];
        both += x * y;
        first += x * x;
        second += y * y;
      }
      return both / Math.sqrt(first * second);
    };
    const passes = Math.round(wave.length / pass);
    for (let a = 0; a < passes; a++) for (let b = a + 1; b < passes; b++) expect(likeness(a, b)).toBeLessThan(0.9);
  });
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
  it('makes a bundle once, with its loops marked, small enough to wait for', async () => {
    const { buildSounds } = await import('../sounds.ts');
    const map = await mkdtemp(join(tmpdir(), 'geluid-'));
    const small = bundles.filter(({ naam: name }) => !name.startsWith('muziek-')).map(({ naam: name }) => name);
    for (const name of [...small, 'muziek-kaart']) {
      const [first] = await buildSounds(map, name);
      const [second] = await buildSounds(map, name);
      expect(first).toMatchObject({ bundle: name, gemaakt: true });
      expect(second).toMatchObject({ bundle: name, gemaakt: false });
      expect(first?.bytes).toBeLessThan(name === 'muziek-kaart' ? 500_000 : 300_000);
    }
    const json: unknown = JSON.parse(await readFile(join(map, 'gedeeld.json'), 'utf8'));
    await rm(map, { recursive: true, force: true });
    expect(json).toHaveProperty('sprite.wind.2', true);
  }, 600_000);
});
