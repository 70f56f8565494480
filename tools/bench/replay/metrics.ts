/** How good predictions were. */
export interface Maten { n: number; auc: number; logLoss: number; rmse: number; ece10: number }

/** Area under the ROC curve from ranks, ties sharing the mean rank (Hanley and McNeil 1982); NaN with one class only. */
export function auc(p: Float64Array, x: Uint8Array): number {
  const volgorde = Uint32Array.from(p, (_, i) => i).sort((a, b) => (p[a] ?? 0) - (p[b] ?? 0));
  let goed = 0;
  let rangen = 0;
  for (let van = 0; van < volgorde.length; ) {
    let tot = van + 1;
    const waarde = p[volgorde[van] ?? 0];
    while (tot < volgorde.length && p[volgorde[tot] ?? 0] === waarde) tot += 1;
    const rang = (van + 1 + tot) / 2;
    for (let i = van; i < tot; i += 1) {
      if (x[volgorde[i] ?? 0] !== 1) continue;
      goed += 1;
      rangen += rang;
    }
    van = tot;
  }
  const fout = p.length - goed;
  return (rangen - (goed * (goed + 1)) / 2) / (goed * fout);
}

/** Natural log loss with p clipped to [1e-6, 1 - 1e-6]. */
export function logLoss(p: Float64Array, x: Uint8Array): number {
  let som = 0;
  for (let i = 0; i < p.length; i += 1) {
    const q = Math.min(1 - 1e-6, Math.max(1e-6, p[i] ?? 0.5));
    som -= Math.log(x[i] === 1 ? q : 1 - q);
  }
  return som / p.length;
}

/** Root of the mean squared error. */
export function rmse(p: Float64Array, x: Uint8Array): number {
  let som = 0;
  for (let i = 0; i < p.length; i += 1) som += ((x[i] ?? 0) - (p[i] ?? 0)) ** 2;
  return Math.sqrt(som / p.length);
}

/** Expected calibration error over ten bins of equal width, weighted by their counts. */
export function ece10(p: Float64Array, x: Uint8Array): number {
  const n = new Float64Array(10);
  const verschil = new Float64Array(10);
  for (let i = 0; i < p.length; i += 1) {
    const bak = Math.min(9, Math.floor((p[i] ?? 0) * 10));
    n[bak] = (n[bak] ?? 0) + 1;
    verschil[bak] = (verschil[bak] ?? 0) + (x[i] ?? 0) - (p[i] ?? 0);
  }
  return verschil.reduce((som, v) => som + Math.abs(v), 0) / p.length;
}

/** All measures of a set of predictions. */
export function meet(p: Float64Array, x: Uint8Array): Maten {
  return { n: p.length, auc: auc(p, x), logLoss: logLoss(p, x), rmse: rmse(p, x), ece10: ece10(p, x) };
}
