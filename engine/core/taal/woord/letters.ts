const KLINKERLETTERS = new Set('aeiouyáàäâéèëêíìïîóòöôúùüû');

/** Whether the lower-case letter can be a vowel (`y` counts as a vowel letter). */
export function isKlinkerletter(letter: string): boolean {
  return KLINKERLETTERS.has(letter);
}

/** Whether the lower-case letter is a consonant letter. */
export function isMedeklinkerletter(letter: string): boolean {
  return /^\p{L}$/u.test(letter) && !KLINKERLETTERS.has(letter);
}

/** Vowel graphemes of more than one letter, long or diphthong. */
export const DIGRAPHS: ReadonlySet<string> = new Set([
  'aa',
  'ee',
  'oo',
  'uu',
  'ie',
  'oe',
  'eu',
  'ui',
  'ei',
  'ij',
  'ou',
  'au',
  'aai',
  'ooi',
  'oei',
  'eeuw',
  'ieuw',
  'uw',
  'ouw',
  'auw',
  'eau',
]);

const ONSETS = new Set(
  (
    'bl br dr dw fl fr gl gr kl kn kr kw pl pr sch schr sf sj sk sl sm sn sp spl spr st str tr tw vl vr wr zw cl cr ' +
    'thr chr ph'
  ).split(' '),
);

/** Whether the consonant letters may open a Dutch syllable. */
export function isBegin(medeklinkers: string): boolean {
  if (medeklinkers === 'ch' || ONSETS.has(medeklinkers)) return true;
  return medeklinkers.length === 1;
}
