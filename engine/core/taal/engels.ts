import { ENGELSE_WERKWOORDEN } from './tabellen/engels-ww.ts';
import { ENGELS } from './tabellen/engels.ts';

/** Whether the lower-case word is in the table of English words and keeps an English sound. */
export function isEngels(w: string): boolean {
  return ENGELS.has(w);
}

const STIL = /[aeiouy](?:[bcdfgkmnpstvz]|[nrs]?[cgsv]|st|dg)e$/;
const STIL_EERSTE =
  /^(?:skate|base|home|life|make|time|side|ice|fire|game|race|come|cheese|free|wire|house|live|score)$/;

function isStam(stuk: string): boolean {
  return isEngels(stuk) || ENGELSE_WERKWOORDEN.get(`${stuk}n`)?.stam === stuk;
}

/** Whether an e in a lower-case word is the silent one of an English word: at its end (`bike`, `racet`) or of its first part (`skateboard`). */
export function isStilleE(w: string, { g, van, tot }: { g: string; van: number; tot: number }): boolean {
  if (g !== 'e' || van < 2 || !/[a-z]/.test(w.charAt(van - 1))) return false;
  const na = w.slice(tot);
  const stuk = w.slice(Math.max(w.lastIndexOf('-', van), w.lastIndexOf(' ', van)) + 1, tot);
  if (!STIL.test(stuk)) return false;
  if (/^(?:s|t|de?n?|ten?)?$/.test(na)) return isStam(stuk) || isStam(stuk.replace(/^ge/, '').replace(/^ü/, 'u'));
  return STIL_EERSTE.test(stuk) && /^(?:-|[bdfglpsw][a-z])/.test(na) && isEngels(w);
}
