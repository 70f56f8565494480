import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { ownZin } from '../../platform/content/own-woord.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../platform/content/content.ts';

/** A word of a list as a stone keeps it: the list may change or go, the stone stays as it was set ready. */
export interface StoneWoord {
  id: string;
  zin?: string;
  doelId?: string;
}

/** The entry of a word as a teacher wants it asked: own sentence, own goal among those that are in the word. */
function itemOf(content: Pick<Content, 'items'>, { id, zin: text, doelId }: StoneWoord): WoordItem | undefined {
  const item = content.items.get(id);
  if (item === undefined || !isWoord(item)) return undefined;
  const zin = text === undefined ? undefined : ownZin(item.w, text);
  const main = item.cats.find((cat) => cat.id === doelId)?.id ?? item.hoofd;
  return { ...item, hoofd: main, ...(zin === undefined ? {} : { zinnen: [zin] }) };
}

/** Entries of the words of a stone, in the order of the list; what is no longer known is left out. */
export const itemsOfStone = (content: Pick<Content, 'items'>, woorden: readonly StoneWoord[]): WoordItem[] =>
  woorden.flatMap((woord) => itemOf(content, woord) ?? []);
