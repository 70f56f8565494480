import type { WoordItem } from '#engine/core/taal/woord.ts';
import { leesBetekenissen } from '../../content/betekenissen.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { isVerboden } from '../../content/verboden.ts';

/** Longest meaning that a card of a game still shows. */
const KAART = 80;
/** Letters of a word from which a part of it in its meaning would give the answer away. */
const VERRAADT = 5;

const woordenIn = (tekst: string): string[] => tekst.match(/[\p{L}]+(?:['-][\p{L}]+)*/gu) ?? [];
const meld = (fout: boolean, tekst: string): string[] => (fout ? [tekst] : []);

/** Whether the meaning names the word: the word itself, its base form, or a longer word that begins with it. */
function noemtZich(item: WoordItem, woorden: readonly string[]): boolean {
  const eigen = [item.w, item.vormen.lemma ?? item.w].map((w) => w.toLowerCase());
  return woorden
    .map((w) => w.toLowerCase())
    .some((w) => eigen.some((e) => w === e || (e.length >= VERRAADT && w.startsWith(e))));
}

/** Gate on the meaning of one entry: short, one phrase, known and fit words, and never the word itself. */
export function keurBetekenis(item: WoordItem, toegestaan: ReadonlySet<string>): string[] {
  const { betekenis } = item;
  if (betekenis === undefined) return [];
  const woorden = woordenIn(betekenis);
  return [
    ...meld(betekenis.length > KAART, `has ${betekenis.length} letters, a card shows ${KAART}`),
    ...meld(/[.!?]$/.test(betekenis) || betekenis !== betekenis.trim(), 'ends in a mark or a space'),
    ...meld(noemtZich(item, woorden), 'names the word itself'),
    ...woorden.filter((w) => isVerboden(w)).map((w) => `forbidden topic word ${w}`),
    ...woorden
      .filter((w) => !woordenboek.bestaat(w) && !toegestaan.has(w))
      .map((w) => `${w} is not in the dictionary and not in toegestaan.tsv`),
  ].map((f) => `${item.w}: meaning "${betekenis}" ${f}`);
}

/** Gates on all meanings: each entry, none without a word, and never the same one for two words, which could not be told apart. */
export function keurBetekenissen(
  items: readonly WoordItem[],
  toegestaan: ReadonlySet<string>,
  bron: ReadonlyMap<string, string> = leesBetekenissen(),
): string[] {
  const perBetekenis = new Map<string, string[]>();
  for (const { w, betekenis } of items)
    if (betekenis !== undefined) perBetekenis.set(betekenis, [...(perBetekenis.get(betekenis) ?? []), w]);
  const bekend = new Set(items.map((i) => i.w));
  return [
    ...items.flatMap((i) => keurBetekenis(i, toegestaan)),
    ...[...perBetekenis]
      .filter(([, woorden]) => woorden.length > 1)
      .map(([betekenis, woorden]) => `${woorden.join(' and ')} have the same meaning "${betekenis}"`),
    ...[...bron.keys()].filter((w) => !bekend.has(w)).map((w) => `betekenissen.tsv: ${w} is not in the content`),
  ];
}
