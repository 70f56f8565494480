import { describe, expect, it } from 'vitest';
import { levelDrift, waveLevel } from './waves.ts';

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

describe('the last answers', () => {
  it('move the play level in small steps, further down than up', () => {
    expect(levelDrift([])).toBe(0);
    expect(levelDrift(['goed'])).toBeCloseTo(0.02);
    expect(levelDrift(['geholpen'])).toBeCloseTo(-0.04);
    expect(levelDrift(['goed', 'goed', 'geholpen'])).toBeCloseTo(0);
  });

  it('are soon forgotten: only four count', () => {
    const right = Array.from({ length: 9 }, () => 'goed' as const);
    expect(levelDrift(right)).toBeCloseTo(0.08);
    expect(levelDrift(['geholpen', 'geholpen', ...right.slice(0, 4)])).toBeCloseTo(0.08);
    expect(levelDrift(Array.from({ length: 9 }, () => 'geholpen' as const))).toBeCloseTo(-0.16);
  });
});
