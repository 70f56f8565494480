import type { Model } from './model.ts';
import { WOORD_BYTES } from './pack.ts';

/** Most words in one stored block: 1.6 KB. */
export const BLOK_WOORDEN = 100;
/** Block of words that are no longer in the content. */
export const BLOK_WEES = 0;

/** Packed state cut up for storage: header with the categories, and the words per block. */
export interface Blokken {
  kop: Uint8Array;
  woorden: ReadonlyMap<number, Uint8Array>;
}
/** Number of the block a word is kept in, from its stored number. */
export type Blokindeling = (woordNr: number) => number;

/**
 * Blocks of at most 100 words that share their main category, so that a taak touches a few blocks only. The division may
 * differ per content version: blocks are read all together.
 */
export function createBlokindeling(m: Model): Blokindeling {
  const perCategorie = new Map<number, number[]>();
  for (const item of m.items.values()) {
    const categorie = Math.max(0, item.gewogen[0]?.nrs[0] ?? 0);
    perCategorie.set(categorie, [...(perCategorie.get(categorie) ?? []), item.nr]);
  }
  const blokken = new Map<number, number>();
  for (const [categorie, nrs] of perCategorie) {
    for (const [plek, nr] of nrs.sort((a, b) => a - b).entries())
      blokken.set(nr, (categorie + 1) * 256 + Math.min(255, Math.floor(plek / BLOK_WOORDEN)));
  }
  return (nr) => blokken.get(nr) ?? BLOK_WEES;
}

const zicht = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Cuts packed bytes up; the words keep their order inside a block. */
export function naarBlokken(bytes: Uint8Array, indeling: Blokindeling): Blokken {
  const begin = bytes.length - WOORD_BYTES * zicht(bytes).getUint16(4, true);
  const groepen = new Map<number, number[]>();
  for (let o = begin; o < bytes.length; o += WOORD_BYTES) {
    const blok = indeling(zicht(bytes).getUint32(o, true));
    groepen.set(blok, [...(groepen.get(blok) ?? []), o]);
  }
  const woorden = new Map(
    [...groepen].map(([blok, plekken]) => [blok, plak(plekken.map((o) => bytes.subarray(o, o + WOORD_BYTES)))]),
  );
  return { kop: bytes.slice(0, begin), woorden };
}

function plak(delen: readonly Uint8Array[]): Uint8Array {
  const uit = new Uint8Array(delen.reduce((som, deel) => som + deel.length, 0));
  let o = 0;
  for (const deel of delen) {
    uit.set(deel, o);
    o += deel.length;
  }
  return uit;
}

/** Packed bytes of a header and the words of its blocks in any order. Damage shows when the result is unpacked. */
export function vanBlokken(kop: Uint8Array, woorden: Uint8Array): Uint8Array {
  const rijen: { nr: number; rij: Uint8Array }[] = [];
  for (let o = 0; o + WOORD_BYTES <= woorden.length; o += WOORD_BYTES)
    rijen.push({ nr: zicht(woorden).getUint32(o, true), rij: woorden.subarray(o, o + WOORD_BYTES) });
  return plak([kop, ...rijen.sort((a, b) => a.nr - b.nr).map(({ rij }) => rij)]);
}
