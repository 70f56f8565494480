import { ENGLISH_WERKWOORDEN } from '../tables/english-ww.ts';
import { ENGLISH } from '../tables/english.ts';

/** Whether the lower-case word is in the table of English words and keeps an English sound. */
export function isEnglish(w: string): boolean {
  return ENGLISH.has(w);
}

const STILL = /[aeiouy]w?(?:[bcdfgkmnpstvz]|[nrs]?[cgsv]|st|dg)e$/;
const SILENT_FIRST =
  /^(?:skate|base|close|home|life|make|time|side|ice|fire|game|race|come|cheese|free|wire|house|live|score|kite|wake|wine|place|fine|lime|grape)$/;

function isStam(piece: string): boolean {
  return isEnglish(piece) || ENGLISH_WERKWOORDEN.get(`${piece}n`)?.stam === piece;
}

/** Whether an e in a lower-case word is the silent one of an English word: at its end (`bike`, `racet`) or of its first part (`skateboard`). */
export function isSilentE(w: string, { g, van: from, tot: until }: { g: string; van: number; tot: number }): boolean {
  if (g !== 'e' || from < 2 || /^facet(?!ime)/.test(w) || !/[a-z]/.test(w.charAt(from - 1))) return false;
  const after = w.slice(until);
  const piece = w.slice(Math.max(w.lastIndexOf('-', from), w.lastIndexOf(' ', from)) + 1, until);
  if (!STILL.test(piece)) return false;
  if (/^(?:s|t|de?n?|ten?)?$/.test(after)) return isStam(piece) || isStam(piece.replace(/^ge/, '').replace(/^ü/, 'u'));
  return SILENT_FIRST.test(piece) && /^(?:-|[bcdfglmpstw][a-z])/.test(after) && isWholeEnglish(w);
}

const isWholeEnglish = (w: string): boolean => isEnglish(w) || isEnglish(w.replace(/s$/, ''));
