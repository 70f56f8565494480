import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { TOKEN_KINDS } from '../contract/contract.ts';
import { createTokenMaker, scramble } from './tokens.ts';

const maker = (seed = 3) => createTokenMaker(createRng(seed));
const texts = fc.array(fc.string({ maxLength: 3 }), { maxLength: 8 });
const tokensOf = (list: readonly string[], seed = 3) => {
  const tokens = maker(seed);
  return list.map((text) => tokens.create(text, 'letter'));
};

describe('tokens', () => {
  it('carry their text, kind and what was added, and an id of letters and digits', () => {
    for (const kind of TOKEN_KINDS)
      expect(maker().create('ij', kind, { audio: 'k:ij', picture: 'fe:egg' })).toEqual({
        id: expect.stringMatching(/^t[0-9a-z]+$/u),
        text: 'ij',
        kind,
        audio: 'k:ij',
        picture: 'fe:egg',
      });
  });

  it('have no field that was not given', () => {
    expect(Object.keys(maker().create('a', 'letter')).sort()).toEqual(['id', 'kind', 'text']);
  });

  it('never share an id, even for the same text', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const ids = tokensOf(
          Array.from({ length: 40 }, () => 'a'),
          seed,
        ).map((t) => t.id);
        expect(new Set(ids).size).toBe(40);
      }),
    );
  });

  it('try again when the random source gives an id twice', () => {
    const numbers = [0.5, 0.5, 0.5, 0.25];
    let nr = 0;
    const tokens = createTokenMaker({ next: () => numbers[nr++] ?? 0, int: () => 0, state: () => 1 });
    const [a, b] = [tokens.create('a', 'letter'), tokens.create('b', 'letter')];
    expect(a.id).not.toBe(b.id);
    expect(nr).toBe(4);
  });

  it('have an id that says nothing about the text', () => {
    expect(tokensOf(['a', 'b']).map((t) => t.id)).toEqual(tokensOf(['x', 'y']).map((t) => t.id));
  });
});

describe('a scrambled pool', () => {
  it('holds the same tokens', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (list, seed) => {
        const tokens = tokensOf(list);
        const out = scramble(tokens, createRng(seed));
        expect(out.map((t) => t.id).sort()).toEqual(tokens.map((t) => t.id).sort());
      }),
    );
  });

  it('is never the answer itself from three different parts on', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 8 }),
        fc.nat(),
        (list, seed) => {
          const out = scramble(tokensOf(list), createRng(seed));
          expect(out.map((t) => t.text)).not.toEqual(list);
        },
      ),
    );
  });

  it('may keep two parts as they are, and does not mind none or one', () => {
    const seen = new Set(
      Array.from({ length: 30 }, (_, seed) =>
        scramble(tokensOf(['a', 'b']), createRng((seed + 1) * 0x9e3779b1))
          .map((t) => t.text)
          .join(''),
      ),
    );
    expect(seen).toEqual(new Set(['ab', 'ba']));
    expect(scramble([], createRng(1))).toEqual([]);
    expect(scramble(tokensOf(['a']), createRng(1))).toHaveLength(1);
  });

  it('stays itself for the same seed, and leaves its input alone', () => {
    const tokens = Object.freeze(tokensOf(['m', 'aa', 'n', 's']));
    expect(scramble(tokens, createRng(9))).toEqual(scramble(tokens, createRng(9)));
  });
});
