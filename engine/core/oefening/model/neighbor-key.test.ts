import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNeighborSlip, type SlipKeyboard } from './neighbor-key.ts';

fc.configureGlobal({ seed: 20 });

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Letters that a finger can hit instead of `letter`; vowel swaps and sound-alike pairs are left out by the rule. */
const around = (letter: string, keyboard: SlipKeyboard): string =>
  LETTERS.filter((other) => isNeighborSlip(letter, other, keyboard)).join('');

describe('keys beside each other', () => {
  it.each([
    ['p', 'lo'],
    ['z', 'ax'],
    ['k', 'ijlmo'],
    ['b', 'ghnv'],
    ['t', 'fgry'],
  ])('qwerty: a finger on %s slips to %s', (letter, others) => {
    expect(around(letter, 'qwerty')).toBe(others);
  });

  it.each([
    ['a', 'qz'],
    ['w', 'qsx'],
    ['m', 'lp'],
    ['q', 'aswz'],
  ])('azerty: a finger on %s slips to %s', (letter, others) => {
    expect(around(letter, 'azerty')).toBe(others);
  });

  it.each<SlipKeyboard>(['abc', 'grafeem'])(
    'no slip is assumed on %s: its keys do not lie as on a desk',
    (keyboard) => {
      expect(LETTERS.map((letter) => around(letter, keyboard)).join('')).toBe('');
    },
  );

  it.each<SlipKeyboard>(['qwerty', 'azerty'])('%s: beside is mutual, and no key lies beside itself', (keyboard) => {
    for (const a of LETTERS) {
      expect(isNeighborSlip(a, a, keyboard)).toBe(false);
      for (const b of LETTERS) expect(isNeighborSlip(a, b, keyboard)).toBe(isNeighborSlip(b, a, keyboard));
    }
  });

  it('is never a spelling mistake that a child makes: sound-alikes and vowels stay mistakes', () => {
    for (const keyboard of ['qwerty', 'azerty'] as const)
      for (const [a, b] of ['fv', 'sz', 'dt', 'ck', 'gh', 'bp', 'cs', 'ij', 'mn', 'ui', 'io', 'uy', 'ea'].map((p) => [
        ...p,
      ]))
        expect(isNeighborSlip(a ?? '', b ?? '', keyboard)).toBe(false);
  });
});

describe('slip in a word', () => {
  it('changes exactly one letter, wherever it stands', () => {
    expect(isNeighborSlip('lamp', 'kamp', 'qwerty')).toBe(true);
    expect(isNeighborSlip('lamp', 'lanp', 'qwerty')).toBe(false);
    expect(isNeighborSlip('lamp', 'lamo', 'qwerty')).toBe(true);
    expect(isNeighborSlip('lamp', 'kamo', 'qwerty')).toBe(false);
  });

  it('never adds, loses or swaps a letter', () => {
    for (const given of ['lam', 'lampp', 'lmap', '', 'lamp '])
      expect(isNeighborSlip('lamp', given, 'qwerty')).toBe(false);
  });

  it('leaves capitals, digits and accents alone: they are no keys of the rows', () => {
    for (const [doel, given] of [
      ['Lamp', 'Kamp'],
      ['ruïne', 'ruine'],
      ['lamp', '1amp'],
      ["foto's", 'foto;s'],
    ] as const)
      expect(isNeighborSlip(doel, given, 'qwerty')).toBe(false);
  });

  it('depends on the one pair alone, whatever stands around it', () => {
    const word = fc.stringMatching(/^[a-z]{0,8}$/);
    const letter = fc.constantFrom(...LETTERS);
    fc.assert(
      fc.property(word, word, fc.tuple(letter, letter), (before, after, [a, b]) => {
        expect(isNeighborSlip(before + a + after, before + b + after, 'qwerty')).toBe(isNeighborSlip(a, b, 'qwerty'));
      }),
    );
  });

  it('never throws, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom<SlipKeyboard>('qwerty', 'azerty', 'abc', 'grafeem'),
        (a, b, k) => {
          const out = isNeighborSlip(a, b, k);
          if (out) expect([a === b, a.length]).toEqual([false, b.length]);
        },
      ),
    );
  });
});
