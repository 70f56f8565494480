import { zinEstimate } from '#engine/core/taal/category/zin-niveau.ts';
import type { ZinEstimate } from '#engine/core/taal/category/zin-niveau.ts';
import { readNames } from './names.ts';

const { namen: names, eigen: own } = readNames();

/** Level of a sentence of ours around a word; the word and the names in it ask nothing more. */
export function zinLevel(zin: string, woord = ''): ZinEstimate {
  const low = woord.toLowerCase();
  return zinEstimate(zin, { skip: (w) => w.toLowerCase() === low || names.has(w) || own.has(w) });
}
