import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isWoord } from '../content-soort.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { maakGetoond, maakPrompt, type Bouwer } from './opties.ts';
import { metIconen } from './bakken.ts';
import { aantalFout } from './select-hulp.ts';
import { keuzeVraag, sorteerAantal, sorteerVraag } from './vraag-vorm.ts';

const KLINKERS = new Set([
  'a',
  'e',
  'i',
  'o',
  'u',
  'aa',
  'ee',
  'oo',
  'uu',
  'ie',
  'oe',
  'eu',
  'ui',
  'ei',
  'au',
  '@',
  'aai',
  'ooi',
  'oei',
  'eeuw',
  'ieuw',
  'uw',
]);
const EINDKLANK: Readonly<Record<string, string>> = {
  d: 't',
  b: 'p',
  v: 'f',
  z: 's',
  g: 'x',
  ch: 'x',
  ij: 'ei',
  ou: 'au',
  auw: 'au',
  ouw: 'au',
};

function klanken(item: WoordItem): string[] {
  return item.grafemen
    .flatMap((g) => (g.klank === '' ? [] : g.klank.split(' ')))
    .map((k) => (k === 'ij' ? 'ei' : k === 'ou' ? 'au' : k));
}

/**
 * Sounds from the stressed vowel to the end, for words of one syllable or one followed by a stomme e (spoken n left
 * out); null for other words, which are not asked.
 */
export function rijmstaart(item: WoordItem): string | null {
  const bekend = staarten.get(item);
  if (bekend !== undefined) return bekend;
  const staart = berekenStaart(item);
  staarten.set(item, staart);
  return staart;
}

/** Endings per word entry: a rhyme question looks at all words. */
const staarten = new WeakMap<WoordItem, string | null>();

function berekenStaart(item: WoordItem): string | null {
  const lijst = klanken(item);
  const kernen = lijst.flatMap((k, i) => (KLINKERS.has(k) ? [i] : []));
  const vol = kernen.filter((i) => lijst[i] !== '@');
  const van = vol[0];
  if (van === undefined || vol.length !== 1 || (kernen.length === 2 && kernen[0] !== van) || kernen.length > 2)
    return null;
  const staart = lijst.slice(van);
  if (staart.at(-1) === 'n' && staart.at(-2) === '@') staart.pop();
  const laatste = staart.length - 1;
  return staart.map((k, i) => (i === laatste ? (EINDKLANK[k] ?? k) : k)).join(' ');
}

function woorden(pool: readonly ContentItem[]): WoordItem[] {
  return pool.filter(isWoord);
}

/** Words of the pool that rhyme with a word; never the word itself or one that sounds the same. */
export function rijmwoorden(item: WoordItem, pool: readonly ContentItem[]): WoordItem[] {
  const staart = rijmstaart(item);
  const klank = klanken(item).join(' ');
  if (staart === null) return [];
  return woorden(pool).filter(
    (w) =>
      w.id !== item.id &&
      w.w !== item.w &&
      !(item.homofoonVan ?? []).includes(w.id) &&
      rijmstaart(w) === staart &&
      klanken(w).join(' ') !== klank,
  );
}

/** Words that surely do not rhyme, those that share the vowel or the end first: they must be heard with care. */
function nietRijmend(item: WoordItem, pool: readonly ContentItem[]): WoordItem[] {
  const staart = rijmstaart(item) ?? '';
  const delen = new Set(staart.split(' '));
  const lijkt = (w: WoordItem): number => (rijmstaart(w) ?? '').split(' ').filter((k) => delen.has(k)).length;
  return woorden(pool)
    .filter(
      (w) =>
        w.id !== item.id &&
        Math.abs(w.w.length - item.w.length) <= 3 &&
        w.groep <= item.groep + 1 &&
        rijmstaart(w) !== null &&
        rijmstaart(w) !== staart,
    )
    .sort((a, b) => lijkt(b) - lijkt(a))
    .slice(0, 12);
}

const BAKKEN = [
  { id: 'rijmt', label: 'rijmt' },
  { id: 'rijmt-niet', label: 'rijmt niet' },
] as const;

/** `rijm`: which word rhymes? By choosing it, or by sorting words that rhyme from words that do not. */
export const bouwRijm: Bouwer = (options, bank) => {
  const { item, capability, omgeving } = options;
  if (!isWoord(item)) return err('past-niet');
  const max = capability.maxChars ?? 80;
  const kort = (w: WoordItem): boolean => w.w.length <= max;
  const rijmt = rijmwoorden(item, omgeving.pool);
  const [goed, ...meer] = shuffle(rijmt.filter(kort), bank.rng);
  const fout = shuffle(nietRijmend(item, omgeving.pool).filter(kort), bank.rng);
  if (goed === undefined || fout.length === 0) return err('past-niet');
  const kern = {
    prompt: maakPrompt(options, { audio: `w:${item.w}`, text: item.w }),
    goed: [goed.w, ...rijmt.map((w) => w.w)],
    getoond: maakGetoond(
      goed.w,
      goed.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${goed.w}` },
    ),
  };
  const optie = (w: WoordItem) => ({ tekst: w.w, ruw: w.w, audio: `w:${w.w}` });
  const wens = omgeving.groep <= 4 ? 2 : 3;
  if (capability.shape !== 'sort')
    return aantalFout(capability, fout.length, wens) === null
      ? err('past-niet')
      : keuzeVraag(options, kern, { goed: optie(goed), fout: fout.map(optie), kind: 'woord', wens, bank });
  const aantal = Math.max(2, sorteerAantal(options));
  const ook = meer.slice(0, Math.ceil(aantal / 2) - 1);
  const tokens = [
    ...[goed, ...ook].map((w) => ({ tekst: w.w, bak: 'rijmt', audio: `w:${w.w}` })),
    ...fout.slice(0, aantal - 1 - ook.length).map((w) => ({ tekst: w.w, bak: 'rijmt-niet', audio: `w:${w.w}` })),
  ];
  return sorteerVraag(options, kern, { bakken: metIconen(BAKKEN, omgeving.leerdoelen), tokens, kind: 'woord', bank });
};
