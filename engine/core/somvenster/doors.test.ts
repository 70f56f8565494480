import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANDEN, landOpen } from '#engine/core/domein/landen.ts';
import { SPELLEN, spelOf } from '#engine/core/domein/spellen.ts';
import { FORMATS, type Capability, type Format } from '#engine/core/oefening/contract/contract.ts';
import { canPlay, deurenFor, matchWeight, type AvailableSpel, type DeurenInput } from './route.ts';

const cap = (formats: Format[], weight = 1): Capability => ({ shape: 'sequence', formats, weight });
const spel = (slug: string, formats: Format[], weight = 1): AvailableSpel => ({
  slug,
  capabilities: [cap(formats, weight)],
});
/** Two starters, one game of a land that is open from the start, and three of lands that ask stars. */
const BUILT: readonly AvailableSpel[] = [
  spel('pizzabakken', ['bouw']),
  spel('bellenprikken', ['bouw'], 0.4),
  spel('taxirit', ['bouw']),
  spel('botenkoers', ['bouw', 'dictee'], 0.4),
  spel('rups', ['klank']),
  spel('raketstrijd', ['bouw', 'dictee']),
];
const doors = (over: Partial<DeurenInput> = {}): string[] =>
  deurenFor({ formaten: ['bouw'], available: BUILT, sterren: 0, ...over });

describe('doors of a stone', () => {
  it.each<[string, Partial<DeurenInput>, string[]]>([
    ['best made first, then in turn', {}, ['taxirit', 'pizzabakken', 'bellenprikken']],
    ['at most as many as asked', { max: 2 }, ['taxirit', 'pizzabakken']],
    ['never fewer than two by a small wish', { max: 0 }, ['taxirit', 'pizzabakken']],
    ['another goal has another turn', { turn: 's-z' }, ['pizzabakken', 'taxirit', 'bellenprikken']],
    [
      'more when asked and open',
      { max: 9, sterren: 200 },
      'taxirit raketstrijd pizzabakken botenkoers bellenprikken'.split(' '),
    ],
    ['the land opens at ten stars', { max: 9, sterren: 10 }, 'taxirit pizzabakken botenkoers bellenprikken'.split(' ')],
    ['and not at nine', { max: 9, sterren: 9 }, ['taxirit', 'pizzabakken', 'bellenprikken']],
    ['without the forbidden one', { verboden: ['pizzabakken'] }, ['taxirit', 'bellenprikken']],
    ['the favourite gets a push', { favorite: 'taxirit' }, ['taxirit', 'pizzabakken', 'bellenprikken']],
    ['another verb than last time first', { gespeeld: ['taxirit'] }, ['bellenprikken', 'pizzabakken', 'taxirit']],
    [
      'a push does not beat another verb',
      { gespeeld: ['taxirit'], favorite: 'taxirit' },
      ['bellenprikken', 'pizzabakken', 'taxirit'],
    ],
    ['long not played first', { gespeeld: ['rups', 'pizzabakken'] }, ['bellenprikken', 'taxirit', 'pizzabakken']],
    ['closed lands help when one is left', { formaten: ['dictee', 'klank'] }, ['rups', 'raketstrijd']],
    ['closed lands help when none is left', { formaten: ['dictee'] }, ['raketstrijd', 'botenkoers']],
    ['one when no more can take it', { formaten: ['klank'] }, ['rups']],
    ['none when nobody can', { formaten: ['tempo'] }, []],
    ['none without formats', { formaten: [] }, []],
    ['none without games', { available: [] }, []],
    ['none when all are forbidden', { verboden: SPELLEN.map((s) => s.slug) }, []],
  ])('%s', (_, over, expected) => {
    expect(doors(over)).toEqual(expected);
  });

  it('forget a game after five others when no more were ever played', () => {
    expect(doors({ gespeeld: ['rups', 'a', 'b', 'c', 'd', 'pizzabakken'] }).indexOf('pizzabakken')).toBeGreaterThan(0);
    expect(doors({ gespeeld: ['rups', 'pizzabakken'] }).indexOf('pizzabakken')).toBeGreaterThan(0);
  });

  it('give every game that fits its turn, however many there are', () => {
    const all = SPELLEN.map((info) => spel(info.slug, ['bouw'], info.starter ? 1 : 0.4));
    let played: string[] = [];
    for (let round = 0; round < 2 * SPELLEN.length; round += 1) {
      const [next = ''] = doors({ available: all, sterren: 500, gespeeld: played, turn: String(round % 7) });
      played = [next, ...played.filter((slug) => slug !== next)];
    }
    expect(played.toSorted()).toEqual(SPELLEN.map((info) => info.slug).toSorted());
  });

  it('do not stumble over a game that is unknown or played under an old name', () => {
    expect(doors({ gespeeld: ['bestaatniet'] })).toEqual(doors());
    expect(doors({ available: [...BUILT, spel('bestaatniet', ['bouw'], 9)] })).toEqual(doors());
    expect(doors({ verboden: ['bestaatniet'], favorite: 'bestaatniet' })).toEqual(doors());
  });
});

