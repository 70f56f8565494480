import type { Kandidaat, Kandidaten, Kolommen } from './kandidaat.ts';
import type { ItemContext, Model } from './model.ts';
import { bewijs, deltaSom, kansVan, samen, sigma, type Voorspelling } from './predict.ts';
import type { Params } from './params.ts';
import type { Sessie } from './sessie.ts';
import type { LeerlingToestand } from './state.ts';

/** Terms of the score of a candidate, in the order in which they are added; `seconden` divides the gain. */
export interface Score {
  voorspelling: Pick<Voorspelling, 'p' | 'p0' | 'R'>;
  geheugen: number;
  regel: number;
  nieuw: number;
  partner: number;
  seconden: number;
  /** (geheugen + regel + nieuw + partner) x 10 / seconden. */
  winst: number;
  /** lambda x p. */
  succes: number;
  /** Small malus for the same category again. */
  reeks: number;
  totaal: number;
}

/** Expected time of an item with feedback, seconds, for a chance `kans`; `tempo` = e^tau of the leerling (practice.md section 7). */
export function verwachteSeconden(p: Params, kans: number, tempo: number): number {
  return (p.basisSeconden + p.foutSeconden * (1 - kans)) * tempo;
}

/** Whether a goal is a confusable partner of the previous one. */
export function isPartner(m: Model, doelId: string, vorig: string): boolean {
  return vorig !== '' && vorig !== doelId && (m.leerdoelen.get(vorig)?.verwar.includes(doelId) ?? false);
}

/** Terms side by side: hundreds of candidates are scored for every answer, and only an explanation needs them. */
const GEHEUGEN = 0;
const REGEL = 1;
const NIEUW = 2;
const PARTNER = 3;
const SECONDEN = 4;
const WINST = 5;
const SUCCES = 6;
const REEKS = 7;
const termen = new Float64Array(REEKS + 1);

const lees = (kolom: Float64Array, i: number): number => kolom[i] ?? 0;

function partnerVan(m: Model, vraag: Pick<ItemContext, 'doelId'> | undefined, vorigDoel: string): number {
  const { iota } = m.params;
  return iota !== 0 && vraag !== undefined && isPartner(m, vraag.doelId, vorigDoel) ? iota : 0;
}

/** Brings what depends on a set of categories alone up to date, for scoring number `keer`. */
function zetGroep(m: Model, s: LeerlingToestand, options: { kolommen: Kolommen; groep: number }): void {
  const {
    kolommen: { pool, perGroep, keer },
    groep,
  } = options;
  const gewogen = pool.groepen[groep];
  if (gewogen === undefined) return;
  perGroep.keer[groep] = keer;
  perGroep.vaardig[groep] = m.params.a1 * s.theta + m.params.a2 * deltaSom(s, gewogen);
  perGroep.hoofd[groep] = bewijs(m, s, gewogen);
  perGroep.n[groep] = s.cats.get(gewogen.nrs[0] ?? -1)?.n ?? 0;
}

/** Chance by the rule; as long as the ability stays the same, the one of the last scoring. */
function regelKans(k: Kolommen, rij: number, groep: number): number {
  const { pool, perGroep, eta: etas, p0 } = k;
  const eta =
    lees(perGroep.vaardig, groep) - lees(pool.zwaarte, rij) - lees(pool.fmt, rij) + lees(perGroep.hoofd, groep);
  if (eta === etas[rij]) return lees(p0, rij);
  const kans = sigma(eta);
  etas[rij] = eta;
  p0[rij] = kans;
  return kans;
}

/**
 * Brings `p` and `totaal` of rows up to date (practice.md section 7); `termen` keeps those of the last one. Hundreds are
 * scored for every answer and thousands for every taak: no objects in here.
 */
