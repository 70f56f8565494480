import type { Kandidaat, Kandidaten } from './candidates.ts';
import type { Model } from './model.ts';
import { bewijs, hoofdCat, kansMet, type Voorspelling } from './predict.ts';
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

/** Expected time of an item with feedback, seconds (practice.md section 7). */
export function verwachteSeconden(m: Model, s: LeerlingToestand, p: number): number {
  return (m.params.basisSeconden + m.params.foutSeconden * (1 - p)) * Math.exp(s.tau);
}

/** Whether a goal is a confusable partner of the previous one. */
export function isPartner(m: Model, doelId: string, vorig: string): boolean {
  return vorig !== '' && vorig !== doelId && (m.leerdoelen.get(vorig)?.verwar.includes(doelId) ?? false);
}

/** Score of one candidate now (practice.md section 7). */
export function scoreVan(m: Model, s: LeerlingToestand, options: { kandidaat: Kandidaat; sessie: Sessie }): Score {
  const { kandidaat: k, sessie } = options;
  const p = m.params;
  const kansen = kansMet(m, s, { z: k.zicht, R: k.R, h: bewijs(m, s, k.zicht) });
  const voorspelling = { p: kansen.p, p0: kansen.p0, R: k.R };
  const { p0 } = kansen;
  const geheugen = (1 - p0) * (kansen.p * k.RHgoed + (1 - kansen.p) * k.RHfout - k.RH);
  const regel = (p.rho * p0 * (1 - p0) * p.broers) / (p.broersRem + (hoofdCat(s, k.zicht)?.n ?? 0));
  const nieuw = k.nieuw ? p.nu : 0;
  const partner = p.iota !== 0 && isPartner(m, k.vraag.doelId, sessie.vorigDoel) ? p.iota : 0;
  const seconden = verwachteSeconden(m, s, voorspelling.p);
  const winst = (10 * (geheugen + regel + nieuw + partner)) / seconden;
  const succes = s.lambda * voorspelling.p;
  const reeks = k.vraag.doelId === sessie.vorigDoel ? -p.minReeks : 0;
  return { voorspelling, geheugen, regel, nieuw, partner, seconden, winst, succes, reeks, totaal: winst + succes + reeks };
}

/** Candidate with its score. */
export interface Gescoord { kandidaat: Kandidaat; score: Score }

/** Scores all candidates that may be asked now, in the order of the candidates. */
export function scoreAlles(m: Model, s: LeerlingToestand, options: { kandidaten: Kandidaten; sessie: Sessie }): Gescoord[] {
  const { kandidaten, sessie } = options;
  const uit: Gescoord[] = [];
  for (const kandidaat of kandidaten.lijst) {
    if (!sessie.gehad.has(kandidaat.vraag.itemId)) uit.push({ kandidaat, score: scoreVan(m, s, { kandidaat, sessie }) });
  }
  return uit;
}

const voor = (a: Gescoord, b: Gescoord): boolean => a.score.totaal > b.score.totaal || (a.score.totaal === b.score.totaal && a.kandidaat.vraag.itemId < b.kandidaat.vraag.itemId);

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
