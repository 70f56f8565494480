import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import type { Format } from '../contract/contract.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { createModel } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { createPracticeSession } from '../model/session.ts';
import { restrict } from '../model/settings.ts';
import { createPracticeState, newCat, newWoord, type LeerlingState } from '../model/state.ts';
import { candidatesOf, type Candidate } from './candidate.ts';
import { createCandidate, createStock } from './candidates.ts';
import { explain } from './explain.ts';
import { createPool } from './pool.ts';
import { bestScores, expectedSeconds, scoreAll, scoreOf, type CandidateScore } from './score.ts';

fc.configureGlobal({ seed: 20 });

const m = createModel(WOORDEN, DOELEN);
const setting = restrict(m, oefeninstellingSchema.parse({}));
if (!setting.ok) throw new Error(setting.fout);
const restriction = setting.value;
/** The power law of FSRS-6, written out: F = .9^(-1/.1542) - 1. */
const recallOf = (S: number, days: number): number => (1 + ((0.9 ** (-1 / 0.1542) - 1) * days) / S) ** -0.1542;

function candidateOf(
  s: LeerlingState,
  o: { itemId?: string; doelId?: string; format?: Format; day?: number } = {},
): Candidate {
  const k = createCandidate(m, s, {
    vraag: {
      itemId: o.itemId ?? 'w-trein',
      doelId: o.doelId ?? 'ei',
      format: o.format ?? 'dictee',
      k: 0,
      day: o.day ?? 100,
    },
    restriction,
  });
  if (k === null) throw new Error('no candidate');
  return k;
}
function scored(s: LeerlingState, o: Parameters<typeof candidateOf>[1] & { previous?: string } = {}): CandidateScore {
  const session = createPracticeSession();
  session.previousDoel = o.previous ?? '';
  return scoreOf(m, s, { candidate: candidateOf(s, o), session });
}
function remembering(S: number): LeerlingState {
  const s = createPracticeState(4, 1);
  s.woorden.set(m.items.get('w-trein')?.nr ?? 0, { ...newWoord(), S, D: 5, dag: 100, reps: 1 });
  return s;
}

describe('expected time', () => {
  it.each([
    [1, 1, 6],
    [0, 1, 15],
    [0.75, 1, 8.25],
    [0.75, 2, 16.5],
    [0.75, 0.5, 4.125],
  ])('with chance %d at pace %d is %d s', (chance, tempo, seconds) => {
    expect(expectedSeconds(PARAMS, chance, tempo)).toBeCloseTo(seconds, 12);
  });
});

describe('confusable partner', () => {
  const worth = (doelId: string, previous: string): number =>
    scored(createPracticeState(4, 1), { itemId: doelId === 'ei' ? 'w-trein' : 'w-ijs', doelId, previous }).partner;

  it('is the other of the pair, in both directions, and never itself', () => {
    expect([worth('ij', 'ei'), worth('ei', 'ij')]).toEqual([PARAMS.iota, PARAMS.iota]);
    expect([worth('ei', 'ei'), worth('ei', 'eind-d')]).toEqual([0, 0]);
  });

  it('is nobody at the start of a round or after an unknown goal', () => {
    expect([worth('ei', ''), worth('ei', 'nergens')]).toEqual([0, 0]);
  });
});

