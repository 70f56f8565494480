import { expect, it } from 'vitest';
import { PLAATJES, plaatjesGeheim } from '#engine/core/domein/plaatjes.ts';
import { WACHTWOORDWOORDEN } from '#engine/core/domein/wachtwoordwoorden.ts';
import { nieuweGroepscode, nieuwePlaatjes, nieuweWoorden } from './leerlinggeheim.ts';

it('gives sixty pupils three different pictures each, nobody the same', () => {
  const bezet = new Set<string>();
  const codes = Array.from({ length: 60 }, () => nieuwePlaatjes(bezet));
  expect(new Set(codes.map(plaatjesGeheim)).size).toBe(60);
  for (const code of codes) {
    expect(new Set(code).size).toBe(3);
    expect(PLAATJES).toEqual(expect.arrayContaining(code));
  }
});

it('makes passwords of two different short words and a digit', () => {
  for (let nr = 0; nr < 200; nr += 1) {
    const [eerste, tweede, cijfer] = nieuweWoorden().split('-');
    expect(WACHTWOORDWOORDEN).toContain(eerste);
    expect(WACHTWOORDWOORDEN).toContain(tweede);
    expect(eerste).not.toBe(tweede);
    expect(cijfer).toMatch(/^[2-9]$/);
  }
});

it('has enough words, each once, without a capital or an accent', () => {
  expect(WACHTWOORDWOORDEN.length).toBeGreaterThan(150);
  expect(new Set(WACHTWOORDWOORDEN).size).toBe(WACHTWOORDWOORDEN.length);
  for (const woord of WACHTWOORDWOORDEN) expect(woord).toMatch(/^[a-z]{3,8}$/);
});

it('makes group codes that hold no word and no letter that looks like another', () => {
  const codes = Array.from({ length: 300 }, nieuweGroepscode);
  for (const code of codes) expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}$/);
  expect(new Set(codes).size).toBe(300);
});
