import { half } from './half.ts';
import { eersteGeheugen, GRAAD, S_MIN, volgendeGeheugen, type Geheugen, type Graad } from './memory.ts';
import type { Model } from './model.ts';
import type { Voorspelling, Vraagzicht } from './predict.ts';
import type { LeerlingToestand, WoordToestand } from './state.ts';
import type { Antwoord } from './antwoord.ts';

/** Stability before and after, days; grade given, or null when memory stayed as it was. */
export interface GeheugenTrace {
  S0: number;
  S1: number;
  graad: Graad | null;
}

/** Grade of an answer: speed only tells hard from easy, never right from wrong (practice.md section 6.4). */
export function graadVan(
  m: Model,
  s: LeerlingToestand,
  options: { a: Pick<Antwoord, 'x' | 'ms'>; lnT: number; reps: number },
): Graad {
  const { a, lnT, reps } = options;
  const p = m.params;
  if (a.x === 0) return GRAAD.fout;
  if (a.ms > p.stilMs) return GRAAD.goed;
  const verwacht = Math.exp(lnT + s.tau) * 1000;
  if (a.ms > p.traag * verwacht) return GRAAD.moeizaam;
  return a.ms < p.vlug * verwacht && reps > p.vlugReps ? GRAAD.vlot : GRAAD.goed;
}

function vol(woord: WoordToestand, z: Vraagzicht, graad: Graad): Geheugen | null {
  const uit =
    woord.S > 0
      ? volgendeGeheugen({ S: Math.max(S_MIN, woord.S), D: woord.D }, { dagen: z.dagen, graad })
      : eersteGeheugen(graad, z.item.b);
  return uit.ok ? uit.value : null;
}

/** Recognition moves memory by the weight of the format; a first sight never gives more than a hard-won one. */
function herkend(woord: WoordToestand, z: Vraagzicht, graad: Graad): Geheugen | null {
  if (!(woord.S > 0)) return vol(woord, z, graad === GRAAD.fout ? GRAAD.fout : GRAAD.moeizaam);
  const uit = vol(woord, z, graad);
  if (uit === null) return null;
  const w = z.fp.omega;
  return {
    S: Math.exp(Math.log(woord.S) + w * (Math.log(uit.S) - Math.log(woord.S))),
    D: woord.D + w * (uit.D - woord.D),
  };
}

function tel(woord: WoordToestand, a: Antwoord, productie: boolean): void {
  woord.reps = Math.min(255, woord.reps + 1);
  const nieuweDag = woord.dag !== a.day;
  if (a.x === 1) {
    if (nieuweDag || !woord.goedOpDag) woord.goedDagen = Math.min(3, woord.goedDagen + 1);
    woord.goedOpDag = true;
    woord.productie ||= productie;
    woord.laatstProductie = productie;
    woord.fout = 0;
  } else {
    if (nieuweDag) woord.goedOpDag = false;
    if (woord.S > 0) woord.lapses = Math.min(255, woord.lapses + 1);
    woord.fout = 1;
  }
  woord.terug = a.x === 0;
  woord.gok = false;
  woord.dag = a.day;
}

/** Moves the memory of the word and the multiplier of its family; changes `woord` and `s.mu`. */
export function updateGeheugen(
  m: Model,
  s: LeerlingToestand,
  options: { a: Antwoord; z: Vraagzicht; voor: Voorspelling; woord: WoordToestand },
): GeheugenTrace {
  const { a, z, voor, woord } = options;
  const p = m.params;
  const S0 = woord.S;
  const graad = graadVan(m, s, { a, lnT: z.item.lnT, reps: woord.reps });
  const wijze = z.fp.geheugen;
  const nieuw = wijze === 'geen' ? null : wijze === 'vol' ? vol(woord, z, graad) : herkend(woord, z, graad);
  if (S0 > 0 && voor.R >= p.muVan && voor.R <= p.muTot) {
    const ln = Math.log(s.mu[z.gewogen.familie] ?? 1) + p.muStap * (a.x - voor.p);
    s.mu[z.gewogen.familie] = half(Math.exp(Math.min(Math.log(p.muMax), Math.max(Math.log(p.muMin), ln))));
  }
  tel(woord, a, z.fp.productie);
  if (nieuw === null) return { S0, S1: S0, graad: null };
  woord.S = nieuw.S;
  woord.D = nieuw.D;
  return { S0, S1: nieuw.S, graad };
}
