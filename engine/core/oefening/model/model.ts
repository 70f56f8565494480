import { itemNr, type Leerdoel } from '#engine/core/taal/woord/woord.ts';
import type { Format } from '../contract/contract.ts';
import { groepOf, isStrandItem, isWerkwoord, STRANDS, strandOf, type StrandItem } from '../contract/content-kind.ts';
import { familyNr } from './family.ts';
import { PARAMS, type FormatParams, type Params } from './params.ts';
import type { RouteWeights } from './weights.ts';
import type { ContentItem } from '../contract/ronde-options.ts';

/** Category of an item with its weight; the first one weighs 1. */
export interface CategoryWeight {
  id: string;
  w: number;
}

/** Categories of an item in the order of their weight, side by side in arrays: this is read for every candidate. */
export interface Weighted {
  ids: readonly string[];
  /** Name of the set: the same for every item that has these categories in this order. */
  key: string;
  /** Stored numbers; -1 = unknown. */
  nrs: readonly number[];
  weights: readonly number[];
  /** Family of the first one. */
  family: number;
}

/** What the engine knows of an item, apart from its content. */
export interface PracticeItem {
  id: string;
  /** Stored number. */
  nr: number;
  soort: 'woord' | 'werkwoord' | 'strand';
  /** At most three, main category first; empty for items without a spelling category. */
  categorieen: readonly CategoryWeight[];
  /** The same, as seen when practised for the main category, the second and the third. */
  weighted: readonly Weighted[];
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
  items: ReadonlyMap<string, PracticeItem>;
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  /** Whether any weight of the evidence head of words differs from 0. */
  headEnabled: boolean;
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
export const ORDER_DOEL = 'volgorde';
const STRAND_NRS: ReadonlyMap<string, number> = new Map(STRANDS.map((s) => [s.doelId, s.nr]));

function weigh(ids: readonly string[], params: Params): CategoryWeight[] {
  return [...new Set(ids)]
    .slice(0, params.maxCategories)
    .map((id, i) => ({ id, w: i === 0 ? 1 : params.secondaryWeight }));
}

function rank(ids: readonly string[], leerdoelen: ReadonlyMap<string, Leerdoel>): string[] {
  return ids
    .filter((id) => leerdoelen.has(id))
    .sort((a, b) => (leerdoelen.get(b)?.groep ?? 0) - (leerdoelen.get(a)?.groep ?? 0));
}

interface Features {
  groep: number;
  band: number;
  letters: number;
  plekken: number;
}

/** Prior difficulty and time from features (practice.md section 4, start values). */
function prior(k: Features, params: Params): { b: number; lnT: number } {
  const p = params.prior;
  const b =
    p.perGroep * (k.groep - p.midden) +
    p.perBand * (k.band - p.bandMiddle) +
    p.perLetter * (k.letters - p.letterMiddle) +
    p.perSpot * (k.plekken - 1);
  return { b, lnT: Math.log(params.tijd.base + params.tijd.perLetter * k.letters) };
}

function weightedOf(categories: readonly CategoryWeight[], leerdoelen: ReadonlyMap<string, Leerdoel>): Weighted {
  const ids = categories.map((c) => c.id);
  return {
    ids,
    key: ids.join(' '),
    weights: categories.map((c) => c.w),
    nrs: ids.map((id) => STRAND_NRS.get(id) ?? leerdoelen.get(id)?.nr ?? -1),
    family: familyNr(ids[0] ?? ''),
  };
}

/** Putting things in order says nothing about spelling: it counts for its own category only. */
export const OWN_ORDER: Weighted = weightedOf([{ id: ORDER_DOEL, w: 1 }], new Map());

/** Every view on the categories of an item; an item without any has one empty view. */
function viewpoints(
  categories: readonly CategoryWeight[],
  leerdoelen: ReadonlyMap<string, Leerdoel>,
  params: Params,
): Weighted[] {
  if (categories.length === 0) return [weightedOf([], leerdoelen)];
  const ids = categories.map((c) => c.id);
  return ids.map((id) => weightedOf(weigh([id, ...ids], params), leerdoelen));
}

/** Categories of an item when practised for one of its goals: that goal weighs 1, the others less. */
export function weightedFor(item: PracticeItem, doelId: string): Weighted {
  const { weighted } = item;
  if (weighted.length > 1) for (const one of weighted) if (one.ids[0] === doelId) return one;
  return weighted[0] ?? OWN_ORDER;
}

/** Weighed categories a question counts for. */
export function weightedForContext(item: PracticeItem, q: Pick<ItemContext, 'doelId' | 'format'>): Weighted {
  return q.format === 'volgorde' && item.soort !== 'strand' ? OWN_ORDER : weightedFor(item, q.doelId);
}

/** Engine view of a content item. */
export function practiceItemOf(
  item: ContentItem,
  leerdoelen: ReadonlyMap<string, Leerdoel>,
  params: Params = PARAMS,
): PracticeItem {
  const bare = bareItem(item, leerdoelen, params);
  return { ...bare, nr: itemNr(item.id), weighted: viewpoints(bare.categorieen, leerdoelen, params) };
}

/** Size of a strand item as far as it makes it harder: two for each word to order, else that of a word. */
function charsOf(item: StrandItem): number {
  if ('woorden' in item) return item.woorden.length * 2;
  return 'w' in item ? item.w.length : 8;
}

function bareItem(
  item: ContentItem,
  leerdoelen: ReadonlyMap<string, Leerdoel>,
  params: Params,
): Omit<PracticeItem, 'nr' | 'weighted'> {
  const base = { id: item.id, groep: groepOf(item), vb: params.vItemStart };
  if (isWerkwoord(item)) {
    const cats = rank(
      item.zinnen.map((z) => z.categorie),
      leerdoelen,
    );
    return {
      ...base,
      ...prior({ groep: item.groep, band: 3, letters: item.infinitief.length, plekken: 1 }, params),
      soort: 'werkwoord',
      categorieen: weigh(cats, params),
    };
  }
  if (isStrandItem(item)) {
    const strand = strandOf(item.id)?.doelId;
    return {
      ...base,
      ...prior({ groep: groepOf(item), band: 3, letters: charsOf(item), plekken: 1 }, params),
      soort: 'strand',
      categorieen: strand === undefined ? [] : [{ id: strand, w: 1 }],
    };
  }
  const cats = [
    ...rank([item.hoofd], leerdoelen),
    ...rank(
      item.cats.map((c) => c.id),
      leerdoelen,
    ),
  ];
  return {
    ...base,
    ...prior({ groep: item.groep, band: item.band, letters: item.w.length, plekken: item.cats.length }, params),
    soort: 'woord',
    categorieen: weigh(cats, params),
  };
}

/** Measured difficulty of an item, from the nightly calibration; replaces the prior. */
export interface Kalibratie {
  b: number;
  vb: number;
  lnT?: number;
}

const withHead = (m: Omit<Model, 'headEnabled'>): Model => ({
  ...m,
  headEnabled: m.params.hoofd.some((w) => w !== 0),
});

/** Model over a set of content. Unknown categories of an item are left out. */
export function createModel(
  content: readonly ContentItem[],
  leerdoelen: readonly Leerdoel[],
  options: { params?: Params; kalibratie?: ReadonlyMap<string, Kalibratie> } = {},
): Model {
  const params = options.params ?? PARAMS;
  const doelen = new Map(leerdoelen.map((d) => [d.id, d]));
  const items = content.map((item) => ({
    ...practiceItemOf(item, doelen, params),
    ...options.kalibratie?.get(item.id),
  }));
  return withHead({ params, items: new Map(items.map((item) => [item.id, item])), leerdoelen: doelen });
}

/** The same items with other population weights. */
export function modelWith(m: Model, { words, without }: RouteWeights): Model {
  return withHead({ ...m, params: { ...m.params, ...words, withoutMemory: without } });
}

/** Stored number of a category: `nr` of the learning goal; undefined for an unknown one. */
export function categoryNr(m: Model, id: string): number | undefined {
  return STRAND_NRS.get(id) ?? m.leerdoelen.get(id)?.nr;
}

/** Mean difficulty of the items of a category on the fixed scale of the grades, logits. */
export function averageB(m: Model, id: string): number {
  const p = m.params.prior;
  return p.perGroep * ((m.leerdoelen.get(id)?.groep ?? p.midden) - p.midden);
}

/** Whether a format is open by nature and answered by typing or building when k = 0. */
export function formatParams(params: Params, format: Format, k: number): FormatParams {
  const own = params.formaten[format];
  return k > 0 && own.guess !== 'k' && own.production ? params.gekozen : own;
}

/** Guess chance of a question. */
export function guessChance(fp: FormatParams, k: number): number {
  if (fp.guess !== 'k') return fp.guess;
  return k > 0 ? Math.min(0.5, 1 / k) : 0;
}
