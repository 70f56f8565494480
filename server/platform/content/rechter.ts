import type { AntwoordInvoer } from '#engine/core/oefening/antwoord.ts';
import { beoordeel } from '#engine/core/scoring/oordeel.ts';
import type { Content } from './content.ts';

/** What a question asked and whether the raw answer was right, as rebuilt by the server. */
export interface Oordeel { goed: boolean; woord: string; focus?: { van: number; tot: number } }

/** Judges a logged answer again from item, goal, format and question seed; undefined = such a question does not exist. */
export type Rechter = (antwoord: AntwoordInvoer) => Oordeel | undefined;

export function createRechter(content: Content): Rechter {
  return (antwoord) => {
    const item = content.items.get(antwoord.itemId);
    if (item === undefined || !('w' in item)) return undefined;
    return { goed: beoordeel({ goed: [item.w], hoofdletters: false }, antwoord.ruw), woord: item.w };
  };
}
