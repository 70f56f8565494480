import { createMp3Encoder } from 'wasm-media-encoders';
import { dB, leg, loudness, normalizeLoudness, RATE, silence, type Wave } from './dsp.ts';
import type { Bundle, Klank } from './kinds.ts';
import { integratedLoudness } from './integrated-loudness.ts';

/** Start ms, length ms and whether it loops, as Howler wants it. */
export type SpritePart = [number, number] | [number, number, true];
export interface Sprite {
  golf: Wave;
  delen: Record<string, SpritePart>;
}

/** Silence between sounds: a decoder may shift everything by some hundredths of a second. */
const GAP_S = 0.12;
/** A loop is written with its own tail before it and its head after it, so that a shift never opens the seam. */
const EDGE_S = 0.12;

function around(loop: Wave): Wave {
  const edge = Math.round(EDGE_S * RATE);
  const out = new Float32Array(loop.length + 2 * edge);
  for (let i = 0; i < out.length; i++) out[i] = loop[(((i - edge) % loop.length) + loop.length) % loop.length] ?? 0;
  return out;
}

/** Loudness of a sound on the scale that it names. */
export const loudnessOf = (wave: Wave, { scale }: Klank): number =>
  scale === 'whole' ? integratedLoudness(wave) : dB(loudness(wave));

/** What lies so far under the peak of a sound is not heard beside it. */
const INAUDIBLE = 1 / 300;
const FADE_S = 0.01;

/** A sound that does not loop, without the tail that nobody hears; it ends in silence. */
function trimTail(wave: Wave): Wave {
  const bound = wave.reduce((most, x) => Math.max(most, Math.abs(x)), 0) * INAUDIBLE;
  const fade = Math.round(FADE_S * RATE);
  const kept = wave.slice(0, wave.findLastIndex((x) => Math.abs(x) > bound) + fade);
  const from = kept.length - fade;
  return kept.map((x, i) => (i < from ? x : (x * (kept.length - 1 - i)) / fade));
}

/** A sound as loud as it is meant to be. */
export function createKlank(klank: Klank): Wave {
  const wave = klank.loop === true ? klank.create() : trimTail(klank.create());
  return normalizeLoudness(wave, { from: loudnessOf(wave, klank), to: klank.luid, round: klank.loop === true });
}

/** Renders all sounds of a bundle behind each other. */
export function createSprite(bundle: Bundle): Sprite {
  const parts: Record<string, SpritePart> = {};
  const pieces: { golf: Wave; op: number }[] = [];
  let at = GAP_S;
  for (const klank of bundle.klanken) {
    const wave = createKlank(klank);
    const lang = wave.length / RATE;
    const edge = klank.loop ? EDGE_S : 0;
    pieces.push({ golf: klank.loop ? around(wave) : wave, op: at });
    const begin = Math.round((at + edge) * 1e6) / 1000;
    const ms = Math.round(lang * 1e6) / 1000;
    parts[klank.naam] = klank.loop ? [begin, ms, true] : [begin, ms];
    at += lang + 2 * edge + GAP_S;
  }
  const wave = silence(at);
  for (const piece of pieces) leg(wave, piece.golf, { op: piece.op });
  return { golf: wave, delen: parts };
}

/** Mono MP3. */
export async function toMp3(wave: Wave, kilobits: 48 | 64 = 64): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: kilobits });
  const begin = Buffer.from(encoder.encode([wave]));
  return Buffer.concat([begin, Buffer.from(encoder.finalize())]);
}
