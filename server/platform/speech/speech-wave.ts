import { createMp3Encoder } from 'wasm-media-encoders';

export const RATE = 22_050;
const DOEL_RMS = 0.14;
const PEAK = 0.89;
const EDGE_S = 0.06;

/** Joins Int16 chunks to one signal in -1..1. */
export function toFloat(chunks: readonly Int16Array[]): Float32Array {
  const out = new Float32Array(chunks.reduce((n, c) => n + c.length, 0));
  let p = 0;
  for (const chunk of chunks) for (const v of chunk) out[p++] = v / 32_768;
  return out;
}

/** Cuts the signal at `maxMs` with a fade of 40 ms. */
export function cut(wave: Float32Array, maxMs: number): Float32Array {
  const out = wave.slice(0, Math.round((maxMs / 1000) * RATE));
  const fade = Math.min(out.length, Math.round(0.04 * RATE));
  for (let i = 0; i < fade; i++) {
    const k = out.length - fade + i;
    out[k] = (out[k] ?? 0) * (1 - i / fade);
  }
  return out;
}

export function rms(wave: Float32Array): number {
  let sum = 0;
  for (const v of wave) sum += v * v;
  return wave.length === 0 ? 0 : Math.sqrt(sum / wave.length);
}

/** Same loudness for a vowel, a whispered s and a whole sentence: one gain to the target RMS, held back softly at the peaks; with silence around it. */
export function finish(wave: Float32Array): Float32Array {
  const edge = Math.round(EDGE_S * RATE);
  const out = new Float32Array(wave.length + 2 * edge);
  const gain = DOEL_RMS / Math.max(rms(wave), 1e-4);
  for (let i = 0; i < wave.length; i++) out[edge + i] = PEAK * Math.tanh(((wave[i] ?? 0) * gain) / PEAK);
  return out;
}

/** Mono MP3 of 48 kbit/s. */
export async function createMp3(): Promise<(wave: Float32Array) => Buffer> {
  const encoder = await createMp3Encoder();
  return (wave) => {
    encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 48 });
    const begin = Buffer.from(encoder.encode([wave]));
    return Buffer.concat([begin, Buffer.from(encoder.finalize())]);
  };
}
