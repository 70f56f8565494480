import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { groepOf } from '#engine/core/oefening/contract/content-kind.ts';
import type { Capability, Format } from '#engine/core/oefening/contract/contract.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import { inNiveau } from '#engine/core/oefening/model/settings.ts';
import { ALL_VRAGEN } from '#engine/core/oefening/vraag/all-vragen.ts';
import type { VraagEnvironment } from '#engine/core/oefening/vraag/options.ts';
import type { AvailableSpel } from '#engine/core/somvenster/route.ts';
import { doelenOf, type Content } from '../../platform/content/content.ts';
import { itemsOfStone, type StoneWoord } from '../woordlijsten/list-item.read.ts';
import { MAX_INSPECTED, poolFor } from './pool.ts';

/** Who plays: what decides which items and shapes fit. */
export interface Player {
  groep: number;
  land: 'NL' | 'BE';
  instelling: Oefeninstelling;
}
/** What is asked: goals and formats of a stone. */
export interface Requested {
  doelIds: readonly string[];
  formaten: readonly Format[];
  /** Words of a teacher's list, when the stone asks those. */
  woorden?: readonly StoneWoord[] | null;
}

/** Item with those of its goals that are asked for. */
interface Fitting {
  item: ContentItem;
  doelen: string[];
}
interface Memory {
  pool: Map<string, Fitting[]>;
  past: Map<string, boolean>;
}

/** Answers per content: it never changes while the server runs, and a map asks the same questions again and again. */
const KNOWN = new WeakMap<Content['perDoel'], Memory>();

function memoryOf(content: Content): Memory {
  const memory = KNOWN.get(content.perDoel) ?? { pool: new Map(), past: new Map() };
  KNOWN.set(content.perDoel, memory);
  return memory;
}

function remember<T>(card: Map<string, T>, key: string, compute: () => T): T {
  const known = card.get(key);
  if (known !== undefined) return known;
  const value = compute();
  card.set(key, value);
  return value;
}

interface Way {
  capability: Capability;
  format: Format;
  doelId: string;
}

/** Whether the game asks the item in this way. It is built to be sure: a word without rhymes or a sentence that is too long shows only then. */
const canAsk = (item: ContentItem, { capability, format, doelId }: Way, environment: VraagEnvironment): boolean =>
  ALL_VRAGEN.past(capability, item, { format, doelId, groep: environment.groep, typen: environment.typen }) &&
  ALL_VRAGEN.buildVraag({ vraagId: item.id, item, doelId, format, seed: 1, capability, environment }).ok;

function counts(
  pool: readonly Fitting[],
  ways: readonly Omit<Way, 'doelId'>[],
  environment: VraagEnvironment,
): boolean {
  const required = Math.min(CONSTANTS.ITEMS_MIN, pool.length);
  let found = 0;
  for (const { item, doelen } of pool.slice(0, MAX_INSPECTED)) {
    if (doelen.some((doelId) => ways.some((m) => canAsk(item, { ...m, doelId }, environment)))) found += 1;
    if (found === required) return true;
  }
  return false;
}

/** Whether a game can ask a child enough items of the goals in one of the formats: five of the first sixty, or all there are. */
export function fitsChild(
  content: Content,
  what: { spel: AvailableSpel; gevraagd: Requested; player: Player },
): boolean {
  const {
    spel,
    gevraagd: { doelIds, formaten: formats, woorden },
    player: { groep, land, instelling: setting },
  } = what;
  const ways = spel.capabilities.flatMap((capability) =>
    formats.filter((f) => capability.formats.includes(f)).map((format) => ({ capability, format })),
  );
  if (ways.length === 0) return false;
  const environmentOf = (pool: readonly Fitting[]): VraagEnvironment => ({
    groep,
    s: 0,
    typen: setting.typenAan,
    calm: false,
    leerdoelen: content.leerdoelen,
    pool: pool.map((x) => x.item),
    exists: () => false,
  });
  if (woorden) {
    const own = itemsOfStone(content, woorden).map((item) => ({ item, doelen: [item.hoofd] }));
    return counts(own, ways, environmentOf(own));
  }
  const memory = memoryOf(content);
  const kind = `${doelIds.join()}/${land}/${setting.niveauVan}-${setting.niveauTot}`;
  return remember(memory.past, `${kind}/${spel.slug}/${formats.join()}/${groep}/${setting.typenAan}`, () => {
    const pool = remember(memory.pool, kind, () =>
      poolFor(content, { doelIds, land, instelling: setting })
        .items.filter((item) => inNiveau(setting, groepOf(item)))
        .map((item) => ({ item, doelen: doelenOf(item).filter((id) => doelIds.includes(id)) }))
        .filter((x) => x.doelen.length > 0),
    );
    return counts(pool, ways, environmentOf(pool));
  });
}
