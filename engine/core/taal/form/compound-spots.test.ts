import { describe, expect, it } from 'vitest';
import { isSpot, letterSpots, type PartLookup, type Search } from './compound-spots.ts';

const knows: PartLookup = { links: () => '', rechts: (part) => part === 'schakeling', isPair: () => true };
const search = (w: string): Search => ({ w, knows, breakPoints: undefined });

describe('isSpot', () => {
  it.each([
    ['fietsbel', 5],
    ['boekenkast', 6],
    ['voetbalveld', 7],
    ['filmster', 4],
  ])('of %s is one at %i', (w, spot) => expect(isSpot(search(w), spot, 0)).toBe(true));

  it.each([
    ['bakkers', 3],
    ['informatie', 2],
    ['kapster', 3],
    ['onderscheiding', 10],
    ['klonterig', 4],
    ['bisschop', 3],
    ['asperge', 2],
    ['fietsbel', 1],
    ['fietsbel', 7],
  ])('of %s is none at %i', (w, spot) => expect(isSpot(search(w), spot, 0)).toBe(false));

  it('of what stands behind a compound is one at a later place', () => {
    expect(isSpot(search('voetbalasperge'), 7, 4)).toBe(true);
    expect(isSpot(search('voetbalasperge'), 9, 7)).toBe(false);
  });
});

describe('letterSpots', () => {
  it('are the places where a word can begin', () => {
    expect(letterSpots(search('fietsbel'), 0)).toContain(5);
    expect(letterSpots(search('fietsbel'), 0)).not.toContain(4);
    expect(letterSpots(search('kat'), 0)).toEqual([]);
  });
});
