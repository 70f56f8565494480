import { nucleiOf, stripTrema } from '../woord/klinker-nuclei.ts';
import { isBegin } from '../woord/letters.ts';
import { erenIsLong } from './werkwoord-eren.ts';
import { WHOLE_WERKWOORD, INSEPARABLE, PARTICLES, SEPARABLE_WOORD } from '../tables/ww-parts.ts';

/** Parts of an infinitive: `partikel` splits off, `vast` never does and takes the place of `ge`; `basis` is the verb itself. */
export type WerkwoordParts = { particle: string; vast: string; base: string };

const FIXED_VOORVOEGSELS = ['her', 'mis', 'ont', 'ver', 'be', 'er', 'ge'];
const SHORT_BASE = /^(gaan|staan|slaan|doen|zien|zijn|gaat)$/;
const BEGIN = /^[^aeiouyëïöüéè]*/;
const LOAN_PARTICLE = /^(in|op|na|af|om|toe)$/;
const LONG_EREN = /(?<![io])eren$|iëren$/;
const ORDINARY_EREN =
  /^(studeren|proberen|parkeren|noteren|kopiëren|telefoneren|marcheren|calculeren|graveren|commanderen|serveren|waarderen|monteren|tekenen|stapelen|reageren|plakkeren|isoleren|filteren|sorteren|draineren|synchroniseren)$/;

/** Splits `op|bellen`, `ver|huizen`, `aan|be|velen`; `tabellen` false leaves only the closed classes. */
export function werkwoordParts(infinitief: string, tables: boolean): WerkwoordParts {
  const stripe = /^(\p{L}+)-(\p{L}+n)$/u.exec(infinitief);
  if (tables && infinitief === 'bedelen') return { particle: '', vast: '', base: infinitief };
  if (stripe && stripe[1] !== 'e') return { ...withoutParticle(stripe[2] ?? '', tables), particle: stripe[1] ?? '' };
  const part = particleOf(infinitief, tables);
  if (part === '') return withoutParticle(infinitief, tables);
  return { ...withoutParticle(stripTrema(infinitief.slice(part.length)), tables), particle: part };
}

function particleOf(infinitief: string, tables: boolean): string {
  if (tables) {
    if (WHOLE_WERKWOORD.has(infinitief) || INSEPARABLE.has(infinitief)) return '';
    const woord = SEPARABLE_WOORD.get(infinitief);
    if (woord !== undefined) return woord;
  }
  const can = PARTICLES.filter(
    (p) => infinitief.startsWith(p) && isSeparableFrom(p, infinitief.slice(p.length), tables),
  );
  return can.find((p) => !/^[aeiou]/.test(infinitief.slice(p.length))) ?? can[0] ?? '';
}

/** Whether the rest can stand as a verb of its own. */
function isSeparableFrom(particle: string, rest: string, tables: boolean): boolean {
  if (!isWerkwoordRest(rest) || rest === 'eren' || (/[aeiouj]$/.test(particle) && /^[aeiou]/.test(rest))) return false;
  if (!LOAN_PARTICLE.test(particle) && !/^[aeiou]/.test(rest)) return true;
  return ORDINARY_EREN.test(rest) || !isLoanEren(rest, tables);
}

/** A verb in stressed `-eren` of more than one syllable before it. */
function isLoanEren(rest: string, tables: boolean): boolean {
  if (!LONG_EREN.test(rest) || /^(ver|be|ont)/.test(rest) || nucleiOf(rest).length === 2) return false;
  return rest.endsWith('iëren') || erenIsLong(rest.slice(0, -4), tables);
}

function isWerkwoordRest(rest: string): boolean {
  if (SHORT_BASE.test(rest)) return true;
  const begin = BEGIN.exec(rest)?.[0] ?? '';
  return (begin === '' || isBegin(begin)) && nucleiOf(rest).length >= 2 && /[eë]n$/.test(rest);
}

function withoutParticle(verb: string, tables: boolean): WerkwoordParts {
  return tables && WHOLE_WERKWOORD.has(verb) ? { particle: '', vast: '', base: verb } : fixedOf(verb, tables);
}

function fixedOf(verb: string, tables: boolean): WerkwoordParts {
  const loose = tables && INSEPARABLE.has(verb) ? PARTICLES.find((p) => verb.startsWith(p)) : undefined;
  const fixed = loose ?? FIXED_VOORVOEGSELS.find((p) => verb.startsWith(p) && isFixed(p, verb.slice(p.length), tables));
  if (fixed === undefined) return { particle: '', vast: '', base: verb };
  const rest = withoutParticle(stripTrema(verb.slice(fixed.length)), tables);
  return { particle: '', vast: fixed + rest.vast, base: rest.base };
}

function isFixed(voorvoegsel: string, rest: string, tables: boolean): boolean {
  if (/^[eiu]/.test(rest) && voorvoegsel.endsWith('e')) return false;
  if (/^(ge|her)$/.test(voorvoegsel) && isLoanEren(rest, tables)) return false;
  return isWerkwoordRest(rest);
}
