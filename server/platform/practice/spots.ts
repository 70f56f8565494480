import type { AntwoordInput } from '#engine/core/oefening/contract/antwoord.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { mistakeSpotsOf, spotsOfDoel, type MistakeSpot } from '#engine/core/oefening/model/diagnosis.ts';
import { pictureOfItem } from '#engine/core/taal/item/picture-item.ts';
import { diagnosisOf } from '#engine/core/taal/diagnosis/diagnosis.ts';
import type { Content } from '../content/content.ts';

/** What the diagnosis reads of a logged answer. */
export interface Written {
  itemId: string;
  doelId: string;
  format: Format;
  k: number;
  goed: boolean;
  geholpen: boolean;
  ruw: string;
  invoer: AntwoordInput['invoer'];
}

/** Formats in which the whole word comes from the child. */
const WHOLE: ReadonlySet<Format> = new Set(['dictee', 'flits', 'bouw']);
/** Formats in which `ruw` is a spelling of the whole word. */
const SPELLING: ReadonlySet<Format> = new Set([...WHOLE, 'gat', 'kies']);

/** Trouble spots of a logged answer (practice.md section 9); an item that is gone gives none. */
export function spotsOfAntwoord(content: Content, a: Written): MistakeSpot[] {
  const item = content.items.get(a.itemId);
  if (item === undefined) return [];
  if (!isWoord(item) || !SPELLING.has(a.format)) return spotsOfDoel(a.doelId, [], a.goed);
  const errors = a.goed
    ? []
    : diagnosisOf(
        {
          beeld: pictureOfItem(item),
          cats: item.cats,
          ...(item.homofoonVan === undefined ? {} : { homofonen: item.homofoonVan }),
        },
        a.ruw,
      );
  if (!WHOLE.has(a.format) || a.k > 0) return spotsOfDoel(a.doelId, errors, a.goed);
  return mistakeSpotsOf({ cats: item.cats, woord: item.w, fouten: errors, types: a.invoer === 'toets' });
}
