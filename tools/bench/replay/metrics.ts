/** How good predictions were. */
export interface Maten {
  n: number;
  auc: number;
  logLoss: number;
  rmse: number;
  ece10: number;
}

/** Area under the ROC curve from ranks, ties sharing the mean rank (Hanley and McNeil 1982); NaN with one class only. */
export function auc(p: Float64Array, x: Uint8Array): number {
  const volgorde = Uint32Array.from(p, (_, i) => i).sort((a, b) => (p[a] ?? 0) - (p[b] ?? 0));
  let goed = 0;
  let rangen = 0;
  for (let van = 0; van < volgorde.length;) {
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

/** Places of the predictions from low to high, sorted once for many weighted looks. */
export function volgordeVan(p: Float64Array): Uint32Array {
  return Uint32Array.from(p, (_, i) => i).sort((a, b) => (p[a] ?? 0) - (p[b] ?? 0));
}

/** Area under the curve when answer i counts `gewicht[i]` times (whole numbers): `auc` over the repeated answers. */
export function aucGewogen(
  { p, x, volgorde }: { p: Float64Array; x: Uint8Array; volgorde: Uint32Array },
  gewicht: Uint16Array,
): number {
  let eerder = 0;
  let goed = 0;
  let rangen = 0;
  for (let van = 0; van < volgorde.length;) {
    const waarde = p[volgorde[van] ?? 0];
    let samen = 0;
    let raak = 0;
    let tot = van;
    for (; tot < volgorde.length && p[volgorde[tot] ?? 0] === waarde; tot += 1) {
      const i = volgorde[tot] ?? 0;
      const w = gewicht[i] ?? 0;
      samen += w;
      if (x[i] === 1) raak += w;
    }
    rangen += raak * (eerder + (samen + 1) / 2);
    goed += raak;
    eerder += samen;
    van = tot;
  }
  return (rangen - (goed * (goed + 1)) / 2) / (goed * (eerder - goed));
}

/** Log loss of every answer, clipped as in `logLoss`. */
export function logVerliezen(p: Float64Array, x: Uint8Array): Float64Array {
  return p.map((kans, i) => {
    const q = Math.min(1 - 1e-6, Math.max(1e-6, kans));
    return -Math.log(x[i] === 1 ? q : 1 - q);
  });
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
