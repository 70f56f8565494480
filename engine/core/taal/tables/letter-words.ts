/** Abbreviations whose letters are said by their names, so no sound of them is a goal. Source: own. */
export const LETTER_WORDS: ReadonlySet<string> = new Set('apk azc bso btw cao gft hbo lpg mbo mkb vmbo vwo'.split(' '));
