import type { Kandidaat, Kandidaten } from './candidates.ts';
import type { Model } from './model.ts';
import { bewijs, hoofdCat, kansVan, regelKans, samen, type Voorspelling } from './predict.ts';
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

function gelijkVan(s: LeerlingToestand, sessie: Sessie): Gelijk {
  return { bias: Math.exp(s.kappa), tempo: Math.exp(s.tau), vorigDoel: sessie.vorigDoel };
}

/** Terms side by side: hundreds of candidates are scored for every answer, and only the best few become objects. */
const P = 0;
const P0 = 1;
const GEHEUGEN = 2;
const REGEL = 3;
const NIEUW = 4;
const PARTNER = 5;
const SECONDEN = 6;
const WINST = 7;
const SUCCES = 8;
const REEKS = 9;
const TOTAAL = 10;
const termen = new Float64Array(TOTAAL + 1);

/** Fills `termen` for one candidate (practice.md section 7). */
function reken(m: Model, s: LeerlingToestand, options: { k: Kandidaat; gelijk: Gelijk }): void {
  const { k, gelijk } = options;
  const p = m.params;
  const p0 = regelKans(m, s, { z: k.zicht, h: bewijs(m, s, k.zicht) });
  const kans = kansVan(m, { weet: samen(k.R, p0), bias: gelijk.bias, c: k.zicht.c });
  const geheugen = (1 - p0) * (kans * k.RHgoed + (1 - kans) * k.RHfout - k.RH);
  const regel = (p.rho * p0 * (1 - p0) * p.broers) / (p.broersRem + (hoofdCat(s, k.zicht)?.n ?? 0));
  const nieuw = k.nieuw ? p.nu : 0;
  const partner = p.iota !== 0 && isPartner(m, k.vraag.doelId, gelijk.vorigDoel) ? p.iota : 0;
  const seconden = verwachteSeconden(p, kans, gelijk.tempo);
  const winst = (10 * (geheugen + regel + nieuw + partner)) / seconden;
  const succes = s.lambda * kans;
  const reeks = k.vraag.doelId === gelijk.vorigDoel ? -p.minReeks : 0;
  termen[P] = kans;
  termen[P0] = p0;
  termen[GEHEUGEN] = geheugen;
  termen[REGEL] = regel;
  termen[NIEUW] = nieuw;
  termen[PARTNER] = partner;
  termen[SECONDEN] = seconden;
  termen[WINST] = winst;
  termen[SUCCES] = succes;
  termen[REEKS] = reeks;
  termen[TOTAAL] = winst + succes + reeks;
}

/** Score of one candidate now, with every term. */
export function scoreVan(m: Model, s: LeerlingToestand, options: { kandidaat: Kandidaat; sessie: Sessie }): Score {
  const { kandidaat: k, sessie } = options;
  reken(m, s, { k, gelijk: gelijkVan(s, sessie) });
  const t = (i: number): number => termen[i] ?? 0;
  return {
    voorspelling: { p: t(P), p0: t(P0), R: k.R }, geheugen: t(GEHEUGEN), regel: t(REGEL), nieuw: t(NIEUW), partner: t(PARTNER), seconden: t(SECONDEN), winst: t(WINST), succes: t(SUCCES), reeks: t(REEKS),
    totaal: t(TOTAAL),
  };
}

/** Candidate with what the choice looks at. */
export interface Gescoord { kandidaat: Kandidaat; p: number; totaal: number }

/** Scores all candidates that may be asked now, in the order of the candidates. */
export function scoreAlles(m: Model, s: LeerlingToestand, options: { kandidaten: Kandidaten; sessie: Sessie }): Gescoord[] {
  const { kandidaten, sessie } = options;
  const gelijk = gelijkVan(s, sessie);
  const uit: Gescoord[] = [];
  for (const k of kandidaten.lijst) {
    if (sessie.gehad.has(k.vraag.itemId)) continue;
    reken(m, s, { k, gelijk });
    uit.push({ kandidaat: k, p: termen[P] ?? 0, totaal: termen[TOTAAL] ?? 0 });
  }
  return uit;
}

const voor = (a: Gescoord, b: Gescoord): boolean => a.totaal > b.totaal || (a.totaal === b.totaal && a.kandidaat.vraag.itemId < b.kandidaat.vraag.itemId);

/** The best `n`, best first; equal scores by item id, so the order is fixed. */
export function besteScores(lijst: readonly Gescoord[], n: number): Gescoord[] {
  const top: Gescoord[] = [];
  for (const g of lijst) {
    let i = top.length;
    while (i > 0 && voor(g, top[i - 1] ?? g)) i -= 1;
    if (i < n) top.splice(i, 0, g);
    if (top.length > n) top.pop();
  }
  return top;
}
