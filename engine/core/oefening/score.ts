import type { Kandidaat, Kandidaten } from './kandidaat.ts';
import type { Model } from './model.ts';
import { bewijs, kansVan, regelLogit, samen, sigma, type Voorspelling } from './predict.ts';
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

/** What is the same for every candidate of one choice. */
interface Gelijk { bias: number; tempo: number; vorigDoel: string }

function gelijkVan(s: LeerlingToestand, vorigDoel: string): Gelijk {
  return { bias: Math.exp(s.kappa), tempo: Math.exp(s.tau), vorigDoel };
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

/** Sum of w_c delta_c; remembers the rows, since this is read hundreds of times for one answer. */
function deltaVan(s: LeerlingToestand, k: Kandidaat): number {
  const { nrs, gewichten } = k.zicht.gewogen;
  let som = 0;
  for (let i = 0; i < nrs.length; i += 1) {
    let c = k.rijen[i];
    if (c === undefined) {
      c = s.cats.get(nrs[i] ?? -1);
      k.rijen[i] = c;
    }
    if (c !== undefined) som += (gewichten[i] ?? 0) * c.delta;
  }
  return som;
}

/** Chance by the rule; as long as the ability stays the same, the one of the last scoring. */
function regelKansVan(m: Model, s: LeerlingToestand, k: Kandidaat): number {
  const eta = regelLogit(m, s, { z: k.zicht, h: bewijs(m, s, k.zicht), delta: deltaVan(s, k) });
  if (eta !== k.eta) {
    k.eta = eta;
    k.p0 = sigma(eta);
  }
  return k.p0;
}

/** Fills `termen` for one candidate (practice.md section 7), and its `p` and `totaal`. */
function reken(m: Model, s: LeerlingToestand, options: { k: Kandidaat; gelijk: Gelijk }): void {
  const { k, gelijk } = options;
  const p = m.params;
  const p0 = regelKansVan(m, s, k);
  const kans = kansVan(m, { weet: samen(k.R, p0), bias: gelijk.bias, c: k.zicht.c });
  const geheugen = (1 - p0) * (kans * k.RHgoed + (1 - kans) * k.RHfout - k.RH);
  const regel = (p.rho * p0 * (1 - p0) * p.broers) / (p.broersRem + (k.rijen[0]?.n ?? 0));
  const nieuw = k.nieuw ? p.nu : 0;
  const partner = p.iota !== 0 && isPartner(m, k.vraag.doelId, gelijk.vorigDoel) ? p.iota : 0;
  const seconden = verwachteSeconden(p, kans, gelijk.tempo);
  const winst = (10 * (geheugen + regel + nieuw + partner)) / seconden;
  const succes = s.lambda * kans;
  const reeks = k.vraag.doelId === gelijk.vorigDoel ? -p.minReeks : 0;
  termen[GEHEUGEN] = geheugen;
  termen[REGEL] = regel;
  termen[NIEUW] = nieuw;
  termen[PARTNER] = partner;
  termen[SECONDEN] = seconden;
  termen[WINST] = winst;
  termen[SUCCES] = succes;
  termen[REEKS] = reeks;
  k.p = kans;
  k.totaal = winst + succes + reeks;
}

/** Score of one candidate now, with every term. */
export function scoreVan(m: Model, s: LeerlingToestand, options: { kandidaat: Kandidaat; sessie: Sessie }): Score {
  const { kandidaat: k, sessie } = options;
  reken(m, s, { k, gelijk: gelijkVan(s, sessie.vorigDoel) });
  const t = (i: number): number => termen[i] ?? 0;
  return {
    voorspelling: { p: k.p, p0: k.p0, R: k.R }, geheugen: t(GEHEUGEN), regel: t(REGEL), nieuw: t(NIEUW), partner: t(PARTNER), seconden: t(SECONDEN), winst: t(WINST), succes: t(SUCCES), reeks: t(REEKS),
    totaal: k.totaal,
  };
}

/** Brings `p` and `totaal` of candidates up to date. */
export function scoor(m: Model, s: LeerlingToestand, options: { lijst: readonly Kandidaat[]; vorigDoel: string }): void {
  const gelijk = gelijkVan(s, options.vorigDoel);
  for (const k of options.lijst) reken(m, s, { k, gelijk });
}

/** Scores all candidates that may be asked now, in the order of the candidates. */
export function scoreAlles(m: Model, s: LeerlingToestand, options: { kandidaten: Kandidaten; sessie: Sessie }): Kandidaat[] {
  const { kandidaten, sessie } = options;
  const lijst = kandidaten.lijst.filter((k) => !sessie.gehad.has(k.vraag.itemId));
  scoor(m, s, { lijst, vorigDoel: sessie.vorigDoel });
  return lijst;
}

const voor = (a: Kandidaat, b: Kandidaat): boolean => a.totaal > b.totaal || (a.totaal === b.totaal && a.vraag.itemId < b.vraag.itemId);

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
