import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { antwoordenSchema, antwoordInputSchema, ARMS, INPUT_MODES, MS_MAX, type AntwoordInput } from './antwoord.ts';
import { FORMATS } from './contract.ts';

fc.configureGlobal({ seed: 20 });

const BASE: AntwoordInput = {
  nr: 0,
  itemId: 'w-brood',
  doelId: 'eind-d',
  format: 'dictee',
  ruw: 'brood',
  goed: true,
  geholpen: false,
  pogingen: 1,
  ms: 4000,
  msEersteToets: 800,
  afspeelbeurten: 0,
  invoer: 'toets',
  k: 0,
  propensity: 1,
  arm: 'adaptief',
  day: 2500,
  vraagSeed: 1,
};
const accepts = (over: object): boolean => antwoordInputSchema.safeParse({ ...BASE, ...over }).success;

/** Every answer that the wire may carry. */
const answers: fc.Arbitrary<AntwoordInput> = fc.record(
  {
    nr: fc.integer({ min: 0, max: 199 }),
    itemId: fc.string({ minLength: 1, maxLength: 80 }),
    doelId: fc.string({ minLength: 1, maxLength: 80 }),
    format: fc.constantFrom(...FORMATS),
    spel: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
    ruw: fc.string({ maxLength: CONSTANTS.RUW_MAX }),
    goed: fc.boolean(),
    geholpen: fc.boolean(),
    pogingen: fc.integer({ min: 1, max: 3 }),
    ms: fc.integer({ min: 0, max: MS_MAX }),
    msEersteToets: fc.integer({ min: 0, max: MS_MAX }),
    afspeelbeurten: fc.integer({ min: 0, max: 99 }),
    invoer: fc.constantFrom(...INPUT_MODES),
    k: fc.integer({ min: 0, max: 24 }),
    propensity: fc.double({ min: 0, max: 1, noNaN: true }),
    arm: fc.constantFrom(...ARMS),
    day: fc.integer({ min: 0, max: 0xffff }),
    vraagSeed: fc.integer({ min: 0, max: 0xffffffff }),
  },
  {
    requiredKeys: [
      'nr',
      'itemId',
      'doelId',
      'format',
      'ruw',
      'goed',
      'geholpen',
      'pogingen',
      'ms',
      'msEersteToets',
      'afspeelbeurten',
      'invoer',
      'k',
      'propensity',
      'arm',
      'day',
      'vraagSeed',
    ],
  },
);

describe('answer on the wire', () => {
  it('comes back from JSON as it was sent', () => {
    fc.assert(
      fc.property(answers, (antwoord) => {
        const read = antwoordInputSchema.parse(JSON.parse(JSON.stringify(antwoord)));
        expect(JSON.stringify(read)).toBe(JSON.stringify(antwoordInputSchema.parse(antwoord)));
      }),
    );
  });

  it.each<[keyof AntwoordInput, lowest: number, highest: number]>([
    ['nr', 0, 199],
    ['pogingen', 1, 3],
    ['ms', 0, 3_600_000],
    ['msEersteToets', 0, 3_600_000],
    ['afspeelbeurten', 0, 99],
    ['k', 0, 24],
    ['day', 0, 65_535],
    ['vraagSeed', 0, 4_294_967_295],
  ])('%s is a whole number from %i to %i', (field, lowest, highest) => {
    expect(accepts({ [field]: lowest })).toBe(true);
    expect(accepts({ [field]: highest })).toBe(true);
    expect(accepts({ [field]: lowest - 1 })).toBe(false);
    expect(accepts({ [field]: highest + 1 })).toBe(false);
    expect(accepts({ [field]: lowest + 0.5 })).toBe(false);
    expect(accepts({ [field]: String(lowest) })).toBe(false);
    expect(accepts({ [field]: Number.NaN })).toBe(false);
  });

  it('the chance of the choice is any number from 0 to 1', () => {
    for (const propensity of [0, 1e-9, 0.5, 1]) expect(accepts({ propensity })).toBe(true);
    for (const propensity of [-1e-9, 1 + 1e-9, Number.NaN, Infinity, null]) expect(accepts({ propensity })).toBe(false);
  });

  it.each(['itemId', 'doelId'])('%s holds 1 to 80 characters', (field) => {
    expect(accepts({ [field]: 'x'.repeat(80) })).toBe(true);
    expect(accepts({ [field]: 'x'.repeat(81) })).toBe(false);
    expect(accepts({ [field]: '' })).toBe(false);
    expect(accepts({ [field]: 7 })).toBe(false);
  });

  it('an empty raw answer is an answer, and the longest is that of the key', () => {
    expect(accepts({ ruw: '' })).toBe(true);
    expect(accepts({ ruw: 'x'.repeat(CONSTANTS.RUW_MAX) })).toBe(true);
    expect(accepts({ ruw: 'x'.repeat(CONSTANTS.RUW_MAX + 1) })).toBe(false);
  });

  it.each(['goed', 'geholpen'])('%s is true or false, never something like it', (field) => {
    for (const value of [0, 1, 'true', null]) expect(accepts({ [field]: value })).toBe(false);
  });

  it('a game is named by its slug only', () => {
    for (const spel of ['pizzabakken', 'bioscoop2', 'een-twee']) expect(accepts({ spel })).toBe(true);
    for (const spel of ['', '../etc', 'a'.repeat(41), 'Pizza', 'piñata']) expect(accepts({ spel })).toBe(false);
  });

  it.each(Object.keys(BASE))('refuses an answer without %s', (field) => {
    const rest = Object.fromEntries(Object.entries(BASE).filter(([name]) => name !== field));
    expect(antwoordInputSchema.safeParse(rest).success).toBe(false);
  });

  it('refuses what is no record at all', () => {
    for (const value of [null, undefined, 3, 'antwoord', [], [BASE]])
      expect(antwoordInputSchema.safeParse(value).success).toBe(false);
  });
});

describe('batch of answers', () => {
  it('holds as many as a taak needs and keeps their order', () => {
    const full = Array.from({ length: CONSTANTS.ANTWOORDEN_PER_BATCH }, (_, nr) => ({ ...BASE, nr }));
    expect(antwoordenSchema.parse(full).map((a) => a.nr)).toEqual(full.map((a) => a.nr));
    expect(antwoordenSchema.safeParse([...full, BASE]).success).toBe(false);
  });

  it('is refused whole when one answer is wrong, and tells which', () => {
    const out = antwoordenSchema.safeParse([BASE, { ...BASE, ms: -1 }, BASE]);
    expect(out.error?.issues.map((issue) => issue.path)).toEqual([[1, 'ms']]);
  });
});
