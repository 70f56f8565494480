import type {
  AlphabetRow,
  DomeinItem,
  LeestekenZin,
  LidwoordItem,
  Proverb,
  Comparison,
  WoordsoortZin,
  WoordPair,
  ZinsdeelZin,
} from '#engine/core/taal/item/domein-item.ts';
import type { Leestekst } from '#engine/core/taal/item/leestekst.ts';
import type { OrderItem, WerkwoordItem, WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { ContentItem } from './ronde-options.ts';

/** Word entry. */
export function isWoord(item: ContentItem): item is WoordItem {
  return item.id.startsWith('w-');
}

/** Verb entry with its sentences. */
export function isWerkwoord(item: ContentItem): item is WerkwoordItem {
  return item.id.startsWith('ww-');
}

/** Sentence to order. */
export function isOrder(item: ContentItem): item is OrderItem {
  return item.id.startsWith('vo-');
}

/** Reading text with questions. */
export function isReadText(item: ContentItem): item is Leestekst {
  return item.id.startsWith('lt-');
}

/** Words in alphabetical order. */
export function isAlphabet(item: ContentItem): item is AlphabetRow {
  return item.id.startsWith('da-');
}

/** Noun with its article. */
export function isLidwoord(item: ContentItem): item is LidwoordItem {
  return item.id.startsWith('dh-');
}

/** Punctuation sentence. */
export function isLeesteken(item: ContentItem): item is LeestekenZin {
  return item.id.startsWith('dl-');
}

/** Saying. */
export function isProverb(item: ContentItem): item is Proverb {
  return item.id.startsWith('dp-');
}

/** Two words that mean the same or the opposite. */
export function isWoordPair(item: ContentItem): item is WoordPair {
  return item.id.startsWith('ds-') || item.id.startsWith('dt-');
}

/** Degrees of comparison. */
export function isComparisonItem(item: ContentItem): item is Comparison {
  return item.id.startsWith('dv-');
}

/** Sentence with a part of speech for every word. */
export function isWoordsoortZin(item: ContentItem): item is WoordsoortZin {
  return item.id.startsWith('dw-');
}

/** Sentence in clause parts. */
export function isZinsdeelZin(item: ContentItem): item is ZinsdeelZin {
  return item.id.startsWith('dz-');
}

/** Goal of an item that is no spelling: its strand, with the number under which progress in it is stored. Never change a number. */
export const STRANDS = Object.freeze([
  { doelId: 'alfabet', nr: 0xff01, prefix: 'da-' },
  { doelId: 'de-het', nr: 0xff02, prefix: 'dh-' },
  { doelId: 'spreekwoorden', nr: 0xff03, prefix: 'dp-' },
  { doelId: 'synoniem', nr: 0xff04, prefix: 'ds-' },
  { doelId: 'tegenstelling', nr: 0xff05, prefix: 'dt-' },
  { doelId: 'trappen', nr: 0xff06, prefix: 'dv-' },
  { doelId: 'woordsoorten', nr: 0xff07, prefix: 'dw-' },
  { doelId: 'zinsdelen', nr: 0xff08, prefix: 'dz-' },
  { doelId: 'leestekens', nr: 65, prefix: 'dl-' },
  { doelId: 'lezen', nr: 0xff09, prefix: 'lt-' },
  { doelId: 'volgorde', nr: 0xffff, prefix: 'vo-' },
] as const);

/** Strand of an item; undefined for words and verbs, which have spelling categories. */
export function strandOf(id: string): (typeof STRANDS)[number] | undefined {
  return STRANDS.find((s) => id.startsWith(s.prefix));
}

/** Item of a strand or reading text: practised for its strand only. */
export type StrandItem = OrderItem | DomeinItem | Leestekst;

/** Whether an item belongs to a strand. */
export function isStrandItem(item: ContentItem): item is StrandItem {
  return !isWoord(item) && !isWerkwoord(item);
}

const GROEP_OF_NIVEAU: Readonly<Record<Leestekst['niveau'], number>> = {
  Start: 3,
  M3: 3,
  E3: 3,
  M4: 4,
  E4: 4,
  M5: 5,
  E5: 5,
  M6: 6,
  E6: 6,
  M7: 7,
  E7: 7,
  Plus: 8,
};

/** Jaargroep 3..8 an item is for. */
export function groepOf(item: ContentItem): number {
  return isReadText(item) ? GROEP_OF_NIVEAU[item.niveau] : item.groep;
}
