import { describe, expect, it } from 'vitest';
import { buildCandidates, createStock, chooseCandidates, createCandidate, refresh } from './candidates.ts';
import { candidatesOf } from './candidate.ts';
import { createModel, type Model, type PracticeItem } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { createPool } from './pool.ts';
import { predict } from '../model/predict.ts';
import { score } from './score.ts';
import type { Restriction } from '../model/settings.ts';
import { createPracticeState, type LeerlingState } from '../model/state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { update } from '../model/update.ts';

const TARGET_SUCCESS = { doel: 0.75, band: 0.07 };
const BASE: Restriction = {
  niveauVan: 3,
  niveauTot: 8.5,
  doelen: new Set(),
  formaten: new Set(['dictee', 'kies', 'volgorde']),
  targetSuccess: TARGET_SUCCESS,
  retention: 0.82,
  horizon: 60,
  nieuwPerSessie: 8,
  required: [],
  shareRequired: 0,
  vasteVolgorde: false,
  arm: 'adaptief',
};
const dictee = () => ({ format: 'dictee', k: 0 }) as const;

function learn(m: Model, s: LeerlingState, antwoord: { itemId: string; doelId: string; day: number; x?: 0 | 1 }): void {
  const out = update(m, s, {
    antwoord: { format: 'dictee', k: 0, x: 1, ms: 5000, arm: 'adaptief', ...antwoord },
    targetSuccess: TARGET_SUCCESS,
  });
  if (!out.ok) throw new Error(out.fout);
}

/** A thousand words of one goal, all of the same difficulty. */
function many(b: number): Model {
  const items = Array.from({ length: 1000 }, (_, nr): PracticeItem => ({
    id: `w${nr}`,
    nr,
    soort: 'woord',
    categorieen: [{ id: 'c', w: 1 }],
    weighted: [{ ids: ['c'], key: 'c', nrs: [1], weights: [1], family: 0 }],
    groep: 5,
    b: b - nr / 1000,
    vb: 0.1,
    lnT: 1.5,
  }));
  return {
    params: PARAMS,
    items: new Map(items.map((item) => [item.id, item])),
    leerdoelen: new Map(),
    headEnabled: false,
  };
}

describe('a stock in columns', () => {
  const m = createModel(WOORDEN, DOELEN);

  it('gives every word the chance that predict gives, in every format', () => {
    const formats = [
      { format: 'dictee', k: 0 },
      { format: 'kies', k: 4 },
      { format: 'volgorde', k: 0 },
    ] as const;
    const s = createPracticeState(4, 1);
    for (const [i, w] of WOORDEN.entries())
      if (i % 2 === 0)
        learn(m, s, { itemId: w.id, doelId: w.hoofd, day: 100 + Math.floor(i / 10), x: i % 3 === 0 ? 0 : 1 });
    const stock = createStock(
      s,
      createPool(m, BASE, (id) => formats[id.length % 3] ?? formats[0]),
      200,
    );
    if (!stock.ok) throw new Error(stock.fout);
    const list = candidatesOf(stock.value, stock.value.rijen);
    score(m, s, { lijst: list, previousDoel: 'ei' });
    expect(list).toHaveLength(WOORDEN.length);
    for (const k of list) {
      const p = predict(m, s, k.vraag);
      expect(p.ok && p.value.R).toBe(k.R);
      expect(p.ok && p.value.p).toBeCloseTo(k.p, 12);
      expect(p.ok && p.value.p0).toBeCloseTo(k.p0, 12);
    }
  });

  it('leaves out a word that was answered after the day, and looks again at a word that was answered on it', () => {
    const s = createPracticeState(4, 1);
    const [one, two] = WOORDEN;
    if (one === undefined || two === undefined) throw new Error('no words');
    learn(m, s, { itemId: one.id, doelId: one.hoofd, day: 300 });
    const pool = createPool(m, BASE, dictee);
    const earlier = createStock(s, pool, 299);
    expect(earlier.ok && earlier.value.rijen).toEqual(WOORDEN.map((_, row) => row).slice(1));
    expect(
      createCandidate(m, s, {
        vraag: { itemId: one.id, doelId: one.hoofd, format: 'dictee', k: 0, day: 299 },
        restriction: BASE,
      }),
    ).toBeNull();
    const now = createStock(s, pool, 300);
    if (!now.ok) throw new Error(now.fout);
    const [, k] = candidatesOf(now.value, [0, 1]);
    expect(k).toMatchObject({ nieuw: true, R: 0 });
    learn(m, s, { itemId: two.id, doelId: two.hoofd, day: 300 });
    refresh(s, now.value, [1]);
    expect(k).toMatchObject({ nieuw: false, reps: 1 });
    expect(k?.R).toBeGreaterThan(0.9);
  });

  it('takes the first place of a word that stands on the list twice, and nothing of a word it does not know', () => {
    const ids = WOORDEN.slice(0, 3).map((w) => w.id);
    const pool = createPool(m, { ...BASE, required: ['w-onbekend', ids[2] ?? '', ids[0] ?? '', ids[2] ?? ''] }, dictee);
    expect([...pool.required.subarray(0, 3)]).toEqual([2, -1, 1]);
    expect(pool.vragen).toHaveLength(WOORDEN.length);
  });
});

describe('candidates of a taak', () => {
  it('stay few when hundreds of words are as sure as can be', () => {
    const m = many(-9);
    const s = createPracticeState(5, 1);
    const pool = createPool(m, BASE, dictee);
    const stock = createStock(s, pool, 100);
    if (!stock.ok) throw new Error(stock.fout);
    const { lijst: list } = chooseCandidates(m, s, stock.value);
    expect(stock.value.rijen.filter((row) => stock.value.kolommen.p[row] === PARAMS.pMax)).toHaveLength(1000);
    expect(list.length).toBeLessThanOrEqual(PARAMS.kandidaten + PARAMS.due + PARAMS.certain + PARAMS.perCategory);
  });

  it('hold the surest words and the whole list of the leerkracht beside the best', () => {
    const m = many(2);
    const required = ['w7', 'w500', 'w901'];
    const out = buildCandidates(m, createPracticeState(5, 1), {
      restriction: { ...BASE, required, shareRequired: 0.4 },
      day: 100,
      formaat: dictee,
    });
    if (!out.ok) throw new Error(out.fout);
    const ids = out.value.lijst.map((k) => k.vraag.itemId);
    expect(required.every((id) => ids.includes(id))).toBe(true);
    expect(['w995', 'w996', 'w997', 'w998', 'w999'].every((id) => ids.includes(id))).toBe(true);
    expect(ids.length).toBeLessThan(PARAMS.kandidaten + PARAMS.due + PARAMS.certain + required.length + 2);
  });
});
