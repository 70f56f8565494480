import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';

/** Error codes of the language core. */
export type TaalError = 'leeg' | 'te-lang' | 'ongeldig-teken' | 'onbekende-vorm' | 'geen-werkwoord';

/** Longest word the core accepts, in UTF-16 code units. */
export const MAX_WOORD = 64;

const APOSTROF = /[\u2018\u2019\u02BC\u02B9\u0060\u00B4\u2032]/g;
/** Letters, apostrophe, hyphen, space; a digit only right before a mark (A4'tje, mp3-speler). */
const ALLOWED = /^(?:[\p{L}' -]|\d(?=['-]))+$/u;

/** Nearly every word is plain letters and is normalised as it is. */
const ORDINARY = /^[a-zA-Z]+$/;

/** NFC, straight apostrophes, `ij` as two letters, outer white space removed. */
export function normalize(text: string): string {
  if (ORDINARY.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(APOSTROF, "'")
    .replace(/\u0133/g, 'ij')
    .replace(/\u0132/g, 'IJ')
    .trim();
}

/** Normalised word, or `leeg`, `te-lang` or `ongeldig-teken`. */
export function readWoord(input: string): Result<string, TaalError> {
  const w = normalize(input);
  if (w === '') return err('leeg');
  if (w.length > MAX_WOORD) return err('te-lang');
  if (!ALLOWED.test(w)) return err('ongeldig-teken');
  return ok(w);
}

/** Lower case without accents, trema, apostrophes, hyphens and spaces; only for soft comparison. */
export function bare(text: string): string {
  return normalize(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f' -]/g, '');
}

/** How close an answer is: equal, only case differs, only a mark (accent, apostrophe, hyphen, space) differs, or different. */
export type Equality = 'gelijk' | 'hoofdletter' | 'teken' | 'anders';

/** Soft check of an answer against the target after normalisation. */
export function compareLeniently(doel: string, antwoord: string): Equality {
  const a = normalize(doel);
  const b = normalize(antwoord);
  if (a === b) return 'gelijk';
  if (a.toLowerCase() === b.toLowerCase()) return 'hoofdletter';
  return bare(a) === bare(b) ? 'teken' : 'anders';
}

/** Lower-case ASCII slug for ids: accents removed, everything else becomes a hyphen. */
export function slug(text: string): string {
  return normalize(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
