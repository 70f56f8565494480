import { woordPairSchema } from '#engine/core/taal/item/domein-item.ts';
import type { WoordPair } from '#engine/core/taal/item/domein-item.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readFields } from '../../content/fields.ts';
import type { Fields } from '../../content/fields.ts';
import { readDomein } from './load.ts';

type Shown = { id: string; words: readonly string[]; kind: string; kindred: ReadonlySet<string> };

/** Two items of which one screen would hold two right answers: they mean the same and neither knows it of the other. */
function clashes(items: readonly Shown[], fields: Fields): string[] {
  const byWord = new Map<string, Shown[]>();
  for (const item of items) for (const w of item.words) byWord.set(w, [...(byWord.get(w) ?? []), item]);
  return items.flatMap((a) =>
    a.words
      .flatMap((w) => [...(fields.get(w) ?? [])])
      .flatMap((w) => (a.kindred.has(w) || a.words.includes(w) ? [] : (byWord.get(w) ?? []).map((b) => ({ w, b }))))
      .filter(({ b }) => b.kind === a.kind && b.id !== a.id)
      .map(({ w, b }) => `${a.id}: ${w} of ${b.id} could be right as well`),
  );
}

const pairs = (items: readonly WoordPair[]): Shown[] =>
  items.map((p) => ({ id: p.id, words: p.woorden, kind: p.woordsoort, kindred: new Set(p.kindred) }));

/** Gate on synonyms and opposites: no screen has two right answers. */
export function validatePairs(items: readonly WoordPair[], fields: Fields = readFields()): string[] {
  return clashes(pairs(items), fields);
}

/** Gate on words that are matched with their picture or their meaning. */
export function validateKindred(items: readonly WoordItem[], fields: Fields = readFields()): string[] {
  const shown = (has: (i: WoordItem) => boolean): Shown[] =>
    items.filter(has).map((i) => ({ id: i.id, words: [i.w], kind: i.woordsoort, kindred: new Set(i.kindred) }));
  return [
    ...clashes(
      shown((i) => i.plaatje !== undefined),
      fields,
    ),
    ...clashes(
      shown((i) => i.betekenis !== undefined),
      fields,
    ),
  ];
}

/** Gate on what means the same in the content of a folder. */
export function validateSameMeaning(map: URL, items: readonly WoordItem[]): string[] {
  const strand = (name: string): WoordPair[] => readDomein(map, name, woordPairSchema);
  return [
    ...validatePairs(strand('synoniemen')),
    ...validatePairs(strand('tegenstellingen')),
    ...validateKindred(items),
  ];
}
