import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { beeldVan } from './klank.ts';
import type { KlankGrafeem, WoordBeeld } from './klank.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { KLEM_ACHTERAAN, KLEM_VOORAAN } from './tabellen/klemtoon.ts';

const SUFFIX_KLEM =
  /(?:aal|eel|iek|ist|teit|iteit|ine|ant|ent|eur|age|aan|oen|eer|ier|uur|aat|oot|iet|air|oir|ënt|ijn|ein|ees|oog|aar|aard)(?:s|je|jes|tje|tjes|en)?$/;
const EIND_KLEM = /(?:eau|é|ij|[^aeiou]in|ette|[^aeiou]et|eren|eer|eerde?n?|eert)$/;
const VOORLAATST = /(?:ties?|ische?s?|ica|ika|icus|or)$/;
const LANGE_KERN = /^(?:aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|eau|é)$/;
const ZWAK_EINDE = /(?:ing|heid|lijk|loos|baar|zaam|schap|dom|achtig|aard|arbeid)(?:e|en|s)?$/;

/** Sounds from the stressed vowel to the end, so two words with one key rhyme; undefined for a word without a vowel. */
export function rijmsleutel(invoer: string, o: Opties = {}): string | undefined {
  const woord = leesWoord(invoer);
  return woord.ok ? sleutelVan(beeldVan(woord.value, o), o) : undefined;
}

function sleutelVan(beeld: WoordBeeld, o: Opties): string | undefined {
  const klem = klemtoon(beeld, o);
  return klem && klinkt(beeld.klanken.filter((k) => k.van >= klem.van));
}

/** Whether two words rhyme: the same key and not the same sound as a whole. */
export function rijmt(a: string, b: string, o: Opties = {}): Result<boolean, TaalFout> {
  const eerste = leesWoord(a);
  if (!eerste.ok) return err(eerste.fout);
  const tweede = leesWoord(b);
  if (!tweede.ok) return err(tweede.fout);
  const [x, y] = [beeldVan(eerste.value, o), beeldVan(tweede.value, o)];
  const sleutel = sleutelVan(x, o);
  return ok(sleutel !== undefined && sleutel === sleutelVan(y, o) && klinkt(x.klanken) !== klinkt(y.klanken));
}

/** One string a sound; `-en` counts as `-e` because the n is not said. */
function klinkt(klanken: readonly KlankGrafeem[]): string {
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
export function klemtoon(b: WoordBeeld, o: Opties = {}): KlankGrafeem | undefined {
  const begin = laatsteDeel(b);
  const kernen = b.klanken.filter((k) => k.kern);
  const hier = kernen.filter((k) => k.van >= begin);
  const vol = hier.filter((k) => k.klank !== '@');
  if (vol.length < 2) return vol[0] ?? kernen.filter((k) => k.klank !== '@').at(-1) ?? kernen.at(-1);
  const deel = b.laag.slice(begin);
  return o.tabellen === false ? doorRegel(deel, vol) : (doorTabel(deel, vol) ?? doorRegel(deel, vol));
}

function laatsteDeel(b: WoordBeeld): number {
  const stammen = b.delen.filter((d) => d.soort === 'stam' && /[aeiouyéëïöü]/i.test(d.tekst));
  return stammen.at(-1)?.van ?? 0;
}

function doorTabel(deel: string, vol: readonly KlankGrafeem[]): KlankGrafeem | undefined {
  const kaal = deel.replace(/(?:'s|s|tje|je|en)$/, '');
  const lijst = [deel, kaal];
  if (lijst.some((w) => KLEM_ACHTERAAN.has(w))) return vol.at(-1);
  return lijst.some((w) => KLEM_VOORAAN.has(w)) ? vol[0] : undefined;
}

function doorRegel(deel: string, vol: readonly KlankGrafeem[]): KlankGrafeem | undefined {
  if (VOORLAATST.test(deel)) return vol.at(-2);
  if (ZWAK_EINDE.test(deel)) return vol[0];
  const achteraan = SUFFIX_KLEM.test(deel) || EIND_KLEM.test(deel) || isZwaar(deel, vol.at(-1));
  return achteraan ? vol.at(-1) : eersteOfVoorlaatste(deel, vol);
}

/** A long vowel or tweeteken closed by a consonant draws the stress in a word of one piece: banaan, konijn. */
function isZwaar(deel: string, laatste: KlankGrafeem | undefined): boolean {
  return laatste !== undefined && LANGE_KERN.test(laatste.g.toLowerCase()) && /[aeiouj]{2,3}[^aeiou]+$/.test(deel);
}

/** Three open syllables of a loan have the stress on the last but one (tomaten, banana); other words on the first. */
function eersteOfVoorlaatste(deel: string, vol: readonly KlankGrafeem[]): KlankGrafeem | undefined {
  if (/[aeiou]$/.test(deel) && vol.length > 2) return vol.at(-2);
  if (/[^aeiou][aou][^aeiou](?:en|e)$/.test(deel) && vol.length > 1) return vol.at(-1);
  return /(?:ie|oe|eu|ui|ij|ei|ou)[^aeiou]e[lnr]s?$/.test(deel) ? vol.at(-1) : vol[0];
}
