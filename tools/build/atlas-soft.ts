/** Tells which pictures are so soft (a sky, a veil of night) that half their size, drawn twice as large, looks the same. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Plate } from './atlas-svg.ts';

/** Below this much there is nothing worth saving, square px. */
const LARGE = 300_000;
/** A pixel may differ so much in its most differing channel, of 255. */
const SEEN = 16;
/** Share of the pixels that may differ more: a handful of stars or the rim of a sun. */
const SHARE = 0.001;

/** True when the picture is large and at most one pixel of a thousand changes visibly at half its size. */
export async function isSoft(plate: Plate): Promise<boolean> {
  if (plate.w * plate.h < LARGE) return false;
  const { pixels, width, height } = new Resvg(plate.svg, {
    fitTo: { mode: 'width', value: Math.round(plate.w) },
    font: { loadSystemFonts: false },
  }).render();
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), fit: 'fill' } as const;
  const raw = { width, height, channels: 4 } as const;
  const small = await sharp(pixels, { raw }).resize(half).raw().toBuffer();
  const again = await sharp(small, { raw: { ...half, channels: 4 } })
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return countSeen(pixels, again) <= SHARE * width * height;
}

/** Pixels (RGBA) of which one channel differs visibly. */
function countSeen(one: Uint8Array, other: Uint8Array): number {
  let seen = 0;
  for (let i = 0; i < one.length; i += 4) {
    for (let k = i; k < i + 4; k += 1) {
      if (Math.abs((one[k] ?? 0) - (other[k] ?? 0)) <= SEEN) continue;
      seen += 1;
      break;
    }
  }
  return seen;
}
