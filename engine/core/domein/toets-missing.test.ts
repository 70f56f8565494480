import { describe, expect, it } from 'vitest';
import { missingInToets, type ToetsDraft } from './toets-missing.ts';

const DAY_MS = 86_400_000;
const NOW = 10 * DAY_MS;
const woorden = ['trein', 'kijkt', 'boom', 'fiets', 'schaap'].map((woord) => ({
  woord,
  zin: `Ik zie ${woord} staan.`,
}));
const COMPLETE: ToetsDraft = { woorden, participants: 2, begin: NOW, end: NOW + DAY_MS };

/** What is missing when this part of a complete toets is different. */
const missing = (part: Partial<ToetsDraft>): Record<string, string> => missingInToets({ ...COMPLETE, ...part }, NOW);

describe('what keeps a methodetoets from being published', () => {
  it('is nothing when it is complete', () => {
    expect(missing({})).toEqual({});
  });

  it('is too few words', () => {
    expect(missing({ woorden: woorden.slice(1) })).toEqual({ woorden: 'kies' });
    expect(missing({ woorden: [] })).toEqual({ woorden: 'kies' });
  });

  it('is a sentence that is not there, or lacks the word', () => {
    const sentences = [{ woord: 'geit', zin: '' }, { woord: 'koe', zin: 'De koeien loeien.' }, ...woorden];
    expect(missing({ woorden: sentences })).toEqual({ 'woorden.0.zin': 'verplicht', 'woorden.1.zin': 'formaat' });
  });

  it('is the same word twice, whatever the capitals', () => {
    const double = [...woorden, { woord: 'Trein', zin: 'De Trein rijdt.' }];
    expect(missing({ woorden: double })).toEqual({ 'woorden.5.woord': 'bestaat_al' });
  });

  it('is nobody who takes part', () => {
    expect(missing({ participants: 0 })).toEqual({ deelnemers: 'kies' });
  });

  it.each([
    ['no begin', { begin: undefined }, { vensterVan: 'verplicht' }],
    ['no end', { end: undefined }, { vensterTot: 'verplicht' }],
    ['an end before the begin', { begin: NOW + 2 * DAY_MS }, { vensterTot: 'datumvolgorde' }],
    ['an end that is over', { begin: NOW - 2 * DAY_MS, end: NOW }, { vensterTot: 'datumvolgorde' }],
    ['more than thirty days', { end: NOW + 31 * DAY_MS }, { vensterTot: 'bereik' }],
  ])('is %s', (_name, part, expected) => {
    expect(missing(part)).toEqual(expected);
  });

  it('takes exactly thirty days', () => {
    expect(missing({ end: NOW + 30 * DAY_MS })).toEqual({});
  });
});

describe('several things at once', () => {
  it('are all told, each at its own field', () => {
    const draft = { woorden: [{ woord: 'boot', zin: '' }], participants: 0, begin: undefined, end: undefined };
    expect(missing(draft)).toEqual({
      woorden: 'kies',
      'woorden.0.zin': 'verplicht',
      deelnemers: 'kies',
      vensterVan: 'verplicht',
    });
  });

  it('mark the second of two equal words, and a third, but never the first', () => {
    const again = { woord: 'BOOM', zin: 'De BOOM groeit.' };
    expect(Object.keys(missing({ woorden: [...woorden, again, again] }))).toEqual([
      'woorden.5.woord',
      'woorden.6.woord',
    ]);
  });

  it.each([['boomhut'], ['kersenboom'], ['bo-om']])(
    'do not take a sentence with %s for one with the word boom',
    (other) => {
      const wrong = woorden.map((one) => (one.woord === 'boom' ? { ...one, zin: `Ik zie een ${other} staan.` } : one));
      expect(missing({ woorden: wrong })).toEqual({ 'woorden.2.zin': 'formaat' });
    },
  );
});
