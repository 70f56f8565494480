import { kaal } from '#engine/core/taal/normaliseer.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';

/** What can be chosen, in the order of the page. */
export const VELDEN = ['categorie', 'groep', 'woordsoort', 'structuur', 'plaatje', 'regio', 'gelezen'] as const;
export type Veld = (typeof VELDEN)[number];

/** Search text and one chosen value a field; an empty string = everything. */
export type Filter = Record<'tekst' | Veld, string>;
export const GEEN_FILTER: Filter = {
  tekst: '',
  groep: '',
  categorie: '',
  woordsoort: '',
  structuur: '',
  plaatje: '',
  regio: '',
  gelezen: '',
};

/** A word with what the filter asks of it, worked out once. */
export interface IndexRij {
  item: WoordItem;
  zoek: readonly string[];
  waarden: Readonly<Record<Veld, readonly string[]>>;
}

/** Found words, and for each field how many words each value would give with the other choices kept. */
export interface Uitkomst {
  gevonden: WoordItem[];
  tellingen: Readonly<Record<Veld, ReadonlyMap<string, number>>>;
}

/** Plain letters need no folding; that is nearly every word. */
const zoekvorm = (w: string): string => (/^[a-z]+$/.test(w) ? w : kaal(w));

/** Index in the order of the words. `gelezen` = how many different people read the word, at most 2 (enough for release). */
export function maakIndex(woorden: readonly WoordItem[]): IndexRij[] {
  return woorden.map((item) => ({
    item,
    zoek: [...new Set([item.w, ...Object.values(item.vormen).flat()].map(zoekvorm))],
    waarden: {
      groep: [String(item.groep)],
      categorie: [...new Set(item.cats.map((c) => c.id))],
      woordsoort: [item.woordsoort],
      structuur: [item.structuur],
      plaatje: [item.plaatje === undefined ? 'nee' : 'ja'],
      regio: [item.regio],
      gelezen: [String(Math.min(2, new Set(item.gezien.map((g) => g.door)).size))],
    },
  }));
}

/** Part of the word or a form of it; with `*` (any letters) the whole word must fit. */
function tekstProef(tekst: string): (rij: IndexRij) => boolean {
  if (!tekst.includes('*')) {
    const deel = kaal(tekst);
    return deel === '' ? () => true : (rij) => rij.zoek.some((w) => w.includes(deel));
  }
  const patroon = new RegExp(
    `^${tekst
      .split('*')
      .map(kaal)
      .map((d) => d.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&'))
      .join('.*')}$`,
    'u',
  );
  return (rij) => rij.zoek.some((w) => patroon.test(w));
}

/** Filters and counts in one pass; words that begin with the text come first. */
export function filterWoorden(index: readonly IndexRij[], filter: Filter): Uitkomst {
  const tellingen: Record<Veld, Map<string, number>> = {
    groep: new Map(),
    categorie: new Map(),
    woordsoort: new Map(),
    structuur: new Map(),
    plaatje: new Map(),
    regio: new Map(),
    gelezen: new Map(),
  };
  const past = tekstProef(filter.tekst);
  const gevonden: IndexRij[] = [];
  for (const rij of index) {
    if (!past(rij)) continue;
    const mist = VELDEN.filter((veld) => filter[veld] !== '' && !rij.waarden[veld].includes(filter[veld]));
    if (mist.length === 0) gevonden.push(rij);
    // A word that only one choice leaves out counts for the other values of that field.
    for (const veld of mist.length === 0 ? VELDEN : mist.length === 1 ? mist : [])
      tel(tellingen[veld], rij.waarden[veld]);
  }
  return { gevonden: vooraan(gevonden, kaal(filter.tekst)).map((rij) => rij.item), tellingen };
}

function tel(telling: Map<string, number>, waarden: readonly string[]): void {
  for (const waarde of waarden) telling.set(waarde, (telling.get(waarde) ?? 0) + 1);
}

function vooraan(rijen: readonly IndexRij[], begin: string): readonly IndexRij[] {
  if (begin === '' || begin.includes('*')) return rijen;
  const rang = (rij: IndexRij): number => (rij.zoek[0] === begin ? 0 : rij.zoek[0]?.startsWith(begin) === true ? 1 : 2);
  return [0, 1, 2].flatMap((r) => rijen.filter((rij) => rang(rij) === r));
}
