import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { FORMATS, type Format } from '../contract/contract.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { createModel, type PracticeItem } from './model.ts';
import { armOf, doelFor, inNiveau, restrict, type Restriction, type TaakRestriction } from './settings.ts';

fc.configureGlobal({ seed: 20 });

const m = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const BASE = oefeninstellingSchema.parse({});
const restricted = (over: Partial<Oefeninstelling> = {}, taak?: TaakRestriction): Restriction => {
  const out = restrict(m, { ...BASE, ...over }, taak);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const refused = (over: Partial<Oefeninstelling>, taak?: TaakRestriction): boolean =>
  !restrict(m, { ...BASE, ...over }, taak).ok;
const itemOf = (id: string): PracticeItem => {
  const found = m.items.get(id);
  if (found === undefined) throw new Error(id);
  return found;
};

describe('goals', () => {
  it('come from the taak, from the setting, or from what both name', () => {
    const setting: Partial<Oefeninstelling> = { inhoud: 'doelen', leerdoelIds: ['ei', 'ij'] };
    expect([...restricted({}, { doelIds: ['eind-d'] }).doelen]).toEqual(['eind-d']);
    expect([...restricted(setting).doelen]).toEqual(['ei', 'ij']);
    expect([...restricted(setting, { doelIds: ['ij', 'eind-d'] }).doelen]).toEqual(['ij']);
    expect(restricted().doelen.size).toBe(0);
  });

  it('of the setting are passed over while it follows the learning line', () => {
    expect(restricted({ inhoud: 'leerlijn', leerdoelIds: ['ei'] }).doelen.size).toBe(0);
  });

  it('that exclude each other are refused, never widened to everything', () => {
    expect(refused({ inhoud: 'doelen', leerdoelIds: ['ei'] }, { doelIds: ['ij', 'eind-d'] })).toBe(true);
  });
});

describe('formats', () => {
  it('are those of the taak without what is forbidden, in the order of the taak', () => {
    const formats: Format[] = ['gat', 'bouw', 'kies'];
    expect([...restricted({ formatenVerboden: ['bouw'] }, { formaten: formats }).formaten]).toEqual(['gat', 'kies']);
  });

  it('are all of them when the taak names none, a dictation only with typing', () => {
    expect([...restricted().formaten]).toEqual([...FORMATS]);
    expect([...restricted({ typenAan: false }).formaten]).toEqual(FORMATS.filter((f) => f !== 'dictee'));
  });

  it('that are all taken away are refused', () => {
    expect(refused({ typenAan: false }, { formaten: ['dictee'] })).toBe(true);
    expect(refused({ formatenVerboden: ['bouw', 'gat'] }, { formaten: ['bouw', 'gat'] })).toBe(true);
  });
});

describe('numbers of a setting', () => {
  it.each([
    ['niveauVan', Number.NaN],
    ['niveauTot', Infinity],
    ['nieuwPerSessie', Number.NaN],
    ['aandeelLijst', Number.NaN],
  ] as const)('%s = %d is refused', (field, value) => {
    expect(refused({ [field]: value })).toBe(true);
  });

  it('a range of one point is a range; one that runs back is refused', () => {
    expect(restricted({ niveauVan: 4, niveauTot: 4 })).toMatchObject({ niveauVan: 4, niveauTot: 4 });
    expect(refused({ niveauVan: 4.5, niveauTot: 4 })).toBe(true);
  });

  it('the share of the list is a share, whatever percentage was stored', () => {
    expect(restricted({ aandeelLijst: 40 }).shareRequired).toBe(0.4);
    expect(restricted({ aandeelLijst: 140 }).shareRequired).toBe(1);
    expect(restricted({ aandeelLijst: -5 }).shareRequired).toBe(0);
    expect(restricted({ nieuwPerSessie: -2 }).nieuwPerSessie).toBe(0);
  });

  it.each([
    ['makkelijk', 0.9, 0.05],
    ['normaal', 0.75, 0.07],
    ['moeilijk', 0.6, 0.07],
  ] as const)('%s aims at %d with a band of %d', (difficulty, doel, band) => {
    expect(restricted({ moeilijkheid: difficulty }).targetSuccess).toEqual({ doel, band });
  });

  it.each([0.75, 0.82, 0.88] as const)('wants a due word to be known with chance %d', (chance) => {
    expect(restricted({ herhaling: chance }).retention).toBe(chance);
  });

  it('builds memory for 60 days, or until the toets but never for less than a week', () => {
    expect(restricted().horizon).toBe(60);
    for (const [days, horizon] of [
      [-3, 7],
      [0, 7],
      [7, 7],
      [8, 8],
      [200, 200],
    ] as const)
      expect(restricted({}, { daysUntilToets: days }).horizon).toBe(horizon);
  });
});

describe('arm', () => {
  it.each([
    [false, true, 'adaptief'],
    [true, true, 'statisch'],
    [false, false, 'statisch'],
    [true, false, 'statisch'],
  ] as const)('fixed order %s, adaptive %s: %s', (fixed, adaptive, arm) => {
    expect(armOf({ vasteVolgorde: fixed, adaptief: adaptive })).toBe(arm);
    expect(restricted({ vasteVolgorde: fixed, adaptief: adaptive })).toMatchObject({
      arm,
      vasteVolgorde: arm === 'statisch',
    });
  });

  it('of the taak goes before that of the setting', () => {
    expect(armOf({ vasteVolgorde: true, adaptief: false }, 'intake')).toBe('intake');
    expect(restricted({ vasteVolgorde: true }, { arm: 'toets' }).arm).toBe('toets');
  });
});

describe('level range', () => {
  it.each([
    [3, 8.5, 3, true],
    [4, 4.5, 4, true],
    [4.5, 5, 4, true],
    [4.5, 5, 5, true],
    [5, 5.5, 4, false],
    [3, 3.5, 4, false],
    [3, 4, 4, true],
  ])('from %d to %d holds groep %i: %s', (from, until, groep, inside) => {
    expect(inNiveau({ niveauVan: from, niveauTot: until }, groep)).toBe(inside);
  });

  it('that is widened never loses an item', () => {
    const level = fc.integer({ min: 6, max: 17 }).map((n) => n / 2);
    fc.assert(
      fc.property(
        level,
        level,
        fc.tuple(fc.integer({ min: 3, max: 8 }), fc.constantFrom(0, 0.5, 1)),
        (a, b, [groep, more]) => {
          const range = { niveauVan: Math.min(a, b), niveauTot: Math.max(a, b) };
          const wider = { niveauVan: range.niveauVan - more, niveauTot: range.niveauTot + more };
          if (inNiveau(range, groep)) expect(inNiveau(wider, groep)).toBe(true);
        },
      ),
    );
  });
});

describe('goal an item is asked for', () => {
  it('is its main category when every goal is allowed', () => {
    expect(doelFor(restricted(), itemOf('w-trein'))).toBe('ei');
    expect(doelFor(restricted(), itemOf('ww-worden'))).toBe('ww-tt-t');
    expect(doelFor(restricted(), itemOf('vo-hond'))).toBe('volgorde');
  });

  it('is the first of its categories that is allowed, else none', () => {
    const two: PracticeItem = {
      ...itemOf('w-trein'),
      categorieen: [
        { id: 'ei', w: 1 },
        { id: 'eind-d', w: 0.4 },
      ],
    };
    expect(doelFor(restricted({}, { doelIds: ['eind-d'] }), two)).toBe('eind-d');
    expect(doelFor(restricted({}, { doelIds: ['eind-d', 'ei'] }), two)).toBe('ei');
    expect(doelFor(restricted({}, { doelIds: ['ij'] }), two)).toBeNull();
  });

  it('is none outside the range, and none for an item without a category', () => {
    expect(doelFor(restricted({ niveauVan: 5, niveauTot: 6 }), itemOf('w-trein'))).toBeNull();
    expect(doelFor(restricted(), { ...itemOf('w-trein'), categorieen: [] })).toBeNull();
  });

  it('is always one of the goals and inside the range, for every item and setting', () => {
    const ids = DOELEN.map((d) => d.id);
    fc.assert(
      fc.property(
        fc.subarray(ids),
        fc.integer({ min: 6, max: 16 }),
        fc.constantFrom(...m.items.values()),
        (doelIds, n, item) => {
          const b = restricted({ niveauVan: n / 2, niveauTot: n / 2 + 0.5 }, { doelIds });
          const doel = doelFor(b, item);
          if (doel === null) return;
          expect(inNiveau(b, item.groep)).toBe(true);
          expect(doelIds.length === 0 || doelIds.includes(doel)).toBe(true);
          expect(item.categorieen.map((c) => c.id)).toContain(doel);
        },
      ),
    );
  });
});
