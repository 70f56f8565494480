import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { m } from '../fake/update-kit.ts';
import { categoryStatus, evidenceOf, isWoordMastered, phi, shareMastered, statusAfterAntwoord } from './mastery.ts';
import { PARAMS } from './params.ts';
import { logit } from './predict.ts';
import { createPracticeState, newCat, newWoord, type CatState, type LeerlingState, type WoordState } from './state.ts';

fc.configureGlobal({ seed: 20 });

const EI = 15;
const WOORD = m.items.get('w-trein') ?? expect.fail('no word');
/** Ability at which an average ei word goes right with chance .8, plus so many standard deviations. */
const MEAN_B = 0.6 * (4 - 5.5);
/** Category that passes every bar of mastery by a little; the ability is all but certain. */
const READY: Partial<CatState> = { n: 12, goed: 12, dagen: 2, emaSlow: 0.86, v: 0.04, delta: 0 };
function leerling(over: Partial<CatState> = {}, theta = 4): LeerlingState {
  const s = Object.assign(createPracticeState(4, 1), { theta, v: 0.04 });
  s.cats.set(EI, { ...newCat(PARAMS), ...READY, ...over });
  return s;
}
const catIn = (s: LeerlingState): CatState => s.cats.get(EI) ?? newCat(PARAMS);
/** What one more answer does to the state of the category. */
const turned = (s: LeerlingState) =>
  statusAfterAntwoord(m, s, { item: WOORD, categorie: 'ei', c: catIn(s), woord: undefined });

describe('bars of a category (practice.md section 8)', () => {
  it('passed together make it mastered, with the evidence', () => {
    const s = leerling();
    expect(turned(s)).toEqual({
      categorie: 'ei',
      van: 'bijna',
      naar: 'beheerst',
      evidence: { ema: 0.86, kans: expect.closeTo(1, 6), n: 12, dagen: 2 },
    });
    expect(catIn(s)).toMatchObject({ beheerst: true, ever: true });
    expect(categoryStatus(m, s, 'ei')).toBe('beheerst');
  });

  it.each<[string, Partial<CatState>, theta: number]>([
    ['the average', { emaSlow: 0.849 }, 4],
    ['the number of answers', { n: 11 }, 4],
    ['the days', { dagen: 1 }, 4],
    ['the certainty', {}, MEAN_B + 1.4],
  ])('%s alone holds it back', (_, over, theta) => {
    const s = leerling(over, theta);
    expect(turned(s)).toBeUndefined();
    expect(catIn(s)).toMatchObject({ beheerst: false, ever: false });
  });

  it('that it passes already change nothing', () => {
    const s = leerling({ beheerst: true, ever: true });
    expect(turned(s)).toBeUndefined();
    expect(categoryStatus(m, s, 'ei')).toBe('beheerst');
  });

  it('once mastered it is kept up to .7, as maintenance', () => {
    const s = leerling({ beheerst: true, ever: true, emaSlow: 0.7 });
    expect(turned(s)).toBeUndefined();
    expect(categoryStatus(m, s, 'ei')).toBe('onderhoud');
  });

  it('below .7 it opens again, and that is told', () => {
    const s = leerling({ beheerst: true, ever: true, emaSlow: 0.699 });
    expect(turned(s)).toMatchObject({ van: 'beheerst', naar: 'opnieuw', evidence: { ema: 0.699 } });
    expect(catIn(s)).toMatchObject({ beheerst: false, ever: true });
    expect(categoryStatus(m, s, 'ei')).toBe('opnieuw');
  });

  it('no answer to a goal without a category changes anything', () => {
    const s = leerling();
    expect(statusAfterAntwoord(m, s, { item: WOORD, categorie: 'ij', c: undefined, woord: undefined })).toBe(undefined);
  });
});

