import { INSEPARABLE, PARTICLES, SEPARABLE_WOORD } from '../tables/ww-parts.ts';
import { INFINITIEF, isNoun } from '../woord/woord-table.ts';
import { extended } from './base-form.ts';
import { isFinite } from './forms-ww.ts';

const isWhole = (infinitief: string): boolean => INFINITIEF.has(infinitief) && !SEPARABLE_WOORD.has(infinitief);

/** A form of a known verb on -eren or -elen, or what is done by it: blok|keer, hun|kering, bun|deling are no compounds. */
export function isOfLoanVerb(w: string): boolean {
  const stem = /^(.+)eer(?:t|de|den|der|ders|ster)?$/.exec(w)?.[1];
  if (stem !== undefined && !isNoun(w) && isWhole(`${stem}eren`)) return true;
  const deed = /^(.*[^aeiou](?<!sp)e[lr])ing(?:en)?$/.exec(w)?.[1];
  return deed !== undefined && isWhole(`${deed}en`) && !PARTICLES.some((part) => w.startsWith(part));
}

/** Who does what a verb tells that never splits: over|heerser, onder|neemster, onder|tekenaar. */
export function isOfInseparable(w: string): boolean {
  if (/^onderlegger/.test(w)) return false;
  const stam = /^(.{6,}?)(?:sters?|aars?)$/.exec(w)?.[1];
  const bases = stam === undefined ? [] : extended(stam).map((one) => `${one}en`);
  return [...bases, w.replace(/ers?$/, 'en')].some((infinitief) => infinitief !== w && INSEPARABLE.has(infinitief));
}

/** The first part before a present or past that is no noun: op|hielpen, toe|trad. */
export function firstPartOfFinite(w: string): string | undefined {
  if (isNoun(w)) return undefined;
  const isBefore = (part: string): boolean => w.startsWith(part) && isFiniteOnly(w.slice(part.length));
  return PARTICLES.find(isBefore);
}

const isFiniteOnly = (rest: string): boolean => rest.length > 3 && !isNoun(rest) && isFinite(rest);
