/** How good predictions were. */
export interface Sizes {
  n: number;
  auc: number;
  logLoss: number;
  rmse: number;
  ece10: number;
}

/** Area under the ROC curve from ranks, ties sharing the mean rank (Hanley and McNeil 1982); NaN with one class only. */
export function auc(p: Float64Array, x: Uint8Array): number {
  const order = Uint32Array.from(p, (_, i) => i).sort((a, b) => (p[a] ?? 0) - (p[b] ?? 0));
  let correct = 0;
  let ranks = 0;
  for (let from = 0; from < order.length;) {
    let until = from + 1;
    const value = p[order[from] ?? 0];
    while (until < order.length && p[order[until] ?? 0] === value) until += 1;
    const rank = (from + 1 + until) / 2;
    for (let i = from; i < until; i += 1) {
      if (x[order[i] ?? 0] !== 1) continue;
      correct += 1;
      ranks += rank;
    }
    from = until;
  }
  const error = p.length - correct;
  return (ranks - (correct * (correct + 1)) / 2) / (correct * error);
}

/** Places of the predictions from low to high, sorted once for many weighted looks. */
export function orderOf(p: Float64Array): Uint32Array {
  return Uint32Array.from(p, (_, i) => i).sort((a, b) => (p[a] ?? 0) - (p[b] ?? 0));
}

/** Area under the curve when answer i counts `gewicht[i]` times (whole numbers): `auc` over the repeated answers. */
export function weightedAuc(
  { p, x, volgorde: order }: { p: Float64Array; x: Uint8Array; volgorde: Uint32Array },
  weight: Uint16Array,
): number {
  let earlier = 0;
  let correct = 0;
  let ranks = 0;
  for (let from = 0; from < order.length;) {
    const value = p[order[from] ?? 0];
    let together = 0;
    let hit = 0;
    let until = from;
    for (; until < order.length && p[order[until] ?? 0] === value; until += 1) {
      const i = order[until] ?? 0;
      const w = weight[i] ?? 0;
      together += w;
      if (x[i] === 1) hit += w;
    }
    ranks += hit * (earlier + (together + 1) / 2);
    correct += hit;
    earlier += together;
    from = until;
  }
  return (ranks - (correct * (correct + 1)) / 2) / (correct * (earlier - correct));
}

/** Log loss of every answer, clipped as in `logLoss`. */
export function logLosses(p: Float64Array, x: Uint8Array): Float64Array {
  return p.map((chance, i) => {
    const q = Math.min(1 - 1e-6, Math.max(1e-6, chance));
    return -Math.log(x[i] === 1 ? q : 1 - q);
  });
}

/** Natural log loss with p clipped to [1e-6, 1 - 1e-6]. */
export function logLoss(p: Float64Array, x: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < p.length; i += 1) {
    const q = Math.min(1 - 1e-6, Math.max(1e-6, p[i] ?? 0.5));
    sum -= Math.log(x[i] === 1 ? q : 1 - q);
  }
  return sum / p.length;
}

/** Root of the mean squared error. */
export function rmse(p: Float64Array, x: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < p.length; i += 1) sum += ((x[i] ?? 0) - (p[i] ?? 0)) ** 2;
  return Math.sqrt(sum / p.length);
}

/** Expected calibration error over ten bins of equal width, weighted by their counts. */
export function ece10(p: Float64Array, x: Uint8Array): number {
  const n = new Float64Array(10);
  const difference = new Float64Array(10);
  for (let i = 0; i < p.length; i += 1) {
    const bin = Math.min(9, Math.floor((p[i] ?? 0) * 10));
    n[bin] = (n[bin] ?? 0) + 1;
    difference[bin] = (difference[bin] ?? 0) + (x[i] ?? 0) - (p[i] ?? 0);
  }
  return difference.reduce((sum, v) => sum + Math.abs(v), 0) / p.length;
}

/** All measures of a set of predictions. */
export function measure(p: Float64Array, x: Uint8Array): Sizes {
  return { n: p.length, auc: auc(p, x), logLoss: logLoss(p, x), rmse: rmse(p, x), ece10: ece10(p, x) };
}
