import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { createStock } from '#engine/core/oefening/select/candidates.ts';
import { candidatesOf, type Candidate, type Stock } from '#engine/core/oefening/select/candidate.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { categoryStatus } from '#engine/core/oefening/model/mastery.ts';
import type { Model } from '#engine/core/oefening/model/model.ts';
import { createPool, type FormatChoice } from '#engine/core/oefening/select/pool.ts';
import { scoreOf } from '#engine/core/oefening/select/score.ts';
import { createPracticeSession } from '#engine/core/oefening/model/session.ts';
import { restrict } from '#engine/core/oefening/model/settings.ts';
import { catOf, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { formatsFor, isProduction, MISSPELLING_FORMATS } from './formats.ts';
import { strandPlan, strandStenen } from './strands.ts';

/** Planned taak: words are chosen per answer, inside these filters. */
export interface TaakPlan {
  volgnummer: number;
  doelId: string;
  /** Goal first, then its confusable partners once the goal has a start. */
  categoryIds: readonly string[];
  formaten: readonly Format[];
  items: number;
  soort: 'nieuw' | 'herhaling';
  /** Expected gain per second of its best items. */
  gain: number;
  /** Expected success of its items, 0..1. */
  succes: number;
  /** Example words for the stone, at most three item ids. */
  voorbeelden: readonly string[];
}

/** What planning needs. */
export interface PlanInput {
  model: Model;
  toestand: LeerlingState;
  instelling: Oefeninstelling;
  groep: number;
  day: number;
  /** Goals already planned in other open somvensters: avoided when enough other goals are left. */
  taken?: readonly string[];
  /** Items per taak, 5..20. */
  items?: number;
  /** Those of the formats of a goal in which some game can ask enough of its items; absent = all. */
  playable?: (doelId: string, formats: readonly Format[]) => Format[];
}

interface DoelValue {
  doelId: string;
  gain: number;
  succes: number;
  due: number;
  aantal: number;
  voorbeelden: string[];
}

const TOP = 8;
const SUPPORT_ITEMS = 8;

function valueOf(i: PlanInput, doelId: string, list: readonly Candidate[]): DoelValue {
  const session = createPracticeSession();
  const scores = list
    .map((candidate) => ({ candidate, score: scoreOf(i.model, i.toestand, { candidate, session }) }))
    .sort((a, b) => b.score.totaal - a.score.totaal);
  const top = scores.slice(0, TOP);
  const part = (f: (s: (typeof top)[number]) => number): number =>
    top.reduce((sum, s) => sum + f(s), 0) / Math.max(1, top.length);
  return {
    doelId,
    gain: part((s) => s.score.gain),
    succes: part((s) => s.score.prediction.p),
    due: list.filter((k) => k.due).length,
    aantal: list.length,
    voorbeelden: top.slice(0, 3).map((s) => s.candidate.vraag.itemId),
  };
}

function values(i: PlanInput, v: Stock): DoelValue[] {
  const perDoel = new Map<string, Candidate[]>();
  for (const candidate of candidatesOf(v, v.rijen)) {
    const list = perDoel.get(candidate.vraag.doelId);
    if (list === undefined) perDoel.set(candidate.vraag.doelId, [candidate]);
    else list.push(candidate);
  }
  const taken = new Set(i.taken ?? []);
  const all = [...perDoel].map(([doelId, list]) => valueOf(i, doelId, list));
  const free = all.filter((w) => !taken.has(w.doelId));
  return (free.length >= CONSTANTS.TAKEN_MIN ? free : all).sort(
    (a, b) => b.gain - a.gain || (a.doelId < b.doelId ? -1 : 1),
  );
}

function isRepetition(i: PlanInput, w: DoelValue): boolean {
  const status = categoryStatus(i.model, i.toestand, w.doelId);
  return w.due > 0 || status === 'beheerst' || status === 'onderhoud';
}

interface Chosen {
  w: DoelValue;
  soort: TaakPlan['soort'];
}

/** Strands for the stones that are no spelling: the least practised ones, of those the best gain. */
function chooseStrands(i: PlanInput, list: readonly DoelValue[], count: number): Chosen[] {
  const practiced = (w: DoelValue): number => catOf(i.model, i.toestand, w.doelId)?.n ?? 0;
  const byTurn = [...list].sort(
    (a, b) => practiced(a) - practiced(b) || b.gain - a.gain || (a.doelId < b.doelId ? -1 : 1),
  );
  return byTurn.slice(0, count).map((w) => ({ w, soort: isRepetition(i, w) ? 'herhaling' : 'nieuw' }));
}

/** One of every three for what is due; the rest by expected gain. The same goal returns only when there are too few. */
function chooseDoelen(
  i: PlanInput,
  list: readonly DoelValue[],
  { aantal: count, maxReturns }: { aantal: number; maxReturns: number },
): Chosen[] {
  const repetition = list.filter((w) => isRepetition(i, w)).sort((a, b) => b.due - a.due || b.gain - a.gain);
  const back = repetition.slice(0, maxReturns).map((w) => ({ w, soort: 'herhaling' }) as const);
  const used = new Set(back.map((t) => t.w.doelId));
  const newOne = list
    .filter((w) => !used.has(w.doelId))
    .slice(0, count - back.length)
    .map((w) => ({ w, soort: 'nieuw' }) as const);
  const out = [...newOne, ...back];
  const base = out.length === 0 ? list.slice(0, 1).map((w) => ({ w, soort: 'nieuw' }) as const) : out;
  return Array.from({ length: count }, (_, n) => out[n] ?? base[n % Math.max(1, base.length)]).flatMap((x) =>
    x === undefined ? [] : [x],
  );
}

/**
 * Goals of the stones: one in five is a language strand as long as the leerlijn decides. A leerkracht who chose goals gets
 * those goals, strands or not; a plan or word list without goals is about spelling.
 */
function distributeDoelen(i: PlanInput, list: readonly DoelValue[]): Chosen[] {
  const count = taakCount(i, list.length);
  const maxReturns = Math.floor(count / 3);
  const spelling = list.filter((w) => strandPlan(w.doelId) === undefined);
  const ownChoice = i.instelling.inhoud !== 'leerlijn' && i.instelling.leerdoelIds.length > 0;
  if (ownChoice || spelling.length === 0) return chooseDoelen(i, list, { aantal: count, maxReturns });
  if (i.instelling.inhoud !== 'leerlijn') return chooseDoelen(i, spelling, { aantal: count, maxReturns });
  const strands = chooseStrands(
    i,
    list.filter((w) => strandPlan(w.doelId) !== undefined),
    strandStenen(i.day, count),
  );
  return [...chooseDoelen(i, spelling, { aantal: count - strands.length, maxReturns }), ...strands];
}

/** Best gain first, easiest last. */
function order<T extends { w: DoelValue }>(list: readonly T[]): T[] {
  const byGain = [...list].sort((a, b) => b.w.gain - a.w.gain);
  const highest = Math.max(...byGain.map((x) => x.w.succes));
  const last = byGain.splice(
    byGain.findLastIndex((x) => x.w.succes === highest),
    1,
  );
  return [...byGain, ...last];
}

function partners(i: PlanInput, doelId: string, known: ReadonlySet<string>): string[] {
  const n = catOf(i.model, i.toestand, doelId)?.n ?? 0;
  if (n < i.model.params.blok) return [];
  return (i.model.leerdoelen.get(doelId)?.verwar ?? []).filter(
    (id) => known.has(id) && (catOf(i.model, i.toestand, id)?.n ?? 0) > 0,
  );
}

/** Number of taken: three, more when there is more to do and more time. */
function taakCount(i: PlanInput, doelen: number): number {
  const time = i.instelling.duurMin >= 25 ? 5 : i.instelling.duurMin >= 15 ? 4 : 3;
  return Math.max(CONSTANTS.TAKEN_MIN, Math.min(time, doelen));
}

function formatsOf(i: PlanInput, doelId: string): Format[] {
  const can = formatsFor({ doelId, groep: i.groep, instelling: i.instelling });
  return i.playable === undefined ? can : i.playable(doelId, can);
}

/** Items of a stone: those of its strand, else what was asked, within the bounds. */
function itemsOf(i: PlanInput, doelId: string): number {
  const desired = strandPlan(doelId)?.items ?? i.items ?? CONSTANTS.ITEMS_DEFAULT;
  return Math.min(CONSTANTS.ITEMS_MAX, Math.max(CONSTANTS.ITEMS_MIN, Math.min(desired, i.items ?? desired)));
}

/** First format per goal: what planning reckons with. */
function firstFormats(i: PlanInput): FormatChoice {
  const known = new Map<string, Format | undefined>();
  return (_, doelId) => {
    if (!known.has(doelId)) known.set(doelId, formatsOf(i, doelId)[0]);
    const format = known.get(doelId);
    return format === undefined ? null : { format, k: 0 };
  };
}

/** At most one taak in four shows whole misspellings; every plan has at least one taak in which the child writes. */
function distributeFormats(i: PlanInput, doelIds: readonly string[]): Format[][] {
  let withMisspelling = 0;
  return doelIds.map((doelId, n) => {
    const all = formatsOf(i, doelId);
    if (strandPlan(doelId) !== undefined) return all;
    const allowed = (withMisspelling + 1) * 4 <= n + 1;
    const without = all.filter((f) => !MISSPELLING_FORMATS.has(f));
    if (!allowed && without.length > 0) return without;
    withMisspelling += 1;
    return all;
  });
}

/**
 * Adaptive somvenster of three to five taken (practice.md section 13), from state and setting. `pool-leeg` when the
 * setting leaves nothing, `instelling-ongeldig` when it contradicts itself.
 */
export function planDay(i: PlanInput): Result<TaakPlan[], 'pool-leeg' | 'instelling-ongeldig'> {
  const restriction = restrict(i.model, i.instelling);
  if (!restriction.ok) return err(restriction.fout);
  const stock = createStock(
    i.toestand,
    createPool(i.model, restriction.value, firstFormats(i)),
    Math.max(i.day, i.toestand.dag),
  );
  if (!stock.ok) return err(stock.fout);
  const list = values(i, stock.value);
  const doelen = order(distributeDoelen(i, list));
  const known = new Set(list.map((w) => w.doelId));
  const formats = distributeFormats(
    i,
    doelen.map((d) => d.w.doelId),
  );
  return ok(
    doelen.map(({ w, soort: kind }, n) => ({
      volgnummer: n + 1,
      doelId: w.doelId,
      categoryIds: [w.doelId, ...partners(i, w.doelId, known)],
      formaten: formats[n] ?? [],
      items: itemsOf(i, w.doelId),
      soort: kind,
      gain: w.gain,
      succes: w.succes,
      voorbeelden: w.voorbeelden,
    })),
  );
}

/** Support taak for one below 70 %: same goal, easier formats, fewer items, target .90 (setting `makkelijk`). */
export function createSupport(
  taak: TaakPlan,
  options: { groep: number; instelling: Oefeninstelling },
): TaakPlan & { moeilijkheid: 'makkelijk' } {
  const can = formatsFor({ doelId: taak.doelId, groep: options.groep, instelling: options.instelling });
  const all = strandPlan(taak.doelId) === undefined ? can : can.filter((f) => taak.formaten.includes(f));
  const easy = all.filter((f) => !isProduction(f) || f === 'gat' || f === 'bouw');
  return {
    ...taak,
    formaten: easy.length > 0 ? easy : taak.formaten,
    categoryIds: [taak.doelId],
    items: Math.min(SUPPORT_ITEMS, taak.items),
    soort: 'herhaling',
    moeilijkheid: 'makkelijk',
  };
}
