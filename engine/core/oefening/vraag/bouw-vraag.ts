import { createRng } from '#engine/core/basis/rng.ts';
import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { beoordeel, type Sleutel } from '#engine/core/scoring/oordeel.ts';
import type { AntwoordInvoer } from '../antwoord.ts';
import type { Capability, Format, ShapeKind } from '../contract.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isVolgorde, isWerkwoord, isWoord } from '../model.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { bouwBouw } from './bouw.ts';
import { bouwDictee, bouwFlits, toontKeuze } from './dictee.ts';
import { bouwGat, gatVan } from './gat.ts';
import { bouwKies } from './kies.ts';
import { bouwKlank, klankVan } from './klank.ts';
import { bouwOordeel, OORDEEL, toontGoed } from './oordeel.ts';
import type { Bouwer, BouwFout, Gebouwd, VraagOmgeving, VraagOpties } from './opties.ts';
import { bouwRijm, rijmstaart, rijmwoorden } from './rijm.ts';
import { createTokenMaker } from './tokens.ts';
import { alfabetLetters, bouwVolgorde } from './volgorde.ts';
import { deelwijzen, heeftContext, hoofdletterTelt } from './woord-hulp.ts';
import { bouwWerkwoord, zinVan } from './werkwoord.ts';

interface FormaatBouwer { bouw: Bouwer; vormen: readonly ShapeKind[]; soort(item: ContentItem): boolean }

const BOUWERS: Readonly<Partial<Record<Format, FormaatBouwer>>> = {
  bouw: { bouw: bouwBouw, vormen: ['sequence'], soort: isWoord },
  kies: { bouw: bouwKies, vormen: ['select'], soort: isWoord },
  gat: { bouw: bouwGat, vormen: ['select', 'entry', 'sequence'], soort: isWoord },
  oordeel: { bouw: bouwOordeel, vormen: ['select'], soort: isWoord },
  dictee: { bouw: bouwDictee, vormen: ['entry'], soort: isWoord },
  flits: { bouw: bouwFlits, vormen: ['read', 'entry', 'select'], soort: isWoord },
  werkwoord: { bouw: bouwWerkwoord, vormen: ['select', 'entry'], soort: isWerkwoord },
  volgorde: { bouw: bouwVolgorde, vormen: ['sequence'], soort: (item) => isVolgorde(item) || (isWoord(item) && item.groep <= 4) },
  rijm: { bouw: bouwRijm, vormen: ['select'], soort: isWoord },
  klank: { bouw: bouwKlank, vormen: ['select'], soort: isWoord },
};

/** Formats the engine can build. */
export const GEBOUWDE_FORMATEN: readonly Format[] = ['bouw', 'kies', 'gat', 'oordeel', 'dictee', 'flits', 'werkwoord', 'volgorde', 'rijm', 'klank'];

/** Whether a game takes this format and kind of item at all. */
function neemt(c: Capability, item: ContentItem, format: Format): boolean {
  const bouwer = BOUWERS[format];
  return bouwer !== undefined && bouwer.soort(item) && bouwer.vormen.includes(c.shape) && c.formats.includes(format);
}

/** Question with its key; the same options give the same question. `past-niet` when the item does not fit the game in this format. */
export function bouwVraag(options: VraagOpties): Gebouwd {
  const bouwer = BOUWERS[options.format];
  if (bouwer === undefined || !neemt(options.capability, options.item, options.format)) return err('past-niet');
  const rng = createRng((options.seed ^ 0x5bd1e995) >>> 0);
  rng.next();
  return bouwer.bouw(options, { rng, tokens: createTokenMaker(rng) });
}

type Vraagmaat = Pick<VraagOmgeving, 'groep' | 'typen'>;

interface WoordPast { c: Capability; item: WoordItem; maat: Vraagmaat; doelId: string }

const kort = ({ c, item }: WoordPast): boolean => item.w.length <= (c.maxChars ?? 80);
const typbaar = (w: WoordPast): boolean => kort(w) && w.maat.typen;

