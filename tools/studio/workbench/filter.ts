import { bare } from '#engine/core/taal/woord/normalize.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';

/** What can be chosen, in the order of the page. */
export const FIELDS = ['categorie', 'groep', 'woordsoort', 'structuur', 'plaatje', 'regio', 'gelezen'] as const;
export type Field = (typeof FIELDS)[number];

/** Search text and one chosen value a field; an empty string = everything. */
export type Filter = Record<'tekst' | Field, string>;
export const NO_FILTER: Filter = {
  tekst: '',
  groep: '',
  categorie: '',
  woordsoort: '',
  structuur: '',
  plaatje: '',
  regio: '',
  gelezen: '',
};

/** A word with what the filter asks of it, worked out once. */
export interface IndexRow {
  item: WoordItem;
  zoek: readonly string[];
  waarden: Readonly<Record<Field, readonly string[]>>;
}

/** Found words, and for each field how many words each value would give with the other choices kept. */
export interface Outcome {
  found: WoordItem[];
  tellingen: Readonly<Record<Field, ReadonlyMap<string, number>>>;
}

/** Plain letters need no folding; that is nearly every word. */
const normalizeForSearch = (w: string): string => (/^[a-z]+$/.test(w) ? w : bare(w));

/** Index in the order of the words. `gelezen` = how many different people read the word, at most 2 (enough for release). */
export function createIndex(woorden: readonly WoordItem[]): IndexRow[] {
  return woorden.map((item) => ({
    item,
    zoek: [...new Set([item.w, ...Object.values(item.vormen).flat()].map(normalizeForSearch))],
    waarden: {
      groep: [String(item.groep)],
      categorie: [...new Set(item.cats.map((c) => c.id))],
      woordsoort: [item.woordsoort],
      structuur: [item.structuur],
      plaatje: [item.plaatje === undefined ? 'nee' : 'ja'],
      regio: [item.regio],
      gelezen: [String(Math.min(2, new Set(item.gezien.map((g) => g.door)).size))],
    },
  }));
}

/** Part of the word or a form of it; with `*` (any letters) the whole word must fit. */
function createTextMatcher(text: string): (row: IndexRow) => boolean {
  if (!text.includes('*')) {
    const part = bare(text);
    return part === '' ? () => true : (row) => row.zoek.some((w) => w.includes(part));
  }
  const pattern = new RegExp(
    `^${text
      .split('*')
      .map(bare)
      .map((d) => d.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&'))
      .join('.*')}$`,
    'u',
  );
  return (row) => row.zoek.some((w) => pattern.test(w));
}

/** Filters and counts in one pass; words that begin with the text come first. */
export function filterWoorden(index: readonly IndexRow[], filter: Filter): Outcome {
  const tallies: Record<Field, Map<string, number>> = {
    groep: new Map(),
    categorie: new Map(),
    woordsoort: new Map(),
    structuur: new Map(),
    plaatje: new Map(),
    regio: new Map(),
    gelezen: new Map(),
  };
  const fits = createTextMatcher(filter.tekst);
  const found: IndexRow[] = [];
  for (const row of index) {
    if (!fits(row)) continue;
    const mist = FIELDS.filter((field) => filter[field] !== '' && !row.waarden[field].includes(filter[field]));
    if (mist.length === 0) found.push(row);
    // A word that only one choice leaves out counts for the other values of that field.
    for (const field of mist.length === 0 ? FIELDS : mist.length === 1 ? mist : [])
      countUp(tallies[field], row.waarden[field]);
  }
  return { found: front(found, bare(filter.tekst)).map((row) => row.item), tellingen: tallies };
}

function countUp(tally: Map<string, number>, values: readonly string[]): void {
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
}

function front(rows: readonly IndexRow[], begin: string): readonly IndexRow[] {
  if (begin === '' || begin.includes('*')) return rows;
  const rank = (row: IndexRow): number => (row.zoek[0] === begin ? 0 : row.zoek[0]?.startsWith(begin) === true ? 1 : 2);
  return [0, 1, 2].flatMap((r) => rows.filter((row) => rank(row) === r));
}
