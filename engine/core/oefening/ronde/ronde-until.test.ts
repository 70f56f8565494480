import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import type { LiveRonde } from '../contract/ronde-options.ts';
import { ALL_VRAGEN } from '../vraag/all-vragen.ts';
import { createBot } from './bot.ts';
import { createRonde } from './ronde.ts';

/** Slower than a guess. */
const STEP = 3_000;
const HALF = 1_800_000;

function rondeUntil(until: number): { r: LiveRonde; setTime(ms: number): void } {
  let now = 0;
  const made = createRonde(
    {
      pool: WOORDEN,
      leerdoelen: DOELEN,
      toestand: new Uint8Array(0),
      instelling: oefeninstellingSchema.parse({}),
      groep: 4,
      doelIds: [],
      formaten: ['bouw', 'gat'],
      capabilities: [{ shape: 'sequence', formats: ['bouw', 'gat'], maxSlots: 12, weight: 1 }],
      items: 5,
      seed: 42,
      day: 2500,
      s: 0,
      calm: false,
      reducedMotion: false,
      title: 'Vrij spelen',
      clock: { now: () => (now += STEP) },
      onAntwoord: () => undefined,
      until,
    },
    ALL_VRAGEN,
  );
  if (!made.ok) throw new Error(made.fout);
  return { r: made.value, setTime: (ms) => (now = ms) };
}

function answer(r: LiveRonde, kind: 'goed' | 'fout'): void {
  const built = r.built(r.next()?.id ?? '');
  if (built === undefined) throw new Error('no question');
  const bot = createBot(built, kind, createRng(1));
  for (let done = false; !done;) {
    const verdict = r.attempt(built.question.id, bot.next(), 'muis');
    bot.saw(verdict);
    done = verdict.done;
  }
}

describe('a round with an end in time', () => {
  it('lets the word that is on be finished, and asks nothing after it', () => {
    const { r, setTime } = rondeUntil(HALF);
    answer(r, 'goed');
    const word = r.next();
    setTime(2 * HALF);
    expect(r.next()?.id).toBe(word?.id);
    answer(r, 'goed');
    expect(r.next()).toBeNull();
  });

  it('counts its stars over what was asked, and does not bring back a missed word', () => {
    const { r, setTime } = rondeUntil(HALF);
    answer(r, 'goed');
    answer(r, 'goed');
    setTime(2 * HALF);
    expect(r.next()).toBeNull();
    expect(r.finish({ bonus: 0, seconds: 60, quit: false }).stars).toBe(3);
    const late = rondeUntil(HALF);
    answer(late.r, 'fout');
    late.setTime(2 * HALF);
    expect(late.r.next()).toBeNull();
  });

  it('asks one word also when the time was over at its beginning', () => {
    const { r } = rondeUntil(0);
    answer(r, 'goed');
    expect(r.antwoorden()).toHaveLength(1);
    expect(r.next()).toBeNull();
  });
});
