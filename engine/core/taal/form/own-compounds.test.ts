import { describe, expect, it } from 'vitest';
import { OWN_COMPOUNDS } from '../tables/own-compounds.ts';
import { samenstellingSeams } from './samenstelling.ts';

const spots = (w: string): number[] => samenstellingSeams(w, {}).map(({ plek: spot }) => spot);

describe('whole compounds of the table', () => {
  it('have seams inside the word only', () => {
    for (const [word, seams] of OWN_COMPOUNDS) {
      expect(seams.length).toBeGreaterThan(0);
      for (const seam of seams) expect(seam > 0 && seam < word.length, word).toBe(true);
    }
  });

  it('are found as they stand', () => {
    for (const [word, seams] of OWN_COMPOUNDS) if (word.length > 4) expect(spots(word), word).toEqual(seams);
  });

  it.each([
    ['snottebellen', [6]],
    ['erfgenamen', [3]],
    ['peperdure', [5]],
    ['zilveruitje', [6]],
    ['lolbroeken', [3]],
    ['reebokje', [3]],
    ['dertientallen', [7]],
  ])('%s has the seam of its base', (word, seams) => {
    expect(spots(word)).toEqual(seams);
  });

  it('link with the letters of their first part', () => {
    expect(samenstellingSeams('stadsloop', {})).toEqual([{ plek: 5, between: 's' }]);
    expect(samenstellingSeams('kippenren', {})).toEqual([{ plek: 6, between: 'en' }]);
    expect(samenstellingSeams('bosui', {})).toEqual([{ plek: 3, between: '' }]);
    expect(samenstellingSeams('nietsnut', {})).toEqual([{ plek: 5, between: '' }]);
  });
});
