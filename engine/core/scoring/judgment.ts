import { CONSTANTS } from '#engine/core/domein/constants.ts';

/**
 * Private answer key of a question. `goed` holds every accepted text: the first is the form that is shown.
 * `hoofdletters` true = case counts.
 */
export interface Key {
  goed: readonly string[];
  hoofdletters: boolean;
}

const APOSTROF = /[\u2018\u2019\u201B\u0060\u00B4\u02BC]/gu;
/** Half of a surrogate pair: no text that can be stored. */
const HALF = /\p{Cs}/gu;
const DASH = /[\u2010\u2011\u2012\u2013\u2212]/gu;

/**
 * Text as it is compared: NFC, straight apostrophe and hyphen, ij ligature as i+j, no outer or doubled spaces,
 * at most 80 code units, never half a character.
 */
export function normalizeRuw(ruw: string): string {
  return ruw
    .normalize('NFC')
    .replace(APOSTROF, "'")
    .replace(DASH, '-')
    .replace(/\u0133/gu, 'ij')
    .replace(/\u0132/gu, 'IJ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, CONSTANTS.RUW_MAX)
    .replace(HALF, '');
}

/** Form in which two texts are compared under a key. */
export function comparisonForm(text: string, hoofdletters: boolean): string {
  const clean = normalizeRuw(text);
  return hoofdletters ? clean : clean.toLowerCase();
}

/** Whether the raw answer is right; the same function decides on the client and on the server. */
export function judge(key: Key, ruw: string): boolean {
  const given = comparisonForm(ruw, key.hoofdletters);
  return given !== '' && key.goed.some((correct) => comparisonForm(correct, key.hoofdletters) === given);
}
