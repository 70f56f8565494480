import { describe, expect, it } from 'vitest';
import { isTooCommon } from './password.ts';

describe('a password that is too well known', () => {
  it.each([
    'wachtwoord123',
    'Wachtwoord2026!',
    'W@chtw00rd123',
    'paswoord12345',
    'welkom2026!!',
    'P4ssw0rd!234',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123456789012',
    '098765432109',
    'qwertyuiop12',
    'azertyuiopqs',
    'abcdefghijkl',
    'zomer2026!!!',
    'welkomwelkom',
    '111122223333',
    '!!!!!!!!!!!!1',
    'Taaltocht2026',
    'feyenoord1908',
  ])('%s', (password) => {
    expect(isTooCommon(password)).toBe(true);
  });

  it.each([
    'zeilboot-anker-golf-7',
    'een goed lang wachtwoord',
    'correct horse battery staple',
    'Vr8!kdpQ2xxm',
    'paarse olifant danst',
    'naar de zomermarkt',
    '🐙🐙 inktvis in bad',
  ])('not %s', (password) => {
    expect(isTooCommon(password)).toBe(false);
  });

  it('is also the own name or address with a number', () => {
    expect(isTooCommon('samirataleb2026', ['samira.taleb', 'Samira'])).toBe(true);
    expect(isTooCommon('samirataleb2026', ['joris'])).toBe(false);
    expect(isTooCommon('jo-1234567890', ['jo'])).toBe(true);
  });
});
