import { isKnownForm } from './known-form.ts';
import { betweenOf } from './samenstelling.ts';

const isWord = (part: string): boolean => [part, part.replace(/(?:s|en|e)$/, '')].some(isKnownForm);

/**
 * Of the seams of a lower-case compound those where it falls in two, as offsets: zaal|voetbal, voetbal|veld. What has a seam of
 * its own must be a word of the tables; where no seam is so, the letters between tell, and else nothing does.
 */
export function mainSeams(w: string, seams: readonly number[]): number[] {
  if (seams.length < 2) return [...seams];
  const isOne = (from: number, until: number): boolean => !seams.some((spot) => spot > from && spot < until);
  const known = seams.filter(
    (spot) => (isOne(0, spot) || isWord(w.slice(0, spot))) && (isOne(spot, w.length) || isKnownForm(w.slice(spot))),
  );
  return known.length > 0 ? known : seams.filter((spot) => betweenOf(w.slice(0, spot)) !== '');
}
