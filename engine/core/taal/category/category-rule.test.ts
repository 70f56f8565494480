import { describe, expect, it } from 'vitest';
import { at, patternSpans, search } from './category-rule.ts';
import { pictureOf } from '../klank/klank.ts';

const picture = pictureOf('Kikker');

describe('search', () => {
  it('gives the spans of the graphemes that pass, with the letters in lower case', () => {
    expect(search(picture, (_g, _i, letters) => letters === 'k')).toEqual([{ van: 0, tot: 1 }]);
    expect(search(picture, (_g, _i, letters) => letters === 'kk')).toEqual([{ van: 2, tot: 4 }]);
    expect(search(picture, (g) => g.core)).toEqual([
      { van: 1, tot: 2 },
      { van: 4, tot: 5 },
    ]);
    expect(search(picture, (_g, i) => i === 0)).toEqual([{ van: 0, tot: 1 }]);
  });

  it('gives nothing when none passes', () => {
    expect(search(picture, () => false)).toEqual([]);
  });
});

describe('pattern', () => {
  it('gives every span of the pattern in the lower-case word', () => {
    expect(patternSpans(picture, /k+/g)).toEqual([
      { van: 0, tot: 1 },
      { van: 2, tot: 4 },
    ]);
    expect(patternSpans(picture, /z/g)).toEqual([]);
  });
});

describe('at', () => {
  it('runs the rule only on a word with one of the letters', () => {
    let runs = 0;
    const rule = at(/ei/, () => {
      runs += 1;
      return [{ van: 0, tot: 1 }];
    });
    expect(rule(pictureOf('kat'), {})).toEqual([]);
    expect(runs).toBe(0);
    expect(rule(pictureOf('geit'), {})).toEqual([{ van: 0, tot: 1 }]);
    expect(runs).toBe(1);
  });

  it('looks at the lower-case letters', () => {
    const rule = at(/ei/, () => [{ van: 0, tot: 2 }]);
    expect(rule(pictureOf('Eiland'), {})).toEqual([{ van: 0, tot: 2 }]);
  });
});
