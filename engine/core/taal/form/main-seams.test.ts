import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { mainSeams } from './main-seams.ts';
import { samenstellingSeams } from './samenstelling.ts';

/** The word with a bar at its main seams. */
function shown(w: string): string {
  const seams = samenstellingSeams(w, {}).map(({ plek: spot }) => spot);
  const main = mainSeams(w, seams);
  return [...w].map((letter, i) => (main.includes(i) ? `|${letter}` : letter)).join('');
}

beforeAll(loadPatterns);

describe('mainSeams', () => {
  it.each([
    'fiets|bel',
    'voetbal|club',
    'meisjes|voetbal',
    'zaal|voetbal',
    'korfbal|paal',
    'kapstok|haakje',
    'verjaardags|kaart',
    'zweef|vliegtuig',
    'taxi|standplaats',
    'inbraak|alarm',
    'aanvoerders|band',
    'evenwichts|balk',
  ])('falls in two as %s', (gold) => expect(shown(gold.replace('|', ''))).toBe(gold));

  it('tells nothing where no part of two is known', () => {
    expect(shown('blokfluitles')).toBe('blokfluitles');
    expect(mainSeams('blokfluitles', [4, 9])).toEqual([]);
  });

  it('keeps the only seam, and has none of a word without', () => {
    expect(mainSeams('fietsbel', [5])).toEqual([5]);
    expect(mainSeams('tafel', [])).toEqual([]);
  });
});

it('takes the letters between for a word of no table', () => {
  expect(mainSeams('verjaardagskaart', [6, 11])).toContain(11);
  expect(mainSeams('verjaardagskaart', [6, 11])).not.toContain(6);
});