describe('score of a new word (practice.md section 7)', () => {
  // Groep 4, w-trein: the rule gives p0 = sigma(.21) = .5523079; nothing is remembered yet.
  const p0 = 0.5523079;

  it('gains what a first answer leaves after sixty days, where the rule does not help', () => {
    const { memory, prediction } = scored(createPracticeState(4, 1));
    expect(prediction).toMatchObject({ p: prediction.p0, R: 0 });
    const curve = (1 - p0) * (p0 * recallOf(2.3065, 60) + (1 - p0) * recallOf(0.212, 60));
    const odds = (1 + 22 * 60 ** -0.366) ** 0.307;
    const traces = (p0 + 0.5 * (1 - p0)) * ((p0 * odds) / (1 - p0 + p0 * odds) - p0);
    expect(memory).toBeCloseTo((curve + traces) / 2, 6); // nobody knows yet which family tells the truth
  });

  it('gains rule by nearly a tenth of a word where all words of the goal are open, most at even odds', () => {
    expect(scored(createPracticeState(4, 1)).regel).toBeCloseTo(0.09 * p0 * (1 - p0), 6);
  });

  it('gains less rule of a goal that had more answers than the others', () => {
    const s = createPracticeState(4, 1);
    s.cats.set(15, { ...newCat(PARAMS), n: 80 });
    const stock = createStock(
      s,
      createPool(m, restriction, () => ({ format: 'dictee', k: 0 })),
      100,
    );
    if (!stock.ok) throw new Error(stock.fout);
    const list = candidatesOf(stock.value, stock.value.rijen);
    const goal = (doelId: string): number => {
      const candidate = list.find((k) => k.vraag.doelId === doelId);
      if (candidate === undefined) throw new Error(`no candidate for ${doelId}`);
      return scoreOf(m, s, { candidate, session: createPracticeSession() }).regel;
    };
    const before = createPracticeState(4, 1);
    const stockBefore = createStock(
      before,
      createPool(m, restriction, () => ({ format: 'dictee', k: 0 })),
      100,
    );
    if (!stockBefore.ok) throw new Error(stockBefore.fout);
    const first = candidatesOf(stockBefore.value, stockBefore.value.rijen).find((k) => k.vraag.doelId === 'ei');
    if (first === undefined) throw new Error('no candidate for ei');
    const equal = scoreOf(m, before, { candidate: first, session: createPracticeSession() }).regel;
    expect(goal('ei')).toBeLessThan(equal);
    expect(goal('ei') / equal).toBeLessThan(Math.exp(-0.5)); // 80 answers are e^-1, less its share in the mean
  });

  it('is worth more unseen, and until it was right three times in a row, when traces lead; not for a leerling of whom nothing is known', () => {
    const gain = (curve: number, run: number): number => {
      const s = Object.assign(remembering(5), { curve });
      const woord = s.woorden.get(m.items.get('w-trein')?.nr ?? 0);
      if (woord === undefined) throw new Error('no word');
      woord.run = run;
      return scored(s, { day: 100 }).settle;
    };
    expect([0, 1, 2].map((run) => gain(-4, run) > 0.25)).toEqual([true, true, true]);
    expect([gain(-4, 3), gain(0, 0), gain(4, 0)]).toEqual([0, 0, 0]);
    expect(scored(Object.assign(remembering(5), { curve: -4 }), { day: 101 }).settle).toBe(0);
    const fresh = (curve: number): number => scored(Object.assign(createPracticeState(4, 1), { curve })).nieuw;
    expect(fresh(-4)).toBeGreaterThan(0.02);
    expect([fresh(0), fresh(4)]).toEqual([0, 0]);
  });

  it('is ten times the gain by time, and the steering, and the malus', () => {
    const s = Object.assign(createPracticeState(4, 1), { lambda: 0.5 });
    const out = scored(s, { previous: 'ei' });
    expect(out.seconden).toBeCloseTo(6 + 9 * (1 - p0), 6);
    expect(out.gain).toBeCloseTo((10 * (out.memory + out.regel)) / out.seconden, 12);
    expect(out.succes).toBeCloseTo(0.5 * p0, 6);
    expect(out.reeks).toBe(-0.01);
    expect(out.totaal).toBeCloseTo(out.gain + out.succes - 0.01, 12);
  });

  it('has no malus after another goal or at the start', () => {
    expect(scored(createPracticeState(4, 1), { previous: 'ij' }).reeks).toBe(0);
    expect(scored(createPracticeState(4, 1)).reeks).toBe(0);
  });

  it('takes a slow child twice the time, so half the gain', () => {
    const slow = Object.assign(createPracticeState(4, 1), { tau: Math.log(2) });
    expect(scored(slow).seconden).toBeCloseTo(2 * scored(createPracticeState(4, 1)).seconden, 9);
    expect(scored(slow).gain).toBeCloseTo(scored(createPracticeState(4, 1)).gain / 2, 9);
  });

  it('gains no memory in a format that says nothing about spelling', () => {
    expect(scored(createPracticeState(4, 1), { format: 'splits' })).toMatchObject({ memory: 0, prediction: { R: 0 } });
    expect(scored(createPracticeState(4, 1), { format: 'splits' }).regel).toBeGreaterThan(0);
  });
});

