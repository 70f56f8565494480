import type { Sleutel } from '#engine/core/scoring/oordeel.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { Capability, Format, ShapeKind } from '../contract.ts';
import { isWoord } from '../content-soort.ts';
import type { ContentItem } from '../ronde-opties.ts';
import type { Bouwer, SleutelVraag, VraagOmgeving } from './opties.ts';
import { hoofdletterTelt } from './woord-hulp.ts';

/** Whether an item fits: game, item, goal, and what the setting says. */
export interface PastVraag {
  c: Capability;
  item: ContentItem;
  doelId: string;
  maat: Pick<VraagOmgeving, 'groep' | 'typen'>;
}

/** One kind of item in one format: shapes it can take, how it is built, its key, and a quick test. */
export interface FormaatBouwer {
  soort(item: ContentItem): boolean;
  vormen: readonly ShapeKind[];
  bouw: Bouwer;
  /** Accepted answers; undefined or empty when there is no such question. Depends on nothing a client could choose. */
  sleutel(q: SleutelVraag): Sleutel | undefined;
  past(p: PastVraag): boolean;
}

/** Per format the kinds of item it can ask, first match counts; a format that is absent cannot be asked. */
export type Bouwers = Readonly<Partial<Record<Format, readonly FormaatBouwer[]>>>;

interface WoordPast extends PastVraag {
  item: WoordItem;
}

/** Whether the game has room for the word. */
export const kort = ({ c, item }: WoordPast): boolean => item.w.length <= (c.maxChars ?? 80);
/** Whether the word can be typed in the game. */
export const typbaar = (p: WoordPast): boolean => kort(p) && p.maat.typen;
/** Key that reads capitals and small letters alike. */
export const zonderHoofdletters = (...goed: readonly string[]): Sleutel => ({ goed, hoofdletters: false });
/** Key of one text; none when there is no text. */
export const alsBekend = (tekst: string | undefined): Sleutel | undefined =>
  tekst === undefined ? undefined : zonderHoofdletters(tekst);
/** Whether the game has the places for so many parts. */
export const pastSlots = (c: Capability, aantal: number): boolean =>
  aantal >= (c.minSlots ?? 2) && aantal <= (c.maxSlots ?? 24);
/** Fits every game that takes the format. */
export const altijd = (): boolean => true;

/** Builder for words; the key is the word itself unless told otherwise. */
export function voorWoord(b: {
  vormen: readonly ShapeKind[];
  bouw: Bouwer;
  past: (p: WoordPast) => boolean;
  sleutel?: (item: WoordItem, q: SleutelVraag) => Sleutel | undefined;
}): FormaatBouwer {
  const heel = (item: WoordItem): Sleutel => ({ goed: [item.w], hoofdletters: hoofdletterTelt(item) });
  return {
    soort: isWoord,
    vormen: b.vormen,
    bouw: b.bouw,
    sleutel: (q) => (isWoord(q.item) ? (b.sleutel ?? heel)(q.item, q) : undefined),
    past: (p) => isWoord(p.item) && b.past({ ...p, item: p.item }),
  };
}
