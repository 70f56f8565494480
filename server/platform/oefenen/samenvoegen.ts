import { half } from '#engine/core/oefening/half.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';
import {
  rondCat,
  rondKop,
  type CatToestand,
  type LeerlingToestand,
  type WoordToestand,
} from '#engine/core/oefening/state.ts';

/** Most answers a category row can count. */
const CAT_N_MAX = 4095;
const N_MAX = 0xffff_ffff;

interface Schatting {
  waarde: number;
  v: number;
}

/** Variance `dagen` days after the last answer, as the engine lets it grow (practice.md section 6.2). */
const verouderd = (v: number, dagen: number): number =>
  Math.min(PARAMS.vMax, Math.max(PARAMS.vMin, v + PARAMS.ruisPerDag * dagen));

/**
 * Two estimates of one ability: the mean by precision, as sure as the surer of the two. Both began at the same prior, so
 * adding the precisions would count that prior twice.
 */
function weeg(a: Schatting, b: Schatting): Schatting {
  const [wa, wb] = [1 / a.v, 1 / b.v];
  return { waarde: (a.waarde * wa + b.waarde * wb) / (wa + wb), v: Math.min(a.v, b.v) };
}

/** Every number of both; who is in both is made one by `beide`. */
function verenig<T>(
  a: ReadonlyMap<number, T>,
  b: ReadonlyMap<number, T>,
  beide: (een: T, ander: T) => T,
): Map<number, T> {
  const uit = new Map([...a].map(([nr, rij]): [number, T] => [nr, { ...rij }]));
  for (const [nr, rij] of b) {
    const ander = a.get(nr);
    uit.set(nr, ander === undefined ? { ...rij } : beide(ander, rij));
  }
  return uit;
}

/** What the child did last leads; answers add up, and what was mastered once stays known. */
function voegCat(een: CatToestand, ander: CatToestand): CatToestand {
  const [laatst, eerder] = een.dag >= ander.dag ? [een, ander] : [ander, een];
  const { waarde: delta, v } = weeg(
    { waarde: laatst.delta, v: laatst.v },
    { waarde: eerder.delta, v: verouderd(eerder.v, laatst.dag - eerder.dag) },
  );
  const n = Math.min(CAT_N_MAX, laatst.n + eerder.n);
  const cat = {
    ...laatst,
    delta,
    v,
    n,
    goed: Math.min(n, laatst.goed + eerder.goed),
    dagen: Math.max(laatst.dagen, eerder.dagen),
    ooit: laatst.ooit || eerder.ooit || eerder.beheerst,
  };
  rondCat(cat);
  return cat;
}

/** Memory of a word is that of the last time it was asked; of one day, that of the account which asked it most. */
function voegWoord(een: WoordToestand, ander: WoordToestand): WoordToestand {
  const eenLaatst = een.dag === ander.dag ? een.reps >= ander.reps : een.dag > ander.dag;
  const [laatst, eerder] = eenLaatst ? [een, ander] : [ander, een];
  return {
    ...laatst,
    productie: laatst.productie || eerder.productie,
    goedDagen: Math.max(laatst.goedDagen, eerder.goedDagen),
  };
}

/**
 * One state of two of the same leerling, on one scale. Abilities are weighed, words of both are known, and how the practice
 * is steered comes from where the leerling practised last. The random source is that of `blijft`, whose account goes on.
 */
export function voegToestandenSamen(blijft: LeerlingToestand, komt: LeerlingToestand): LeerlingToestand {
  if (blijft.n === 0 || komt.n === 0) return { ...(blijft.n === 0 ? komt : blijft), rng: blijft.rng };
  const [laatst, eerder] = blijft.dag >= komt.dag ? [blijft, komt] : [komt, blijft];
  const { waarde: theta, v } = weeg(
    { waarde: laatst.theta, v: laatst.v },
    { waarde: eerder.theta, v: verouderd(eerder.v, laatst.dag - eerder.dag) },
  );
  const deel = laatst.n / (laatst.n + eerder.n);
  const mu = laatst.mu.map((m, i) => half(Math.exp(deel * Math.log(m) + (1 - deel) * Math.log(eerder.mu[i] ?? 1))));
  const s: LeerlingToestand = {
    ...laatst,
    theta,
    v,
    mu,
    n: Math.min(N_MAX, laatst.n + eerder.n),
    rng: blijft.rng,
    cats: verenig(blijft.cats, komt.cats, voegCat),
    woorden: verenig(blijft.woorden, komt.woorden, voegWoord),
  };
  rondKop(s);
  return s;
}
