import { createMp3Encoder } from 'wasm-media-encoders';
import { leg, maakLuid, RATE, stilte, type Golf } from './dsp.ts';
import type { Bundel } from './soorten.ts';

/** Start ms, length ms and whether it loops, as Howler wants it. */
export type SpriteDeel = [number, number] | [number, number, true];
export interface Sprite {
  golf: Golf;
  delen: Record<string, SpriteDeel>;
}

/** Silence between sounds: a decoder may shift everything by some hundredths of a second. */
const TUSSEN_S = 0.12;
/** A loop is written with its own tail before it and its head after it, so that a shift never opens the seam. */
const RAND_S = 0.12;

function rondom(lus: Golf): Golf {
  const rand = Math.round(RAND_S * RATE);
  const uit = new Float32Array(lus.length + 2 * rand);
  for (let i = 0; i < uit.length; i++) uit[i] = lus[(((i - rand) % lus.length) + lus.length) % lus.length] ?? 0;
  return uit;
}

/** Renders all sounds of a bundle behind each other. */
export function maakSprite(bundel: Bundel): Sprite {
  const delen: Record<string, SpriteDeel> = {};
  const stukken: { golf: Golf; op: number }[] = [];
  let op = TUSSEN_S;
  for (const klank of bundel.klanken) {
    const golf = maakLuid(klank.maak(), klank.luid, klank.lus);
    const lang = golf.length / RATE;
    const rand = klank.lus ? RAND_S : 0;
    stukken.push({ golf: klank.lus ? rondom(golf) : golf, op });
    const begin = Math.round((op + rand) * 1e6) / 1000;
    const ms = Math.round(lang * 1e6) / 1000;
    delen[klank.naam] = klank.lus ? [begin, ms, true] : [begin, ms];
    op += lang + 2 * rand + TUSSEN_S;
  }
  const golf = stilte(op);
  for (const stuk of stukken) leg(golf, stuk.golf, { op: stuk.op });
  return { golf, delen };
}

/** Mono MP3. */
export async function naarMp3(golf: Golf): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 64 });
  const begin = Buffer.from(encoder.encode([golf]));
  return Buffer.concat([begin, Buffer.from(encoder.finalize())]);
}
