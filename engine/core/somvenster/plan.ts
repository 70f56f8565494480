import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { createVoorraad } from '#engine/core/oefening/candidates.ts';
import { kandidatenVan, type Kandidaat, type Voorraad } from '#engine/core/oefening/kandidaat.ts';
import type { Format } from '#engine/core/oefening/contract.ts';
import { categorieStatus } from '#engine/core/oefening/mastery.ts';
import type { Model } from '#engine/core/oefening/model.ts';
import { createPool, type FormaatKeuze } from '#engine/core/oefening/pool.ts';
import { scoreVan } from '#engine/core/oefening/score.ts';
import { createSessie } from '#engine/core/oefening/sessie.ts';
import { beperk } from '#engine/core/oefening/settings.ts';
import { catVan, type LeerlingToestand } from '#engine/core/oefening/state.ts';
import { formatenVoor, isProductie, SPELFOUT_FORMATEN } from './formaten.ts';
import { strandPlan, strandStenen } from './stranden.ts';

/** Planned taak: words are chosen per answer, inside these filters. */
export interface TaakPlan {
  volgnummer: number;
  doelId: string;
  /** Goal first, then its confusable partners once the goal has a start. */
  categorieIds: readonly string[];
  formaten: readonly Format[];
  items: number;
  soort: 'nieuw' | 'herhaling';
  /** Expected gain per second of its best items. */
  winst: number;
  /** Expected success of its items, 0..1. */
  succes: number;
  /** Example words for the stone, at most three item ids. */
  voorbeelden: readonly string[];
}

/** What planning needs. */
export interface PlanInvoer {
  model: Model;
  toestand: LeerlingToestand;
  instelling: Oefeninstelling;
  groep: number;
  day: number;
  /** Goals already planned in other open somvensters: avoided when enough other goals are left. */
  bezet?: readonly string[];
  /** Items per taak, 5..20. */
  items?: number;
  /** Those of the formats of a goal in which some game can ask enough of its items; absent = all. */
  speelbaar?: (doelId: string, formaten: readonly Format[]) => Format[];
}

interface Doelwaarde {
  doelId: string;
  winst: number;
  succes: number;
  toe: number;
  aantal: number;
  voorbeelden: string[];
}

const TOP = 8;
const STEUN_ITEMS = 8;

function waardeVan(i: PlanInvoer, doelId: string, lijst: readonly Kandidaat[]): Doelwaarde {
  const sessie = createSessie();
  const scores = lijst
    .map((kandidaat) => ({ kandidaat, score: scoreVan(i.model, i.toestand, { kandidaat, sessie }) }))
    .sort((a, b) => b.score.totaal - a.score.totaal);
  const top = scores.slice(0, TOP);
  const deel = (f: (s: (typeof top)[number]) => number): number =>
    top.reduce((som, s) => som + f(s), 0) / Math.max(1, top.length);
  return {
    doelId,
    winst: deel((s) => s.score.winst),
    succes: deel((s) => s.score.voorspelling.p),
    toe: lijst.filter((k) => k.toe).length,
    aantal: lijst.length,
    voorbeelden: top.slice(0, 3).map((s) => s.kandidaat.vraag.itemId),
  };
}

function waarden(i: PlanInvoer, v: Voorraad): Doelwaarde[] {
  const perDoel = new Map<string, Kandidaat[]>();
  for (const kandidaat of kandidatenVan(v, v.rijen)) {
    const lijst = perDoel.get(kandidaat.vraag.doelId);
    if (lijst === undefined) perDoel.set(kandidaat.vraag.doelId, [kandidaat]);
    else lijst.push(kandidaat);
  }
  const bezet = new Set(i.bezet ?? []);
  const alle = [...perDoel].map(([doelId, lijst]) => waardeVan(i, doelId, lijst));
  const vrij = alle.filter((w) => !bezet.has(w.doelId));
  return (vrij.length >= CONSTANTEN.TAKEN_MIN ? vrij : alle).sort(
    (a, b) => b.winst - a.winst || (a.doelId < b.doelId ? -1 : 1),
  );
}

function isHerhaling(i: PlanInvoer, w: Doelwaarde): boolean {
  const status = categorieStatus(i.model, i.toestand, w.doelId);
  return w.toe > 0 || status === 'beheerst' || status === 'onderhoud';
}

