import { describe, expect, it } from 'vitest';
import { DIGRAPHS, isBegin, isKlinkerletter, isMedeklinkerletter } from './letters.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyzáàäâéèëêíìïîóòöôúùüû'];

describe('letters', () => {
  it('puts every letter on exactly one side', () => {
    for (const letter of ALPHABET) expect(isKlinkerletter(letter)).not.toBe(isMedeklinkerletter(letter));
    expect(ALPHABET.filter(isMedeklinkerletter).join('')).toBe('bcdfghjklmnpqrstvwxz');
  });

  it('takes a sign or a figure for neither', () => {
    for (const sign of ['-', '’', ' ', '3', '']) {
      expect(isKlinkerletter(sign)).toBe(false);
      expect(isMedeklinkerletter(sign)).toBe(false);
    }
  });

  it('builds every digraph of vowels, with at most a w or a y behind them', () => {
    for (const digraph of DIGRAPHS) {
      expect(digraph.length).toBeGreaterThan(1);
      expect([...digraph.replace(/w$/, '')].every((letter) => isKlinkerletter(letter) || letter === 'j')).toBe(true);
    }
  });

  it.each(['b', 'str', 'schr', 'ch', 'kn', 'zw', 'ph'])('lets %s open a syllable', (letters) =>
    expect(isBegin(letters)).toBe(true),
  );

  it.each(['ng', 'nk', 'rs', 'lk', 'mp', 'rts', 'tk', ''])('does not let "%s" open one', (letters) =>
    expect(isBegin(letters)).toBe(false),
  );
});
