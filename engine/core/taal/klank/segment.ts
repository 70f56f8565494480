import { isKlinkerletter } from '../woord/letters.ts';
import { GRAFEEM_EXCEPTION } from '../tables/grafeem-exception.ts';

/** Grapheme with its letter range. */
export type Grafeem = { g: string; van: number; tot: number };

/** `english` = the letter stands in an English word. */
type Spot = { w: string; i: number; english: boolean };
type Candidate = { tekst: string; mag?: (p: Spot) => boolean };

const LOAN_EA =
  /^(t|b|l|cr|str|dr|p|sp|rel|rev)eam|^(jean|beat|deal|leas|lead|read|clean|dream|cheat|heal|speak|weap|peanut|stea|release)|(?<!be)head|dead|bread|thread|spread|beach|beamer|break|steak|stream|sneak|team|peanut|leagu|(?<=[bd-z-])(?:lead|read)er|sweat|health/;
const LOAN_OA = /coach|^(goal|toast|roast|road|float|soap|oak|broad)|load|board/;
const LOAN_SH =
  /^t-sh|fresh|shop|finish|show|cash|flash|push|smash|trash|rush|sushi|splash|crash|brush|shake|fashion|shirt|(?<=screen|tex|ear|hot|long|snap|slap|free)sh/;
/** `t` at the end of a word before a word with `h`: thuis, rechthoek, nachthemd. */
const T_H =
  /^th(ans|uis|oek|ou[dtw]|al[fst]?$|aar|and|ang|art|eer$|eid|elm|emd|eup|ond|oofd|ok|andel|aven|ol(?!o|i)|ooi|ulp|ut|oed|oor|uur|eks|erberg|eld|eilig|ard$|oog|uid|alen|ark|aak|ong|ek$)/;
/** Whether `th` at a place are two letters of two parts: rechthoek, thuis. */
const isTH = (w: string, i: number): boolean => T_H.test(w.slice(i));

/** What follows the th of a Greek word, whatever a pattern says: pro-these, or-tho-doxie; a t before any other h ends a part. */
const GREEK_TH = /^th(?:es[eio]|eek|em|era|erm|eo|olog|oli|o[ns]|odo|isch?|r[aio]|y|ei[sz]|eï|eta|aan$)/;

/** Whether `th` at a place is the one of a Greek word. */
export const isGreekTh = (w: string, i: number): boolean => GREEK_TH.test(w.slice(i));

/** No ng behind a long vowel: alleen|gaande, wijn|gaard. */
const LONG_BEFORE = /(?:aa|ee|oo|uu|ie|oe|eu|ui|ij|(?<!e)ei|ou|au)$/;

/** Loans in which the g behind `ng` is said: bin-go, kan-goe-roe. */
const NG_LOOSE =
  /bingo|bungee|mango|tango|flamingo|kangoe|jungle|gringo|bongo|congo|mangrove|hangaa?r|hongaar|fungi|fung(?:us|eer|er)|angola|singapore|pinguïn|angina|tang(?:ens|o|eer)|cong(?:é|est)|ingeni|angeli|arrang|engage|m[eé]lange|challeng|vidang|change|lounge|longe(?=$|s$|er)|rang(?:eer|er)|lingerie|mangaan|fandango|orang-|longitud|ganglion|bungal|dengue|lasagn|ngaats|tengevolge/g;

/** Whether this ng is the one of a loan that the word holds: the second of konings|pinguïn, not the first. */
const isLooseNg = (w: string, i: number): boolean =>
  [...w.matchAll(NG_LOOSE)].some((m) => m.index <= i && i + 2 <= m.index + m[0].length);

const isLongBefore = (w: string, i: number): boolean => LONG_BEFORE.test(w.slice(0, i));

function notBeforeKlinker(length: number): (p: Spot) => boolean {
  return ({ w, i }) => !isKlinkerletter(w.charAt(i + length));
}

