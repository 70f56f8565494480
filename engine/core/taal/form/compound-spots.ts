import type { Between } from './compound-parts.ts';
import { isBegin, isKlinkerletter } from '../woord/letters.ts';
import { NO_SAMENSTELLING } from '../tables/samenstelling.ts';
import { BIJVOEGLIJK, INFINITIEF } from '../woord/woord-table.ts';

const NO_BEGIN = new RegExp(`^(?:${NO_SAMENSTELLING.toSorted((a, b) => b.length - a.length).join('|')})`);

/** What may open and end a compound, and what may stand together. */
export type PartLookup = {
  links: (part: string) => Between | undefined;
  rechts: (part: string) => boolean;
  isPair: (left: string, right: string) => boolean;
};
/** A word that is cut, with the places where its line may break. */
export type Search = { w: string; knows: PartLookup; breakPoints: readonly number[] | undefined };

/** The prefix of Latin, not the first part of a Dutch compound: in|formatie, in|correct. */
const LATIN_IN =
  /^in(?:acc|adeq|aug|effic|exact|form|hum|off|oper|cor[pr]|com[mp]|con[stv]|cub|dic|dir|div|fect|fil|flat|flu|frac|fus|greed|jec|nov|quis|solv|spec|spir|stab|stal|stit|stru|sult|tact|teg|tel[^l]|tens|tim|tro[^k]|vali|var|vers(?!c)|vest|vit)/;

/** Stars, and what is no star behind a stem: who does something is one, kap|ster is not. */
const STAR =
  /(?:zee|film|pop|rock|pool|kerst|morgen|avond|ochtend|dag|val|staart|voetbal|wereld|tv|hoofd|davids?|goud|toneel|tennis)$/;

/** Before the last letter of a stem with -ing (onder-schei|ding), or before -ster for who does it (kap|ster). */
function isInsideNoun({ w, knows }: Search, p: number): boolean {
  const right = w.slice(p);
  if (/^sters?$/.test(right)) return !STAR.test(w.slice(0, p));
  if (!/^[bcdfgklmnprstvz]ing(?:en)?$/.test(right)) return false;
  if (w.slice(0, p).endsWith('e') && right.startsWith('r')) return true;
  const stam = w.slice(0, p + 1);
  return Array.from({ length: Math.min(8, p) }, (_, i) => stam.slice(p - 1 - i)).some(
    (s) => s.length > 3 && (INFINITIEF.has(`${s}en`) || knows.rechts(`${s}en`)),
  );
}

/** Behind a doubled letter an ending, not a word: bak|kers, kap|pers, drab|big, krab|beltje. */
const DOUBLE_END =
  /^([bdfgklmnprst])\1(?:e(?:[lnr](?:s|tjes?|e(?:nd?e?)?)?|tjes?)$|ings|(?:(?<!dd)e[lr])?ig(?:e|er|s|heid)?$)/;

/** Before an ending that a stem on -el or -er takes, or an adjective: klodde|raar, klon|terig, gierig|aard; and -ieven of a word on -ief. */
function isBeforeEnding(left: string, right: string): boolean {
  if (/^[lr]aars?$/.test(right)) return left.endsWith('e') && !/(?:ie|ee|oe)$/.test(left);
  if (/^(?!delig)[bdfgklmnprst]e[lr]ig(?:e|er|s|heid)?$/.test(right)) return true;
  return (
    (/^aards?$/.test(right) && left !== 'volks' && BIJVOEGLIJK.has(left)) || (right === 'ven' && left.endsWith('ie'))
  );
}

/** Inside the start of a word that only looks like two parts, and before what ends it: a seam behind it stays, asperge|tang. */
function isInsideBegin(w: string, p: number): boolean {
  const begin = NO_BEGIN.exec(w)?.[0].length ?? 0;
  return p < begin || (begin > 0 && w.endsWith('lijk'));
}

/** Whether the right part of a compound may begin at `p`, behind a part that begins at `from`. */
export function isSpot(z: Search, p: number, from: number): boolean {
  return (
    p >= from + 2 &&
    p <= z.w.length - 2 &&
    !isInsideBegin(z.w, p) &&
    !(from > 3 && isInsideBegin(z.w.slice(from), p - from)) &&
    !DOUBLE_END.test(z.w.slice(p - 1)) &&
    !isBeforeEnding(z.w.slice(from, p), z.w.slice(p)) &&
    !(p === from + 2 && LATIN_IN.test(z.w.slice(from))) &&
    !isInsideNoun(z, p)
  );
}

/** Without patterns: every place where the right part can open a word, offsets in the word. */
export function letterSpots(z: Search, from: number): number[] {
  const spots: number[] = [];
  for (let p = from + 2; p <= z.w.length - 2; p += 1) if (isSpot(z, p, from) && canCut(z.w, p)) spots.push(p);
  return spots;
}

function canCut(w: string, p: number): boolean {
  const right = w.slice(p);
  const klinker = [...right].findIndex((l) => isKlinkerletter(l));
  return klinker === 0 || (klinker > 0 && isBegin(right.slice(0, klinker)));
}
