import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANDEN, landOpen, starsToGo } from './landen.ts';

/** Lands with the stars that open them: games.md section 8. */
const OPENS = [
  ['boerenland', 'Boerenland', 0],
  ['stad', 'De Stad', 0],
  ['water', 'Het Water', 10],
  ['bos', 'Het Bos', 25],
  ['kermis', 'De Kermis', 45],
  ['fabriek', 'De Fabriek', 70],
  ['savanne', 'De Savanne', 95],
  ['bergen', 'De Bergen', 125],
  ['ruimte', 'De Ruimtebasis', 160],
] as const;

describe('lands of the map', () => {
  it('are the nine of the design, in their order', () => {
    expect(LANDEN.map((land) => [land.code, land.naam, land.sterren])).toEqual(OPENS);
  });

  it.each(OPENS)('%s opens at its number of stars, not one before', (code, _, stars) => {
    expect(landOpen(code, stars)).toBe(true);
    expect(starsToGo(code, stars)).toBe(0);
    if (stars === 0) return;
    expect(landOpen(code, stars - 1)).toBe(false);
    expect(starsToGo(code, stars - 1)).toBe(1);
    expect(starsToGo(code, 0)).toBe(stars);
    expect(starsToGo(code, stars - 0.1)).toBe(1);
  });

  it.each([Number.NaN, Infinity, -Infinity])('counts %d as no stars', (stars) => {
    expect(OPENS.map(([code]) => starsToGo(code, stars))).toEqual(OPENS.map(([, , required]) => required));
  });

  it('asks for a debt too', () => {
    expect(starsToGo('stad', -3)).toBe(3);
    expect(starsToGo('water', -3)).toBe(13);
  });

  it('never closes a land when stars are won', () => {
    const code = fc.constantFrom(...LANDEN.map((land) => land.code));
    fc.assert(
      fc.property(code, fc.nat(300), fc.nat(300), (land, stars, more) => {
        expect(starsToGo(land, stars + more)).toBeLessThanOrEqual(starsToGo(land, stars));
        expect(landOpen(land, stars)).toBe(starsToGo(land, stars) === 0);
      }),
    );
  });
});
