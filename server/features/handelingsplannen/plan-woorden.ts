import { isWerkwoord, isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import type { TestCandidate } from '#engine/core/taal/woord/parallel-woorden.ts';
import type { WerkwoordItem, WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../platform/content/content.ts';

const GAP = '…';

function ofWoord(item: WoordItem, doelId: string, region: 'nl' | 'be'): TestCandidate[] {
  const elsewhere = item.regio !== 'both' && item.regio !== region;
  if (item.hoofd !== doelId || item.gevoelig || elsewhere) return [];
  const [zin] = item.zinnen;
  return [
    {
      itemId: item.id,
      doelId,
      woord: item.w,
      groep: item.groep,
      band: item.band,
      parts: item.klankgroepen.length,
      size: item.grafemen.length,
      ...(zin === undefined ? {} : { zin: `${zin.tekst.slice(0, zin.gat.van)}${GAP}${zin.tekst.slice(zin.gat.tot)}` }),
    },
  ];
}

/** A form is asked in its sentence; a verb once a goal. */
function ofWerkwoord(item: WerkwoordItem, doelId: string): TestCandidate[] {
  const zin = item.zinnen.find(({ categorie: category }) => category === doelId);
  if (zin === undefined) return [];
  const text = `${zin.voor}${GAP}${zin.na}`;
  return [
    {
      itemId: item.id,
      doelId,
      woord: zin.vorm,
      zin: `${text} (${item.infinitief})`,
      groep: item.groep,
      band: 3,
      parts: 1,
      size: [...zin.vorm].length,
    },
  ];
}

const ofItem = (item: ContentItem, doelId: string, region: 'nl' | 'be'): TestCandidate[] => {
  if (isWoord(item)) return ofWoord(item, doelId, region);
  return isWerkwoord(item) ? ofWerkwoord(item, doelId) : [];
};

/** Every word that can test these goals and that the leerling never saw here. */
export function testCandidates(
  content: Pick<Content, 'perDoel'>,
  vraag: { doelIds: readonly string[]; seen: ReadonlySet<string>; land: 'NL' | 'BE' },
): TestCandidate[] {
  const region = vraag.land === 'BE' ? 'be' : 'nl';
  return vraag.doelIds.flatMap((doelId) =>
    (content.perDoel.get(doelId) ?? [])
      .filter(({ id }) => !vraag.seen.has(id))
      .flatMap((item) => ofItem(item, doelId, region)),
  );
}
