import { half } from './half.ts';
import { firstMemory, DEGREE, S_MIN, nextMemory, type Memory, type Grade } from './memory.ts';
import type { Model } from './model.ts';
import type { Prediction, VraagView } from './predict.ts';
import type { LeerlingState, WoordState } from './state.ts';
import type { Antwoord } from '../contract/antwoord.ts';

/** Stability before and after, days; grade given, or null when memory stayed as it was. */
export interface MemoryTrace {
  S0: number;
  S1: number;
  grade: Grade | null;
}

/** Grade of an answer: speed only tells hard from easy, never right from wrong (practice.md section 6.4). */
export function gradeOf(
  m: Model,
  s: LeerlingState,
  options: { a: Pick<Antwoord, 'x' | 'ms'>; lnT: number; reps: number },
): Grade {
  const { a, lnT, reps } = options;
  const p = m.params;
  if (a.x === 0) return DEGREE.fout;
  if (a.ms > p.idleMs) return DEGREE.goed;
  const expected = Math.exp(lnT + s.tau) * 1000;
  if (a.ms > p.slow * expected) return DEGREE.moeizaam;
  return a.ms < p.quick * expected && reps > p.quickReps ? DEGREE.vlot : DEGREE.goed;
}

function full(woord: WoordState, z: VraagView, grade: Grade): Memory | null {
  const out =
    woord.S > 0
      ? nextMemory({ S: Math.max(S_MIN, woord.S), D: woord.D }, { dagen: z.dagen, grade })
      : firstMemory(grade, z.item.b);
  return out.ok ? out.value : null;
}

/** Recognition moves memory by the weight of the format; a first sight never gives more than a hard-won one. */
function recognized(woord: WoordState, z: VraagView, grade: Grade): Memory | null {
  if (!(woord.S > 0)) return full(woord, z, grade === DEGREE.fout ? DEGREE.fout : DEGREE.moeizaam);
  const out = full(woord, z, grade);
  if (out === null) return null;
  const w = z.fp.omega;
  return {
    S: Math.exp(Math.log(woord.S) + w * (Math.log(out.S) - Math.log(woord.S))),
    D: woord.D + w * (out.D - woord.D),
  };
}

function countUp(woord: WoordState, a: Antwoord, production: boolean): void {
  woord.reps = Math.min(255, woord.reps + 1);
  const newDay = woord.dag !== a.day;
  if (a.x === 1) {
    if (newDay || !woord.correctOnDay) woord.correctDays = Math.min(3, woord.correctDays + 1);
    woord.correctOnDay = true;
    woord.production ||= production;
    woord.lastProduction = production;
    woord.fout = 0;
  } else {
    if (newDay) woord.correctOnDay = false;
    if (woord.S > 0) woord.lapses = Math.min(255, woord.lapses + 1);
    woord.fout = 1;
  }
  woord.run = a.x === 1 ? Math.min(3, woord.run + 1) : 0;
  woord.terug = a.x === 0;
  woord.guess = false;
  woord.dag = a.day;
}

/** Moves the memory of the word and the multiplier of its family; changes `woord` and `s.mu`. */
export function updateMemory(
  m: Model,
  s: LeerlingState,
  options: { a: Antwoord; z: VraagView; voor: Prediction; woord: WoordState },
): MemoryTrace {
  const { a, z, voor: before, woord } = options;
  const p = m.params;
  const S0 = woord.S;
  const grade = gradeOf(m, s, { a, lnT: z.item.lnT, reps: woord.reps });
  const mode = z.fp.memory;
  const newOne = mode === 'geen' ? null : mode === 'vol' ? full(woord, z, grade) : recognized(woord, z, grade);
  if (S0 > 0 && before.R >= p.muOf && before.R <= p.muUntil) {
    const mu = (s.mu[z.weighted.family] ?? 1) * Math.exp(p.muStep * (a.x - before.p));
    s.mu[z.weighted.family] = half(Math.min(p.muMax, Math.max(p.muMin, mu)));
  }
  countUp(woord, a, z.fp.production);
  if (newOne === null) return { S0, S1: S0, grade: null };
  woord.S = newOne.S;
  woord.D = newOne.D;
  return { S0, S1: newOne.S, grade };
}
