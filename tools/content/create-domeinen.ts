import { mkdirSync, writeFileSync } from 'node:fs';
import { alphabetSchema, lidwoordSchema } from '#engine/core/taal/item/domein-item.ts';
import type { AlphabetRow, LidwoordItem } from '#engine/core/taal/item/domein-item.ts';
import { bare, slug } from '#engine/core/taal/woord/normalize.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import {
  readLeestekenZin,
  readPair,
  readProverb,
  readComparison,
  readWoordsoortZin,
  readZinsdeelZin,
} from './domein-source.ts';
import { SOURCE, CONTENT, path } from './paths.ts';

const GROEPEN = [4, 5, 6, 7, 8];
const PER_GROEP = 30;
const PER_ROW = 5;

/** Writes `domeinen/*.jsonl`: the hand-made strands and the two that follow from the words. */
export function writeDomeinen(items: readonly WoordItem[]): void {
  mkdirSync(path(CONTENT, 'domeinen/'), { recursive: true });
  write('woordsoorten', source('woordsoorten').map(readWoordsoortZin));
  write('zinsdelen', source('zinsdelen').map(readZinsdeelZin));
  write(
    'synoniemen',
    source('synoniemen').map((r) => readPair(r, 's')),
  );
  write(
    'tegenstellingen',
    source('tegenstellingen').map((r) => readPair(r, 't')),
  );
  write('spreekwoorden', source('spreekwoorden').map(readProverb));
  write('leestekens', source('leestekens').map(readLeestekenZin));
  write('trappen', source('trappen').map(readComparison));
  write('alfabet', alphabetRows(items));
  write('lidwoorden', lidwoorden(items));
}

function source(name: string): string[] {
  return readLines(path(SOURCE, `domeinen/${name}.tsv`));
}

function write(name: string, items: readonly { id: string }[]): void {
  const rules = [...items].sort((a, b) => (a.id < b.id ? -1 : 1)).map((i) => `${JSON.stringify(i)}\n`);
  writeFileSync(path(CONTENT, `domeinen/${name}.jsonl`), rules.join(''));
}

/** Rows of five words per grade: groep 4 differs at the first letter, groep 5 at the second, later grades at the third. */
export function alphabetRows(items: readonly WoordItem[]): AlphabetRow[] {
  return GROEPEN.flatMap((groep) => {
    const letter = Math.min(groep - 3, 3);
    const bins = new Map<string, WoordItem[]>();
    for (const item of items.filter((i) => i.groep <= groep && i.groep >= groep - 1 && isBaseWoord(i))) {
      const begin = bare(item.w).slice(0, letter - 1);
      bins.set(begin, [...(bins.get(begin) ?? []), item]);
    }
    const all = [...bins].sort(([x], [y]) => (x < y ? -1 : 1)).flatMap(([, woorden]) => rows(woorden, letter));
    return distribute(all).map((woorden) =>
      alphabetSchema.parse({ id: `da-${groep}-${slug(woorden.join(' '))}`, groep, woorden, letter }),
    );
  });
}

function isBaseWoord(item: WoordItem): boolean {
  return item.vormen.lemma === undefined && /^\p{Ll}+$/u.test(item.w) && item.w.length <= 12;
}

/** Greedy rows in which every letter at the place of difference occurs once. */
function rows(woorden: readonly WoordItem[], letter: number): string[][] {
  const out: string[][] = [];
  for (const { w } of woorden) {
    const draw = bare(w).charAt(letter - 1);
    if (draw === '') continue;
    const row = out.find((r) => r.length < PER_ROW && !r.some((x) => bare(x).charAt(letter - 1) === draw));
    if (row) row.push(w);
    else out.push([w]);
  }
  return out.filter((r) => r.length === PER_ROW).map((r) => r.sort((a, b) => (bare(a) < bare(b) ? -1 : 1)));
}

/** At most thirty rows, spread evenly over all of them. */
function distribute<T>(all: readonly T[]): T[] {
  const step = Math.max(all.length / PER_GROEP, 1);
  return Array.from({ length: Math.min(PER_GROEP, all.length) }, (_, i) => all[Math.floor(i * step)]).filter(
    (x) => x !== undefined,
  );
}

/** Nouns with one article; plurals and diminutives tell nothing and stay out. */
export function lidwoorden(items: readonly WoordItem[]): LidwoordItem[] {
  return items.flatMap((i) => {
    if (
      i.woordsoort !== 'zn' ||
      i.vormen.lemma !== undefined ||
      i.groep < 4 ||
      (i.lidwoord !== 'de' && i.lidwoord !== 'het')
    )
      return [];
    if (!/^\p{Ll}/u.test(i.w) || i.w.endsWith('je')) return [];
    return [lidwoordSchema.parse({ id: `dh-${slug(i.w)}`, groep: i.groep, w: i.w, lidwoord: i.lidwoord })];
  });
}
