import type { Model } from '../model/model.ts';
import { WOORD_BYTES } from './pack.ts';

/** Most words in one stored block: 1.6 KB. */
export const BLOCK_WOORDEN = 100;
/** Block of words that are no longer in the content. */
export const BLOCK_ORPHAN = 0;

/** Packed state cut up for storage: header with the categories, and the words per block. */
export interface Blocks {
  kop: Uint8Array;
  woorden: ReadonlyMap<number, Uint8Array>;
}
/** Number of the block a word is kept in, from its stored number. */
export type BlockLayout = (woordNr: number) => number;

/**
 * Blocks of at most 100 words that share their main category, so that a taak touches a few blocks only. The division may
 * differ per content version: blocks are read all together.
 */
export function createBlockLayout(m: Model): BlockLayout {
  const perCategory = new Map<number, number[]>();
  for (const item of m.items.values()) {
    const category = Math.max(0, item.weighted[0]?.nrs[0] ?? 0);
    perCategory.set(category, [...(perCategory.get(category) ?? []), item.nr]);
  }
  const blocks = new Map<number, number>();
  for (const [category, nrs] of perCategory) {
    for (const [spot, nr] of nrs.sort((a, b) => a - b).entries())
      blocks.set(nr, (category + 1) * 256 + Math.min(255, Math.floor(spot / BLOCK_WOORDEN)));
  }
  return (nr) => blocks.get(nr) ?? BLOCK_ORPHAN;
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Cuts packed bytes up; the words keep their order inside a block. */
export function toBlocks(bytes: Uint8Array, layout: BlockLayout): Blocks {
  const begin = bytes.length - WOORD_BYTES * view(bytes).getUint16(4, true);
  const groepen = new Map<number, number[]>();
  for (let o = begin; o < bytes.length; o += WOORD_BYTES) {
    const block = layout(view(bytes).getUint32(o, true));
    groepen.set(block, [...(groepen.get(block) ?? []), o]);
  }
  const woorden = new Map(
    [...groepen].map(([block, spots]) => [block, concat(spots.map((o) => bytes.subarray(o, o + WOORD_BYTES)))]),
  );
  return { kop: bytes.slice(0, begin), woorden };
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let o = 0;
  for (const part of parts) {
    out.set(part, o);
    o += part.length;
  }
  return out;
}

/** Packed bytes of a header and the words of its blocks in any order. Damage shows when the result is unpacked. */
export function fromBlocks(header: Uint8Array, woorden: Uint8Array): Uint8Array {
  const rows: { nr: number; rij: Uint8Array }[] = [];
  for (let o = 0; o + WOORD_BYTES <= woorden.length; o += WOORD_BYTES)
    rows.push({ nr: view(woorden).getUint32(o, true), rij: woorden.subarray(o, o + WOORD_BYTES) });
  return concat([header, ...rows.sort((a, b) => a.nr - b.nr).map(({ rij: row }) => row)]);
}
