import { isKlinkerletter, DIGRAPHS } from '../woord/letters.ts';
import { parseWoord } from './lettergrepen.ts';
import type { Parsing } from './lettergrepen.ts';
import type { Morpheme } from '../form/morphology.ts';
import type { Options } from '../woord/options.ts';
import type { Grafeem } from './segment.ts';
import { AU_AS_OO, CH_AS_SJ, G_SPOT, NO_AGE, OU_AS_OE, SILENT_T } from '../tables/loan-klanken.ts';
import { LOAN_SOUNDS } from '../tables/loan-sounds.ts';
import { isWeakE } from './weak-e.ts';
import type { ESpot } from './e-known.ts';

/** Grapheme with its sound guess: symbols separated by a space, `@` = stomme e, empty = silent. */
export type KlankGrafeem = Grafeem & { klank: string; core: boolean };

/** Everything the rules know about one word. */
export type WoordPicture = Omit<Parsing, 'nuclei'> & { w: string; laag: string; klanken: KlankGrafeem[] };

type Spot = {
  beeld: Parsing;
  laag: string;
  tables: boolean;
  werkwoord: boolean;
  g: string;
  vorige: string;
  volgende: string;
  van: number;
  tot: number;
  deel: Morpheme;
};

/** `bij` = the graphemes the rule is about; without it the rule is tried on every one. */
type Rule = { bij?: readonly string[]; as: (p: Spot) => boolean; klank: (p: Spot) => string };

const always = (): boolean => true;

const LONG: Readonly<Record<string, string>> = { a: 'aa', e: 'ee', o: 'oo', u: 'uu', i: 'ie', y: 'ie' };
const FIXED: Readonly<Record<string, string>> = {
  uw: 'uuw',
  au: 'au',
  auw: 'au',
  ouw: 'au',
  ou: 'au',
  ij: 'ei',
  eau: 'oo',
  é: 'ee',
  è: 'e',
  ê: 'e',
  ë: '@',
  ï: 'i',
  ëe: 'ee',
  ö: 'oo',
  ü: 'uu',
  ïe: 'ie',
  oa: 'oo',
  áá: 'aa',
  éé: 'ee',
  óó: 'oo',
  úú: 'uu',
  ea: 'ie',
  ai: 'ee',
  ëi: 'ei',
  ow: 'au',
  oy: 'ooi',
};
const MEDEKLINKER: Readonly<Record<string, string>> = {
  q: 'k',
  x: 'k s',
  g: 'x',
  ch: 'x',
  gh: 'x',
  th: 't',
  sh: 'sj',
  ck: 'k',
  ph: 'f',
  rh: 'r',
  sch: 's',
  "'": '',
  '-': '',
  ' ': '',
  y: 'j',
  e: '',
};

/** Graphemes that always sound as they are written. */
const SAME: ReadonlySet<string> = new Set(
  'f h j k l m p r s v w z aa ee oo uu ie oe eu ui ei aai ooi oei eeuw ieuw'.split(' '),
);

/** Segments a normalised word and guesses the sound of each grapheme. */
export function pictureOf(w: string, o: Options = {}): WoordPicture {
  const picture = parseWoord(w, o);
  const layer = w.toLowerCase();
  const fixed = o.tables === false ? [] : loanSounds(picture, layer);
  const letters = picture.grafemen.map((g) => g.g.toLowerCase());
  const klanken = picture.grafemen.map(({ g, van: from, tot: until }, i) => {
    const core = picture.nuclei[i] === true;
    const itself = letters[i] ?? '';
    const klank =
      fixed[i] ??
      (SAME.has(itself)
        ? itself
        : firstKlank(spotOf({ beeld: picture, laag: layer, letters }, i, o), core ? KLINKERS : MEDEKLINKERS));
    return { g, van: from, tot: until, core, klank };
  });
  return { delen: picture.delen, grafemen: picture.grafemen, bounds: picture.bounds, w, laag: layer, klanken };
}

/** Who or what blows, not the English jacket: koper|blazer. */
const PLAYER = /(?:bellen|blad|glas|hoorn|hout|koper|sneeuw|stof|toren|vuur)blazers?$/;

