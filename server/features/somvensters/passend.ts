import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { groepVan, isStrandItem } from '#engine/core/oefening/content-soort.ts';
import type { Capability, Format } from '#engine/core/oefening/contract.ts';
import type { ContentItem } from '#engine/core/oefening/ronde-opties.ts';
import { inNiveau } from '#engine/core/oefening/settings.ts';
import { ALLE_VRAGEN } from '#engine/core/oefening/vraag/alle-vragen.ts';
import type { VraagOmgeving } from '#engine/core/oefening/vraag/opties.ts';
import type { BeschikbaarSpel } from '#engine/core/somvenster/route.ts';
import { doelenVan, type Content } from '../../platform/content/content.ts';
import { BEKEKEN, poolVoor } from './pool.ts';

/** Who plays: what decides which items and shapes fit. */
export interface Speler {
  groep: number;
  land: 'NL' | 'BE';
  instelling: Oefeninstelling;
}
/** What is asked: goals and formats of a stone. */
export interface Gevraagd {
  doelIds: readonly string[];
  formaten: readonly Format[];
}

/** Item with those of its goals that are asked for. */
interface Passend {
  item: ContentItem;
  doelen: string[];
}
interface Geheugen {
  pool: Map<string, Passend[]>;
  past: Map<string, boolean>;
}

/** Answers per content: it never changes while the server runs, and a map asks the same questions again and again. */
const BEKEND = new WeakMap<Content['perDoel'], Geheugen>();

function geheugenVan(content: Content): Geheugen {
  const geheugen = BEKEND.get(content.perDoel) ?? { pool: new Map(), past: new Map() };
  BEKEND.set(content.perDoel, geheugen);
  return geheugen;
}

function onthoud<T>(kaart: Map<string, T>, sleutel: string, bereken: () => T): T {
  const bekend = kaart.get(sleutel);
  if (bekend !== undefined) return bekend;
  const waarde = bereken();
  kaart.set(sleutel, waarde);
  return waarde;
}

interface Manier {
  capability: Capability;
  format: Format;
  doelId: string;
}

/** Whether the game asks the item in this way. A strand is built to be sure: its sentences and pairs differ too much for the quick test. */
function kanVragen(item: ContentItem, { capability, format, doelId }: Manier, omgeving: VraagOmgeving): boolean {
  if (!ALLE_VRAGEN.past(capability, item, { format, doelId, groep: omgeving.groep, typen: omgeving.typen }))
    return false;
  return (
    !isStrandItem(item) ||
    ALLE_VRAGEN.bouwVraag({ vraagId: item.id, item, doelId, format, seed: 1, capability, omgeving }).ok
  );
}

function telt(pool: readonly Passend[], manieren: readonly Omit<Manier, 'doelId'>[], omgeving: VraagOmgeving): boolean {
  const nodig = Math.min(CONSTANTEN.ITEMS_MIN, pool.length);
  let gevonden = 0;
  for (const { item, doelen } of pool.slice(0, BEKEKEN)) {
    if (doelen.some((doelId) => manieren.some((m) => kanVragen(item, { ...m, doelId }, omgeving)))) gevonden += 1;
    if (gevonden === nodig) return true;
  }
  return false;
}

/** Whether a game can ask a child enough items of the goals in one of the formats: five of the first sixty, or all there are. */
export function pastBijKind(
  content: Content,
  wat: { spel: BeschikbaarSpel; gevraagd: Gevraagd; speler: Speler },
): boolean {
  const {
    spel,
    gevraagd: { doelIds, formaten },
    speler: { groep, land, instelling },
  } = wat;
  const manieren = spel.capabilities.flatMap((capability) =>
    formaten.filter((f) => capability.formats.includes(f)).map((format) => ({ capability, format })),
  );
  if (manieren.length === 0) return false;
  const geheugen = geheugenVan(content);
  const kind = `${doelIds.join()}/${land}/${instelling.niveauVan}-${instelling.niveauTot}`;
  return onthoud(geheugen.past, `${kind}/${spel.slug}/${formaten.join()}/${groep}/${instelling.typenAan}`, () => {
    const pool = onthoud(geheugen.pool, kind, () =>
      poolVoor(content, { doelIds, land, instelling })
        .items.filter((item) => inNiveau(instelling, groepVan(item)))
        .map((item) => ({ item, doelen: doelenVan(item).filter((id) => doelIds.includes(id)) }))
        .filter((x) => x.doelen.length > 0),
    );
    const omgeving = {
      groep,
      s: 0,
      typen: instelling.typenAan,
      calm: false,
      leerdoelen: content.leerdoelen,
      pool: pool.map((x) => x.item),
      bestaat: () => false,
    };
    return telt(pool, manieren, omgeving);
  });
}