const CANDIDATES: readonly Candidate[] = [
  { tekst: 'eeuw' },
  { tekst: 'ieuw' },
  { tekst: 'aai' },
  { tekst: 'ooi' },
  { tekst: 'oei' },
  {
    tekst: 'eau',
    mag: ({ w, i }) =>
      /^eau(?!r)/.test(w.slice(i)) &&
      (/^(cad|bur|plat|niv|tabl|chat|bord|b(?!eauty))?eau/.test(w) || /^eau(s|tje|tjes|$)/.test(w.slice(i))),
  },
  { tekst: 'ea', mag: ({ w, english }) => english || LOAN_EA.test(w.replace(/^ge/, '')) },
  { tekst: 'oa', mag: ({ w, english }) => english || LOAN_OA.test(w) },
  {
    tekst: 'ow',
    mag: ({ w, i }) => /^(c|cl|sh|cr|d|br)ow/.test(w.slice(Math.max(0, i - 2))) && !isKlinkerletter(w.charAt(i + 2)),
  },
  ...['ai', 'oi', 'ay', 'oy', 'ey', 'uy'].map((text) => ({ tekst: text, mag: notBeforeKlinker(2) })),
  { tekst: 'sch', mag: ({ w, i }) => /^sch(e|er|s|en)?$/.test(w.slice(i)) && /[iï]/.test(w.charAt(i - 1)) && i > 2 },
  { tekst: 'ouw', mag: notBeforeKlinker(3) },
  { tekst: 'auw', mag: notBeforeKlinker(3) },
  { tekst: 'uw', mag: (p) => notBeforeKlinker(2)(p) || p.w.startsWith('achtig', p.i + 2) },
  { tekst: 'ie', mag: ({ w, i }) => !/^ie(e|u(?!w))/.test(w.slice(i)) },
  { tekst: 'eu', mag: ({ w, i }) => !/^eums?$/.test(w.slice(i)) },
  { tekst: 'ui', mag: ({ w, i }) => w.charAt(i - 1) !== 'q' },
  { tekst: 'ëe', mag: ({ w, i }) => !w.startsWith('ëeu', i) },
  ...['ïe', 'áá', 'éé', 'óó', 'úú', 'aa', 'ee', 'oo', 'uu', 'oe', 'ei', 'ëi', 'ij', 'ou', 'au', 'ch'].map((text) => ({
    tekst: text,
  })),
  {
    tekst: 'ng',
    mag: ({ w, i }) =>
      !(i === 1 && /^[io]ng[a-z]/.test(w)) &&
      !/^ngr[aeiou]/.test(w.slice(i)) &&
      !/^ng[aou]s?$/.test(w.slice(i)) &&
      !isLooseNg(w, i) &&
      !isLongBefore(w, i),
  },
  { tekst: 'th', mag: ({ w, i }) => !isTH(w, i) && (i === 0 || /[aeiouynrls]/.test(w.charAt(i - 1))) },
  { tekst: 'ph', mag: ({ w, i }) => i === 0 || !/(op|loop|knoop|schaap|stap|kop|top|slaap)h/.test(w) },
  { tekst: 'sh', mag: ({ w, i, english }) => i === 0 || english || LOAN_SH.test(w) },
  {
    tekst: 'gh',
    mag: ({ w, i }) => /^(ghet|gha|ghan)/.test(w) || (w.startsWith('yogh') && i === 2) || w.startsWith('spagh'),
  },
  { tekst: 'ck', mag: ({ i }) => i > 0 },
  { tekst: 'rh', mag: ({ i }) => i === 0 },
];

/** Graphemes a pattern break may cut: only a seam keeps them apart. */
const ACROSS_BREAK: ReadonlySet<string> = new Set(['ng', 'ck', 'sch', 'sh', 'ea', 'oa', 'eeuw', 'ieuw']);

type MarkedCandidate = Candidate & { acrossBreak: boolean };

/** Candidates by first letter, in the same order: most letters have none. */
const PER_LETTER: ReadonlyMap<string, readonly MarkedCandidate[]> = new Map(
  [...new Set(CANDIDATES.map((k) => k.tekst.charAt(0)))].map(
    (letter) =>
      [
        letter,
        CANDIDATES.filter((k) => k.tekst.startsWith(letter)).map((k) => ({
          ...k,
          acrossBreak: ACROSS_BREAK.has(k.tekst),
        })),
      ] as const,
  ),
);

/** Seams, and pattern breaks: `ng`, `ck` and double letters are split over two syllables, so only seams cut those. */
export type Cuts = {
  seams: ReadonlySet<number>;
  breakPoints: readonly number[];
  tables: boolean;
  english?: (i: number) => boolean;
};

/** Longest-match graphemes; a grapheme never crosses a seam. Double consonants are one grapheme (`cc` before e, i, y is two). */
export function segment(woord: string, { seams, breakPoints, tables, english }: Cuts): Grafeem[] {
  const hard = new Set([...seams, ...breakPoints]);
  const w = woord.toLowerCase();
  const fixed = tables ? GRAFEEM_EXCEPTION.get(w) : undefined;
  if (fixed !== undefined)
    return place(
      woord,
      fixed.split(' ').map((g) => g.length),
    );
  const lengths: number[] = [];
  let i = 0;
  while (i < w.length) {
    const length = lengthAt({ w, i, english: english?.(i) === true }, seams, hard);
    lengths.push(length);
    i += length;
  }
  return place(woord, lengths);
}

function place(woord: string, lengths: readonly number[]): Grafeem[] {
  let from = 0;
  return lengths.map((length) => {
    const grafeem = { g: woord.slice(from, from + length), van: from, tot: from + length };
    from += length;
    return grafeem;
  });
}

function lengthAt(p: Spot, seams: ReadonlySet<number>, hard: ReadonlySet<number>): number {
  const fits = PER_LETTER.get(p.w.charAt(p.i))?.find(
    (k) =>
      p.w.startsWith(k.tekst, p.i) &&
      !crosses(p.i, k.tekst.length, k.acrossBreak ? seams : hard) &&
      (isAtSeam(k.tekst, p, seams) || (k.mag?.(p) ?? true)),
  );
  if (fits) return fits.tekst.length;
  return isDouble(p) && !seams.has(p.i + 1) ? 2 : 1;
}

/** What a seam beside it settles: kleding|rek and konings|pinguïn have one ng, muziek|theater opens with th, blauw|alg ends in auw. */
function isAtSeam(text: string, { w, i }: Spot, seams: ReadonlySet<number>): boolean {
  if (text === 'th') return i > 0 && seams.has(i);
  if (text.endsWith('w')) return seams.has(i + text.length);
  return text === 'ng' && i > 0 && (seams.has(i + 2) || (seams.has(i + 3) && w.charAt(i + 2) === 's'));
}

function isDouble({ w, i }: Spot): boolean {
  if (w.charCodeAt(i) !== w.charCodeAt(i + 1)) return false;
  const letter = w.charAt(i);
  if (isKlinkerletter(letter) || !/[a-z]/.test(letter)) return false;
  return !(letter === 'c' && /[eiy]/.test(w.charAt(i + 2)));
}

function crosses(i: number, length: number, seams: ReadonlySet<number>): boolean {
  for (let n = i + 1; n < i + length; n += 1) if (seams.has(n)) return true;
  return false;
}
