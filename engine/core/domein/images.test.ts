import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGES, imageSecret, IMAGES_PER_CODE } from './images.ts';

/** Every ordered choice of different pictures. */
const codes = IMAGES.flatMap((a) =>
  IMAGES.filter((b) => b !== a).flatMap((b) => IMAGES.filter((c) => c !== a && c !== b).map((c) => [a, b, c])),
);

describe('sign-in with pictures', () => {
  it('has twelve different pictures and three in a code', () => {
    expect(IMAGES).toHaveLength(12);
    expect(new Set(IMAGES).size).toBe(12);
    expect(IMAGES_PER_CODE).toBe(3);
  });

  it('has 1,320 codes, and each its own secret', () => {
    expect(codes).toHaveLength(1320);
    expect(new Set(codes.map(imageSecret)).size).toBe(1320);
  });

  it('counts the order', () => {
    expect(imageSecret(['zon', 'maan', 'ster'])).toBe('zon-maan-ster');
    expect(imageSecret(['ster', 'maan', 'zon'])).not.toBe(imageSecret(['zon', 'maan', 'ster']));
  });

  it('gives two codes of any length the same secret only when they are the same', () => {
    const code = fc.array(fc.constantFrom(...IMAGES), { maxLength: 5 });
    fc.assert(
      fc.property(code, code, (a, b) => {
        expect(imageSecret(a) === imageSecret(b)).toBe(a.join() === b.join());
      }),
    );
  });
});
