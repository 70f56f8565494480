/** Mean end level of groep 3..8 in logits; fixed for a school year. */
export interface NiveauAnker {
  groep: number;
  logit: number;
}

/** Score with its 90 % interval, all 1..1000. */
export interface Niveauscore {
  score: number;
  van: number;
  tot: number;
}

/** 90 % of a normal distribution lies within this many standard deviations. */
const Z90 = 1.6449;

/** Stands in when there are no anchors. */
const MIDDEN: NiveauAnker = { groep: 5, logit: 0 };

const klem = (x: number): number => Math.min(1000, Math.max(1, Math.round(x)));

function opSchaal(vaardigheid: number, ankers: readonly NiveauAnker[]): number {
  const rij = [...ankers].sort((a, b) => a.logit - b.logit);
  const na = rij.findIndex((a) => vaardigheid < a.logit);
  const i = na < 0 ? rij.length - 1 : Math.max(1, na);
  const a = rij[i - 1];
  const b = rij[i];
  if (a === undefined || b === undefined || a.logit === b.logit) return 100 * (rij[0] ?? MIDDEN).groep;
  return 100 * (a.groep + ((b.groep - a.groep) * (vaardigheid - a.logit)) / (b.logit - a.logit));
}

/**
 * Level on the scale 1-1000 where the mean end level of groep g is 100 g (practice.md section 12): piecewise linear through
 * the anchors, the outer pieces go on. `variantie` in logits squared.
 */
export function niveauscore(options: {
  vaardigheid: number;
  variantie: number;
  ankers: readonly NiveauAnker[];
}): Niveauscore {
  const { vaardigheid, ankers } = options;
  if (!Number.isFinite(vaardigheid) || !Number.isFinite(options.variantie)) return { score: 500, van: 1, tot: 1000 };
  const marge = Z90 * Math.sqrt(Math.max(0, options.variantie));
  return {
    score: klem(opSchaal(vaardigheid, ankers)),
    van: klem(opSchaal(vaardigheid - marge, ankers)),
    tot: klem(opSchaal(vaardigheid + marge, ankers)),
  };
}
