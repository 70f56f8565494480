import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../check/content/load.ts';
import { SOURCE, CONTENT, path } from '../../content/paths.ts';
import { sourceSpots } from './source-spots.ts';

const sources = new Map(
  [3, 4, 5, 6, 7, 8].map((groep) => [groep, readFileSync(path(SOURCE, `groep${groep}.tsv`), 'utf8')] as const),
);
const woorden = loadContent(CONTENT).woorden.map((r) => r.item);
const spots = sourceSpots(sources, woorden);

it('finds the line of every word of the content', () => {
  expect(woorden.filter((w) => spots[w.id] === undefined).map((w) => w.w)).toEqual([]);
});

it('points at the line that holds the word', () => {
  for (const item of woorden.filter((_, i) => i % 400 === 0)) {
    const spot = spots[item.id];
    const rule = sources.get(item.groep)?.split('\n')[(spot?.regel ?? 0) - 1];
    expect(rule).toBe(spot?.tekst);
    expect(rule?.replace(/[+|]/g, '').startsWith(item.w)).toBe(true);
  }
});
