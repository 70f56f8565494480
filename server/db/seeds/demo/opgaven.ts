import { isWerkwoord, isWoord } from '#engine/core/oefening/content-soort.ts';
import type { ContentItem } from '#engine/core/oefening/ronde-opties.ts';
import type { Format } from '#engine/core/oefening/contract.ts';
import { fouten } from '#engine/core/taal/woord-fouten.ts';
import type { Content } from '../../../platform/content/content.ts';

/** Word or form a simulated pupil is asked, with the mistakes real children make in it. */
export interface Opgave {
  itemId: string;
  woord: string;
  fouten: readonly string[];
  formaat: Format;
  k: number;
  focus?: { van: number; tot: number };
}

const PER_DOEL = 12;
const FOUTEN_MAX = 4;

function foutenVoor(woord: string, doelId: string): string[] {
  const uit = fouten(woord);
  if (!uit.ok) return [];
  const eigen = uit.value.filter((fout) => fout.categorie === doelId);
  return (eigen.length > 0 ? eigen : uit.value).slice(0, FOUTEN_MAX).map((fout) => fout.vorm);
}

function opgavenVan(item: ContentItem, doelId: string, formaat: Format): Opgave[] {
  if (isWoord(item)) {
    const span = item.cats.find((cat) => cat.id === doelId);
    const lijst = foutenVoor(item.w, doelId);
    if (lijst.length === 0) return [];
    return [
      {
        itemId: item.id,
        woord: item.w,
        fouten: lijst,
        formaat,
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
export function createOpgaven(content: Content): (doelId: string, formaat: Format) => readonly Opgave[] {
  const bekend = new Map<string, Opgave[]>();
  return (doelId, formaat) => {
    const sleutel = `${doelId}|${formaat}`;
    const eerder = bekend.get(sleutel);
    if (eerder !== undefined) return eerder;
    const items = (content.perDoel.get(doelId) ?? [])
      .filter((item) => !('gevoelig' in item) || !item.gevoelig)
      .slice(0, PER_DOEL * 2);
    const lijst = items.flatMap((item) => opgavenVan(item, doelId, formaat)).slice(0, PER_DOEL);
    bekend.set(sleutel, lijst);
    return lijst;
  };
}
