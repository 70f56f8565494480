import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { laadInhoud } from '../../check/content/laad.ts';
import { BRON, INHOUD, pad } from '../../content/paden.ts';
import { bronplekken } from './bronplekken.ts';

const bronnen = new Map(
  [3, 4, 5, 6, 7, 8].map((groep) => [groep, readFileSync(pad(BRON, `groep${groep}.tsv`), 'utf8')] as const),
);
const woorden = laadInhoud(INHOUD).woorden.map((r) => r.item);
const plekken = bronplekken(bronnen, woorden);

it('finds the line of every word of the content', () => {
  expect(woorden.filter((w) => plekken[w.id] === undefined).map((w) => w.w)).toEqual([]);
});

it('points at the line that holds the word', () => {
  for (const item of woorden.filter((_, i) => i % 400 === 0)) {
    const plek = plekken[item.id];
    const regel = bronnen.get(item.groep)?.split('\n')[(plek?.regel ?? 0) - 1];
    expect(regel).toBe(plek?.tekst);
    expect(regel?.replace(/[+|]/g, '').startsWith(item.w)).toBe(true);
  }
});
