import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { coverMechanics, planRounds } from '../e2e/rounds.ts';

const WAYS = ['aanraken', 'muis', 'toetsen', 'spiegel'] as const;
const game = (slug: string, ...mechanics: string[]) => ({ slug, mechanics });

describe('rounds that the gate plays', () => {
  it('are of the few games in which every mechanic is met', () => {
    expect(
      coverMechanics([
        game('a', 'typing', 'lanes flat'),
        game('b', 'typing'),
        game('c', 'lanes road', 'camera road'),
        game('d', 'lanes road', 'camera road', 'gesture pop'),
      ]),
    ).toEqual(['a', 'd']);
  });

  it('grow with the mechanics, not with the games', () => {
    const spellen = Array.from({ length: 45 }, (_, nr) => game(`spel-${nr}`, `mechanic-${nr % 18}`));
    expect(coverMechanics(spellen)).toHaveLength(18);
  });

  it('give every game one way and every way a game', () => {
    const ways = (spellen: string[]) => [...planRounds(spellen, WAYS).values()].map((way) => [...way.keys()]);
    expect(ways(['a', 'b', 'c', 'd', 'e'])).toEqual([['a', 'e'], ['b'], ['c'], ['d']]);
    expect(ways(['a'])).toEqual([['a'], ['a'], ['a'], ['a']]);
  });

  it('meet every kind of answers', () => {
    const kinds = [...planRounds(['a', 'b', 'c', 'd'], WAYS).values()].flatMap((way) => [...way.values()]);
    expect(kinds).toEqual(['goed', 'fout', 'willekeurig', 'goed']);
  });
});

it('the journey that turns the school year comes last: no other finds its classes after it', () => {
  expect(globSync('tools/e2e/*.e2e.ts').toSorted().at(-1)).toBe('tools/e2e/swap-schooljaar.e2e.ts');
});

it('no two journeys play as the same child: what one leaves on the map, another would meet', () => {
  const played = globSync('tools/e2e/*.e2e.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^const (?:CHILD|OTHER) = (\d+);|\bbegin\(page, (\d+),/gm)].map(
      ([, own, begun]) => own ?? begun,
    ),
  );
  expect(played.length).toBeGreaterThan(8);
  expect([...new Set(played)]).toEqual(played);
});