const PAST_WOORD: Readonly<Partial<Record<Format, (w: WoordPast) => boolean>>> = {
  bouw: (w) => heeftContext(w.item) && deelwijzen(w.item, { capability: w.c, groep: w.maat.groep }).length > 0,
  dictee: (w) => typbaar(w) && heeftContext(w.item),
  flits: (w) => kort(w) && (w.maat.typen || toontKeuze(w.c)),
  gat: (w) => heeftContext(w.item) && gatVan(w.item, w.doelId) !== null && (w.c.shape !== 'entry' || typbaar(w)),
  volgorde: (w) => alfabetLetters(w.item) !== null,
  rijm: (w) => rijmstaart(w.item) !== null,
  klank: (w) => klankVan(w.item, 1) !== undefined,
  kies: (w) => heeftContext(w.item) && kort(w),
  oordeel: (w) => heeftContext(w.item),
};

function pastAnders(c: Capability, item: ContentItem, options: { doelId: string; typen: boolean }): boolean {
  if (isWerkwoord(item)) return zinVan(item, options.doelId, 1) !== undefined && (c.shape !== 'entry' || options.typen);
  return isVolgorde(item) && item.woorden.length >= (c.minSlots ?? 2) && item.woorden.length <= (c.maxSlots ?? 24);
}

/**
 * Quick test whether an item can be asked in a format by a game; building may still refuse when no good distractors
 * exist. `groep` 3..8 and `typen` come from the setting.
 */
export function past(c: Capability, item: ContentItem, options: { format: Format; doelId: string; groep?: number; typen?: boolean }): boolean {
  const { format, doelId } = options;
  if (!neemt(c, item, format)) return false;
  const maat = { groep: options.groep ?? 4, typen: options.typen ?? true };
  return isWoord(item) ? (PAST_WOORD[format]?.({ c, item, maat, doelId }) ?? false) : pastAnders(c, item, { doelId, typen: maat.typen });
}

/** What the key of a question depends on. */
export interface SleutelVraag { item: ContentItem; doelId: string; format: Format; seed: number; pool: readonly ContentItem[] }

function sleutelWoord(item: WoordItem, q: SleutelVraag): Sleutel | undefined {
  switch (q.format) {
    case 'oordeel': return { goed: [toontGoed(q.seed) ? OORDEEL.goed : OORDEEL.fout], hoofdletters: false };
    case 'volgorde': return { goed: [(alfabetLetters(item) ?? []).join('')], hoofdletters: false };
    case 'rijm': return { goed: rijmwoorden(item, q.pool).map((w) => w.w), hoofdletters: false };
    case 'klank': return { goed: [klankVan(item, q.seed)?.g.g ?? ''], hoofdletters: false };
    case 'werkwoord': return undefined;
    default: return { goed: [item.w], hoofdletters: hoofdletterTelt(item) };
  }
}

/** Key of a question without building it: item, goal, format and seed are enough (rhyme also needs the words). */
export function sleutelVoor(q: SleutelVraag): Result<Sleutel, BouwFout> {
  const { item } = q;
  if (BOUWERS[q.format]?.soort(item) !== true) return err('past-niet');
  if (isWoord(item)) {
    const sleutel = sleutelWoord(item, q);
    return sleutel === undefined ? err('past-niet') : ok(sleutel);
  }
  if (isVolgorde(item)) return ok({ goed: [item.woorden.join(' ')], hoofdletters: false });
  const zin = zinVan(item, q.doelId, q.seed);
  return zin === undefined ? err('past-niet') : ok({ goed: [zin.vorm], hoofdletters: false });
}

/** Judges a logged answer again from its raw text: the server never believes `goed`. */
export function herbeoordeel(item: ContentItem, antwoord: Pick<AntwoordInvoer, 'doelId' | 'format' | 'ruw' | 'vraagSeed'>, pool: readonly ContentItem[]): Result<boolean, BouwFout> {
  const sleutel = sleutelVoor({ item, doelId: antwoord.doelId, format: antwoord.format, seed: antwoord.vraagSeed, pool });
  return sleutel.ok ? ok(beoordeel(sleutel.value, antwoord.ruw)) : sleutel;
}
