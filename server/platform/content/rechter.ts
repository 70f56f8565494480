import type { AntwoordInvoer } from '#engine/core/oefening/antwoord.ts';
import { isWoord } from '#engine/core/oefening/content-soort.ts';
import type { ContentItem } from '#engine/core/oefening/ronde-opties.ts';
import { sleutelVoor } from '#engine/core/oefening/vraag/sleutel-voor.ts';
import { beoordeel } from '#engine/core/scoring/oordeel.ts';
import type { Content } from './content.ts';

/** What a question asked and whether the raw answer was right, as rebuilt by the server. */
export interface Oordeel {
  goed: boolean;
  woord: string;
  focus?: { van: number; tot: number };
}

/** Judges a logged answer again from item, goal, format and question seed; undefined = such a question does not exist. */
export type Rechter = (antwoord: AntwoordInvoer) => Oordeel | undefined;

function focusVan(item: ContentItem, doelId: string): Pick<Oordeel, 'focus'> {
  const span = isWoord(item) ? item.cats.find((cat) => cat.id === doelId) : undefined;
  return span === undefined ? {} : { focus: { van: span.van, tot: span.tot } };
}

/** The server never believes `goed` of a client: it rebuilds the key and judges the raw answer. */
export function createRechter(content: Content): Rechter {
  const pool = [...content.items.values()];
  return ({ itemId, doelId, format, vraagSeed, ruw }) => {
    const item = content.items.get(itemId);
    if (item === undefined) return undefined;
    const sleutel = sleutelVoor({ item, doelId, format, seed: vraagSeed, pool });
    if (!sleutel.ok) return undefined;
    const woord = isWoord(item) ? item.w : (sleutel.value.goed[0] ?? '');
    return { goed: beoordeel(sleutel.value, ruw), woord, ...focusVan(item, doelId) };
  };
}
