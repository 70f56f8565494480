import { describe, expect, it } from 'vitest';
import { waveLevel } from './waves.ts';

const round = (s: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(waveLevel(s, { index, count }) * 100) / 100);

describe('the waves of a round', () => {
  it('begin easy, rise twice and end calmly', () => {
    expect(round(0.5, 10)).toEqual([0.4, 0.4, 0.5, 0.5, 0.65, 0.5, 0.5, 0.65, 0.5, 0.4]);
  });

  it.each([3, 4, 5, 6, 8, 10, 12, 15, 20, 40])('hold in a round of %i', (count) => {
    const levels = round(0.5, count);
    expect(levels[0]).toBe(0.4);
    expect(levels.at(-1)).toBe(0.4);
    expect(levels.filter((level) => level === 0.65)).toHaveLength(count < 4 ? 1 : 2);
  });

  it('stay within the dial', () => {
    expect(Math.min(...round(0, 10))).toBe(0);
    expect(Math.max(...round(1, 10))).toBe(1);
    expect(round(0.5, 1)).toEqual([0.4]);
  });
});
