import { describe, expect, it } from 'vitest';
import { FORMATS } from '../contract/contract.ts';
import { PARAMS } from './params.ts';
import { HEAD_TERMS } from './weights.ts';

const P = PARAMS;
const rows = FORMATS.map((format) => ({ format, ...P.formaten[format] }));

describe('table of formats (practice.md section 4)', () => {
  it.each(rows)('$format: offset, guess chance and weight lie in their ranges', ({ fmt, guess, omega }) => {
    expect(Math.abs(fmt)).toBeLessThanOrEqual(1);
    expect(omega).toBeGreaterThanOrEqual(0);
    expect(omega).toBeLessThanOrEqual(1);
    expect(guess === 'k' || (guess >= 0 && guess <= 0.5)).toBe(true);
  });

  it('what a child writes or builds carries full memory, the rest half or nothing', () => {
    for (const { production, memory, omega } of rows) {
      expect(memory === 'vol').toBe(production);
      expect(omega >= 0.7).toBe(production);
    }
  });

  it('no format that is chosen counts for more than .4, and tempo counts for nothing', () => {
    for (const { production, omega } of rows) if (!production) expect(omega).toBeLessThanOrEqual(0.4);
    expect(P.formaten.tempo).toMatchObject({ omega: 0, memory: 'geen' });
    expect(P.gekozen).toMatchObject({ guess: 'k', omega: 0.4, memory: 'herkenning', production: false });
  });

  it('writing has no guess chance', () => {
    expect(rows.filter((row) => row.production).map((row) => row.guess)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('building is easier than repairing, and repairing than a dictation', () => {
    const { formaten: table } = P;
    expect([table.bouw.fmt, table.gat.fmt, table.dictee.fmt]).toEqual([-0.6, -0.3, 0]);
  });
});

describe('parameters', () => {
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));

  it('cannot be changed by whoever holds them, at any depth', () => {
    expect(frozen(P)).toBe(true);
  });

  it('hold the 21 weights of FSRS-6 and those of the evidence head, silent for words until a night fits it', () => {
    expect(P.w).toHaveLength(21);
    expect([P.w[0], P.w[4], P.w[20]]).toEqual([0.212, 6.4133, 0.1542]);
    expect(P.hoofd).toEqual(Array.from({ length: HEAD_TERMS }, () => 0));
    expect(P.withoutMemory.hoofd).toHaveLength(HEAD_TERMS);
    expect([P.a1, P.a2, P.a3]).toEqual([1, 1, 1]);
  });

  it('are finite numbers everywhere', () => {
    const numbers = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(numbers)
          : [];
    expect(numbers(P).filter((n) => !Number.isFinite(n))).toEqual([]);
    expect(numbers(P).length).toBeGreaterThan(100);
  });

  it.each<[string, readonly number[]]>([
    ['variances', [P.vMin, P.vCatStart, P.vItemStart, P.vThetaStart, P.vMax]],
    ['memory multiplier', [P.muMin, 1, P.muMax]],
    ['recall that moves it', [P.muOf, P.muUntil]],
    ['steering', [P.lambdaMin, 0, P.lambdaMax]],
    ['targets', [P.doelMin, P.doel.moeilijk, P.startDoel, P.doel.normaal, P.doel.makkelijk]],
    ['return after a miss', [P.returnAfter, P.returnBefore, P.notInside]],
    ['exploration', [0, P.exploreFrom, P.exploreUntil, P.pMax, 1]],
    ['mastery falls back below where it rises', [P.catFallback, P.catEma]],
    ['time', [P.guessMs, P.idleMs]],
    ['speed', [P.quick, 1, P.slow]],
    ['length of the entry test', [P.intakeDoelenMin, P.intakeMin, P.intakeMax]],
    ['horizon', [P.horizonMin, P.horizon]],
    ['mean of each groep', P.groepAverage],
  ])('%s stand in order', (_, values) => {
    expect(values).toEqual([...values].toSorted((a, b) => a - b));
  });

  it('let an average taught at slow speed move less than one at fast speed', () => {
    expect(P.emaSlow).toBeLessThan(P.emaFast);
    expect(P.gSlow).toBeLessThan(P.gFast);
  });

  it('shift a target at most by a band that keeps it between the hardest and the surest', () => {
    for (const level of ['makkelijk', 'normaal', 'moeilijk'] as const) {
      expect(P.doel[level] + P.band[level]).toBeLessThanOrEqual(P.pMax);
      expect(P.doel[level] - P.band[level]).toBeGreaterThan(0.5);
    }
    expect(P.doel.makkelijk + P.longAwayDoel).toBeLessThanOrEqual(P.pMax);
  });

  it('have a mean for each of the six groepen, a step of .6 logit apart, as the items have', () => {
    expect(P.groepAverage).toHaveLength(6);
    for (let i = 1; i < 6; i += 1)
      expect((P.groepAverage[i] ?? 0) - (P.groepAverage[i - 1] ?? 0)).toBeCloseTo(P.prior.perGroep, 12);
  });

  it('look back no further than the ring of outcomes holds', () => {
    expect(P.bandWindow).toBeLessThanOrEqual(32);
  });
});
