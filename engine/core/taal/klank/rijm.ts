import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { pictureOf } from './klank.ts';
import type { KlankGrafeem, WoordPicture } from './klank.ts';
import { readWoord } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { STRESS_AT_END, STRESS_IN_FRONT } from '../tables/klemtoon.ts';

const SUFFIX_STRESS =
  /(?:aal|eel|iek|ist|teit|iteit|ine|ant|ent|eur|age|aan|oen|eer|ier|uur|aat|oot|iet|air|oir|ënt|ijn|ein|ees|oog|aar|aard)(?:s|je|jes|tje|tjes|en)?$/;
const END_STRESS = /(?:eau|é|ij|[^aeiou]in|ette|[^aeiou]et|eren|eer|eerde?n?|eert)$/;
const PENULTIMATE = /(?:ties?|ische?s?|ica|ika|icus|or)$/;
const LONG_NUCLEUS = /^(?:aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|eau|é)$/;
const WEAK_END = /(?:ing|heid|lijk|loos|baar|zaam|schap|dom|achtig|aard|arbeid)(?:e|en|s)?$/;

function keyOf(picture: WoordPicture, o: Options): string | undefined {
  const clamp = klemtoon(picture, o);
  return clamp && sounds(picture.klanken.filter((k) => k.van >= clamp.van));
}

/** Whether two words rhyme: the same key and not the same sound as a whole. */
export function rhymes(a: string, b: string, o: Options = {}): Result<boolean, TaalError> {
  const first = readWoord(a);
  if (!first.ok) return err(first.fout);
  const second = readWoord(b);
  if (!second.ok) return err(second.fout);
  const [x, y] = [pictureOf(first.value, o), pictureOf(second.value, o)];
  const key = keyOf(x, o);
  return ok(key !== undefined && key === keyOf(y, o) && sounds(x.klanken) !== sounds(y.klanken));
}

/** One string a sound; `-en` counts as `-e` because the n is not said. */
function sounds(klanken: readonly KlankGrafeem[]): string {
  return klanken
    .map((k) => k.klank)
    .filter((k) => k !== '')
    .join(' ')
    .replace(/@ n$/, '@')
    .replace(/\bau w\b/g, 'au')
    .replace(/\b(aa|oo|oe) j\b/g, '$1i')
    .replace(/\buu w\b/g, 'uuw');
}

/** Grapheme of the stressed vowel: of the last compound part, behind prefixes; loan endings draw the stress to them. */
export function klemtoon(b: WoordPicture, o: Options = {}): KlankGrafeem | undefined {
  const begin = lastPart(b);
  const nuclei = b.klanken.filter((k) => k.core);
  const here = nuclei.filter((k) => k.van >= begin);
  const full = here.filter((k) => k.klank !== '@');
  if (full.length < 2) return full[0] ?? nuclei.filter((k) => k.klank !== '@').at(-1) ?? nuclei.at(-1);
  const part = b.laag.slice(begin);
  return o.tables === false ? byRule(part, full) : (byTable(part, full) ?? byRule(part, full));
}

function lastPart(b: WoordPicture): number {
  const stammen = b.delen.filter((d) => d.soort === 'stam' && /[aeiouyéëïöü]/i.test(d.tekst));
  return stammen.at(-1)?.van ?? 0;
}

function byTable(part: string, full: readonly KlankGrafeem[]): KlankGrafeem | undefined {
  const bare = part.replace(/(?:'s|s|tje|je|en)$/, '');
  const list = [part, bare];
  if (list.some((w) => STRESS_AT_END.has(w))) return full.at(-1);
  return list.some((w) => STRESS_IN_FRONT.has(w)) ? full[0] : undefined;
}

function byRule(part: string, full: readonly KlankGrafeem[]): KlankGrafeem | undefined {
  if (PENULTIMATE.test(part)) return full.at(-2);
  if (WEAK_END.test(part)) return full[0];
  const atEnd = SUFFIX_STRESS.test(part) || END_STRESS.test(part) || isHeavy(part, full.at(-1));
  return atEnd ? full.at(-1) : firstOrPenultimate(part, full);
}

/** A long vowel or tweeteken closed by a consonant draws the stress in a word of one piece: banaan, konijn. */
function isHeavy(part: string, last: KlankGrafeem | undefined): boolean {
  return last !== undefined && LONG_NUCLEUS.test(last.g.toLowerCase()) && /[aeiouj]{2,3}[^aeiou]+$/.test(part);
}

/** Three open syllables of a loan have the stress on the last but one (tomaten, banana); other words on the first. */
function firstOrPenultimate(part: string, full: readonly KlankGrafeem[]): KlankGrafeem | undefined {
  if (/[aeiou]$/.test(part) && full.length > 2) return full.at(-2);
  if (/[^aeiou][aou][^aeiou](?:en|e)$/.test(part) && full.length > 1) return full.at(-1);
  return /(?:ie|oe|eu|ui|ij|ei|ou)[^aeiou]e[lnr]s?$/.test(part) ? full.at(-1) : full[0];
}
