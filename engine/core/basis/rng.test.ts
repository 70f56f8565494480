import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, hashText, shuffle, stepRng } from './rng.ts';

const SEED = fc.integer({ min: 0, max: 0xffffffff });

describe('stepRng', () => {
  it('gives the published sequence of xorshift32 from state 1', () => {
    const states: number[] = [];
    for (let x = 1; states.length < 5;) states.push((x = stepRng(x)));
    expect(states).toEqual([270369, 67634689, 2647435461, 307599695, 2398689233]);
  });

  it('leaves the fixed point 0', () => {
    expect(stepRng(0)).not.toBe(0);
    expect(stepRng(0)).toBe(stepRng(0x9e3779b9));
  });

  it('reads a negative state as the same 32 bits', () => {
    expect(stepRng(-1)).toBe(stepRng(0xffffffff));
  });

  it('never gives 0 and stays within 32 bits', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const next = stepRng(seed);
        return Number.isInteger(next) && next > 0 && next <= 0xffffffff;
      }),
      { seed: 1 },
    );
  });

  it('never gives two states the same next state', () => {
    fc.assert(
      fc.property(SEED, SEED, (a, b) => a === 0 || b === 0 || a === b || stepRng(a) !== stepRng(b)),
      { seed: 2 },
    );
  });
});

describe('createRng', () => {
  it('gives numbers in [0, 1)', () => {
    const rng = createRng(7);
    for (let i = 0; i < 1000; i += 1) {
      const n = rng.next();
      expect(n >= 0 && n < 1).toBe(true);
    }
  });

  it('gives the same row for the same seed and another for another seed', () => {
    const row = (seed: number): number[] => {
      const rng = createRng(seed);
      return Array.from({ length: 10 }, () => rng.int(1000));
    };
    expect(row(42)).toEqual(row(42));
    expect(row(42)).not.toEqual(row(43));
  });

  it('keeps whole numbers below n, and gives only 0 for n = 1', () => {
    fc.assert(
      fc.property(SEED, fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const drawn = createRng(seed).int(n);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n;
      }),
      { seed: 3 },
    );
    const rng = createRng(5);
    expect(Array.from({ length: 20 }, () => rng.int(1))).toEqual(Array.from({ length: 20 }, () => 0));
  });

  it('reaches every face of a die about as often', () => {
    const rng = createRng(11);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i += 1) {
      const face = rng.int(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('goes on from a stored state', () => {
    const first = createRng(99);
    first.next();
    first.next();
    const second = createRng(first.state());
    expect([second.next(), second.int(100), second.state()]).toEqual([first.next(), first.int(100), first.state()]);
  });

  it('shows the seed as its state before the first draw, and never 0', () => {
    expect(createRng(123).state()).toBe(123);
    expect(createRng(0).state()).toBe(0x9e3779b9);
  });
});

describe('shuffle', () => {
  it('keeps every item and leaves the input as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), SEED, (items, seed) => {
        const before = [...items];
        const mixed = shuffle(items, createRng(seed));
        expect(items).toEqual(before);
        expect([...mixed].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
      }),
      { seed: 4 },
    );
  });

  it('depends on the seed alone', () => {
    const items = ['maan', 'roos', 'vis', 'boom', 'vuur', 'mus'];
    expect(shuffle(items, createRng(3))).toEqual(shuffle(items, createRng(3)));
    const orders = new Set(Array.from({ length: 50 }, (_, seed) => shuffle(items, createRng(seed + 1)).join()));
    expect(orders.size).toBeGreaterThan(35);
  });

  it('puts every item in every place', () => {
    const rng = createRng(8);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i += 1) shuffle(['a', 'b', 'c'], rng).forEach((item, spot) => seen.add(`${item}${spot}`));
    expect(seen.size).toBe(9);
  });

  it('keeps an undefined item, an empty list and a list of one', () => {
    expect(shuffle([], createRng(1))).toEqual([]);
    expect(shuffle(['a'], createRng(1))).toEqual(['a']);
    expect(shuffle([undefined, undefined], createRng(1))).toEqual([undefined, undefined]);
  });
});

describe('hashText', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['b', 0xe70c2de5],
    ['foobar', 0xbf9cf968],
  ])('gives the published FNV-1a value of %j', (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it('sees order, case and accents', () => {
    expect(hashText('ab')).not.toBe(hashText('ba'));
    expect(hashText('Maan')).not.toBe(hashText('maan'));
    expect(hashText('café')).not.toBe(hashText('cafe'));
  });

  it('is an unsigned 32-bit number for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const hash = hashText(text);
        return Number.isInteger(hash) && hash >= 0 && hash <= 0xffffffff;
      }),
      { seed: 5 },
    );
  });
});
