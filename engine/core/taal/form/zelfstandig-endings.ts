import type { Slot } from './zelfstandig-klank.ts';

/** Ends of words from English and French that take -s, whatever comes before. */
const LOAN_S = new RegExp(
  [
    '(?:[bgt]|jet)ag$|film$|(?<!sch|k)ub$|u[np]$|(?:[bv]l|d)og$|job$|(?<!r|sl)ab$|ah$|ër$',
    '(?<!s)tank$|(?:dr|sk|m|pr)ink$|(?<![bkf])link$|[ps]k?unk$|(?:tr|cl|ch|(?<!s)t|d|sh|sl|wh)ip$|(?:sh|fl|[pkmg]t)op$|(?:j|(?<!s)tr|c|sl)am$',
    '(?:ck|sk|gadg|bull|tl|(?<!il)j)et$|(?:[ue]d|fic|of|kp)it$|(?:iv|sic|nav|ial|ulc|arsh)al$|(?:inter|sit|rom|dot)com$|d-rom$|[ct]ast?(?<=cast)$|host$|model?ling$',
    'ïn$|etui$|(?:gn|bonb)on$|icap$|jeep$|robot$|enir$|^sj.*aal$|(?:aur|iss)ant$|[lz]kon$|(?:oint|ount|(?<![a-z])event|nagement|[shnt]ment(?<![ae]ment)|opment|print|(?<!i)client)$|(?:xpe|shi|fli)rt$|(?:tr|kk?)end$|(?<!cont)our$|(?:br|mb|nd)oer$',
    '-(?:out|up|in|off|on|over|down|back|by|shirt)$|(?:c[aou][^aeiou]{1,3}|[^aeiou]y[^aeiou]{1,2}|[^aeiou](?:oa|ea)[^aeiou]{1,2})ing$',
  ].join('|'),
);

/** The same in a word of more than one syllable: caravan, dollar, boulevard, entree. */
const LOAN_S_LONG =
  /(?<![aeiou]|m|p|pl|k|b|kr|w)an$|(?<!a|k|sp|n)ar$|(?<!a|lj)ard$|(?:(?<!s)[nlcg]|r|[ns]s|(?<!w)t|off|rv)ee$/;

/** Nouns, also at the end of a compound, whose short vowel is long in the plural: dagen, wegen, paden, gaten, daken. */
const BECOMES_LONG =
  /(?<!vl)ag$|weg$|bl?ad$|(?<!schild|streep|^)pad$|(?<!nou|fre)gat$|glas$|vat$|dak$|god$|bod$|slot$|(?<!alco)hol$|oorlog$|(?<!san)dal$/;

/** A weak last syllable on -ik keeps one k: monniken, perziken. */
const WEAK_IK = /[aeiou].*[nzvwd]ik$/;

/** Whether the noun is a loan by its ending, with a plural on -s. */
export function isLoanWithS(s: Slot): boolean {
  return LOAN_S.test(s.w) || (s.nuclei > 1 && LOAN_S_LONG.test(s.w));
}

/** Whether the last consonant behind one vowel letter stays single: the vowel is long in the plural or weak. */
export function staysSingle(w: string): boolean {
  return BECOMES_LONG.test(w) || WEAK_IK.test(w);
}
