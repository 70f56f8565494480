/** Mean end level of groep 3..8 in logits; fixed for a school year. */
export interface NiveauAnchor {
  groep: number;
  logit: number;
}

/** Score with its 90 % interval, all 1..1000. */
export interface NiveauScore {
  score: number;
  van: number;
  tot: number;
}

/** 90 % of a normal distribution lies within this many standard deviations. */
const Z90 = 1.6449;

/** Stands in when there are no anchors. */
const MIDDLE: NiveauAnchor = { groep: 5, logit: 0 };

const clamp = (x: number): number => Math.min(1000, Math.max(1, Math.round(x)));

function toScale(vaardigheid: number, anchors: readonly NiveauAnchor[]): number {
  const row = [...anchors].sort((a, b) => a.logit - b.logit);
  const after = row.findIndex((a) => vaardigheid < a.logit);
  const i = after < 0 ? row.length - 1 : Math.max(1, after);
  const a = row[i - 1];
  const b = row[i];
  if (a === undefined || b === undefined || a.logit === b.logit) return 100 * (row[0] ?? MIDDLE).groep;
  return 100 * (a.groep + ((b.groep - a.groep) * (vaardigheid - a.logit)) / (b.logit - a.logit));
}

/**
 * Level on the scale 1-1000 where the mean end level of groep g is 100 g (practice.md section 12): piecewise linear through
 * the anchors, the outer pieces go on. `variantie` in logits squared.
 */
export function niveauScore(options: {
  vaardigheid: number;
  variance: number;
  anchors: readonly NiveauAnchor[];
}): NiveauScore {
  const { vaardigheid, anchors } = options;
  if (!Number.isFinite(vaardigheid) || !Number.isFinite(options.variance)) return { score: 500, van: 1, tot: 1000 };
  const margin = Z90 * Math.sqrt(Math.max(0, options.variance));
  return {
    score: clamp(toScale(vaardigheid, anchors)),
    van: clamp(toScale(vaardigheid - margin, anchors)),
    tot: clamp(toScale(vaardigheid + margin, anchors)),
  };
}
