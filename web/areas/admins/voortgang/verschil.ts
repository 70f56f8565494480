import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';

/** The letters that differ: what should stand there, what the child wrote, and where in the child's spelling. */
export interface Verschil { goed: string; fout: string; van: number; tot: number }

type Antwoord = Pick<VoortgangAntwoord, 'woord' | 'ruw' | 'focus'>;

function kaal(woord: string, ruw: string): { voor: number; na: number } {
  const kortste = Math.min(woord.length, ruw.length);
  let voor = 0;
  while (voor < kortste && woord[voor] === ruw[voor]) voor += 1;
  let na = 0;
  while (na < kortste - voor && woord.at(-1 - na) === ruw.at(-1 - na)) na += 1;
  return { voor, na };
}

const snij = ({ woord, ruw }: Antwoord, voor: number, na: number): Verschil => ({ goed: woord.slice(voor, woord.length - na), fout: ruw.slice(voor, ruw.length - na), van: voor, tot: ruw.length - na });

/** The letters the rule is about, when everything around them is right. */
function metFocus(antwoord: Antwoord): Verschil | null {
  const { woord, ruw, focus } = antwoord;
  if (!focus || !ruw.startsWith(woord.slice(0, focus.van)) || !ruw.endsWith(woord.slice(focus.tot)) || ruw.length < focus.van + woord.length - focus.tot) return null;
  const uitkomst = snij(antwoord, focus.van, woord.length - focus.tot);
  return uitkomst.fout === '' ? null : uitkomst;
}

/** Smallest part that shows the mistake; a letter that is missing or too many takes its neighbour along. */
export function verschilVan(antwoord: Antwoord): Verschil | null {
  const { woord, ruw } = antwoord;
  if (woord === ruw) return null;
  const { voor, na } = kaal(woord, ruw);
  const los = snij(antwoord, voor, na);
  if (los.goed !== '' && los.fout !== '') return los;
  const teken = (los.goed || los.fout).charAt(0);
  if (voor > 0 && woord[voor - 1] === teken) return snij(antwoord, voor - 1, na);
  return metFocus(antwoord) ?? (na > 0 ? snij(antwoord, voor, na - 1) : snij(antwoord, Math.max(0, voor - 1), na));
}
