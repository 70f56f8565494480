import type { Sleutel } from '#engine/core/scoring/oordeel.ts';
import { FORMATS, type Format, type ShapeKind } from '../contract.ts';
import {
  isAlfabet,
  isLeesteken,
  isLeesTekst,
  isLidwoord,
  isSpreekwoord,
  isTrappen,
  isVolgorde,
  isWerkwoord,
  isWoord,
  isWoordpaar,
  isWoordsoortZin,
  isZinsdeelZin,
} from '../content-soort.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { bouwDictee, bouwFlits, toontKeuze } from './dictee.ts';
import {
  alsBekend,
  altijd,
  kort,
  pastSlots,
  typbaar,
  voorWoord,
  zonderHoofdletters,
  type Bouwers,
  type FormaatBouwer,
} from './formaat-bouwer.ts';
import { KERN_BOUWERS } from './kern-bouwers.ts';
import { bouwKies } from './kies.ts';
import { bouwKlank, klankAntwoord, klankVan } from './klank.ts';
import { bouwKoppel } from './koppel.ts';
import { stelVan } from './koppel-stel.ts';
import { bouwOordeel, OORDEEL, toontGoed } from './oordeel.ts';
import type { SleutelVraag } from './opties.ts';
import { bouwRijm, rijmstaart, rijmwoorden } from './rijm.ts';
import { bouwSorteer, bouwSorteerLidwoord, bouwSorteerWoordsoort, plekVan, sorteerSleutel } from './sorteer.ts';
import { bouwSplits, splitsingVan } from './splits.ts';
import { bouwAlfabet, bouwKiesLeesteken, bouwKiesLidwoord, bouwKiesPaar, bouwTrappen } from './strand-kies.ts';
import { bouwTempoTekst, bouwTempoWoord, leesvraagVan } from './tempo.ts';
import { heeftContext } from './woord-hulp.ts';
import { alfabetLetters, bouwVolgorde } from './volgorde.ts';
import { bouwWerkwoord, vormDelen, zinVan } from './werkwoord.ts';
import { bouwZin, bouwZinSpreekwoord, zinSleutel, zinsvraagVan } from './zin.ts';
import { bouwZoekZin, gevondenTekst, zoektaakVan } from './zoek-zin.ts';
import { bouwZoekfout } from './zoekfout.ts';

/** The form of an adjective in its sentence. */
function trappen(vormen: readonly ShapeKind[]): FormaatBouwer {
  return {
    soort: isTrappen,
    vormen,
    bouw: bouwTrappen,
    past: ({ c, item, maat }) =>
      isTrappen(item) && item.vorm.length <= (c.maxChars ?? 80) && (c.shape !== 'entry' || maat.typen),
    sleutel: ({ item }) => alsBekend(isTrappen(item) ? item.vorm : undefined),
  };
}

function pastWerkwoord(item: ContentItem, doelId: string, vorm: ShapeKind): boolean {
  if (!isWerkwoord(item)) return false;
  const zinnen = item.zinnen.filter((z) => z.categorie === doelId);
  return vorm === 'sequence' ? zinnen.some((z) => vormDelen(item, z.vorm) !== null) : zinnen.length > 0;
}

function zoekSleutel({ item, seed }: SleutelVraag): Sleutel | undefined {
  const taak = zoektaakVan(item, seed);
  return alsBekend(taak === undefined ? undefined : gevondenTekst(taak));
}

