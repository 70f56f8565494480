import { isKlinkerletter } from './letters.ts';
import { GRAFEEM_UITZONDERING } from './tabellen/grafeem-uitzondering.ts';

/** Grapheme with its letter range. */
export type Grafeem = { g: string; van: number; tot: number };

type Plek = { w: string; i: number };
type Kandidaat = { tekst: string; mag?: (p: Plek) => boolean };

const LEEN_EA =
  /^(t|b|l|cr|str|dr|p|sp|rel|rev)eam|^(jean|beat|deal|leas|lead|read|clean|dream|cheat|heal|speak|weap|peanut|stea|release)|(?<!be)head|dead|bread|thread|spread|beach|beamer|break|steak|stream|sneak|team|peanut|leagu|(?<=[bd-z-])(?:lead|read)er|sweat|health/;
const LEEN_OA = /coach|^(goal|toast|roast|road|float|soap|oak|broad)|load|board/;
const LEEN_SH =
  /^t-sh|fresh|shop|finish|show|cash|flash|push|smash|trash|rush|sushi|splash|crash|brush|shake|fashion|shirt|(?<=screen|tex|ear|hot|long|snap|slap|free)sh/;
/** `t` at the end of a word before a word with `h`: thuis, rechthoek, nachthemd. */
const T_H =
  /^th(uis|oek|ou[dtw]|al[fst]?$|aar|and|ang|art|eer$|eid|elm|emd|eup|ond|oofd|ok|andel|aven|ol|ooi|ulp|ut|oed|oor|uur|eks|erberg|eld|eilig|ard$|oog|uid|alen|ark|aak)/;
/** Loans in which the g behind `ng` is said: bin-go, kan-goe-roe. */
const NG_LOS =
  /bingo|mango|tango|flamingo|kangoe|jungle|gringo|bongo|congo|mangrove|hangar|hongaar|fungi|angola|singapore|pinguïn/;

function nietVoorKlinker(lengte: number): (p: Plek) => boolean {
  return ({ w, i }) => !isKlinkerletter(w.charAt(i + lengte));
}

const KANDIDATEN: readonly Kandidaat[] = [
  { tekst: 'eeuw' },
  { tekst: 'ieuw' },
  { tekst: 'aai' },
  { tekst: 'ooi' },
  { tekst: 'oei' },
  {
    tekst: 'eau',
    mag: ({ w, i }) =>
      /^eau(?!r)/.test(w.slice(i)) &&
      (/^(cad|bur|plat|niv|tabl|chat)?eau/.test(w) || /^eau(s|tje|tjes|$)/.test(w.slice(i))),
  },
  { tekst: 'ea', mag: ({ w }) => LEEN_EA.test(w) },
  { tekst: 'oa', mag: ({ w }) => LEEN_OA.test(w) },
  {
    tekst: 'ow',
    mag: ({ w, i }) => /^(c|cl|sh|cr|d|br)ow/.test(w.slice(Math.max(0, i - 2))) && !isKlinkerletter(w.charAt(i + 2)),
  },
  ...['ai', 'oi', 'ay', 'oy', 'ey', 'uy'].map((tekst) => ({ tekst, mag: nietVoorKlinker(2) })),
  { tekst: 'sch', mag: ({ w, i }) => /^sch(e|er|s|en)?$/.test(w.slice(i)) && w.charAt(i - 1) === 'i' && i > 2 },
  { tekst: 'ouw', mag: nietVoorKlinker(3) },
  { tekst: 'auw', mag: nietVoorKlinker(3) },
  { tekst: 'uw', mag: nietVoorKlinker(2) },
  { tekst: 'ie', mag: ({ w, i }) => !/^ie(e|u(?!w))/.test(w.slice(i)) },
  { tekst: 'eu', mag: ({ w, i }) => !/^eums?$/.test(w.slice(i)) },
  { tekst: 'ui', mag: ({ w, i }) => w.charAt(i - 1) !== 'q' },
  ...['ïe', 'áá', 'éé', 'óó', 'úú', 'aa', 'ee', 'oo', 'uu', 'oe', 'ei', 'ëi', 'ij', 'ou', 'au', 'ch'].map((tekst) => ({
    tekst,
  })),
  {
    tekst: 'ng',
    mag: ({ w, i }) => !(i === 1 && /^[io]ng[a-z]/.test(w)) && !/^ngr[aeiou]/.test(w.slice(i)) && !NG_LOS.test(w),
  },
  { tekst: 'th', mag: ({ w, i }) => i === 0 || (/[aeiouynrls]/.test(w.charAt(i - 1)) && !T_H.test(w.slice(i))) },
  { tekst: 'ph', mag: ({ w, i }) => i === 0 || !/(op|loop|knoop|schaap|stap|kop|top|slaap)h/.test(w) },
  { tekst: 'sh', mag: ({ w, i }) => i === 0 || LEEN_SH.test(w) },
  {
    tekst: 'gh',
    mag: ({ w, i }) => /^(ghet|gha|ghan)/.test(w) || (w.startsWith('yogh') && i === 2) || w.startsWith('spagh'),
  },
  { tekst: 'ck', mag: ({ i }) => i > 0 },
  { tekst: 'rh', mag: ({ i }) => i === 0 },
];

