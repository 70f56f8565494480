import { createRng } from '#engine/core/basis/rng.ts';
import { multiply, noise, type Wave } from '../../build/sounds/dsp.ts';
import { filter } from '../../build/sounds/filter.ts';
import type { Said } from './heard.ts';

/** As `server/platform/speech/speech-wave.ts` makes every line: root mean square, and where peaks are held back. */
const SPOKEN_RMS = 0.14;
const PEAK = 0.89;
/** A line lasts so long per sign, s, and a little before and after. */
const PER_SIGN = 0.07;
const AROUND = 0.2;
const SYLLABLE_S = 0.22;

const secondsOf = (audio: string): number => AROUND + PER_SIGN * audio.replace(/^[a-z]:/, '').length;

/**
 * What stands in for a spoken line in a measurement: noise with the colour and the syllables of a voice, as loud as the voice is made.
 * The synthesiser itself may be loaded by its own process only.
 */
export function standIn(seconds: number): Wave {
  const wave = filter(noise(seconds, createRng(Math.round(seconds * 1000))), 'band', { f: 600, q: 0.7 });
  multiply(wave, (t) => 0.25 + 0.75 * Math.abs(Math.sin((Math.PI * t) / SYLLABLE_S)));
  let sum = 0;
  for (const v of wave) sum += v * v;
  const gain = SPOKEN_RMS / Math.sqrt(Math.max(sum / wave.length, 1e-9));
  for (let i = 0; i < wave.length; i++) wave[i] = PEAK * Math.tanh(((wave[i] ?? 0) * gain) / PEAK);
  return wave;
}

/** When each line is heard: one after another, as they are said. */
export function linesOf(said: readonly Said[]): { from: number; to: number }[] {
  let free = 0;
  return said.map(({ audio, at }) => {
    const from = Math.max(at, free);
    free = from + secondsOf(audio);
    return { from, to: free };
  });
}
