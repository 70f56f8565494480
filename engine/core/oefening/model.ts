import { itemNr, type Leerdoel } from '#engine/core/taal/woord.ts';
import type { Format } from './contract.ts';
import { groepVan, isStrandItem, isWerkwoord, STRANDEN, strandVan, type StrandItem } from './content-soort.ts';
import { familieNr } from './familie.ts';
import { PARAMS, type FormatParams, type Params } from './params.ts';
import type { ContentItem } from './ronde-opties.ts';

/** Category of an item with its weight; the first one weighs 1. */
export interface CategorieGewicht {
  id: string;
  w: number;
}

/** Categories of an item in the order of their weight, side by side in arrays: this is read for every candidate. */
export interface Gewogen {
  ids: readonly string[];
  /** Stored numbers; -1 = unknown. */
  nrs: readonly number[];
  gewichten: readonly number[];
  /** Family of the first one. */
  familie: number;
}

/** What the engine knows of an item, apart from its content. */
export interface OefenItem {
  id: string;
  /** Stored number. */
  nr: number;
  soort: 'woord' | 'werkwoord' | 'strand';
  /** At most three, main category first; empty for items without a spelling category. */
  categorieen: readonly CategorieGewicht[];
  /** The same, as seen when practised for the main category, the second and the third. */
  gewogen: readonly Gewogen[];
  groep: number;
  /** Difficulty, logits. */
  b: number;
  /** Variance of `b`. */
  vb: number;
  /** ln of the median answering time in seconds. */
  lnT: number;
}

/**
 * Shared knowledge: items, goals and numbers. Immutable. Nothing of an item or goal depends on which other content
 * is loaded, so a client with one chunk and the server with everything compute the same bytes.
 */
export interface Model {
  params: Params;
  items: ReadonlyMap<string, OefenItem>;
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  /** Whether any weight of the evidence head differs from 0. */
  hoofdAan: boolean;
}

/** What is asked: item, goal, format and number of options. */
export interface ItemContext {
  itemId: string;
  doelId: string;
  format: Format;
  /** Options to choose from; 0 = open answer. */
  k: number;
  day: number;
}

/** Goal of sentence-order items, which have no spelling category of their own. */
export const VOLGORDE_DOEL = 'volgorde';
const STRAND_NRS: ReadonlyMap<string, number> = new Map(STRANDEN.map((s) => [s.doelId, s.nr]));

function weeg(ids: readonly string[], params: Params): CategorieGewicht[] {
  return [...new Set(ids)]
    .slice(0, params.maxCategorieen)
    .map((id, i) => ({ id, w: i === 0 ? 1 : params.nevenGewicht }));
}

function rang(ids: readonly string[], leerdoelen: ReadonlyMap<string, Leerdoel>): string[] {
  return ids
    .filter((id) => leerdoelen.has(id))
    .sort((a, b) => (leerdoelen.get(b)?.groep ?? 0) - (leerdoelen.get(a)?.groep ?? 0));
}

interface Kenmerken {
  groep: number;
  band: number;
  letters: number;
  plekken: number;
}

/** Prior difficulty and time from features (practice.md section 4, start values). */
function prior(k: Kenmerken, params: Params): { b: number; lnT: number } {
  const p = params.prior;
  const b =
    p.perGroep * (k.groep - p.midden) +
    p.perBand * (k.band - p.bandMidden) +
    p.perLetter * (k.letters - p.letterMidden) +
    p.perPlek * (k.plekken - 1);
  return { b, lnT: Math.log(params.tijd.basis + params.tijd.perLetter * k.letters) };
}

function gewogenVan(categorieen: readonly CategorieGewicht[], leerdoelen: ReadonlyMap<string, Leerdoel>): Gewogen {
  const ids = categorieen.map((c) => c.id);
  return {
    ids,
    gewichten: categorieen.map((c) => c.w),
    nrs: ids.map((id) => STRAND_NRS.get(id) ?? leerdoelen.get(id)?.nr ?? -1),
    familie: familieNr(ids[0] ?? ''),
  };
}

/** Putting things in order says nothing about spelling: it counts for its own category only. */
export const EIGEN_VOLGORDE: Gewogen = gewogenVan([{ id: VOLGORDE_DOEL, w: 1 }], new Map());

/** Every view on the categories of an item; an item without any has one empty view. */
function gezichtspunten(
  categorieen: readonly CategorieGewicht[],
  leerdoelen: ReadonlyMap<string, Leerdoel>,
  params: Params,
): Gewogen[] {
  if (categorieen.length === 0) return [gewogenVan([], leerdoelen)];
  const ids = categorieen.map((c) => c.id);
  return ids.map((id) => gewogenVan(weeg([id, ...ids], params), leerdoelen));
}

