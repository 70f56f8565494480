import { describe, expect, it } from 'vitest';
import { CONSTANTS } from './constants.ts';

/** Least, default and most, as behaviours.md section 2 names them. */
const RANGES: readonly (readonly [string, number, number, number, number, number, number])[] = [
  ['items of a taak', CONSTANTS.ITEMS_MIN, CONSTANTS.ITEMS_DEFAULT, CONSTANTS.ITEMS_MAX, 5, 10, 20],
  [
    'minutes of a session',
    CONSTANTS.SESSION_DURATION_MIN,
    CONSTANTS.SESSION_DURATION_DEFAULT,
    CONSTANTS.SESSION_DURATION_MAX,
    5,
    15,
    30,
  ],
  [
    'days in the bin',
    CONSTANTS.PRULLENBAK_MIN_DAYS,
    CONSTANTS.PRULLENBAK_DAYS,
    CONSTANTS.PRULLENBAK_MAX_DAYS,
    30,
    90,
    365,
  ],
  [
    'words of a methodetoets',
    CONSTANTS.TOETS_WOORDEN_MIN,
    CONSTANTS.TOETS_WOORDEN_DEFAULT,
    CONSTANTS.TOETS_WOORDEN_MAX,
    5,
    20,
    60,
  ],
];

describe('the numbers of the product', () => {
  it.each(RANGES)('%s', (_, least, usual, most, ...designed) => {
    expect([least, usual, most]).toEqual(designed);
    expect(least).toBeLessThanOrEqual(usual);
    expect(usual).toBeLessThanOrEqual(most);
  });

  it.each([
    ['SOMVENSTERS_OPEN', 3],
    ['TAKEN_MIN', 3],
    ['TAKEN_MAX', 6],
    ['OEFENINSTELLINGEN_PER_GROEP', 20],
    ['GROEP_MAX', 60],
    ['SUBGROEPEN_PER_GROEP', 8],
    ['GROEPEN_MAX', 80],
    ['HOME_CHILDREN', 4],
    ['PAGE_DEFAULT', 25],
    ['PAGE_MAX', 100],
    ['FREE_SPELEN_DEFAULT', 2],
    ['FREE_SPELEN_MAX', 10],
    ['TOO_LITTLE_DATA', 5],
    ['STUMBLE_MISSES', 4],
    ['STUMBLE_DAYS', 3],
    ['FAST_GUESS_MS', 400],
    ['FAST_GUESS_SHARE', 0.1],
    ['TOETS_THRESHOLD', 80],
    ['TOETS_PLAYBACKS', 3],
    ['RUW_MAX', 80],
    ['WOORDLIJST_MAX', 200],
    ['WOORDLIJSTEN_MAX', 100],
  ] as const)('%s is %d, as the design says', (name, value) => {
    expect(CONSTANTS[name]).toBe(value);
  });

  it('cannot be changed by one who borrows them', () => {
    expect(Object.isFrozen(CONSTANTS)).toBe(true);
  });

  it('are all finite and positive', () => {
    for (const [name, value] of Object.entries(CONSTANTS)) {
      expect(Number.isFinite(value), name).toBe(true);
      expect(value, name).toBeGreaterThan(0);
    }
  });
});

describe('what a class does together', () => {
  it('fits in a school year and in one lesson', () => {
    expect(CONSTANTS.PLAN_WEEKS_MAX).toBeGreaterThanOrEqual(53);
    expect(CONSTANTS.PLAN_DOELEN_MAX).toBe(4);
    expect(CONSTANTS.DICTEE_WOORDEN).toBeLessThan(CONSTANTS.DICTEE_WOORDEN_MAX);
    expect(CONSTANTS.DICTEE_WOORDEN_MAX).toBeLessThanOrEqual(CONSTANTS.TOETS_WOORDEN_MAX);
    expect(CONSTANTS.DICTEE_DAYS).toBe(14);
  });
});
