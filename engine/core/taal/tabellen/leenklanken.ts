/** Starts of words in which `ch` sounds like sj. Source: own. */
export const CH_ALS_SJ = /^(chef|choco|champ|chauff|chips|cheque|charm|machine|douche|brochure|parachute|recherche|niche)/;

/** Starts of words in which `g` sounds like zj, with the letter index. Source: own. */
export const G_ALS_ZJ: Readonly<Record<string, number>> = {
  bagage: 4, energie: 4, etage: 3, etalage: 5, garage: 4, genie: 0, giraf: 0, horloge: 5, logeren: 2, manege: 4,
  massage: 5, passage: 5, regisseur: 2, reportage: 7,
};

/** Words in which `ou` sounds like oe. Source: own. */
export const OU_ALS_OE = /^(route|douche|journ|blouse|coureur|souvenir|tour|couplet|couscous|courgette|retour|douane)/;

/** Words in which the e of a weak-looking last syllable is full. Source: own. */
export const VOLLE_E: ReadonlySet<string> = new Set([
  'hotel', 'model', 'kapel', 'tabel', 'karamel', 'pastel', 'duel', 'rebel', 'advertentie', 'advertenties',
  'modern', 'lantern',
]);

/** Words that end in -ing without the suffix. Source: own. */
export const GEEN_ING = /^(camping|koning|honing|paling|haring|ketting|pudding|parking|training|viking)(en)?$/;

/** Sounds of words that do not follow Dutch letters, one entry a grapheme, silent = `_`. Source: own. */
export const KLANK_UITZONDERING: Readonly<Record<string, string>> = {
  cake: 'k ee k _',
  race: 'r ee s _',
};