export function scoorRijen(
  m: Model,
  s: LeerlingToestand,
  options: { kolommen: Kolommen; rijen: readonly number[]; vorigDoel: string },
): void {
  const { kolommen, rijen, vorigDoel } = options;
  const {
    pool: { groep: groepen, doel, gok, vragen, doelen },
    perGroep,
    R,
    RH,
    RHgoed,
    RHfout,
    reps,
    p: kansen,
    totaal,
  } = kolommen;
  const { params } = m;
  const { rho, broers, broersRem, nu } = params;
  const malus = -params.minReeks;
  const { lambda } = s;
  const bias = Math.exp(s.kappa);
  const tempo = Math.exp(s.tau);
  const vorig = doelen.get(vorigDoel) ?? -1;
  const keer = kolommen.keer + 1;
  kolommen.keer = keer;
  for (const rij of rijen) {
    const groep = groepen[rij] ?? 0;
    if (perGroep.keer[groep] !== keer) zetGroep(m, s, { kolommen, groep });
    const p0 = regelKans(kolommen, rij, groep);
    const kans = kansVan(m, { weet: samen(lees(R, rij), p0), bias, c: lees(gok, rij) });
    const geheugen = (1 - p0) * (kans * lees(RHgoed, rij) + (1 - kans) * lees(RHfout, rij) - lees(RH, rij));
    const regel = (rho * p0 * (1 - p0) * broers) / (broersRem + lees(perGroep.n, groep));
    const nieuw = reps[rij] === 0 ? nu : 0;
    const partner = partnerVan(m, vragen[rij], vorigDoel);
    const seconden = verwachteSeconden(params, kans, tempo);
    const winst = (10 * (geheugen + regel + nieuw + partner)) / seconden;
    const succes = lambda * kans;
    const reeks = doel[rij] === vorig ? malus : 0;
    termen[GEHEUGEN] = geheugen;
    termen[REGEL] = regel;
    termen[NIEUW] = nieuw;
    termen[PARTNER] = partner;
    termen[SECONDEN] = seconden;
    termen[WINST] = winst;
    termen[SUCCES] = succes;
    termen[REEKS] = reeks;
    kansen[rij] = kans;
    totaal[rij] = winst + succes + reeks;
  }
}

/** Brings candidates of one stock up to date. */
export function scoor(
  m: Model,
  s: LeerlingToestand,
  options: { lijst: readonly Kandidaat[]; vorigDoel: string },
): void {
  const { lijst, vorigDoel } = options;
  const kolommen = lijst[0]?.kolommen;
  if (kolommen === undefined) return;
  const rijen: number[] = [];
  for (const k of lijst) rijen.push(k.rij);
  scoorRijen(m, s, { kolommen, rijen, vorigDoel });
}

/** Score of one candidate now, with every term. */
export function scoreVan(m: Model, s: LeerlingToestand, options: { kandidaat: Kandidaat; sessie: Sessie }): Score {
  const { kandidaat: k, sessie } = options;
  scoor(m, s, { lijst: [k], vorigDoel: sessie.vorigDoel });
  const t = (i: number): number => termen[i] ?? 0;
  return {
    voorspelling: { p: k.p, p0: k.p0, R: k.R },
    geheugen: t(GEHEUGEN),
    regel: t(REGEL),
    nieuw: t(NIEUW),
    partner: t(PARTNER),
    seconden: t(SECONDEN),
    winst: t(WINST),
    succes: t(SUCCES),
    reeks: t(REEKS),
    totaal: k.totaal,
  };
}

/** Scores all candidates that may be asked now, in the order of the candidates. */
export function scoreAlles(
  m: Model,
  s: LeerlingToestand,
  options: { kandidaten: Kandidaten; sessie: Sessie },
): Kandidaat[] {
  const {
    kandidaten,
    sessie: { gehad, vorigDoel },
  } = options;
  const lijst: Kandidaat[] = [];
  for (const k of kandidaten.lijst) if (!gehad.has(k.vraag.itemId)) lijst.push(k);
  scoor(m, s, { lijst, vorigDoel });
  return lijst;
}

const voor = (a: Kandidaat, b: Kandidaat): boolean =>
  a.totaal > b.totaal || (a.totaal === b.totaal && a.vraag.itemId < b.vraag.itemId);

/** The best `n`, best first; equal scores by item id, so the order is fixed. */
export function besteScores(lijst: readonly Kandidaat[], n: number): Kandidaat[] {
  const top: Kandidaat[] = [];
  for (const g of lijst) {
    const laatste = top[n - 1];
    if (laatste !== undefined && !voor(g, laatste)) continue;
    let i = top.length;
    while (i > 0 && voor(g, top[i - 1] ?? g)) i -= 1;
    top.splice(i, 0, g);
    if (top.length > n) top.pop();
  }
  return top;
}
