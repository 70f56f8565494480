import { kernenVan } from './klinkerkernen.ts';
import { EREN_LANG } from './tabellen/eren-lang.ts';
import { EREN_ZWAK } from './tabellen/eren-zwak.ts';

const LANG_NA = /(?:[cnrlx]|qu|ss|ch|[ck]t|pt|sk|lm|lp|ls|r[mnvt]|s[tpc]?r|[bcdfgkptv][lr]|gn|h)$/;
const DUBBEL = /([bdfgkmpt])\1$/;
const TWEEKLANK = /^(ui|ij|ei|eu|oe|ie|au|ou|oo|aa|ee|aai|ooi|oei)$/;

/**
 * Whether `-eren` after this part is stressed (`stud|eren` gives studeer) or weak (`luist|eren` gives luister).
 * Loans of two or more syllables and loan clusters are long, native doubles and clusters weak; both tables overrule.
 */
export function erenIsLang(voor: string, tabellen: boolean): boolean {
  if (tabellen && EREN_LANG.has(voor.replace(/^her/, ''))) return true;
  if (tabellen && EREN_ZWAK.has(voor)) return false;
  const kernen = kernenVan(voor);
  const laatste = kernen.at(-1);
  if (!laatste) return true;
  if (laatste.tot === voor.length) return !TWEEKLANK.test(laatste.g);
  if (TWEEKLANK.test(laatste.g)) return false;
  return kernen.length > 1 || (!DUBBEL.test(voor) && LANG_NA.test(voor));
}
