import { describe, expect, it } from 'vitest';
import { firstPartOfFinite, isOfInseparable, isOfLoanVerb } from './whole-verbs.ts';

describe('isOfLoanVerb', () => {
  it.each([
    'blokkeer',
    'halveert',
    'modelleerde',
    'presteerden',
    'hunkering',
    'halvering',
    'bundeling',
    'weigeringen',
    'portretteer',
    'regeringen',
  ])('%s is of a verb on -eren or -elen', (w) => {
    expect(isOfLoanVerb(w)).toBe(true);
  });

  it.each(['waterveer', 'zinspeling', 'uithongering', 'ijsbeer', 'koning', 'hersenspoeling', 'meneer'])(
    '%s is not',
    (w) => {
      expect(isOfLoanVerb(w)).toBe(false);
    },
  );
});

describe('isOfInseparable', () => {
  it.each([
    'overheerser',
    'onderneemster',
    'ondertekenaar',
    'onderhandelaars',
    'ondervragers',
    'onderzoekster',
    'voorspeller',
    'overwinnaar',
  ])('%s does what an unsplittable verb tells', (w) => {
    expect(isOfInseparable(w)).toBe(true);
  });

  it.each(['onderlegger', 'opruimer', 'aanvoerder', 'voorganger', 'overloper', 'tovenaar'])('%s does not', (w) => {
    expect(isOfInseparable(w)).toBe(false);
  });
});

describe('firstPartOfFinite', () => {
  it.each([
    ['ophielpen', 'op'],
    ['toetrad', 'toe'],
    ['terugkwam', 'terug'],
    ['meenamen', 'mee'],
    ['wegliepen', 'weg'],
  ])('%s opens with %s', (w, part) => {
    expect(firstPartOfFinite(w)).toBe(part);
  });

  it.each(['opslag', 'toestand', 'weggetje', 'lopen'])('%s has none', (w) => {
    expect(firstPartOfFinite(w)).toBeUndefined();
  });
});
