import type { AntwoordInvoer } from '#engine/core/oefening/antwoord.ts';
import { isWoord } from '#engine/core/oefening/content-soort.ts';
import type { Format } from '#engine/core/oefening/contract.ts';
import { plekkenVan, plekkenVanDoel, type Plek } from '#engine/core/oefening/diagnose.ts';
import { beeldVanItem } from '#engine/core/taal/beeld-item.ts';
import { diagnoseVan } from '#engine/core/taal/diagnose.ts';
import type { Content } from '../content/content.ts';

/** What the diagnosis reads of a logged answer. */
export interface Geschreven {
  itemId: string;
  doelId: string;
  format: Format;
  k: number;
  goed: boolean;
  geholpen: boolean;
  ruw: string;
  invoer: AntwoordInvoer['invoer'];
}

/** Formats in which the whole word comes from the child. */
const HEEL: ReadonlySet<Format> = new Set(['dictee', 'flits', 'bouw']);
/** Formats in which `ruw` is a spelling of the whole word. */
const SPELLING: ReadonlySet<Format> = new Set([...HEEL, 'gat', 'kies']);

/** Trouble spots of a logged answer (practice.md section 9); an item that is gone gives none. */
export function plekkenVanAntwoord(content: Content, a: Geschreven): Plek[] {
  const item = content.items.get(a.itemId);
  if (item === undefined) return [];
  if (!isWoord(item) || !SPELLING.has(a.format)) return plekkenVanDoel(a.doelId, [], a.goed);
  const fouten = a.goed
    ? []
    : diagnoseVan(
        {
          beeld: beeldVanItem(item),
          cats: item.cats,
          ...(item.homofoonVan === undefined ? {} : { homofonen: item.homofoonVan }),
        },
        a.ruw,
      );
  if (!HEEL.has(a.format) || a.k > 0) return plekkenVanDoel(a.doelId, fouten, a.goed);
  return plekkenVan({ cats: item.cats, woord: item.w, fouten, typt: a.invoer === 'toets' });
}
