import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readBetekenissen } from '../../content/betekenissen.ts';
import { wordBook } from '../../content/lexicon.ts';
import { isForbidden } from '../../content/forbidden.ts';

/** Longest meaning that a card of a game still shows. */
const CARD = 80;
/** Letters of a word from which a part of it in its meaning would give the answer away. */
const REVEALS = 5;

const woordenIn = (text: string): string[] => text.match(/[\p{L}]+(?:['-][\p{L}]+)*/gu) ?? [];
const report = (error: boolean, text: string): string[] => (error ? [text] : []);

/** Whether the meaning names the word: the word itself, its base form, or a longer word that begins with it. */
function namesItself(item: WoordItem, woorden: readonly string[]): boolean {
  const own = [item.w, item.vormen.lemma ?? item.w].map((w) => w.toLowerCase());
  return woorden
    .map((w) => w.toLowerCase())
    .some((w) => own.some((e) => w === e || (e.length >= REVEALS && w.startsWith(e))));
}

/** Gate on the meaning of one entry: short, one phrase, known and fit words, and never the word itself. */
export function validateBetekenis(item: WoordItem, allowed: ReadonlySet<string>): string[] {
  const { betekenis } = item;
  if (betekenis === undefined) return [];
  const woorden = woordenIn(betekenis);
  return [
    ...report(betekenis.length > CARD, `has ${betekenis.length} letters, a card shows ${CARD}`),
    ...report(/[.!?]$/.test(betekenis) || betekenis !== betekenis.trim(), 'ends in a mark or a space'),
    ...report(namesItself(item, woorden), 'names the word itself'),
    ...woorden.filter((w) => isForbidden(w)).map((w) => `forbidden topic word ${w}`),
    ...woorden
      .filter((w) => !wordBook.exists(w) && !allowed.has(w))
      .map((w) => `${w} is not in the dictionary and not in toegestaan.tsv`),
  ].map((f) => `${item.w}: meaning "${betekenis}" ${f}`);
}

/** Gates on all meanings: each entry, none without a word, and never the same one for two words, which could not be told apart. */
export function validateBetekenissen(
  items: readonly WoordItem[],
  allowed: ReadonlySet<string>,
  source: ReadonlyMap<string, string> = readBetekenissen(),
): string[] {
  const perBetekenis = new Map<string, string[]>();
  for (const { w, betekenis } of items)
    if (betekenis !== undefined) perBetekenis.set(betekenis, [...(perBetekenis.get(betekenis) ?? []), w]);
  const known = new Set(items.map((i) => i.w));
  return [
    ...items.flatMap((i) => validateBetekenis(i, allowed)),
    ...[...perBetekenis]
      .filter(([, woorden]) => woorden.length > 1)
      .map(([betekenis, woorden]) => `${woorden.join(' and ')} have the same meaning "${betekenis}"`),
    ...[...source.keys()].filter((w) => !known.has(w)).map((w) => `betekenissen.tsv: ${w} is not in the content`),
  ];
}
