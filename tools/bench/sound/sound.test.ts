import { describe, expect, it } from 'vitest';
import { allBundles } from '../../build/sounds/bundles.ts';
import { glide, multiply, noise, pluck, RATE, show, silence, leg } from '../../build/sounds/dsp.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { spelSlugs } from '../../build/spel-folders.ts';
import { portrait, repeatsAfter, truePeak, unlike } from './compare.ts';
import { takesOf, VERY_OFTEN } from './takes.ts';

const tone = (f: number, sec: number) => multiply(show('sinus', f, sec), pluck(0.002, 0.2));

describe('the measures', () => {
  it('hears another colour and another course, but not another strength', () => {
    const base = portrait(tone(440, 0.4));
    expect(unlike(base, portrait(multiply(tone(440, 0.4), 0.3)))).toBeLessThan(0.1);
    expect(unlike(base, portrait(tone(1700, 0.4)))).toBeGreaterThan(3);
    expect(unlike(base, portrait(multiply(noise(0.4, createRng(3)), pluck(0.2, 0.1))))).toBeGreaterThan(3);
  });

  it('finds the peak between two samples', () => {
    const wave = silence(0.1);
    // A quarter of the sample rate, an eighth of a turn late: no sample is at the top of the wave.
    for (let i = 0; i < wave.length; i++) wave[i] = Math.sin(Math.PI / 4 + (Math.PI / 2) * i);
    expect(truePeak(wave)).toBeGreaterThan(-0.3);
    expect(truePeak(multiply(show('sinus', glide(200, 400, 0.1), 0.1), 0.5))).toBeCloseTo(-6, 0);
  });

  it('tells after how long a loop comes round', () => {
    const bar = silence(5);
    for (const [at, f] of [
      [0, 300],
      [1.2, 900],
      [2, 500],
      [3.7, 1200],
    ] as const)
      leg(bar, tone(f, 0.8), { op: at });
    const twice = silence(30);
    for (let i = 0; i < 6; i++) leg(twice, bar, { op: i * 5 });
    expect(repeatsAfter(twice)).toBeCloseTo(5, 1);
    const once = silence(30);
    const rng = createRng(4);
    for (let i = 0; i < 50; i++) leg(once, tone(200 + rng.next() * 2000, 0.8), { op: rng.next() * 29 });
    expect(repeatsAfter(once)).toBe(once.length / RATE);
  });
});

describe('what is heard very often', async () => {
  const bundles = await allBundles();
  it.each(spelSlugs())(
    '%s: has three takes or more, which differ, unless it is tuned',
    async (slug) => {
      for (const { name, waves, unlike: least, varies } of await takesOf(slug, bundles, VERY_OFTEN)) {
        if (!varies || waves.length === 0) continue;
        expect(waves.length, name).toBeGreaterThanOrEqual(3);
        expect(least, name).toBeGreaterThan(0.7);
      }
    },
    60_000,
  );
});