/** Every format with the kinds of item it can ask, first match counts. */
export const BOUWERS: Required<Bouwers> = {
  ...KERN_BOUWERS,
  dictee: [
    voorWoord({ vormen: ['entry'], bouw: bouwDictee, past: (p) => typbaar(p) && heeftContext(p.item) }),
    trappen(['entry']),
  ],
  flits: [
    voorWoord({
      vormen: ['read', 'entry', 'select'],
      bouw: bouwFlits,
      past: (p) => kort(p) && (p.maat.typen || toontKeuze(p.c)),
    }),
  ],
  gat: [...KERN_BOUWERS.gat, trappen(['select', 'entry'])],
  kies: [
    voorWoord({ vormen: ['select'], bouw: bouwKies, past: (p) => heeftContext(p.item) && kort(p) }),
    {
      soort: isLidwoord,
      vormen: ['select'],
      bouw: bouwKiesLidwoord,
      past: altijd,
      sleutel: (q) => alsBekend(sorteerSleutel(q)),
    },
    {
      soort: isLeesteken,
      vormen: ['select'],
      bouw: bouwKiesLeesteken,
      past: ({ c, item }) => isLeesteken(item) && item.zin.length <= (c.maxChars ?? 160),
      sleutel: ({ item }) => (isLeesteken(item) ? { goed: [item.zin], hoofdletters: true } : undefined),
    },
    {
      soort: isWoordpaar,
      vormen: ['select'],
      bouw: bouwKiesPaar,
      past: altijd,
      sleutel: ({ item }) => alsBekend(isWoordpaar(item) ? item.woorden[1] : undefined),
    },
    trappen(['select']),
  ],
  oordeel: [
    voorWoord({
      vormen: ['select', 'sort'],
      bouw: bouwOordeel,
      past: (p) => heeftContext(p.item),
      sleutel: (_, q) => zonderHoofdletters(toontGoed(q.seed) ? OORDEEL.goed : OORDEEL.fout),
    }),
  ],
  rijm: [
    voorWoord({
      vormen: ['select', 'sort'],
      bouw: bouwRijm,
      past: (p) => rijmstaart(p.item) !== null,
      sleutel: (item, q) => zonderHoofdletters(...rijmwoorden(item, q.pool).map((w) => w.w)),
    }),
  ],
  klank: [
    voorWoord({
      vormen: ['select', 'mark'],
      bouw: bouwKlank,
      past: (p) => klankVan(p.item, 1) !== undefined,
      sleutel: (item, q) => alsBekend(klankAntwoord(item, q.seed)),
    }),
  ],
  volgorde: [
    voorWoord({
      vormen: ['sequence'],
      bouw: bouwVolgorde,
      past: (p) => p.item.groep <= 4 && alfabetLetters(p.item) !== null,
      sleutel: (item) => alsBekend(item.groep <= 4 ? alfabetLetters(item)?.join('') : undefined),
    }),
    {
      soort: isVolgorde,
      vormen: ['sequence'],
      bouw: bouwVolgorde,
      past: ({ c, item }) => isVolgorde(item) && pastSlots(c, item.woorden.length),
      sleutel: ({ item }) => (isVolgorde(item) ? { goed: [item.woorden.join(' ')], hoofdletters: true } : undefined),
    },
    {
      soort: isAlfabet,
      vormen: ['sequence'],
      bouw: bouwAlfabet,
      past: ({ c, item }) => isAlfabet(item) && pastSlots(c, item.woorden.length),
      sleutel: ({ item }) => alsBekend(isAlfabet(item) ? item.woorden.join(' ') : undefined),
    },
  ],
  werkwoord: [
    {
      soort: isWerkwoord,
      vormen: ['select', 'entry', 'sequence'],
      bouw: bouwWerkwoord,
      past: ({ c, item, doelId, maat }) => pastWerkwoord(item, doelId, c.shape) && (c.shape !== 'entry' || maat.typen),
      sleutel: ({ item, doelId, seed }) => alsBekend(isWerkwoord(item) ? zinVan(item, doelId, seed)?.vorm : undefined),
    },
  ],
  sorteer: [
    voorWoord({
      vormen: ['sort'],
      bouw: bouwSorteer,
      past: (p) => heeftContext(p.item) && plekVan(p.item, p.doelId) !== null,
      sleutel: (_, q) => alsBekend(sorteerSleutel(q)),
    }),
    {
      soort: isLidwoord,
      vormen: ['sort'],
      bouw: bouwSorteerLidwoord,
      past: ({ c, item }) => isLidwoord(item) && item.w.length <= (c.maxChars ?? 80),
      sleutel: (q) => alsBekend(sorteerSleutel(q)),
    },
    {
      soort: isWoordsoortZin,
      vormen: ['sort'],
      bouw: bouwSorteerWoordsoort,
      past: () => true,
      sleutel: (q) => alsBekend(sorteerSleutel(q)),
    },
  ],
  splits: [
    voorWoord({
      vormen: ['mark'],
      bouw: bouwSplits,
      past: (p) => splitsingVan(p.item, p.doelId) !== null,
      sleutel: (item, q) => alsBekend(splitsingVan(item, q.doelId)?.tekst),
    }),
  ],
  zoekfout: [
    voorWoord({ vormen: ['mark'], bouw: bouwZoekfout, past: (p) => heeftContext(p.item) }),
    {
      soort: (item) => isWoordsoortZin(item) || isZinsdeelZin(item) || isLeesteken(item),
      vormen: ['mark'],
      bouw: bouwZoekZin,
      past: altijd,
      sleutel: zoekSleutel,
    },
  ],
  koppel: [
    {
      soort: (item) =>
        isWoord(item) || isWerkwoord(item) || isWoordpaar(item) || isSpreekwoord(item) || isTrappen(item),
      vormen: ['select', 'pairs'],
      bouw: bouwKoppel,
      past: ({ item, doelId }) => stelVan(item, doelId, 1) !== undefined,
      sleutel: ({ item, doelId, seed }) => alsBekend(stelVan(item, doelId, seed)?.antwoord),
    },
  ],
  zin: [
    voorWoord({
      vormen: ['select'],
      bouw: bouwZin,
      past: (p) => zinsvraagVan(p.item, 1) !== undefined,
      sleutel: (_, q) => alsBekend(zinSleutel(q)),
    }),
    {
      soort: isSpreekwoord,
      vormen: ['select'],
      bouw: bouwZinSpreekwoord,
      past: altijd,
      sleutel: (q) => alsBekend(zinSleutel(q)),
    },
  ],
  tempo: [
    voorWoord({ vormen: ['read'], bouw: bouwTempoWoord, past: kort }),
    {
      soort: isLeesTekst,
      vormen: ['read'],
      bouw: bouwTempoTekst,
      past: altijd,
      sleutel: ({ item, seed }) => alsBekend(isLeesTekst(item) ? leesvraagVan(item, seed)?.goed : undefined),
    },
  ],
};

/** Formats the engine can build. */
export const GEBOUWDE_FORMATEN: readonly Format[] = FORMATS.filter((format) => BOUWERS[format].length > 0);
