import { tsv } from '../../check/content/load.ts';
import { readNames } from '../../content/names.ts';
import { wordBook } from '../../content/lexicon.ts';
import { CONTENT, path } from '../../content/paths.ts';
import { isForbidden } from '../../content/forbidden.ts';
import type { Validation, Authority } from '../workbench/workbench.contract.ts';

const allowed = new Set(tsv(path(CONTENT, 'toegestaan.tsv')).map(([woord = '']) => woord));
const { namen: names, eigen: own } = readNames();

/** A capital may be that of a sentence; the reverse is no excuse. A possessive -s belongs to the name. */
const forms = (woord: string): string[] => [...new Set([woord, woord.toLowerCase()])];
const isName = (woord: string): boolean => [woord, woord.replace(/'?s$/, '')].some((w) => names.has(w) || own.has(w));

function authority(woord: string): Authority {
  if (forms(woord).some((v) => v.split(' ').every((part) => wordBook.exists(part)))) return 'woordenboek';
  if (forms(woord).some((v) => allowed.has(v))) return 'toegestaan';
  return isName(woord) ? 'naam' : 'geen';
}

/** Looks each word up; same order. */
export function validateWoorden(woorden: readonly string[]): Validation[] {
  return woorden.map((woord) => ({ kenner: authority(woord), verboden: woord.split(' ').some(isForbidden) }));
}