/** Graphemes a pattern break may cut: only a seam keeps them apart. */
const OVER_BREUK: ReadonlySet<string> = new Set(['ng', 'ck', 'sch', 'sh', 'ea', 'oa', 'eeuw', 'ieuw']);

type Met = Kandidaat & { overBreuk: boolean };

/** Candidates by first letter, in the same order: most letters have none. */
const PER_LETTER: ReadonlyMap<string, readonly Met[]> = new Map(
  [...new Set(KANDIDATEN.map((k) => k.tekst.charAt(0)))].map(
    (letter) =>
      [
        letter,
        KANDIDATEN.filter((k) => k.tekst.startsWith(letter)).map((k) => ({ ...k, overBreuk: OVER_BREUK.has(k.tekst) })),
      ] as const,
  ),
);

/** Seams, and pattern breaks: `ng`, `ck` and double letters are split over two syllables, so only seams cut those. */
export type Knippen = { naden: ReadonlySet<number>; breuken: readonly number[]; tabellen: boolean };

/** Longest-match graphemes; a grapheme never crosses a seam. Double consonants are one grapheme (`cc` before e, i, y is two). */
export function segmenteer(woord: string, { naden, breuken, tabellen }: Knippen): Grafeem[] {
  const hard = new Set([...naden, ...breuken]);
  const w = woord.toLowerCase();
  const vast = tabellen ? GRAFEEM_UITZONDERING.get(w) : undefined;
  if (vast !== undefined)
    return plaats(
      woord,
      vast.split(' ').map((g) => g.length),
    );
  const lengten: number[] = [];
  let i = 0;
  while (i < w.length) {
    const lengte = lengteOp({ w, i }, naden, hard);
    lengten.push(lengte);
    i += lengte;
  }
  return plaats(woord, lengten);
}

function plaats(woord: string, lengten: readonly number[]): Grafeem[] {
  let van = 0;
  return lengten.map((lengte) => {
    const grafeem = { g: woord.slice(van, van + lengte), van, tot: van + lengte };
    van += lengte;
    return grafeem;
  });
}

function lengteOp(p: Plek, naden: ReadonlySet<number>, hard: ReadonlySet<number>): number {
  const past = PER_LETTER.get(p.w.charAt(p.i))?.find(
    (k) =>
      p.w.startsWith(k.tekst, p.i) && !kruist(p.i, k.tekst.length, k.overBreuk ? naden : hard) && (k.mag?.(p) ?? true),
  );
  if (past) return past.tekst.length;
  return isDubbel(p) && !naden.has(p.i + 1) ? 2 : 1;
}

function isDubbel({ w, i }: Plek): boolean {
  if (w.charCodeAt(i) !== w.charCodeAt(i + 1)) return false;
  const letter = w.charAt(i);
  if (isKlinkerletter(letter) || !/[a-z]/.test(letter)) return false;
  return !(letter === 'c' && /[eiy]/.test(w.charAt(i + 2)));
}

function kruist(i: number, lengte: number, naden: ReadonlySet<number>): boolean {
  for (let n = i + 1; n < i + lengte; n += 1) if (naden.has(n)) return true;
  return false;
}