describe('certainty', () => {
  it('is one half when the ability lies just where .8 goes right', () => {
    expect(evidenceOf(m, leerling({}, MEAN_B + logit(0.8)), 'ei').kans).toBeCloseTo(0.5, 6);
  });

  it('is .95 at 1.645 standard deviations of ability and category together', () => {
    const sd = Math.sqrt(0.04 + 0.04);
    expect(evidenceOf(m, leerling({}, MEAN_B + logit(0.8) + 1.6448536 * sd), 'ei').kans).toBeCloseTo(0.95, 6);
  });

  it('counts what the leerling is better at in this category', () => {
    const [plain, better] = [leerling({}, 0), leerling({ delta: 0.5 }, 0)];
    expect(evidenceOf(m, better, 'ei').kans).toBeGreaterThan(evidenceOf(m, plain, 'ei').kans);
    expect(evidenceOf(m, better, 'ei').kans).toBeCloseTo(evidenceOf(m, leerling({}, 0.5), 'ei').kans, 9);
  });

  it('of a category without answers comes from the prior alone', () => {
    const s = createPracticeState(8, 1);
    expect(evidenceOf(m, s, 'ij')).toEqual({
      ema: 0,
      kans: expect.closeTo(phi((s.theta - MEAN_B - logit(0.8)) / Math.sqrt(s.v + newCat(PARAMS).v)), 9),
      n: 0,
      dagen: 0,
    });
  });

  it('never leaves 0..1 and grows with the ability', () => {
    const theta = fc.double({ min: -8, max: 8, noNaN: true });
    fc.assert(
      fc.property(theta, theta, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((x) => evidenceOf(m, leerling({}, x), 'ei').kans);
        expect(low).toBeGreaterThanOrEqual(-1e-7);
        expect(high).toBeLessThanOrEqual(1 + 1e-7);
        expect(high).toBeGreaterThanOrEqual((low ?? 0) - 1e-7);
      }),
    );
  });
});

describe('states shown', () => {
  it.each<[string, Partial<CatState>, string]>([
    ['no answers', { n: 0 }, 'nog niet gestart'],
    ['five answers, however good', { n: 5, emaSlow: 0.99 }, 'in opbouw'],
    ['six answers at .69', { n: 6, emaSlow: 0.69 }, 'in opbouw'],
    ['six answers at .7', { n: 6, emaSlow: 0.7 }, 'bijna'],
    ['lost after mastery', { ever: true, emaSlow: 0.99 }, 'opnieuw'],
    ['mastered and sure', { beheerst: true, ever: true }, 'beheerst'],
    ['mastered, a little down', { beheerst: true, ever: true, emaSlow: 0.8 }, 'onderhoud'],
  ])('%s', (_, over, expected) => {
    expect(categoryStatus(m, leerling(over), 'ei')).toBe(expected);
  });

  it('of an unknown category is not started', () => {
    expect(categoryStatus(m, leerling(), 'nergens')).toBe('nog niet gestart');
  });
});

describe('bars of a word', () => {
  // R(30 d) = .8 at S = 30 F / (.8^(-1/.1542) - 1) = 9.03 days.
  const READY_WOORD: Partial<WoordState> = { S: 9.1, D: 5, reps: 3, correctDays: 3, lastProduction: true };
  const mastered = (over: Partial<WoordState> = {}, mu = 1): boolean => {
    const s = createPracticeState(4, 1);
    s.mu[1] = mu;
    s.woorden.set(m.items.get('w-trein')?.nr ?? 0, { ...newWoord(), ...READY_WOORD, ...over });
    return isWoordMastered(m, s, 'w-trein');
  };

  it('passed together make it mastered, each alone holds it back', () => {
    expect(mastered()).toBe(true);
    expect(mastered({ S: 8.9 })).toBe(false);
    expect(mastered({ correctDays: 2 })).toBe(false);
    expect(mastered({ lastProduction: false })).toBe(false);
  });

  it('count how well the leerling keeps words of its family', () => {
    expect(mastered({ S: 5 }, 2)).toBe(true);
    expect(mastered({}, 0.5)).toBe(false);
  });

  it('are set on the row by an answer, both ways', () => {
    const s = createPracticeState(4, 1);
    const woord = { ...newWoord(), ...READY_WOORD };
    s.woorden.set(m.items.get('w-trein')?.nr ?? 0, woord);
    const set = (): boolean => {
      statusAfterAntwoord(m, s, { item: WOORD, categorie: 'ei', c: undefined, woord });
      return woord.beheerst;
    };
    expect(set()).toBe(true);
    woord.lastProduction = false;
    expect(set()).toBe(false);
  });

  it('give the share of a category: words that were never seen count as not mastered', () => {
    const s = createPracticeState(4, 1);
    s.woorden.set(m.items.get('w-trein')?.nr ?? 0, { ...newWoord(), beheerst: true });
    s.woorden.set(m.items.get('w-geit')?.nr ?? 0, newWoord());
    expect(shareMastered(s, ['w-trein', 'w-geit', 'w-reis', 'w-klein'])).toBe(0.25);
    expect(shareMastered(s, ['w-trein'])).toBe(1);
  });
});
