import { dB, loudness, peak, RATE, type Wave } from './dsp.ts';

export interface Measurement {
  sec: number;
  peakDb: number;
  loudnessDb: number;
  dcOffset: number;
  centroid: number;
  seam: number;
}

/** Mean frequency of the spectrum in Hz, from the energy of the difference signal (no transform needed). */
function centroid(wave: Wave): number {
  let d = 0;
  let s = 0;
  for (let i = 1; i < wave.length; i++) {
    d += ((wave[i] ?? 0) - (wave[i - 1] ?? 0)) ** 2;
    s += (wave[i] ?? 0) ** 2;
  }
  return s === 0 ? 0 : (RATE / Math.PI) * Math.asin(Math.min(1, Math.sqrt(d / s) / 2));
}

/** Step over the seam, as a multiple of the largest step inside 10 ms on either side: about 1 or less is inaudible. */
export function seam(wave: Wave): number {
  const n = Math.round(0.01 * RATE);
  let largest = 1e-6;
  for (let i = 1; i < n; i++) {
    largest = Math.max(
      largest,
      Math.abs((wave[i] ?? 0) - (wave[i - 1] ?? 0)),
      Math.abs((wave.at(-i) ?? 0) - (wave.at(-i - 1) ?? 0)),
    );
  }
  return Math.abs((wave[0] ?? 0) - (wave.at(-1) ?? 0)) / largest;
}

export function measure(wave: Wave): Measurement {
  const average = wave.reduce((a, b) => a + b, 0) / wave.length;
  return {
    sec: wave.length / RATE,
    peakDb: dB(peak(wave)),
    loudnessDb: dB(loudness(wave)),
    dcOffset: average,
    centroid: centroid(wave),
    seam: seam(wave),
  };
}
