const STEPS = 200;
const SMALL = 1e-300;

/** Coefficients of Lanczos' series for ln Γ, g = 7 (C. Lanczos, SIAM J. Numer. Anal. B 1, 1964). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function lnGamma(x: number): number {
  const z = x - 1;
  const t = z + 7.5;
  const sum = LANCZOS.reduce((s, c, i) => (i === 0 ? c : s + c / (z + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** Term n of the continued fraction of the incomplete beta function (Abramowitz and Stegun 26.5.8). */
function term(n: number, a: number, options: { b: number; x: number }): number {
  const { b, x } = options;
  const m = Math.floor(n / 2);
  return n % 2 === 0
    ? (m * (b - m) * x) / ((a + n - 1) * (a + n))
    : (-(a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
}

const avoidZero = (x: number): number => (Math.abs(x) < SMALL ? SMALL : x);

/** Continued fraction 1/(1+ t1/(1+ t2/(1+ ...))) by Lentz' method, modified by Thompson and Barnett (1986). */
function fraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 0;
  let f = 1;
  for (let n = 0; n < STEPS; n += 1) {
    const t = n === 0 ? 1 : term(n, a, { b, x });
    d = 1 / avoidZero(1 + t * d);
    c = avoidZero(1 + t / c);
    f *= c * d;
    if (Math.abs(c * d - 1) < 1e-14) break;
  }
  return f - 1;
}

/** Distribution function of Beta(a, b) at x; a, b > 0. */
export function betaDistribution(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const before = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (before * fraction(a, b, x)) / a : 1 - (before * fraction(b, a, 1 - x)) / b;
}

/** Value below which Beta(a, b) lies with chance `kans`, 0..1. */
export function betaQuantile(chance: number, a: number, b: number): number {
  let layer = 0;
  let high = 1;
  for (let i = 0; i < 50; i += 1) {
    const middle = (layer + high) / 2;
    if (betaDistribution(middle, a, b) < chance) layer = middle;
    else high = middle;
  }
  return (layer + high) / 2;
}

/** Central interval of Beta(a, b) that holds `dekking` of it. */
export function intervalOf(options: { a: number; b: number; dekking: number }): [van: number, tot: number] {
  const { a, b, dekking: coverage } = options;
  const tail = (1 - coverage) / 2;
  return [betaQuantile(tail, a, b), betaQuantile(1 - tail, a, b)];
}