interface Gekozen {
  w: Doelwaarde;
  soort: TaakPlan['soort'];
}

/** Strands for the stones that are no spelling: the least practised ones, of those the best gain. */
function kiesStranden(i: PlanInvoer, lijst: readonly Doelwaarde[], aantal: number): Gekozen[] {
  const geoefend = (w: Doelwaarde): number => catVan(i.model, i.toestand, w.doelId)?.n ?? 0;
  const opBeurt = [...lijst].sort(
    (a, b) => geoefend(a) - geoefend(b) || b.winst - a.winst || (a.doelId < b.doelId ? -1 : 1),
  );
  return opBeurt.slice(0, aantal).map((w) => ({ w, soort: isHerhaling(i, w) ? 'herhaling' : 'nieuw' }));
}

/** One of every three for what is due; the rest by expected gain. The same goal returns only when there are too few. */
function kiesDoelen(
  i: PlanInvoer,
  lijst: readonly Doelwaarde[],
  { aantal, terugMax }: { aantal: number; terugMax: number },
): Gekozen[] {
  const herhaling = lijst.filter((w) => isHerhaling(i, w)).sort((a, b) => b.toe - a.toe || b.winst - a.winst);
  const terug = herhaling.slice(0, terugMax).map((w) => ({ w, soort: 'herhaling' }) as const);
  const gebruikt = new Set(terug.map((t) => t.w.doelId));
  const nieuw = lijst
    .filter((w) => !gebruikt.has(w.doelId))
    .slice(0, aantal - terug.length)
    .map((w) => ({ w, soort: 'nieuw' }) as const);
  const uit = [...nieuw, ...terug];
  const basis = uit.length === 0 ? lijst.slice(0, 1).map((w) => ({ w, soort: 'nieuw' }) as const) : uit;
  return Array.from({ length: aantal }, (_, n) => uit[n] ?? basis[n % Math.max(1, basis.length)]).flatMap((x) =>
    x === undefined ? [] : [x],
  );
}

/**
 * Goals of the stones: one in five is a language strand as long as the leerlijn decides. A leerkracht who chose goals gets
 * those goals, strands or not; a plan or word list without goals is about spelling.
 */
function verdeelDoelen(i: PlanInvoer, lijst: readonly Doelwaarde[]): Gekozen[] {
  const aantal = aantalTaken(i, lijst.length);
  const terugMax = Math.floor(aantal / 3);
  const spelling = lijst.filter((w) => strandPlan(w.doelId) === undefined);
  const eigenKeuze = i.instelling.inhoud !== 'leerlijn' && i.instelling.leerdoelIds.length > 0;
  if (eigenKeuze || spelling.length === 0) return kiesDoelen(i, lijst, { aantal, terugMax });
  if (i.instelling.inhoud !== 'leerlijn') return kiesDoelen(i, spelling, { aantal, terugMax });
  const stranden = kiesStranden(
    i,
    lijst.filter((w) => strandPlan(w.doelId) !== undefined),
    strandStenen(i.day, aantal),
  );
  return [...kiesDoelen(i, spelling, { aantal: aantal - stranden.length, terugMax }), ...stranden];
}

/** Best gain first, easiest last. */
function orden<T extends { w: Doelwaarde }>(lijst: readonly T[]): T[] {
  const opWinst = [...lijst].sort((a, b) => b.w.winst - a.w.winst);
  const hoogst = Math.max(...opWinst.map((x) => x.w.succes));
  const laatste = opWinst.splice(
    opWinst.findLastIndex((x) => x.w.succes === hoogst),
    1,
  );
  return [...opWinst, ...laatste];
}

function partners(i: PlanInvoer, doelId: string, bekend: ReadonlySet<string>): string[] {
  const n = catVan(i.model, i.toestand, doelId)?.n ?? 0;
  if (n < i.model.params.blok) return [];
  return (i.model.leerdoelen.get(doelId)?.verwar ?? []).filter(
    (id) => bekend.has(id) && (catVan(i.model, i.toestand, id)?.n ?? 0) > 0,
  );
}

/** Number of taken: three, more when there is more to do and more time. */
function aantalTaken(i: PlanInvoer, doelen: number): number {
  const tijd = i.instelling.duurMin >= 25 ? 5 : i.instelling.duurMin >= 15 ? 4 : 3;
  return Math.max(CONSTANTEN.TAKEN_MIN, Math.min(tijd, doelen));
}

