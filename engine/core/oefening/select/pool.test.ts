import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { createModel } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { restrict, type Restriction, type TaakRestriction } from '../model/settings.ts';
import { createPracticeState, newWoord, type LeerlingState } from '../model/state.ts';
import { Candidate, candidatesOf, type Stock } from './candidate.ts';
import { buildCandidates, chooseCandidates, createCandidate, createStock } from './candidates.ts';
import { createPool, poolFrom, type FormatChoice, type PoolVraag } from './pool.ts';

const m = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const restricted = (over: Partial<Oefeninstelling> = {}, taak: TaakRestriction = {}): Restriction => {
  const out = restrict(m, oefeninstellingSchema.parse(over), taak);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const dictation: FormatChoice = () => ({ format: 'dictee', k: 0 });
const vraag = (itemId: string, over: Partial<PoolVraag> = {}): PoolVraag => ({
  itemId,
  doelId: 'ei',
  format: 'dictee',
  k: 0,
  ...over,
});
function stockOf(s: LeerlingState, restriction = restricted(), day = 100): Stock {
  const stock = createStock(s, createPool(m, restriction, dictation), day);
  if (!stock.ok) throw new Error(stock.fout);
  return stock.value;
}
const rowOf = (stock: Stock, itemId: string): number =>
  stock.kolommen.pool.vragen.findIndex((q) => q.itemId === itemId);
function remembering(words: Readonly<Record<string, number>>, day = 100): LeerlingState {
  const s = createPracticeState(4, 1);
  for (const [id, S] of Object.entries(words))
    s.woorden.set(m.items.get(id)?.nr ?? 0, { ...newWoord(), S, D: 5, dag: day, reps: 3 });
  return s;
}

describe('columns of a pool', () => {
  it('hold what the model knows of each row', () => {
    const pool = poolFrom(m, restricted(), [
      vraag('w-trein'),
      vraag('w-hond', { doelId: 'eind-d', format: 'bouw' }),
      vraag('w-geit', { format: 'kies', k: 4 }),
      vraag('vo-hond', { doelId: 'volgorde', format: 'volgorde', k: 0 }),
    ]);
    expect([...pool.nr]).toEqual(pool.vragen.map((q) => m.items.get(q.itemId)?.nr));
    expect([...pool.gravity]).toEqual(
      pool.vragen.map((q, i) => (m.items.get(q.itemId)?.b ?? 0) + ([0, -0.6, 0, 0][i] ?? 0)),
    );
    expect([...pool.hardness]).toEqual([...pool.gravity].map(Math.exp));
    expect([...pool.guess]).toEqual([0, 0, 0.25, 0]);
    expect([...pool.memory]).toEqual([1, 1, 1, 0]);
    expect([...pool.family]).toEqual([1, 2, 1, 1]);
    expect([...pool.required]).toEqual([-1, -1, -1, -1]);
  });

  it('leave out questions about items that are unknown, and keep the rest in order', () => {
    const pool = poolFrom(m, restricted(), [
      vraag('w-nergens'),
      vraag('w-geit'),
      vraag('w-ook-niet'),
      vraag('w-trein'),
    ]);
    expect(pool.vragen.map((q) => q.itemId)).toEqual(['w-geit', 'w-trein']);
    expect(pool.nr).toHaveLength(2);
  });

  it('share one set of categories between rows that have the same', () => {
    const pool = poolFrom(m, restricted(), [vraag('w-trein'), vraag('w-geit'), vraag('w-hond', { doelId: 'eind-d' })]);
    expect([...pool.groep]).toEqual([0, 0, 1]);
    expect(pool.groepen.map((w) => w.ids[0])).toEqual(['ei', 'eind-d']);
    expect([...pool.doel]).toEqual([0, 0, 1]);
    expect([...pool.doelen]).toEqual([
      ['ei', 0],
      ['eind-d', 1],
    ]);
  });

  it('of nothing are empty', () => {
    expect(poolFrom(m, restricted(), [])).toMatchObject({ vragen: [], groepen: [] });
  });
});

describe('pool of a taak', () => {
  it('holds each item inside the filters once, for its goal', () => {
    const pool = createPool(m, restricted({}, { doelIds: ['ei', 'ij'] }), dictation);
    const expected = WOORDEN.filter((w) => w.hoofd === 'ei' || w.hoofd === 'ij').map((w) => [w.id, w.hoofd]);
    expect(pool.vragen.map((q) => [q.itemId, q.doelId])).toEqual(expected);
  });

  it('leaves out an item that no game can ask, or only in a format that the setting forbids', () => {
    const noTrain: FormatChoice = (id) => (id === 'w-trein' ? null : { format: 'bouw', k: 0 });
    const ids = createPool(m, restricted({}, { doelIds: ['ei'] }), noTrain).vragen.map((q) => q.itemId);
    expect(ids).not.toContain('w-trein');
    expect(ids).toContain('w-geit');
    expect(createPool(m, restricted({ formatenVerboden: ['bouw'] }), noTrain).vragen).toEqual([]);
  });

  it('asks which format once for every item inside the filters, never for the others', () => {
    const asked: string[] = [];
    createPool(m, restricted({ niveauVan: 5, niveauTot: 6 }), (id) => {
      asked.push(id);
      return { format: 'werkwoord', k: 0 };
    });
    expect(asked).toEqual(['ww-worden']);
  });
});

describe('one row as a candidate', () => {
  it('is the same object every time it is taken', () => {
    const stock = stockOf(createPracticeState(4, 1));
    const [first] = candidatesOf(stock, [3]);
    expect(candidatesOf(stock, [4, 3])[1]).toBe(first);
  });

  it('is left out when there is no such row', () => {
    const stock = stockOf(createPracticeState(4, 1));
    expect(candidatesOf(stock, [-1, 100_000])).toEqual([]);
  });

  it('carries the day of the stock in its question', () => {
    const [k] = candidatesOf(stockOf(createPracticeState(4, 1), restricted(), 321), [0]);
    expect(k?.vraag).toEqual({ itemId: 'w-maan', doelId: 'kz-mkm', format: 'dictee', k: 0, day: 321 });
  });

  it('reads nothing of a row that does not exist', () => {
    const stock = stockOf(createPracticeState(4, 1));
    const nobody = new Candidate(stock.kolommen, 9999, { ...vraag('w-trein'), day: 100 });
    expect(nobody).toMatchObject({ R: 0, due: false, reps: 0, nieuw: true, required: -1, p: 0, p0: 0, totaal: 0 });
  });

  it('is new until it was answered, whatever is remembered of others', () => {
    const list = candidatesOf(stockOf(remembering({ 'w-trein': 4 })), [...WOORDEN.keys()]);
    expect(list.filter((k) => !k.nieuw).map((k) => k.vraag.itemId)).toEqual(['w-trein']);
  });
});

describe('what is due', () => {
  it('is a word whose recall fell below the wish of the setting', () => {
    // R after t days of stability S is .9 at t = S; at .82 that takes about 2.7 S.
    const s = remembering({ 'w-trein': 10, 'w-geit': 30, 'w-reis': 300 });
    const due = (chance: Oefeninstelling['herhaling']): string[] => {
      const stock = stockOf(s, restricted({ herhaling: chance }), 145);
      return candidatesOf(stock, stock.rijen)
        .filter((k) => k.due)
        .map((k) => k.vraag.itemId);
    };
    expect(due(0.82)).toEqual(['w-trein']);
    expect(due(0.88)).toEqual(['w-trein', 'w-geit']);
  });

  it('is never a new word', () => {
    const stock = stockOf(createPracticeState(4, 1));
    expect(candidatesOf(stock, stock.rijen).some((k) => k.due)).toBe(false);
  });
});

describe('look ahead', () => {
  it('orders the outlook: a right answer never leaves less than a wrong one, nor less than none', () => {
    const s = remembering({ 'w-trein': 0.5, 'w-geit': 8, 'w-reis': 90, 'w-klein': 900 }, 60);
    const { kolommen: columns, rijen: rows } = stockOf(s);
    for (const row of rows) {
      const [right, wrong, now] = [columns.RHCorrect[row] ?? 0, columns.RHError[row] ?? 0, columns.RH[row] ?? 0];
      expect(right).toBeGreaterThanOrEqual(wrong);
      expect(right).toBeGreaterThanOrEqual(now - 1e-9);
      expect(right).toBeLessThanOrEqual(1);
    }
  });

  it('reaches as far as the toets', () => {
    const near = stockOf(createPracticeState(4, 1), restricted({}, { daysUntilToets: 7 }));
    const far = stockOf(createPracticeState(4, 1), restricted({}, { daysUntilToets: 200 }));
    const row = rowOf(near, 'w-trein');
    expect(near.kolommen.RHCorrect[row]).toBeGreaterThan(far.kolommen.RHCorrect[row] ?? 1);
  });

  it('uses the multiplier of the family of the word', () => {
    const strong = createPracticeState(4, 1);
    strong.mu[1] = 2;
    const [plain, better] = [stockOf(createPracticeState(4, 1)), stockOf(strong)];
    const [train, dog] = [rowOf(plain, 'w-trein'), rowOf(plain, 'w-hond')];
    expect(better.kolommen.RHCorrect[train]).toBeGreaterThan(plain.kolommen.RHCorrect[train] ?? 1);
    expect(better.kolommen.RHCorrect[dog]).toBe(plain.kolommen.RHCorrect[dog]);
  });
});

describe('candidates', () => {
  it.each([{ vasteVolgorde: true }, { adaptief: false }])('%o keeps the whole stock in order', (over) => {
    const stock = stockOf(createPracticeState(4, 1), restricted(over));
    const { lijst: list } = chooseCandidates(m, createPracticeState(4, 1), stock);
    expect(list.map((k) => k.rij)).toEqual([...stock.rijen]);
  });

  it('hold a word of every goal and all that is due, when the stock is larger than they are', () => {
    const s = remembering({ 'w-trein': 0.5, 'w-maan': 0.4, 'w-spin': 0.6 });
    const stock = stockOf(s, restricted(), 160);
    const { lijst: list } = chooseCandidates(m, s, stock);
    expect(new Set(list.map((k) => k.vraag.doelId))).toEqual(new Set(stock.kolommen.pool.doelen.keys()));
    for (const id of ['w-trein', 'w-maan', 'w-spin']) expect(list.map((k) => k.vraag.itemId)).toContain(id);
    expect(list.map((k) => k.rij)).toEqual(list.map((k) => k.rij).toSorted((a, b) => a - b));
    expect(list.length).toBeGreaterThanOrEqual(PARAMS.kandidaten);
  });

  it('of one question are one, of an unknown item none', () => {
    const s = createPracticeState(4, 1);
    const one = createCandidate(m, s, { vraag: { ...vraag('w-trein'), day: 9 }, restriction: restricted() });
    expect(one?.vraag).toEqual({ ...vraag('w-trein'), day: 9 });
    expect(createCandidate(m, s, { vraag: { ...vraag('?'), day: 9 }, restriction: restricted() })).toBeNull();
  });

  it('of no item at all are an error', () => {
    expect(
      buildCandidates(m, createPracticeState(4, 1), { restriction: restricted(), day: 1, formaat: () => null }),
    ).toEqual({
      ok: false,
      fout: 'pool-leeg',
    });
    const future = remembering(Object.fromEntries(WOORDEN.map((w) => [w.id, 3])), 500);
    const restriction = restricted({}, { doelIds: ['ei'] });
    expect(buildCandidates(m, future, { restriction, day: 499, formaat: dictation }).ok).toBe(false);
    expect(buildCandidates(m, future, { restriction, day: 500, formaat: dictation }).ok).toBe(true);
  });
});
