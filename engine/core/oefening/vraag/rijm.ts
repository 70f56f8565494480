import { err, ok } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isWoord } from '../model.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer } from './opties.ts';
import { aantalFout, maakOpties } from './select-hulp.ts';

const KLINKERS = new Set(['a', 'e', 'i', 'o', 'u', 'aa', 'ee', 'oo', 'uu', 'ie', 'oe', 'eu', 'ui', 'ei', 'au', '@', 'aai', 'ooi', 'oei', 'eeuw', 'ieuw', 'uw']);
const EINDKLANK: Readonly<Record<string, string>> = { d: 't', b: 'p', v: 'f', z: 's', g: 'x', ch: 'x', ij: 'ei', ou: 'au', auw: 'au', ouw: 'au' };

function klanken(item: WoordItem): string[] {
  return item.grafemen.flatMap((g) => (g.klank === '' ? [] : g.klank.split(' '))).map((k) => (k === 'ij' ? 'ei' : k === 'ou' ? 'au' : k));
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
  if (van === undefined || vol.length !== 1 || (kernen.length === 2 && kernen[0] !== van) || kernen.length > 2) return null;
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
  return woorden(pool).filter((w) => w.id !== item.id && w.w !== item.w && !(item.homofoonVan ?? []).includes(w.id) && rijmstaart(w) === staart && klanken(w).join(' ') !== klank);
}

/** Words that surely do not rhyme, those that share the vowel or the end first: they must be heard with care. */
function nietRijmend(item: WoordItem, pool: readonly ContentItem[]): WoordItem[] {
  const staart = rijmstaart(item) ?? '';
  const delen = new Set(staart.split(' '));
  const lijkt = (w: WoordItem): number => (rijmstaart(w) ?? '').split(' ').filter((k) => delen.has(k)).length;
  return woorden(pool).filter((w) => w.id !== item.id && Math.abs(w.w.length - item.w.length) <= 3 && w.groep <= item.groep + 1 && rijmstaart(w) !== null && rijmstaart(w) !== staart)
    .sort((a, b) => lijkt(b) - lijkt(a)).slice(0, 12);
}

/** `rijm`: which word rhymes? */
export const bouwRijm: Bouwer = (options, bank) => {
  const { item, capability, omgeving } = options;
  if (!isWoord(item) || !toont(capability, 'woord')) return err('past-niet');
  const max = capability.maxChars ?? 80;
  const rijmt = rijmwoorden(item, omgeving.pool);
  const goed = shuffle(rijmt.filter((w) => w.w.length <= max), bank.rng)[0];
  const fout = shuffle(nietRijmend(item, omgeving.pool).filter((w) => w.w.length <= max), bank.rng);
  const aantal = aantalFout(capability, fout.length, omgeving.groep <= 4 ? 2 : 3);
  if (goed === undefined || aantal === null) return err('past-niet');
  const opties = maakOpties([goed, ...fout.slice(0, aantal)].map((w) => ({ tekst: w.w, ruw: w.w, audio: `w:${w.w}` })), 'woord', bank);
  return ok({
    question: { id: options.vraagId, itemId: item.id, format: 'rijm', timed: false, prompt: maakPrompt(options, { audio: `w:${item.w}`, text: item.w }), view: { shape: 'select', options: opties.tokens, pick: 1 } },
    sleutel: { goed: [goed.w, ...rijmt.map((w) => w.w)], hoofdletters: false }, oplossing: { soort: 'kies', ruw: opties.ruw },
    getoond: maakGetoond(goed.w, goed.grafemen.map((g) => g.g), { ...bank, kind: 'grafeem', audio: `w:${goed.w}` }), focus: { from: 0, to: goed.w.length }, k: opties.tokens.length,
  });
};
