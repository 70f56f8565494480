import { describe, expect, it } from 'vitest';
import { PARAMS } from '../model/params.ts';
import { START_WEIGHTS } from '../model/start-weights.ts';
import { HEAD_TERMS, HEAD_TERMS_BEFORE } from '../model/weights.ts';
import { routeWeightsSchema } from './route-weights.ts';

const words = { a1: 1, a2: 1, hoofd: PARAMS.hoofd };
const both = { words, without: START_WEIGHTS };

describe('weights on the wire', () => {
  it('come back as they were sent', () => {
    expect(routeWeightsSchema.parse(JSON.parse(JSON.stringify(both)))).toEqual(both);
  });

  it('of an earlier night are read, though they have fewer terms', () => {
    const earlier = { ...words, hoofd: words.hoofd.slice(0, HEAD_TERMS_BEFORE) };
    expect(routeWeightsSchema.parse({ ...both, words: earlier }).words).toEqual(earlier);
  });

  it.each<[string, unknown]>([
    ['a route is missing', { words }],
    ['a head is too short', { ...both, words: { ...words, hoofd: words.hoofd.slice(0, HEAD_TERMS_BEFORE - 1) } }],
    ['a head is too long', { ...both, words: { ...words, hoofd: [...words.hoofd, 0] } }],
    ['a weight is no number', { ...both, without: { ...START_WEIGHTS, a1: '1' } }],
    ['a weight is not finite', { ...both, without: { ...START_WEIGHTS, a2: Number.POSITIVE_INFINITY } }],
    ['a weight is not a number at all', { ...both, words: { ...words, a1: Number.NaN } }],
    ['something else came along', { ...both, extra: 1 }],
  ])('are refused when %s', (_, value) => {
    expect(routeWeightsSchema.safeParse(value).success).toBe(false);
  });
});

describe('weights of the first day', () => {
  it('are frozen, finite and of moderate size: no single term decides', () => {
    expect(Object.isFrozen(START_WEIGHTS) && Object.isFrozen(START_WEIGHTS.hoofd)).toBe(true);
    expect(START_WEIGHTS.hoofd).toHaveLength(HEAD_TERMS);
    for (const w of [START_WEIGHTS.a1, START_WEIGHTS.a2, ...START_WEIGHTS.hoofd]) {
      expect(Number.isFinite(w)).toBe(true);
      expect(Math.abs(w)).toBeLessThan(2);
    }
  });

  it('let ability count, and practice of a goal too', () => {
    expect(START_WEIGHTS.a1).toBeGreaterThan(0.3);
    expect(START_WEIGHTS.a1).toBeLessThan(1.2);
    const [, right = 0, wrong = 0] = START_WEIGHTS.hoofd;
    expect((START_WEIGHTS.hoofd[9] ?? 0) + right).toBeGreaterThan(0);
    expect(right).toBeGreaterThan(wrong);
  });
});
