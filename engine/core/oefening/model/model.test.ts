import { describe, expect, it } from 'vitest';
import { FORMATS } from '../contract/contract.ts';
import { createWoord, DOELEN, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import {
  averageB,
  categoryNr,
  createModel,
  formatParams,
  guessChance,
  ORDER_DOEL,
  OWN_ORDER,
  practiceItemOf,
  weightedFor,
  weightedForContext,
  type PracticeItem,
} from './model.ts';
import { PARAMS } from './params.ts';

const GOALS = new Map(DOELEN.map((d) => [d.id, d]));
const m = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const itemOf = (id: string): PracticeItem => {
  const found = m.items.get(id);
  if (found === undefined) throw new Error(id);
  return found;
};
/** Word with four trouble spots: its main category, one of groep 7, one of groep 4 and one of groep 3. */
const base = createWoord('zeeën', { hoofd: 'ei', groep: 6, band: 3 });
const MANY = {
  ...base,
  id: 'w-veel',
  cats: ['kz-mkm', 'ei', 'trema', 'eind-d'].map((id) => ({ id, van: 0, tot: 1 })),
};

describe('prior of an item (practice.md section 4)', () => {
  it.each([
    // .6 (groep - 5.5) + .15 (band - 3) + .06 (letters - 6) + .15 (spots - 1)
    ['w-trein', -0.9 - 0.15 - 0.06, 3 + 2.5],
    ['w-maan', -1.5 - 0.3 - 0.12, 3 + 2],
    ['w-bakker', -0.9 - 0.15, 3 + 3],
    ['ww-worden', -0.3, 3 + 3],
    // A sentence counts two letters a word.
    ['vo-hond', -0.9 + 0.06 * 6, 3 + 6],
  ])('%s: difficulty %d logit, median %d s', (id, b, seconds) => {
    const item = itemOf(id);
    expect(item.b).toBeCloseTo(b, 12);
    expect(Math.exp(item.lnT)).toBeCloseTo(seconds, 12);
    expect(item.vb).toBe(0.6);
  });

  it('is .15 higher for every trouble spot beyond the first', () => {
    expect(practiceItemOf(MANY, GOALS).b - practiceItemOf(base, GOALS).b).toBeCloseTo(0.45, 12);
  });

  it('grows with groep, length and rarity', () => {
    const b = (over: object): number => practiceItemOf({ ...base, ...over }, GOALS).b;
    expect(b({ groep: 7 }) - b({ groep: 6 })).toBeCloseTo(0.6, 12);
    expect(b({ band: 5 }) - b({ band: 3 })).toBeCloseTo(0.3, 12);
    expect(b({ w: 'zeeënland' }) - b({})).toBeCloseTo(0.24, 12);
  });

  it('gives way to a measured difficulty, and its time only when that was measured too', () => {
    const measured = createModel(WOORDEN, DOELEN, {
      kalibratie: new Map([
        ['w-trein', { b: 1.5, vb: 0.02 }],
        ['w-klein', { b: 0, vb: 0.1, lnT: 2 }],
        ['w-nergens', { b: 9, vb: 9 }],
      ]),
    });
    expect(measured.items.get('w-trein')).toMatchObject({ b: 1.5, vb: 0.02, lnT: itemOf('w-trein').lnT });
    expect(measured.items.get('w-klein')).toMatchObject({ b: 0, vb: 0.1, lnT: 2 });
    expect(measured.items.get('w-reis')).toEqual(itemOf('w-reis'));
    expect(measured.items.has('w-nergens')).toBe(false);
  });

  it('depends on nothing but the item and its goals', () => {
    const alone = createModel(WOORDEN.slice(0, 1), DOELEN);
    for (const [id, item] of alone.items) expect(item).toEqual(itemOf(id));
  });
});

describe('categories of an item', () => {
  const item = practiceItemOf(MANY, GOALS);

  it('are its own main one and then the latest taught, three at most, at 1 and .4', () => {
    expect(item.categorieen).toEqual([
      { id: 'ei', w: 1 },
      { id: 'trema', w: 0.4 },
      { id: 'eind-d', w: 0.4 },
    ]);
  });

  it('are seen from each of them: what is practised weighs 1', () => {
    expect(item.weighted.map((w) => w.ids)).toEqual([
      ['ei', 'trema', 'eind-d'],
      ['trema', 'ei', 'eind-d'],
      ['eind-d', 'ei', 'trema'],
    ]);
    expect(item.weighted.map((w) => w.weights)).toEqual(Array.from({ length: 3 }, () => [1, 0.4, 0.4]));
    expect(item.weighted.map((w) => w.nrs)).toEqual([
      [15, 70, 19],
      [70, 15, 19],
      [19, 15, 70],
    ]);
  });

  it('take the memory multiplier of the family of the first', () => {
    expect(item.weighted.map((w) => w.family)).toEqual([1, 6, 2]);
  });

  it('that are unknown are left out, and an item without any has one empty view', () => {
    const strange = practiceItemOf({ ...base, hoofd: 'onbekend', cats: [{ id: 'ook-niet', van: 0, tot: 1 }] }, GOALS);
    expect(strange.categorieen).toEqual([]);
    expect(strange.weighted).toEqual([{ ids: [], key: '', nrs: [], weights: [], family: 1 }]);
  });

  it('are found by goal, else as practised for the main one', () => {
    expect(weightedFor(item, 'trema').ids[0]).toBe('trema');
    expect(weightedFor(item, 'ij').ids[0]).toBe('ei');
    expect(weightedFor({ ...item, weighted: [] }, 'ei')).toBe(OWN_ORDER);
  });

  it('of a word in order are the order alone; a sentence keeps its strand', () => {
    expect(weightedForContext(item, { doelId: 'ei', format: 'volgorde' })).toBe(OWN_ORDER);
    expect(weightedForContext(itemOf('ww-worden'), { doelId: 'ww-tt-t', format: 'volgorde' })).toBe(OWN_ORDER);
    expect(weightedForContext(itemOf('vo-hond'), { doelId: ORDER_DOEL, format: 'volgorde' }).nrs).toEqual([0xffff]);
    expect(OWN_ORDER).toMatchObject({ ids: ['volgorde'], nrs: [0xffff], weights: [1] });
  });
});

describe('stored numbers', () => {
  it.each([
    ['ei', 15],
    ['volgorde', 0xffff],
    ['leestekens', 65],
    ['onbekend', undefined],
  ])('category %s has number %s', (id, nr) => {
    expect(categoryNr(m, id)).toBe(nr);
  });

  it('of items are all different and fit 31 bits', () => {
    const nrs = [...m.items.values()].map((item) => item.nr);
    expect(new Set(nrs).size).toBe(nrs.length);
    expect(nrs.every((nr) => Number.isInteger(nr) && nr >= 0 && nr < 2 ** 31)).toBe(true);
  });
});

describe('mean difficulty of a category', () => {
  it('is a step of .6 for each groep', () => {
    expect(averageB(m, 'kz-mkm')).toBeCloseTo(-1.5, 12);
    expect(averageB(m, 'ei')).toBeCloseTo(-0.9, 12);
    expect(averageB(m, 'trema')).toBeCloseTo(0.9, 12);
  });

  it('is the middle of the scale for an unknown one', () => {
    expect(averageB(m, 'onbekend')).toBe(0);
  });
});

describe('format as asked', () => {
  it.each(FORMATS)('%s without options is the row of the table', (format) => {
    expect(formatParams(PARAMS, format, 0)).toBe(PARAMS.formaten[format]);
  });

  it.each(['dictee', 'flits', 'werkwoord', 'gat', 'zoekfout', 'bouw'] as const)(
    '%s with options is a choice: less weight, recognition',
    (format) => {
      expect(formatParams(PARAMS, format, 3)).toBe(PARAMS.gekozen);
    },
  );

  it.each(['kies', 'oordeel', 'sorteer', 'rijm', 'splits', 'tempo'] as const)(
    '%s keeps its row whatever the options',
    (format) => {
      expect(formatParams(PARAMS, format, 4)).toBe(PARAMS.formaten[format]);
    },
  );
});

describe('guess chance', () => {
  const { kies: choice, oordeel: judged, dictee: written } = PARAMS.formaten;

  it.each([
    [0, 0],
    [1, 0.5],
    [2, 0.5],
    [3, 1 / 3],
    [4, 0.25],
    [24, 1 / 24],
  ])('of %i options is %d, at most one half', (k, chance) => {
    expect(guessChance(choice, k)).toBeCloseTo(chance, 12);
  });

  it('of a judgment is one half and of writing nothing, whatever the options', () => {
    for (const k of [0, 2, 4]) expect([guessChance(judged, k), guessChance(written, k)]).toEqual([0.5, 0]);
  });
});

describe('evidence head', () => {
  it('is off until one of its weights differs from 0', () => {
    const head = (weights: readonly number[]): boolean =>
      createModel([], [], { params: { ...PARAMS, hoofd: weights } }).headEnabled;
    expect(m.headEnabled).toBe(false);
    expect(head([0, 0, 0, 0, 0, 0, 0, 0, -0.1])).toBe(true);
    expect(head([])).toBe(false);
  });
});