/** Sounds by the table, by index of the grapheme: of the whole word, or of each part of a compound. */
function loanSounds({ grafemen, delen }: Parsing, layer: string): (string | undefined)[] {
  const out: (string | undefined)[] = [];
  for (const { van: from, tot: until } of delen.length > 1 ? [{ van: 0, tot: layer.length }, ...delen] : delen) {
    const sounds = PLAYER.test(layer.slice(0, until)) ? undefined : LOAN_SOUNDS.get(layer.slice(from, until));
    const spots =
      sounds === undefined ? [] : [...grafemen.entries()].filter(([, g]) => g.van >= from && g.tot <= until);
    if (spots.length === sounds?.length) spots.forEach(([i], n) => (out[i] ??= sounds[n]));
  }
  return out;
}

function spotOf(
  { beeld: picture, laag: layer, letters }: { beeld: Parsing; laag: string; letters: readonly string[] },
  i: number,
  o: Options,
): Spot {
  const { van: from, tot: until } = picture.grafemen[i] ?? { van: 0, tot: layer.length };
  const part = picture.delen.find((d) => from >= d.van && from < d.tot) ?? {
    tekst: layer,
    van: 0,
    tot: layer.length,
    soort: 'stam',
  };
  return {
    beeld: picture,
    laag: layer,
    tables: o.tables !== false,
    werkwoord: o.rol === 'ww',
    g: letters[i] ?? '',
    vorige: letters[i - 1] ?? '',
    volgende: letters[i + 1] ?? '',
    van: from,
    tot: until,
    deel: part,
  };
}

type PerGrafeem = (g: string) => readonly Rule[];

/** The rules that can be about a grapheme, found once for each. */
function perGrafeem(rules: readonly Rule[]): PerGrafeem {
  const known = new Map<string, readonly Rule[]>();
  return (g) => {
    const own = known.get(g) ?? rules.filter((r) => r.bij === undefined || r.bij.includes(g));
    known.set(g, own);
    return own;
  };
}

function firstKlank(p: Spot, rules: PerGrafeem): string {
  return (
    rules(p.g)
      .find((r) => r.as(p))
      ?.klank(p) ?? p.g
  );
}

const KLINKER_RULES: readonly Rule[] = [
  { bij: ['ou'], as: (p) => p.tables && OU_AS_OE.test(p.deel.tekst.toLowerCase()), klank: () => 'oe' },
  { bij: ['au'], as: (p) => p.tables && AU_AS_OO.test(p.deel.tekst.toLowerCase()), klank: () => 'oo' },
  { bij: ['i', 'ï'], as: (p) => p.volgende === 'sch', klank: () => 'ie' },
  { bij: ['ij'], as: (p) => p.laag.startsWith('bijzonder', p.van - 1), klank: () => 'ie' },
  { bij: ['ij'], as: (p) => p.deel.soort === 'achtervoegsel' || isWeakLijk(p), klank: () => '@' },
  { bij: ['e'], as: isWeak, klank: () => '@' },
  { bij: ['i', 'ï'], as: isWeakIg, klank: () => '@' },
  { bij: ['i'], as: (p) => /^iken(?:de?|s)?$/.test(p.laag.slice(p.van, p.deel.tot)), klank: () => 'i' },
  { bij: ['ë'], as: (p) => !isWeakTrema(p), klank: (p) => (p.beeld.bounds.includes(p.tot) ? 'ee' : 'e') },
  { as: (p) => FIXED[p.g] !== undefined, klank: (p) => FIXED[p.g] ?? p.g },
  { as: (p) => DIGRAPHS.has(p.g), klank: (p) => p.g },
  { as: isOpen, klank: (p) => LONG[p.g] ?? p.g },
  { bij: ['y'], as: always, klank: () => 'i' },
];

