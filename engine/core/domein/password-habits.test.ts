import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooCommon, PASSWORD_MAX, PASSWORD_MIN } from './password.ts';

/** Seeds of a random password of twenty letters and digits that no habit could give. */
const random = fc.array(fc.constantFrom(...'bcdfghjklmnpqrstvwxz2689'), { minLength: 20, maxLength: 40 });

describe('a password that people try first', () => {
  it('has between 12 and 128 characters, and no rule about kinds', () => {
    expect([PASSWORD_MIN, PASSWORD_MAX]).toEqual([12, 128]);
  });

  it.each([
    ['a known word with digits behind', 'Wachtwoord123456'],
    ['a known word with signs around', '!!welkom!!'],
    ['a known word with digits for letters', 'w4chtw00rd2026'],
    ['a known word in capitals', 'WACHTWOORD-2026'],
    ['a known word with accents', 'wáchtwóórd 2026'],
    ['a month with a year', 'september2026'],
    ['a day with a number', 'maandag-000001'],
    ['a town', 'Antwerpen!2026'],
    ['our own name', 'taaltocht-2026'],
    ['a word twice', 'welkomwelkom'],
    ['one sign over and over', '------------'],
    ['two signs over and over', 'ababababab'],
    ['four signs over and over with a rest', 'abcdabcdabcdab'],
    ['letters of the alphabet', 'bcdefghijklmno'],
    ['the alphabet from behind', 'zyxwvutsrqpo'],
    ['keys in a row', 'asdfghjklzxc'],
    ['keys in a row of a Belgian keyboard', 'qsdfghjklmwx'],
    ['keys from behind', 'poiuytrewq'],
    ['digits from behind', '9876543210'],
    ['digits only', '202620262027'],
    ['nearly no letters', '12345678901a'],
    ['spaces around it', '  wachtwoord2026  '],
  ])('%s: %s', (_, password) => {
    expect(isTooCommon(password)).toBe(true);
  });

  it.each([
    'mijn wachtwoord is een zin',
    'wachtwoordmanager',
    'de maandag van mijn oma',
    'maan-vis-7-boot',
    'abcdefgh zegt de kat',
    'Zw4luw&Spreeuw&Mus',
    'ik fiets naar utrecht',
    'ôn ne sait jamais',
  ])('not %s', (password) => {
    expect(isTooCommon(password)).toBe(false);
  });

  it.each([
    ['willemijn2026', ['Willemijn', 'de Boer'], true],
    ['WILLEMIJN-2026', ['Willemijn'], true],
    ['W1ll3m1jn2026', ['Willemijn'], true],
    ['willemijndeboer12', ['willemijn.deboer'], true],
    ['Zoë!!!!!!!!!1', ['Zoë'], true],
    ['zoe-in-de-wei', ['Zoë'], false],
    ['willemijn fietst', ['Willemijn'], false],
    ['willemijn2026', [], false],
    ['willemijn2026', [''], false],
    ['wi-zeilboot-anker', ['wi'], false],
  ])('%s of %j: %s', (password, own, common) => {
    expect(isTooCommon(password, own)).toBe(common);
  });

  it('does not care for case or for spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(isTooCommon(` ${text.trim()} `)).toBe(isTooCommon(text.trim()));
        const ascii = text.replaceAll(/[^ -~]/g, '');
        expect(isTooCommon(ascii.toUpperCase())).toBe(isTooCommon(ascii.toLowerCase()));
      }),
    );
  });

  it('lets a long random password pass', () => {
    const repeats = (text: string): boolean => /(.{1,4})\1{2}/u.test(text);
    fc.assert(
      fc.property(random, (letters) => {
        const password = letters.join('');
        fc.pre(!repeats(password));
        expect(isTooCommon(password.replaceAll(/\d/g, 'k'))).toBe(false);
      }),
    );
  });

  it('sees any short part that is repeated', () => {
    const part = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'abcdexyz') });
    fc.assert(
      fc.property(part, fc.integer({ min: 3, max: 20 }), (text, times) => {
        expect(isTooCommon(text.repeat(times))).toBe(true);
      }),
    );
  });

  it('ends in time on the longest input', () => {
    for (const text of ['a'.repeat(PASSWORD_MAX), 'ab1!'.repeat(32), `${'x y '.repeat(31)}z`])
      expect(typeof isTooCommon(text)).toBe('boolean');
  });
});
