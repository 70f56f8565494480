import { tsv } from '../../check/content/laad.ts';
import { leesNamen } from '../../check/content/namen-poort.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { INHOUD, pad } from '../../content/paden.ts';
import { isVerboden } from '../../content/verboden.ts';
import type { Keuring, Kenner } from '../werkbank/werkbank.contract.ts';

const toegestaan = new Set(tsv(pad(INHOUD, 'toegestaan.tsv')).map(([woord = '']) => woord));
const { namen, eigen } = leesNamen();

/** A capital may be that of a sentence; the reverse is no excuse. A possessive -s belongs to the name. */
const vormen = (woord: string): string[] => [...new Set([woord, woord.toLowerCase()])];
const isNaam = (woord: string): boolean => [woord, woord.replace(/'?s$/, '')].some((w) => namen.has(w) || eigen.has(w));

function kenner(woord: string): Kenner {
  if (vormen(woord).some((v) => v.split(' ').every((deel) => woordenboek.bestaat(deel)))) return 'woordenboek';
  if (vormen(woord).some((v) => toegestaan.has(v))) return 'toegestaan';
  return isNaam(woord) ? 'naam' : 'geen';
}

/** Looks each word up; same order. */
export function keurWoorden(woorden: readonly string[]): Keuring[] {
  return woorden.map((woord) => ({ kenner: kenner(woord), verboden: woord.split(' ').some(isVerboden) }));
}
