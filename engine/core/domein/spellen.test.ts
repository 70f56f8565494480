import { describe, expect, it } from 'vitest';
import { LANDEN, landOpen, starsToGo } from './landen.ts';
import { isSpel, SPELLEN, spelOf, WERKWOORD_FAMILIES } from './spellen.ts';

describe('SPELLEN', () => {
  it('holds 45 games with different names and slugs, in known lands', () => {
    expect(SPELLEN).toHaveLength(45);
    expect(new Set(SPELLEN.map((s) => s.slug)).size).toBe(45);
    expect(new Set(SPELLEN.map((s) => s.naam)).size).toBe(45);
    expect(SPELLEN.every((s) => /^[a-z0-9]+$/u.test(s.slug))).toBe(true);
    const codes = new Set<string>(LANDEN.map((l) => l.code));
    expect(SPELLEN.every((s) => codes.has(s.land))).toBe(true);
  });

  it('has the places per land of the map', () => {
    const countUp = Object.fromEntries(LANDEN.map((l) => [l.code, SPELLEN.filter((s) => s.land === l.code).length]));
    expect(countUp).toEqual({
      boerenland: 5,
      stad: 8,
      water: 6,
      bos: 5,
      kermis: 7,
      fabriek: 4,
      savanne: 3,
      bergen: 5,
      ruimte: 2,
    });
  });

  it('has the sizes of the families', () => {
    const countUp = Object.fromEntries(
      WERKWOORD_FAMILIES.map((f) => [f, SPELLEN.filter((s) => s.family === f).length]),
    );
    expect(countUp).toEqual({ bouwen: 16, sorteren: 7, typen: 4, lezen: 18 });
  });

  it('has two starters', () => {
    expect(SPELLEN.filter((s) => s.starter).map((s) => s.slug)).toEqual(['pizzabakken', 'bellenprikken']);
  });

  it('finds the piñata by every spelling of the address', () => {
    for (const name of ['pinata', 'piñata', 'pin\u0303ata']) expect(spelOf(name)?.slug).toBe('pinata');
    expect(isSpel('pinjata')).toBe(false);
    expect(isSpel('')).toBe(false);
  });
});

describe('landen', () => {
  it('opens by stars and tells how many are left', () => {
    expect(landOpen('stad', 0)).toBe(true);
    expect(landOpen('water', 9)).toBe(false);
    expect(landOpen('water', 10)).toBe(true);
    expect(starsToGo('bergen', 100)).toBe(25);
    expect(starsToGo('bergen', Number.NaN)).toBe(125);
  });

  it('asks more stars for each next land', () => {
    LANDEN.slice(1).forEach((land, i) => expect(land.sterren).toBeGreaterThanOrEqual(LANDEN[i]?.sterren ?? 0));
  });
});
