import { isKlinkerletter, TWEETEKENS } from './letters.ts';
import { ontleedWoord } from './lettergrepen.ts';
import type { Ontleding } from './lettergrepen.ts';
import type { Deel } from './morfologie.ts';
import type { Opties } from './opties.ts';
import type { Grafeem } from './segmenteer.ts';
import { CH_ALS_SJ, G_PLEK, GEEN_AGE, KLANK_UITZONDERING, OU_ALS_OE } from './tabellen/leenklanken.ts';
import { isZwakkeE } from './zwakke-e.ts';
import type { EPlek } from './zwakke-e.ts';

/** Grapheme with its sound guess: symbols separated by a space, `@` = stomme e, empty = silent. */
export type KlankGrafeem = Grafeem & { klank: string; kern: boolean };

/** Everything the rules know about one word. */
export type WoordBeeld = Omit<Ontleding, 'kernen'> & { w: string; laag: string; klanken: KlankGrafeem[] };

type Plek = {
  beeld: Ontleding;
  laag: string;
  tabellen: boolean;
  werkwoord: boolean;
  g: string;
  vorige: string;
  volgende: string;
  van: number;
  tot: number;
  deel: Deel;
};

/** `bij` = the graphemes the rule is about; without it the rule is tried on every one. */
type Regel = { bij?: readonly string[]; als: (p: Plek) => boolean; klank: (p: Plek) => string };

const altijd = (): boolean => true;

