import { isWerkwoord, isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { errors } from '#engine/core/taal/error/woord-errors.ts';
import type { Content } from '../../../platform/content/content.ts';

/** Word or form a simulated pupil is asked, with the mistakes real children make in it. */
export interface Exercise {
  itemId: string;
  woord: string;
  fouten: readonly string[];
  formaat: Format;
  k: number;
  focus?: { van: number; tot: number };
}

const PER_DOEL = 12;
const MISTAKES_MAX = 4;

function mistakesFor(woord: string, doelId: string): string[] {
  const out = errors(woord);
  if (!out.ok) return [];
  const own = out.value.filter((error) => error.categorie === doelId);
  return (own.length > 0 ? own : out.value).slice(0, MISTAKES_MAX).map((error) => error.vorm);
}

function exercisesOf(item: ContentItem, doelId: string, format: Format): Exercise[] {
  if (isWoord(item)) {
    const span = item.cats.find((cat) => cat.id === doelId);
    const list = mistakesFor(item.w, doelId);
    if (list.length === 0) return [];
    return [
      {
        itemId: item.id,
        woord: item.w,
        fouten: list,
        formaat: format,
        k: 0,
        ...(span === undefined ? {} : { focus: { van: span.van, tot: span.tot } }),
      },
    ];
  }
  if (!isWerkwoord(item)) return [];
  return item.zinnen
    .filter((zin) => zin.categorie === doelId)
    .slice(0, 1)
    .map((zin) => ({ itemId: item.id, woord: zin.vorm, fouten: zin.foutvormen, formaat: 'werkwoord', k: 4 }));
}

/** Questions per goal; made once, since finding mistakes takes time. */
export function createExercises(content: Content): (doelId: string, format: Format) => readonly Exercise[] {
  const known = new Map<string, Exercise[]>();
  return (doelId, format) => {
    const key = `${doelId}|${format}`;
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const items = (content.perDoel.get(doelId) ?? [])
      .filter((item) => !('gevoelig' in item) || !item.gevoelig)
      .slice(0, PER_DOEL * 2);
    const list = items.flatMap((item) => exercisesOf(item, doelId, format)).slice(0, PER_DOEL);
    known.set(key, list);
    return list;
  };
}
