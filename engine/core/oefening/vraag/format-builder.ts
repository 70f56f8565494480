import type { Key } from '#engine/core/scoring/judgment.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Capability, Format, ShapeKind } from '../contract/contract.ts';
import { isWoord } from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import type { Builder, KeyVraag, VraagEnvironment } from './options.ts';
import { isHoofdletterRequired } from './woord-help.ts';

/** Whether an item fits: game, item, goal, and what the setting says. */
export interface FitInput {
  c: Capability;
  item: ContentItem;
  doelId: string;
  maat: Pick<VraagEnvironment, 'groep' | 'typen'>;
}

/** One kind of item in one format: shapes it can take, how it is built, its key, and a quick test. */
export interface FormatBuilder {
  soort(item: ContentItem): boolean;
  vormen: readonly ShapeKind[];
  bouw: Builder;
  /** Accepted answers; undefined or empty when there is no such question. Depends on nothing a client could choose. */
  sleutel(q: KeyVraag): Key | undefined;
  past(p: FitInput): boolean;
}

/** Per format the kinds of item it can ask, first match counts; a format that is absent cannot be asked. */
export type Builders = Readonly<Partial<Record<Format, readonly FormatBuilder[]>>>;

interface WoordFitInput extends FitInput {
  item: WoordItem;
}

/** Whether the game has room for the word. */
export const short = ({ c, item }: WoordFitInput): boolean => item.w.length <= (c.maxChars ?? 80);
/** Whether the word can be typed in the game. */
export const typable = (p: WoordFitInput): boolean => short(p) && p.maat.typen;
/** Key that reads capitals and small letters alike. */
export const withoutHoofdletters = (...correct: readonly string[]): Key => ({ goed: correct, hoofdletters: false });
/** Key of one text; none when there is no text. */
export const keyIfKnown = (text: string | undefined): Key | undefined =>
  text === undefined ? undefined : withoutHoofdletters(text);
/** Whether the game has the places for so many parts. */
export const fitsSlots = (c: Capability, count: number): boolean =>
  count >= (c.minSlots ?? 2) && count <= (c.maxSlots ?? 24);
/** Fits every game that takes the format. */
export const always = (): boolean => true;

/** Builder for words; the key is the word itself unless told otherwise. */
export function forWoord(b: {
  vormen: readonly ShapeKind[];
  bouw: Builder;
  past: (p: WoordFitInput) => boolean;
  sleutel?: (item: WoordItem, q: KeyVraag) => Key | undefined;
}): FormatBuilder {
  const whole = (item: WoordItem): Key => ({ goed: [item.w], hoofdletters: isHoofdletterRequired(item) });
  return {
    soort: isWoord,
    vormen: b.vormen,
    bouw: b.bouw,
    sleutel: (q) => (isWoord(q.item) ? (b.sleutel ?? whole)(q.item, q) : undefined),
    past: (p) => isWoord(p.item) && b.past({ ...p, item: p.item }),
  };
}
