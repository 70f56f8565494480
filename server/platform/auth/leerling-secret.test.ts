import { expect, it } from 'vitest';
import { IMAGES, imageSecret } from '#engine/core/domein/images.ts';
import { PASSWORD_WOORDEN } from '#engine/core/domein/password-woorden.ts';
import { newGroepscode, newImages, newWoorden } from './leerling-secret.ts';

it('gives sixty pupils three different pictures each, nobody the same', () => {
  const taken = new Set<string>();
  const codes = Array.from({ length: 60 }, () => newImages(taken));
  expect(new Set(codes.map(imageSecret)).size).toBe(60);
  for (const code of codes) {
    expect(new Set(code).size).toBe(3);
    expect(IMAGES).toEqual(expect.arrayContaining(code));
  }
});

it('makes passwords of two different short words and a digit', () => {
  for (let nr = 0; nr < 200; nr += 1) {
    const [first, second, digit] = newWoorden().split('-');
    expect(PASSWORD_WOORDEN).toContain(first);
    expect(PASSWORD_WOORDEN).toContain(second);
    expect(first).not.toBe(second);
    expect(digit).toMatch(/^[2-9]$/);
  }
});

it('has enough words, each once, without a capital or an accent', () => {
  expect(PASSWORD_WOORDEN.length).toBeGreaterThan(150);
  expect(new Set(PASSWORD_WOORDEN).size).toBe(PASSWORD_WOORDEN.length);
  for (const woord of PASSWORD_WOORDEN) expect(woord).toMatch(/^[a-z]{3,8}$/);
});

it('makes group codes that hold no word and no letter that looks like another', () => {
  const codes = Array.from({ length: 300 }, newGroepscode);
  for (const code of codes) expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}$/);
  expect(new Set(codes).size).toBe(300);
});