const available = fc
  .uniqueArray(fc.constantFrom(...SPELLEN.map((s) => s.slug)), { maxLength: 12 })
  .chain((slugs) =>
    fc.tuple(
      ...slugs.map((slug) =>
        fc
          .record({ formats: fc.subarray([...FORMATS]), weight: fc.constantFrom(0.4, 1) })
          .map(({ formats, weight }) => spel(slug, formats, weight)),
      ),
    ),
  );
const wish: fc.Arbitrary<DeurenInput> = fc.record({
  formaten: fc.subarray([...FORMATS]),
  available,
  sterren: fc.nat(200),
  verboden: fc.subarray(SPELLEN.map((s) => s.slug)),
  gespeeld: fc.subarray(SPELLEN.map((s) => s.slug)),
  max: fc.integer({ min: 0, max: 6 }),
});

describe('what holds for every choice of doors', () => {
  it('offers different, built, allowed games that take a format', () => {
    fc.assert(
      fc.property(wish, (input) => {
        const slugs = deurenFor(input);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs.length).toBeLessThanOrEqual(Math.max(2, input.max ?? 3));
        for (const slug of slugs) {
          const game = input.available.find((s) => s.slug === slug);
          expect(matchWeight(game?.capabilities ?? [], input.formaten)).toBeGreaterThan(0);
          expect(input.verboden).not.toContain(slug);
          expect(canPlay(slug, input)).toBe(true);
        }
      }),
    );
  });

  it('offers two whenever two games can take it: stars never block learning', () => {
    fc.assert(
      fc.property(wish, (input) => {
        const able = input.available.filter(
          (s) => matchWeight(s.capabilities, input.formaten) > 0 && !(input.verboden ?? []).includes(s.slug),
        );
        expect(deurenFor(input).length).toBeGreaterThanOrEqual(Math.min(2, able.length));
      }),
    );
  });

  it('opens a closed land only when fewer than two open games are left', () => {
    fc.assert(
      fc.property(wish, (input) => {
        const isOpen = (slug: string): boolean => {
          const info = spelOf(slug);
          return info !== undefined && (info.starter || landOpen(info.land, input.sterren));
        };
        const all = deurenFor({ ...input, max: input.available.length });
        const closed = all.filter((slug) => !isOpen(slug));
        if (closed.length > 0) expect(all.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('lets only games be played that could be offered', () => {
    fc.assert(
      fc.property(wish, fc.constantFrom(...SPELLEN), (input, info) => {
        if (!canPlay(info.slug, input)) return;
        expect(input.available.map((s) => s.slug)).toContain(info.slug);
        expect(input.verboden).not.toContain(info.slug);
      }),
    );
  });

  it('has starters that stand in lands which ask stars, and are open all the same', () => {
    const starter = SPELLEN.find((s) => s.slug === 'bellenprikken');
    expect(LANDEN.find((land) => land.code === starter?.land)?.sterren).toBeGreaterThan(0);
    expect(canPlay('bellenprikken', { formaten: ['bouw'], available: BUILT, sterren: 0 })).toBe(true);
  });
});

describe('how well a game fits', () => {
  it.each<[Capability[], Format[], number]>([
    [[], ['bouw'], 0],
    [[cap(['bouw'])], [], 0],
    [[cap(['bouw'])], ['dictee'], 0],
    [[cap(['bouw'], 0.4)], ['dictee', 'bouw'], 0.4],
    [[cap(['bouw'], 0.4), cap(['dictee'])], ['dictee', 'bouw'], 1],
    [[cap(['dictee']), cap(['bouw'], 0.4)], ['bouw'], 0.4],
    [[cap([])], ['bouw'], 0],
  ])('%j with %j is %d', (capabilities, formats, weight) => {
    expect(matchWeight(capabilities, formats)).toBe(weight);
  });
});