const LANGE: Readonly<Record<string, string>> = { a: 'aa', e: 'ee', o: 'oo', u: 'uu', i: 'ie', y: 'ie' };
const VAST: Readonly<Record<string, string>> = {
  uw: 'uuw',
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
const ZELFDE: ReadonlySet<string> = new Set(
  'f h j k l m p r s v w z aa ee oo uu ie oe eu ui ei au aai ooi oei eeuw ieuw'.split(' '),
);

/** Segments a normalised word and guesses the sound of each grapheme. */
export function beeldVan(w: string, o: Opties = {}): WoordBeeld {
  const beeld = ontleedWoord(w, o);
  const laag = w.toLowerCase();
  const vast = o.tabellen === false ? undefined : KLANK_UITZONDERING.get(laag)?.split(' ');
  const letters = beeld.grafemen.map((g) => g.g.toLowerCase());
  const klanken = beeld.grafemen.map(({ g, van, tot }, i) => {
    const kern = beeld.kernen[i] === true;
    const zelf = letters[i] ?? '';
    const klank =
      vast?.[i]?.replace('_', '') ??
      (ZELFDE.has(zelf) ? zelf : eersteKlank(plekVan({ beeld, laag, letters }, i, o), kern ? KLINKERS : MEDEKLINKERS));
    return { g, van, tot, kern, klank };
  });
  return { delen: beeld.delen, grafemen: beeld.grafemen, grenzen: beeld.grenzen, w, laag, klanken };
}

function plekVan(
  { beeld, laag, letters }: { beeld: Ontleding; laag: string; letters: readonly string[] },
  i: number,
  o: Opties,
): Plek {
  const { van, tot } = beeld.grafemen[i] ?? { van: 0, tot: laag.length };
  const deel = beeld.delen.find((d) => van >= d.van && van < d.tot) ?? {
    tekst: laag,
    van: 0,
    tot: laag.length,
    soort: 'stam',
  };
  return {
    beeld,
    laag,
    tabellen: o.tabellen !== false,
    werkwoord: o.rol === 'ww',
    g: letters[i] ?? '',
    vorige: letters[i - 1] ?? '',
    volgende: letters[i + 1] ?? '',
    van,
    tot,
    deel,
  };
}

type PerGrafeem = (g: string) => readonly Regel[];

/** The rules that can be about a grapheme, found once for each. */
function perGrafeem(regels: readonly Regel[]): PerGrafeem {
  const bekend = new Map<string, readonly Regel[]>();
  return (g) => {
    const eigen = bekend.get(g) ?? regels.filter((r) => r.bij === undefined || r.bij.includes(g));
    bekend.set(g, eigen);
    return eigen;
  };
}

function eersteKlank(p: Plek, regels: PerGrafeem): string {
  return (
    regels(p.g)
      .find((r) => r.als(p))
      ?.klank(p) ?? p.g
  );
}

const KLINKER_REGELS: readonly Regel[] = [
  { bij: ['ou'], als: (p) => p.tabellen && OU_ALS_OE.test(p.deel.tekst.toLowerCase()), klank: () => 'oe' },
  { bij: ['i'], als: (p) => p.volgende === 'sch', klank: () => 'ie' },
  { bij: ['ij'], als: (p) => p.laag.startsWith('bijzonder', p.van - 1), klank: () => 'ie' },
  { bij: ['ij'], als: (p) => p.deel.soort === 'achtervoegsel' || isZwakkeLijk(p), klank: () => '@' },
  { bij: ['e'], als: isZwak, klank: () => '@' },
  { bij: ['i'], als: isZwakkeIg, klank: () => '@' },
  { bij: ['i'], als: (p) => /^iken(?:de?|s)?$/.test(p.laag.slice(p.van, p.deel.tot)), klank: () => 'i' },
  { bij: ['ë'], als: (p) => /^ënt(?!wintig)/.test(p.laag.slice(p.van)), klank: () => 'e' },
  { als: (p) => VAST[p.g] !== undefined, klank: (p) => VAST[p.g] ?? p.g },
  { als: (p) => TWEETEKENS.has(p.g), klank: (p) => p.g },
  { als: isOpen, klank: (p) => LANGE[p.g] ?? p.g },
  { bij: ['y'], als: altijd, klank: () => 'i' },
];

/** The i of -ig is weak, also before an ending: jarig, aanmoediging, vrijwilligers; not in a first syllable or in `prestige`. */
function isZwakkeIg(p: Plek): boolean {
  if (
    !/^ig(?:e[rns]?|ere?|ers|en[dt]e?|d(?:en?)?|t|s|ste?|ing(?:en|s)?|heid.*)?$/.test(p.laag.slice(p.van, p.deel.tot))
  )
    return false;
  return p.beeld.grenzen.some((g) => g > p.deel.van && g <= p.van) && !p.laag.endsWith('prestige');
}

/** The ij of -lijkheid is weak as in -lijk: eerlijkheid; not in gelijkheid. */
function isZwakkeLijk(p: Plek): boolean {
  return /^lijkhe(?:id|den)/.test(p.laag.slice(p.van - 1)) && !/^(?:on)?ge$/.test(p.laag.slice(0, p.van - 1));
}

/** Open syllable: nothing of the same syllable follows; before `ch` and `x` a single vowel stays short, but i and u not before ch that sounds sj (`cliché`). */
function isOpen(p: Plek): boolean {
  if (p.tot === p.laag.length || p.volgende === "'") return true;
  const kort =
    p.volgende === 'x' ||
    (p.volgende === 'ch' && !(/^[iu]$/.test(p.g) && p.tabellen && CH_ALS_SJ.test(p.deel.tekst.toLowerCase())));
  return !kort && p.beeld.grenzen.includes(p.tot);
}

function isZwak(p: Plek): boolean {
  if (p.deel.soort === 'voorvoegsel') return p.deel.tekst.toLowerCase() !== 'her';
  if (p.deel.soort === 'achtervoegsel') return !p.deel.tekst.startsWith('h') || isOpen(p);
  return /^(?:de|me|ze|we|je|te|ne)$/.test(p.laag) || isZwakkeE(ePlek(p));
}

/** The e in its part of the word; a hyphen or a space opens a part too. */
function ePlek(p: Plek): EPlek {
  const begin = Math.max(p.deel.van, p.laag.lastIndexOf('-', p.van) + 1, p.laag.lastIndexOf(' ', p.van) + 1);
  const streep = p.laag.slice(p.tot, p.deel.tot).search(/[- ]/);
  const tot = streep < 0 ? p.deel.tot : p.tot + streep;
  const grens = p.beeld.grenzen.find((g) => g >= p.tot) ?? tot;
  return {
    deel: p.laag.slice(begin, tot),
    i: p.van - begin,
    einde: Math.min(grens, tot) - begin,
    eerste: !p.beeld.grenzen.some((g) => g > begin && g <= p.van),
    vorige: p.vorige,
    volgende: p.volgende,
    tabellen: p.tabellen,
    werkwoord: p.werkwoord,
  };
}

const MEDEKLINKER_REGELS: readonly Regel[] = [
  { bij: ['c', 'cc'], als: altijd, klank: (p) => (/^[eiyéèê]/.test(p.volgende) ? 's' : 'k') },
  { bij: ['ch'], als: isSj, klank: () => 'sj' },
  { bij: ['g'], als: isZj, klank: () => 'zj' },
  { bij: ['t'], als: isTie, klank: (p) => (isKlinkerletter(p.vorige.charAt(0)) ? 't s' : 's') },
  { bij: ['n'], als: (p) => p.volgende === 'k' && (!isDeelEinde(p) || p.laag.includes('nkje')), klank: () => 'ng' },
  { bij: ['d'], als: isDeelEinde, klank: () => 't' },
  { bij: ['b'], als: isDeelEinde, klank: () => 'p' },
  { bij: ['d'], als: (p) => p.volgende === 't' && p.laag.endsWith('dt'), klank: () => '' },
  { als: (p) => MEDEKLINKER[p.g] !== undefined, klank: (p) => MEDEKLINKER[p.g] ?? p.g },
  { bij: ['gg'], als: altijd, klank: () => 'x' },
  { als: (p) => p.g.length === 2 && p.g.charAt(0) === p.g.charAt(1), klank: (p) => p.g.charAt(0) },
];

/** By the table, or without it in the French ending -che; never before t after a short vowel (`nicht`, `mocht`). */
function isSj(p: Plek): boolean {
  if (p.volgende === 't' && isKlinkerletter(p.vorige)) return false;
  const deel = p.deel.tekst.toLowerCase();
  return p.tabellen
    ? CH_ALS_SJ.test(deel)
    : /^che$/.test(deel.slice(p.van - p.deel.van)) && p.vorige !== 's' && p.beeld.grenzen.length > 1;
}

function isTie(p: Plek): boolean {
  return p.volgende === 'ie' && /^ties?$/.test(p.laag.slice(p.van)) && p.van > 1;
}

/** Also inside a compound: the part the letter stands in is looked up. */
function isZj(p: Plek): boolean {
  if (!p.tabellen) return /^age(?:s|$)/.test(p.laag.slice(p.van - 1)) && p.beeld.grenzen.length > 1;
  const begin = Math.max(p.deel.van, p.laag.lastIndexOf('-', p.van) + 1);
  const deel = p.laag.slice(begin, p.deel.tot);
  const plek = p.van - begin;
  if (deel.startsWith('geleid')) return false; // begeleiden, unlike gelei
  if (G_PLEK.some(([begin, index]) => index === plek && deel.startsWith(begin))) return true;
  if (deel === 'rage') return true;
  return (
    /^age(?:s|tje|tjes)?$/.test(deel.slice(plek - 1)) &&
    /[aeiouy].*age$/.test(deel.slice(0, plek + 2)) &&
    !GEEN_AGE.test(deel)
  );
}

function isDeelEinde(p: Plek): boolean {
  return p.tot === p.laag.length || (p.tot === p.deel.tot && p.deel.soort === 'stam');
}

const KLINKERS = perGrafeem(KLINKER_REGELS);
const MEDEKLINKERS = perGrafeem(MEDEKLINKER_REGELS);