/** Categories of an item when practised for one of its goals: that goal weighs 1, the others less. */
export function gewogenVoor(item: OefenItem, doelId: string): Gewogen {
  for (const gewogen of item.gewogen) if (gewogen.ids[0] === doelId) return gewogen;
  return item.gewogen[0] ?? EIGEN_VOLGORDE;
}

/** Weighed categories a question counts for. */
export function gewogenBij(item: OefenItem, q: Pick<ItemContext, 'doelId' | 'format'>): Gewogen {
  return q.format === 'volgorde' && item.soort !== 'strand' ? EIGEN_VOLGORDE : gewogenVoor(item, q.doelId);
}

/** Engine view of a content item. */
export function oefenItemVan(
  item: ContentItem,
  leerdoelen: ReadonlyMap<string, Leerdoel>,
  params: Params = PARAMS,
): OefenItem {
  const kaal = kaalItem(item, leerdoelen, params);
  return { ...kaal, nr: itemNr(item.id), gewogen: gezichtspunten(kaal.categorieen, leerdoelen, params) };
}

/** Size of a strand item as far as it makes it harder: two for each word to order, else that of a word. */
function tekensVan(item: StrandItem): number {
  if ('woorden' in item) return item.woorden.length * 2;
  return 'w' in item ? item.w.length : 8;
}

function kaalItem(
  item: ContentItem,
  leerdoelen: ReadonlyMap<string, Leerdoel>,
  params: Params,
): Omit<OefenItem, 'nr' | 'gewogen'> {
  const basis = { id: item.id, groep: groepVan(item), vb: params.vItemStart };
  if (isWerkwoord(item)) {
    const cats = rang(
      item.zinnen.map((z) => z.categorie),
      leerdoelen,
    );
    return {
      ...basis,
      ...prior({ groep: item.groep, band: 3, letters: item.infinitief.length, plekken: 1 }, params),
      soort: 'werkwoord',
      categorieen: weeg(cats, params),
    };
  }
  if (isStrandItem(item)) {
    const strand = strandVan(item.id)?.doelId;
    return {
      ...basis,
      ...prior({ groep: groepVan(item), band: 3, letters: tekensVan(item), plekken: 1 }, params),
      soort: 'strand',
      categorieen: strand === undefined ? [] : [{ id: strand, w: 1 }],
    };
  }
  const cats = [
    ...rang([item.hoofd], leerdoelen),
    ...rang(
      item.cats.map((c) => c.id),
      leerdoelen,
    ),
  ];
  return {
    ...basis,
    ...prior({ groep: item.groep, band: item.band, letters: item.w.length, plekken: item.cats.length }, params),
    soort: 'woord',
    categorieen: weeg(cats, params),
  };
}

/** Measured difficulty of an item, from the nightly calibration; replaces the prior. */
export interface Kalibratie {
  b: number;
  vb: number;
  lnT?: number;
}

/** Model over a set of content. Unknown categories of an item are left out. */
export function createModel(
  content: readonly ContentItem[],
  leerdoelen: readonly Leerdoel[],
  options: { params?: Params; kalibratie?: ReadonlyMap<string, Kalibratie> } = {},
): Model {
  const params = options.params ?? PARAMS;
  const doelen = new Map(leerdoelen.map((d) => [d.id, d]));
  const items = content.map((item) => ({ ...oefenItemVan(item, doelen, params), ...options.kalibratie?.get(item.id) }));
  return {
    params,
    items: new Map(items.map((item) => [item.id, item])),
    leerdoelen: doelen,
    hoofdAan: params.hoofd.some((w) => w !== 0),
  };
}

/** Stored number of a category: `nr` of the learning goal; undefined for an unknown one. */
export function categorieNr(m: Model, id: string): number | undefined {
  return STRAND_NRS.get(id) ?? m.leerdoelen.get(id)?.nr;
}

/** Mean difficulty of the items of a category on the fixed scale of the grades, logits. */
export function gemiddeldeB(m: Model, id: string): number {
  const p = m.params.prior;
  return p.perGroep * ((m.leerdoelen.get(id)?.groep ?? p.midden) - p.midden);
}

/** Whether a format is open by nature and answered by typing or building when k = 0. */
export function formatParams(params: Params, format: Format, k: number): FormatParams {
  const eigen = params.formaten[format];
  return k > 0 && eigen.gok !== 'k' && eigen.productie ? params.gekozen : eigen;
}

/** Guess chance of a question. */
export function gokkans(fp: FormatParams, k: number): number {
  if (fp.gok !== 'k') return fp.gok;
  return k > 0 ? Math.min(0.5, 1 / k) : 0;
}
