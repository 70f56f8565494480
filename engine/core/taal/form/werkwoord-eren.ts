import { nucleiOf } from '../woord/klinker-nuclei.ts';
import { EREN_LONG } from '../tables/eren-long.ts';
import { EREN_WEAK } from '../tables/eren-weak.ts';

const LONG_AFTER = /(?:[cnrlx]|qu|ss|ch|[ck]t|pt|sk|lm|lp|ls|r[mnvt]|s[tpc]?r|[bcdfgkptv][lr]|gn|h)$/;
const DOUBLE = /([bdfgkmpt])\1$/;
const TWEEKLANK = /^(ui|ij|ei|eu|oe|ie|au|ou|oo|aa|ee|aai|ooi|oei)$/;

/**
 * Whether `-eren` after this part is stressed (`stud|eren` gives studeer) or weak (`luist|eren` gives luister).
 * Loans of two or more syllables and loan clusters are long, native doubles and clusters weak; both tables overrule.
 */
export function erenIsLong(before: string, tables: boolean): boolean {
  if (tables && EREN_LONG.has(before.replace(/^her/, ''))) return true;
  if (tables && EREN_WEAK.has(before)) return false;
  const nuclei = nucleiOf(before);
  const last = nuclei.at(-1);
  if (!last) return true;
  if (last.tot === before.length) return !TWEEKLANK.test(last.g);
  if (TWEEKLANK.test(last.g)) return false;
  return nuclei.length > 1 || (!DOUBLE.test(before) && LONG_AFTER.test(before));
}
