import { dB, luid, piek, RATE, type Golf } from './dsp.ts';

export interface Meting {
  sec: number;
  piekDb: number;
  luidDb: number;
  gelijkstroom: number;
  zwaartepunt: number;
  naad: number;
}

/** Mean frequency of the spectrum in Hz, from the energy of the difference signal (no transform needed). */
function zwaartepunt(golf: Golf): number {
  let d = 0;
  let s = 0;
  for (let i = 1; i < golf.length; i++) {
    d += ((golf[i] ?? 0) - (golf[i - 1] ?? 0)) ** 2;
    s += (golf[i] ?? 0) ** 2;
  }
  return s === 0 ? 0 : (RATE / Math.PI) * Math.asin(Math.min(1, Math.sqrt(d / s) / 2));
}

/** Step over the seam, as a multiple of the largest step inside 10 ms on either side: about 1 or less is inaudible. */
export function naad(golf: Golf): number {
  const n = Math.round(0.01 * RATE);
  let grootste = 1e-6;
  for (let i = 1; i < n; i++) {
    grootste = Math.max(
      grootste,
      Math.abs((golf[i] ?? 0) - (golf[i - 1] ?? 0)),
      Math.abs((golf.at(-i) ?? 0) - (golf.at(-i - 1) ?? 0)),
    );
  }
  return Math.abs((golf[0] ?? 0) - (golf.at(-1) ?? 0)) / grootste;
}

export function meet(golf: Golf): Meting {
  const gemiddeld = golf.reduce((a, b) => a + b, 0) / golf.length;
  return {
    sec: golf.length / RATE,
    piekDb: dB(piek(golf)),
    luidDb: dB(luid(golf)),
    gelijkstroom: gemiddeld,
    zwaartepunt: zwaartepunt(golf),
    naad: naad(golf),
  };
}
