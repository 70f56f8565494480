import { createMp3Encoder } from 'wasm-media-encoders';

export const RATE = 22_050;
const DOEL_RMS = 0.14;
const PIEK = 0.89;
const RAND_S = 0.06;

/** Joins Int16 chunks to one signal in -1..1. */
export function toFloat(chunks: readonly Int16Array[]): Float32Array {
  const uit = new Float32Array(chunks.reduce((n, c) => n + c.length, 0));
  let p = 0;
  for (const chunk of chunks) for (const v of chunk) uit[p++] = v / 32_768;
  return uit;
}

/** Cuts the signal at `maxMs` with a fade of 40 ms. */
export function cut(golf: Float32Array, maxMs: number): Float32Array {
  const uit = golf.slice(0, Math.round((maxMs / 1000) * RATE));
  const fade = Math.min(uit.length, Math.round(0.04 * RATE));
  for (let i = 0; i < fade; i++) {
    const k = uit.length - fade + i;
    uit[k] = (uit[k] ?? 0) * (1 - i / fade);
  }
  return uit;
}

export function rms(golf: Float32Array): number {
  let som = 0;
  for (const v of golf) som += v * v;
  return golf.length === 0 ? 0 : Math.sqrt(som / golf.length);
}

/** Same loudness for a vowel, a whispered s and a whole sentence: one gain to the target RMS, held back softly at the peaks; with silence around it. */
export function finish(golf: Float32Array): Float32Array {
  const rand = Math.round(RAND_S * RATE);
  const uit = new Float32Array(golf.length + 2 * rand);
  const gain = DOEL_RMS / Math.max(rms(golf), 1e-4);
  for (let i = 0; i < golf.length; i++) uit[rand + i] = PIEK * Math.tanh(((golf[i] ?? 0) * gain) / PIEK);
  return uit;
}

/** Mono MP3 of 48 kbit/s. */
export async function createMp3(): Promise<(golf: Float32Array) => Buffer> {
  const encoder = await createMp3Encoder();
  return (golf) => {
    encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 48 });
    const begin = Buffer.from(encoder.encode([golf]));
    return Buffer.concat([begin, Buffer.from(encoder.finalize())]);
  };
}
