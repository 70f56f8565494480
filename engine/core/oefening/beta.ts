const STAPPEN = 200;
const KLEIN = 1e-300;

/** Coefficients of Lanczos' series for ln Γ, g = 7 (C. Lanczos, SIAM J. Numer. Anal. B 1, 1964). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function lnGamma(x: number): number {
  const z = x - 1;
  const t = z + 7.5;
  const som = LANCZOS.reduce((s, c, i) => (i === 0 ? c : s + c / (z + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(som);
}

/** Term n of the continued fraction of the incomplete beta function (Abramowitz and Stegun 26.5.8). */
function term(n: number, a: number, options: { b: number; x: number }): number {
  const { b, x } = options;
  const m = Math.floor(n / 2);
  return n % 2 === 0
    ? (m * (b - m) * x) / ((a + n - 1) * (a + n))
    : (-(a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
}

const nietNul = (x: number): number => (Math.abs(x) < KLEIN ? KLEIN : x);

/** Continued fraction 1/(1+ t1/(1+ t2/(1+ ...))) by Lentz' method, modified by Thompson and Barnett (1986). */
function breuk(a: number, b: number, x: number): number {
  let c = 1;
  let d = 0;
  let f = 1;
  for (let n = 0; n < STAPPEN; n += 1) {
    const t = n === 0 ? 1 : term(n, a, { b, x });
    d = 1 / nietNul(1 + t * d);
    c = nietNul(1 + t / c);
    f *= c * d;
    if (Math.abs(c * d - 1) < 1e-14) break;
  }
  return f - 1;
}

/** Distribution function of Beta(a, b) at x; a, b > 0. */
export function betaVerdeling(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const voor = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (voor * breuk(a, b, x)) / a : 1 - (voor * breuk(b, a, 1 - x)) / b;
}

/** Value below which Beta(a, b) lies with chance `kans`, 0..1. */
export function betaKwantiel(kans: number, a: number, b: number): number {
  let laag = 0;
  let hoog = 1;
  for (let i = 0; i < 50; i += 1) {
    const midden = (laag + hoog) / 2;
    if (betaVerdeling(midden, a, b) < kans) laag = midden;
    else hoog = midden;
  }
  return (laag + hoog) / 2;
}

/** Central interval of Beta(a, b) that holds `dekking` of it. */
export function intervalVan(options: { a: number; b: number; dekking: number }): [van: number, tot: number] {
  const { a, b, dekking } = options;
  const staart = (1 - dekking) / 2;
  return [betaKwantiel(staart, a, b), betaKwantiel(1 - staart, a, b)];
}
