import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKoppelcode, formatKoppelcode, parseKoppelcode } from './koppelcode.ts';
import { createTransferCode, formatTransferCode, parseTransferCode } from './transfer-code.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Numbers a random source gave, each used for one character. */
const draws = (length: number) => fc.array(fc.nat(1_000_000), { minLength: length, maxLength: length });
const source = (numbers: readonly number[]) => {
  let nr = 0;
  return (max: number) => (numbers[nr++] ?? 0) % max;
};
/** How people copy a code: small letters, and dashes or spaces anywhere. */
const copied = (code: string, gaps: readonly number[], small: boolean): string => {
  const letters = [...code].map((letter, i) => (gaps.includes(i) ? `${i % 2 === 0 ? ' ' : '-'}${letter}` : letter));
  return small ? letters.join('').toLowerCase() : letters.join('');
};
/** Any code units, also those that are no text. */
const anyText = fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes));
const gaps = fc.array(fc.nat(20), { maxLength: 8 });

describe('a koppelcode', () => {
  it('comes back from every way of writing it', () => {
    fc.assert(
      fc.property(draws(8), gaps, fc.boolean(), (numbers, where, small) => {
        const code = createKoppelcode(source(numbers));
        expect(parseKoppelcode(copied(code, where, small))).toBe(code);
        expect(parseKoppelcode(formatKoppelcode(code))).toBe(code);
      }),
    );
  });

  it('never forms a word: it holds no vowel and nothing that looks like one', () => {
    fc.assert(
      fc.property(draws(8), (numbers) => {
        expect(createKoppelcode(source(numbers))).not.toMatch(/[AEIOU01L]/u);
      }),
    );
  });

  it.each(['BCDFGHJ', 'BCDFGHJKM', 'BCDFGHJA', 'BCDFGHJ0', 'BCDFGHJ1', 'BCDFGHJL', 'BCDFGHJ?', 'ＢＣＤＦＧＨＪＫ'])(
    'refuses %s',
    (text) => {
      expect(parseKoppelcode(text)).toBeUndefined();
    },
  );

  it('takes any text without a crash', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const code = parseKoppelcode(text);
        expect(code === undefined || /^[B-DF-HJKMNP-TV-Z2-9]{8}$/u.test(code)).toBe(true);
      }),
    );
  });
});

describe('a verhuistoken', () => {
  it('comes back from every way of writing it', () => {
    fc.assert(
      fc.property(draws(20), gaps, fc.boolean(), (numbers, where, small) => {
        const code = createTransferCode(source(numbers));
        expect(parseTransferCode(copied(code, where, small))).toEqual({ ok: true, code });
        expect(parseTransferCode(formatTransferCode(code))).toEqual({ ok: true, code });
      }),
    );
  });

  it('notices one wrong character wherever it stands', () => {
    const other = fc.constantFrom(...CROCKFORD);
    fc.assert(
      fc.property(draws(20), fc.nat(19), other, (numbers, at, letter) => {
        const code = createTransferCode(source(numbers));
        fc.pre(code[at] !== letter);
        expect(parseTransferCode(code.slice(0, at) + letter + code.slice(at + 1))).toEqual({
          ok: false,
          fout: 'controle',
        });
      }),
    );
  });

  it('notices two characters that changed places', () => {
    fc.assert(
      fc.property(draws(20), fc.nat(18), (numbers, at) => {
        const code = createTransferCode(source(numbers));
        const [a = '', b = ''] = code.slice(at, at + 2);
        fc.pre(a !== b);
        expect(parseTransferCode(code.slice(0, at) + b + a + code.slice(at + 2)).ok).toBe(false);
      }),
    );
  });

  it('gives all zeros and all last characters their own check', () => {
    const zeros = createTransferCode(() => 0);
    const lasts = createTransferCode((max) => max - 1);
    expect(zeros).toBe('0'.repeat(21));
    expect(lasts.slice(0, 20)).toBe('Z'.repeat(20));
    expect([parseTransferCode(zeros).ok, parseTransferCode(lasts).ok]).toEqual([true, true]);
    expect(parseTransferCode(`${lasts.slice(0, 20)}0`).ok).toBe(lasts.endsWith('0'));
  });

  it('is shown in four groups of five and the check', () => {
    fc.assert(
      fc.property(draws(20), (numbers) => {
        const code = createTransferCode(source(numbers));
        expect(formatTransferCode(code).split('-')).toEqual([
          code.slice(0, 5),
          code.slice(5, 10),
          code.slice(10, 15),
          code.slice(15, 20),
          code.slice(20),
        ]);
      }),
    );
  });

  it('tells a slip of the pen from what is no code', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const out = parseTransferCode(text);
        const bare = text.toUpperCase().replaceAll(/[\s-]/g, '');
        if (bare.length !== 21) expect(out).toEqual({ ok: false, fout: 'vorm' });
      }),
    );
  });
});