/** Weak in an ending and in a number: zeeën, België, skiër, drieëntwintig; not in poëzie or industriële. */
const isWeakTrema = (p: Spot): boolean =>
  /^ë(?:n(?:s|de?)?|rs?)?(?:$|[- ])|^ën(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig/.test(p.laag.slice(p.van));

/** The i of -ig is weak, also before an ending: jarig, aanmoediging, vrijwilligers; not in a first syllable or in `prestige`. */
function isWeakIg(p: Spot): boolean {
  if (
    !/^[iï]g(?:ens|ten?|vuldig.*|tal(?:len)?|jes|erds?|e[rns]?|ere?|ers|ende?|d(?:en?)?|dhe(?:id|den)|ba(?:ar|re)|t|s|ste?|ing(?:en|s)?|heid.*)?$/.test(
      p.laag.slice(p.van, p.deel.tot),
    )
  )
    return false;
  return p.beeld.bounds.some((g) => g > p.deel.van && g <= p.van) && !p.laag.endsWith('prestige');
}

/** The ij of -lijkheid is weak as in -lijk: eerlijkheid; not in gelijkheid. */
function isWeakLijk(p: Spot): boolean {
  const isSuffix = /^lijk(?:he(?:id|den)|ste?$|ere$|se$)/.test(p.laag.slice(p.van - 1));
  return (isSuffix || isInnerSuffix(p)) && !/^(?:on)?ge$/.test(p.laag.slice(0, p.van - 1));
}

/** -lijk at the end of a first part, and in a verb that is made of such a word: huwelijks|aanzoek, verduidelijkte. */
function isInnerSuffix(p: Spot): boolean {
  const before = p.laag.slice(p.deel.van, p.van - 1);
  if (!/[aeiouy]/.test(before) || /^(?:on|te|ver)?ge$/.test(before)) return false;
  const end = p.laag.slice(p.van - 1, p.deel.tot);
  if (p.deel.tot < p.laag.length) return /^lijks?$/.test(end);
  return /^(?:be|ver)/.test(p.laag) && /^lijk(?:te?n?|en|ende?|ing|ingen)$/.test(end);
}

/** Open syllable: nothing of the same syllable follows; before `ch` and `x` a single vowel stays short, but i and u not before ch that sounds sj (`cliché`). */
function isOpen(p: Spot): boolean {
  if (p.tot === p.laag.length || /^['-]/.test(p.volgende)) return true;
  const short =
    p.volgende === 'x' ||
    (p.volgende === 'ch' && !(p.tables && CH_AS_SJ.test(p.deel.tekst.toLowerCase()) && isLongBeforeSj(p)));
  return !short && p.beeld.bounds.includes(p.tot);
}

/** Before ch that sounds sj i and u are long, and a and o where another vowel than e follows: machine, brochure; not in nacho. */
const isLongBeforeSj = (p: Spot): boolean =>
  /^[iu]$/.test(p.g) || (/^ch[aiou]/.test(p.laag.slice(p.tot)) && !/[mn]acho/.test(p.laag));

function isWeak(p: Spot): boolean {
  if (p.deel.soort === 'voorvoegsel') return p.deel.tekst.toLowerCase() !== 'her';
  // In -heden the first e is long and the last weak, in the other suffixes every e is weak but that of -heid.
  if (p.deel.soort === 'achtervoegsel') return !p.deel.tekst.startsWith('h') || p.van > p.deel.van + 1;
  return /^(?:de|me|ze|we|je|te|ne)$/.test(p.laag) || isWeakE(eSpot(p));
}

/** The e in its part of the word; a hyphen or a space opens a part too. */
function eSpot(p: Spot): ESpot {
  const begin = Math.max(p.deel.van, p.laag.lastIndexOf('-', p.van) + 1, p.laag.lastIndexOf(' ', p.van) + 1);
  const stripe = p.laag.slice(p.tot, p.deel.tot).search(/[- ]/);
  const until = stripe < 0 ? p.deel.tot : p.tot + stripe;
  const bound = p.beeld.bounds.find((g) => g >= p.tot) ?? until;
  return {
    deel: p.laag.slice(begin, until),
    i: p.van - begin,
    einde: Math.min(bound, until) - begin,
    first: !p.beeld.bounds.some((g) => g > begin && g <= p.van),
    vorige: p.vorige,
    volgende: p.volgende,
    tables: p.tables,
    werkwoord: p.werkwoord,
  };
}

const MEDEKLINKER_RULES: readonly Rule[] = [
  { bij: ['c'], as: isOfWork, klank: () => 'sj' },
  { bij: ['c', 'cc'], as: always, klank: (p) => (/^[eiyéèê]/.test(p.volgende) ? 's' : 'k') },
  { bij: ['ch'], as: isSj, klank: () => 'sj' },
  { bij: ['g'], as: isZj, klank: () => 'zj' },
  { bij: ['t'], as: (p) => p.tables && isSilentT(p), klank: () => '' },
  { bij: ['t'], as: isTie, klank: (p) => (isKlinkerletter(p.vorige.charAt(0)) ? 't s' : 's') },
  {
    bij: ['n'],
    as: (p) => p.volgende === 'k' && p.vorige.length < 2 && (!isPartEnd(p) || p.laag.includes('nkje')),
    klank: () => 'ng',
  },
  { bij: ['d'], as: isPartEnd, klank: () => 't' },
  { bij: ['b'], as: isPartEnd, klank: () => 'p' },
  { bij: ['d'], as: (p) => p.volgende === 't' && p.laag.endsWith('dt'), klank: () => '' },
  { as: (p) => MEDEKLINKER[p.g] !== undefined, klank: (p) => MEDEKLINKER[p.g] ?? p.g },
  { bij: ['gg'], as: always, klank: () => 'x' },
  { as: (p) => p.g.length === 2 && p.g.charAt(0) === p.g.charAt(1), klank: (p) => p.g.charAt(0) },
];

/** Who works at it, of French: opticien, muziek|technicienne. */
function isOfWork(p: Spot): boolean {
  return /^cien(?:nes?|s|tjes?)?$/.test(p.laag.slice(p.van, p.deel.tot));
}

/** By the table, or without it in the French ending -che; never before t after a short vowel (`nicht`, `mocht`). */
function isSj(p: Spot): boolean {
  if (p.volgende === 't' && isKlinkerletter(p.vorige)) return false;
  const part = p.deel.tekst.toLowerCase();
  return p.tables
    ? CH_AS_SJ.test(part)
    : /^che$/.test(part.slice(p.van - p.deel.van)) && p.vorige !== 's' && p.beeld.bounds.length > 1;
}

/** The last t of a French word, also before an ending: escargot. */
function isSilentT(p: Spot): boolean {
  return SILENT_T.test(p.deel.tekst.toLowerCase()) && /^(?:s|je|jes)?$/.test(p.laag.slice(p.tot, p.deel.tot));
}

function isTie(p: Spot): boolean {
  return p.volgende === 'ie' && /^ties?$/.test(p.laag.slice(p.van)) && p.van > 1;
}

/** Also inside a compound: the part the letter stands in is looked up. */
function isZj(p: Spot): boolean {
  if (!p.tables) return /^age(?:s|$)/.test(p.laag.slice(p.van - 1)) && p.beeld.bounds.length > 1;
  const begin = Math.max(p.deel.van, p.laag.lastIndexOf('-', p.van) + 1);
  const part = p.laag.slice(begin, p.deel.tot);
  const spot = p.van - begin;
  if (part.startsWith('geleid')) return false; // begeleiden, unlike gelei
  if (G_SPOT.some(([begin, index]) => index === spot && part.startsWith(begin))) return true;
  if (isShortZj(part, spot, p.laag)) return true;
  return (
    /^age(?:s|tje|tjes)?$/.test(part.slice(spot - 1)) &&
    /[aeiouy].*age$/.test(part.slice(0, spot + 2)) &&
    !NO_AGE.test(part)
  );
}

/** The loans rage, plage and gel; not in rage|bol. */
const isShortZj = (part: string, spot: number, w: string): boolean =>
  part === 'gel' ? spot === 0 : part === 'plage' || (part === 'rage' && !w.startsWith('ragebol'));

function isPartEnd(p: Spot): boolean {
  return p.tot === p.laag.length || (p.tot === p.deel.tot && p.deel.soort !== 'achtervoegsel');
}

const KLINKERS = perGrafeem(KLINKER_RULES);
const MEDEKLINKERS = perGrafeem(MEDEKLINKER_RULES);
