import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alleBundels } from './bundels.ts';
import { maakLuid, RATE } from './dsp.ts';
import { meet } from './meet.ts';
import { duur, leesMelodie, trede } from './muziek.ts';
import { maakSprite, naarMp3 } from './sprite.ts';
import { stukken } from './stukken.ts';

const bundels = alleBundels();
const klanken = bundels.flatMap((bundel) => bundel.klanken.map((klank) => ({ bundel: bundel.naam, klank })));
const NODIG = [
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
  it('has the shared effects and music for every land, the map and the first games', () => {
    expect(bundels[0]?.klanken.map((k) => k.naam).toSorted()).toEqual(NODIG.toSorted());
    for (const naam of [
      'muziek-kaart',
      'muziek-boerenland',
      'muziek-ruimte',
      'pizzabakken',
      'bellenprikken',
      'autorace',
      'botenkoers',
    ])
      expect(bundels.map((b) => b.naam)).toContain(naam);
    for (const bundel of bundels) expect(new Set(bundel.klanken.map((k) => k.naam)).size).toBe(bundel.klanken.length);
  });
});

describe('each sound', () => {
  it.each(klanken)(
    '$bundel/$klank.naam does not clip, is as loud as meant and lasts a sensible time',
    ({ klank }) => {
      const golf = maakLuid(klank.maak(), klank.luid, klank.lus);
      const m = meet(golf);
      expect(golf.every(Number.isFinite)).toBe(true);
      expect(m.piekDb).toBeLessThan(-1.4);
      expect(m.piekDb).toBeGreaterThan(-30);
      expect(Math.abs(m.luidDb - klank.luid)).toBeLessThan(4);
      expect(Math.abs(m.gelijkstroom)).toBeLessThan(0.01);
      expect(m.sec).toBeLessThan(klank.lus ? 30 : 3);
      // A loop closes without a step, a single sound ends in silence.
      expect(klank.lus ? m.naad / 1.5 : Math.abs(golf.at(-1) ?? 1) * 1000).toBeLessThan(1);
    },
    20_000,
  );

  it('is the same every time', () => {
    const splash = bundels[0]?.klanken.find((k) => k.naam === 'splash');
    expect(splash?.maak()).toEqual(splash?.maak());
  });

  it('climbs: every chime and pop is higher than the one before', () => {
    for (const soort of ['chime', 'pop', 'boing']) {
      const reeks = (bundels[0]?.klanken ?? [])
        .filter((k) => k.naam.startsWith(`${soort}-`))
        .map((k) => meet(k.maak()).zwaartepunt);
      expect(reeks).toEqual(reeks.toSorted((a, b) => a - b));
    }
  });
});

describe('the music', () => {
  it.each(stukken)('$naam fills its bars and closes well', (stuk) => {
    expect(stuk.melodie.split('|').map((maat) => maat.trim().split(/\s+/).length)).toEqual(
      stuk.akkoorden.map(() => stuk.maat),
    );
    const noten = leesMelodie(stuk);
    expect(noten.length).toBeGreaterThan(16);
    expect(duur(stuk)).toBeGreaterThan(10);
    for (const { graad } of noten) {
      expect(trede(stuk, graad) + 12).toBeGreaterThan(60);
      expect(trede(stuk, graad) + 12).toBeLessThan(98);
    }
  });
});

describe('the sprite', () => {
  it('keeps sounds apart and writes loops with their own edges', async () => {
    const bundel = bundels.find((b) => b.naam === 'botenkoers');
    if (!bundel) throw new Error('bundle missing');
    const sprite = maakSprite({ ...bundel, klanken: bundel.klanken.slice(0, 2) });
    const [a, b] = Object.values(sprite.delen);
    expect((b?.[0] ?? 0) - ((a?.[0] ?? 0) + (a?.[1] ?? 0))).toBeGreaterThan(100);
    const mp3 = await naarMp3(sprite.golf);
    expect(mp3[0]).toBe(0xff);
    expect(mp3.length).toBeGreaterThan((sprite.golf.length / RATE) * 7000);
  });
});

describe('buildSounds', () => {
  it('makes nothing when nothing changed', async () => {
    const { buildSounds } = await import('../sounds.ts');
    const map = await mkdtemp(join(tmpdir(), 'geluid-'));
    const eerste = await buildSounds(map);
    const tweede = await buildSounds(map);
    const json: unknown = JSON.parse(await readFile(join(map, 'gedeeld.json'), 'utf8'));
    await rm(map, { recursive: true, force: true });
    expect(eerste.every((r) => r.gemaakt)).toBe(true);
    expect(tweede.some((r) => r.gemaakt)).toBe(false);
    expect(eerste.reduce((n, r) => Math.max(n, r.bytes), 0)).toBeLessThan(300_000);
    expect(json).toHaveProperty('sprite.wind.2', true);
  }, 600_000);
});