describe('score of a word in memory', () => {
  it('counts what is gained over what would be left anyway', () => {
    const out = scored(remembering(5), { day: 105 });
    expect(out.prediction.R).toBeCloseTo(0.9, 9);
    // With certainty of a right answer the gain would be that of the longer stability alone.
    expect(out.memory).toBeGreaterThan(0);
    expect(out.memory).toBeLessThan((1 - out.prediction.p0) * (1 - recallOf(5, 65)));
  });

  it('gains less the same day than when it is almost forgotten', () => {
    expect(scored(remembering(5), { day: 100 }).memory).toBeLessThan(scored(remembering(5), { day: 130 }).memory);
  });

  it('neither gains nor loses memory in a format that does not move it', () => {
    for (const curve of [-4, 0, 4])
      expect(scored(Object.assign(remembering(5), { curve }), { format: 'splits', day: 105 }).memory).toBe(0);
  });

  it('rises with the wish for success, by as much as it will go right', () => {
    fc.assert(
      fc.property(fc.double({ min: -2, max: 3, noNaN: true }), fc.nat(90), (lambda, days) => {
        const [plain, steered] = [remembering(5), Object.assign(remembering(5), { lambda })];
        const [a, b] = [scored(plain, { day: 100 + days }), scored(steered, { day: 100 + days })];
        expect(b.totaal - a.totaal).toBeCloseTo(lambda * a.prediction.p, 9);
        expect(b.gain).toBeCloseTo(a.gain, 12);
      }),
      { numRuns: 50 },
    );
  });
});

describe('scores of many', () => {
  const all = (s: LeerlingState): { list: Candidate[]; kandidaten: Parameters<typeof scoreAll>[2]['kandidaten'] } => {
    const stock = createStock(
      s,
      createPool(m, restriction, () => ({ format: 'dictee', k: 0 })),
      100,
    );
    if (!stock.ok) throw new Error(stock.fout);
    const list = candidatesOf(stock.value, stock.value.rijen);
    return { list, kandidaten: { lijst: list, restriction, day: 100 } };
  };

  it('are those of each by itself', () => {
    const s = remembering(8);
    const { list, kandidaten: candidates } = all(s);
    scoreAll(m, s, { kandidaten: candidates, session: createPracticeSession() });
    const together = list.map((k) => k.totaal);
    const alone = list.map((k) => scoreOf(m, s, { candidate: k, session: createPracticeSession() }).totaal);
    expect(together).toEqual(alone);
  });

  it('leave out what was asked, keep the order of the rest', () => {
    const s = createPracticeState(4, 1);
    const session = createPracticeSession();
    for (const id of ['w-trein', 'w-maan']) session.seen.add(id);
    const left = scoreAll(m, s, { kandidaten: all(s).kandidaten, session }).map((k) => k.vraag.itemId);
    expect(left).toEqual(WOORDEN.map((w) => w.id).filter((id) => id !== 'w-trein' && id !== 'w-maan'));
  });

  it('of nobody is nothing', () => {
    const s = createPracticeState(4, 1);
    const none = { lijst: [], restriction, day: 100 };
    expect(scoreAll(m, s, { kandidaten: none, session: createPracticeSession() })).toEqual([]);
  });

  it('the best n are those of sorting, equal scores by the id of the item', () => {
    const { list } = all(createPracticeState(4, 1));
    const totals = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: list.length, maxLength: list.length });
    fc.assert(
      fc.property(totals, fc.integer({ min: 0, max: 12 }), (values, n) => {
        for (const [i, k] of list.entries()) k.kolommen.totaal[k.rij] = values[i] ?? 0;
        const sorted = list.toSorted((a, b) => b.totaal - a.totaal || (a.vraag.itemId < b.vraag.itemId ? -1 : 1));
        expect(bestScores(list, n).map((k) => k.vraag.itemId)).toEqual(sorted.slice(0, n).map((k) => k.vraag.itemId));
        expect(bestScores(list.toReversed(), n)).toEqual(bestScores(list, n));
      }),
    );
  });
});

describe('explanation', () => {
  it('gives every term in the order in which it counts, and changes nothing', () => {
    const s = remembering(8);
    const before = structuredClone(s);
    const k = candidateOf(s, { day: 120 });
    const session = createPracticeSession();
    const terms = explain(m, s, { itemId: 'w-trein', kandidaten: { lijst: [k], restriction, day: 120 }, session });
    const score = scoreOf(m, s, { candidate: k, session });
    expect(terms.map((t) => t.sleutel)).toEqual(
      [
        'kansGoed',
        'kansRegel',
        'kansGeheugen',
        'winstGeheugen',
        'winstRegel',
        'nieuwWoord',
        'verwarpartner',
        'nogNietVast',
        'seconden',
        'winstPerTijd',
        'succesSturing',
        'zelfdeCategorie',
        'totaal',
      ].map((name) => `waarom.${name}`),
    );
    expect(terms.map((t) => t.waarde)).toEqual([
      score.prediction.p,
      score.prediction.p0,
      score.prediction.R,
      score.memory,
      score.regel,
      0,
      0,
      0,
      score.seconden,
      score.gain,
      score.succes,
      score.reeks,
      score.totaal,
    ]);
    expect(s).toEqual(before);
  });
});