function formatenVan(i: PlanInvoer, doelId: string): Format[] {
  const kan = formatenVoor({ doelId, groep: i.groep, instelling: i.instelling });
  return i.speelbaar === undefined ? kan : i.speelbaar(doelId, kan);
}

/** Items of a stone: those of its strand, else what was asked, within the bounds. */
function itemsVan(i: PlanInvoer, doelId: string): number {
  const gewenst = strandPlan(doelId)?.items ?? i.items ?? CONSTANTEN.ITEMS_STANDAARD;
  return Math.min(CONSTANTEN.ITEMS_MAX, Math.max(CONSTANTEN.ITEMS_MIN, Math.min(gewenst, i.items ?? gewenst)));
}

/** First format per goal: what planning reckons with. */
function eersteFormaten(i: PlanInvoer): FormaatKeuze {
  const bekend = new Map<string, Format | undefined>();
  return (_, doelId) => {
    if (!bekend.has(doelId)) bekend.set(doelId, formatenVan(i, doelId)[0]);
    const format = bekend.get(doelId);
    return format === undefined ? null : { format, k: 0 };
  };
}

/** At most one taak in four shows whole misspellings; every plan has at least one taak in which the child writes. */
function verdeelFormaten(i: PlanInvoer, doelIds: readonly string[]): Format[][] {
  let metSpelfout = 0;
  return doelIds.map((doelId, n) => {
    const alle = formatenVan(i, doelId);
    if (strandPlan(doelId) !== undefined) return alle;
    const mag = (metSpelfout + 1) * 4 <= n + 1;
    const zonder = alle.filter((f) => !SPELFOUT_FORMATEN.has(f));
    if (!mag && zonder.length > 0) return zonder;
    metSpelfout += 1;
    return alle;
  });
}

/**
 * Adaptive somvenster of three to five taken (practice.md section 13), from state and setting. `pool-leeg` when the
 * setting leaves nothing, `instelling-ongeldig` when it contradicts itself.
 */
export function maakPlan(i: PlanInvoer): Result<TaakPlan[], 'pool-leeg' | 'instelling-ongeldig'> {
  const beperking = beperk(i.model, i.instelling);
  if (!beperking.ok) return err(beperking.fout);
  const voorraad = createVoorraad(
    i.toestand,
    createPool(i.model, beperking.value, eersteFormaten(i)),
    Math.max(i.day, i.toestand.dag),
  );
  if (!voorraad.ok) return err(voorraad.fout);
  const lijst = waarden(i, voorraad.value);
  const doelen = orden(verdeelDoelen(i, lijst));
  const bekend = new Set(lijst.map((w) => w.doelId));
  const formaten = verdeelFormaten(
    i,
    doelen.map((d) => d.w.doelId),
  );
  return ok(
    doelen.map(({ w, soort }, n) => ({
      volgnummer: n + 1,
      doelId: w.doelId,
      categorieIds: [w.doelId, ...partners(i, w.doelId, bekend)],
      formaten: formaten[n] ?? [],
      items: itemsVan(i, w.doelId),
      soort,
      winst: w.winst,
      succes: w.succes,
      voorbeelden: w.voorbeelden,
    })),
  );
}

/** Support taak for one below 70 %: same goal, easier formats, fewer items, target .90 (setting `makkelijk`). */
export function maakSteun(
  taak: TaakPlan,
  options: { groep: number; instelling: Oefeninstelling },
): TaakPlan & { moeilijkheid: 'makkelijk' } {
  const kan = formatenVoor({ doelId: taak.doelId, groep: options.groep, instelling: options.instelling });
  const alle = strandPlan(taak.doelId) === undefined ? kan : kan.filter((f) => taak.formaten.includes(f));
  const makkelijk = alle.filter((f) => !isProductie(f) || f === 'gat' || f === 'bouw');
  return {
    ...taak,
    formaten: makkelijk.length > 0 ? makkelijk : taak.formaten,
    categorieIds: [taak.doelId],
    items: Math.min(STEUN_ITEMS, taak.items),
    soort: 'herhaling',
    moeilijkheid: 'makkelijk',
  };
}
