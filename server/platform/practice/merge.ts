import { half } from '#engine/core/oefening/model/half.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import {
  roundCat,
  roundHeader,
  type CatState,
  type LeerlingState,
  type WoordState,
} from '#engine/core/oefening/model/state.ts';

/** Most answers a category row can count. */
const CAT_N_MAX = 4095;
const N_MAX = 0xffff_ffff;

interface Estimate {
  waarde: number;
  v: number;
}

/** Variance `dagen` days after the last answer, as the engine lets it grow (practice.md section 6.2). */
const aged = (v: number, days: number): number =>
  Math.min(PARAMS.vMax, Math.max(PARAMS.vMin, v + PARAMS.noisePerDay * days));

/**
 * Two estimates of one ability: the mean by precision, as sure as the surer of the two. Both began at the same prior, so
 * adding the precisions would count that prior twice.
 */
function weigh(a: Estimate, b: Estimate): Estimate {
  const [wa, wb] = [1 / a.v, 1 / b.v];
  return { waarde: (a.waarde * wa + b.waarde * wb) / (wa + wb), v: Math.min(a.v, b.v) };
}

/** Every number of both; who is in both is made one by `beide`. */
function unite<T>(a: ReadonlyMap<number, T>, b: ReadonlyMap<number, T>, both: (one: T, other: T) => T): Map<number, T> {
  const out = new Map([...a].map(([nr, row]): [number, T] => [nr, { ...row }]));
  for (const [nr, row] of b) {
    const other = a.get(nr);
    out.set(nr, other === undefined ? { ...row } : both(other, row));
  }
  return out;
}

/** What the child did last leads; answers add up, and what was mastered once stays known. */
function mergeCat(one: CatState, other: CatState): CatState {
  const [last, earlier] = one.dag >= other.dag ? [one, other] : [other, one];
  const { waarde: delta, v } = weigh(
    { waarde: last.delta, v: last.v },
    { waarde: earlier.delta, v: aged(earlier.v, last.dag - earlier.dag) },
  );
  const n = Math.min(CAT_N_MAX, last.n + earlier.n);
  const cat = {
    ...last,
    delta,
    v,
    n,
    goed: Math.min(n, last.goed + earlier.goed),
    dagen: Math.max(last.dagen, earlier.dagen),
    ever: last.ever || earlier.ever || earlier.beheerst,
  };
  roundCat(cat);
  return cat;
}

/** Memory of a word is that of the last time it was asked; of one day, that of the account which asked it most. */
function mergeWoord(one: WoordState, other: WoordState): WoordState {
  const isOneLater = one.dag === other.dag ? one.reps >= other.reps : one.dag > other.dag;
  const [last, earlier] = isOneLater ? [one, other] : [other, one];
  return {
    ...last,
    production: last.production || earlier.production,
    correctDays: Math.max(last.correctDays, earlier.correctDays),
  };
}

/**
 * One state of two of the same leerling, on one scale. Abilities are weighed, words of both are known, and how the practice
 * is steered comes from where the leerling practised last. The random source is that of `blijft`, whose account goes on.
 */
export function mergeStates(stays: LeerlingState, incoming: LeerlingState): LeerlingState {
  if (stays.n === 0 || incoming.n === 0) return { ...(stays.n === 0 ? incoming : stays), rng: stays.rng };
  const [last, earlier] = stays.dag >= incoming.dag ? [stays, incoming] : [incoming, stays];
  const { waarde: theta, v } = weigh(
    { waarde: last.theta, v: last.v },
    { waarde: earlier.theta, v: aged(earlier.v, last.dag - earlier.dag) },
  );
  const part = last.n / (last.n + earlier.n);
  const mu = last.mu.map((m, i) => half(Math.exp(part * Math.log(m) + (1 - part) * Math.log(earlier.mu[i] ?? 1))));
  const s: LeerlingState = {
    ...last,
    theta,
    v,
    mu,
    n: Math.min(N_MAX, last.n + earlier.n),
    rng: stays.rng,
    cats: unite(stays.cats, incoming.cats, mergeCat),
    woorden: unite(stays.woorden, incoming.woorden, mergeWoord),
  };
  roundHeader(s);
  return s;
}
