import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { createWoord, DOELEN } from '#engine/core/oefening/fake/test-kit.ts';
import type { Antwoord } from '#engine/core/oefening/contract/antwoord.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { createPracticeState } from '#engine/core/oefening/model/state.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import type { RouteWeights } from '#engine/core/oefening/model/weights.ts';
import { pack } from '#engine/core/oefening/select/pack.ts';
import { fitNight, type NightInput, type LeerlingLog } from './weights-night.ts';

const WORDS = ['trein', 'klein', 'plein', 'reis'].map((w) => createWoord(w, { hoofd: 'ei', spells: 'ei' }));
const MODEL = createModel(WORDS, DOELEN);
const FIRST_DAY: RouteWeights = {
  words: { a1: 1, a2: 1, hoofd: PARAMS.hoofd },
  without: PARAMS.withoutMemory,
};
const question = (nr: number) => ({ itemId: WORDS[nr]?.id ?? '', doelId: 'ei', format: 'splits', k: 3 }) as const;
const TARGET = targetSuccessOf(PARAMS, 'normaal');
const [FROM, WEEK] = [2000, 2030];

/** Chance of a right answer after a right one; after a wrong one it is the other way around. */
const SWINGING = 0.25;

/** Children whose answers swing: what went right goes wrong the next time. In the last week it may be otherwise. */
function logs(inWeek: number, pupils: number): LeerlingLog[] {
  return Array.from({ length: pupils }, (_, nr) => {
    const rng = createRng(nr + 1);
    let last: 0 | 1 = 1;
    const log = Array.from({ length: 80 }, (_row, i): Antwoord => {
      const day = FROM + Math.floor(i / 2);
      const afterRight = day < WEEK ? SWINGING : inWeek;
      last = rng.next() < (last === 1 ? afterRight : 1 - afterRight) ? 1 : 0;
      return { ...question(rng.int(4)), x: last, ms: 5000, arm: 'adaptief', day };
    });
    return { begin: pack(createPracticeState(4, nr + 1)), log };
  });
}

const input = (pupils: readonly LeerlingLog[]): NightInput => ({
  model: MODEL,
  pupils,
  targetSuccess: TARGET,
  now: FIRST_DAY,
  home: FIRST_DAY,
  weekFrom: WEEK,
});

describe('a night of fitting', () => {
  it('takes over what predicts the last week better, and leaves the words alone when none was asked', () => {
    const night = fitNight(input(logs(SWINGING, 40)));
    expect(night).toMatchObject({ accepted: true, answers: 2400, weekAnswers: 800 });
    expect(night?.lossNew).toBeLessThan(night?.lossNow ?? 0);
    const lastTells = ({ without: { hoofd: head } }: RouteWeights): number => (head[7] ?? 0) + (head[8] ?? 0);
    expect(lastTells(night?.weights ?? FIRST_DAY)).toBeLessThan(lastTells(FIRST_DAY) - 0.3);
    expect(night?.weights.words.a1).toBeCloseTo(1, 9);
  });

  it('keeps the weights in use when the last week tells otherwise', () => {
    const night = fitNight(input(logs(0.97, 40)));
    expect(night?.accepted).toBe(false);
    expect(night?.lossNew).toBeGreaterThan(night?.lossNow ?? Infinity);
  });

  it('says nothing with too few answers, or without a week to judge by', () => {
    expect(fitNight(input(logs(SWINGING, 5)))).toBeNull();
    expect(fitNight({ ...input(logs(SWINGING, 40)), weekFrom: 9000 })).toBeNull();
  });
});
