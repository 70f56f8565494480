import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import { isHomofoon, type WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isWoord } from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { createShown, createPrompt, type Builder } from './options.ts';
import { withIcons } from './bins.ts';
import { distractorCount } from './select-help.ts';
import { choiceVraag, sortCount, sortVraag } from './vraag-form.ts';

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
  'uuw',
]);
const END_KLANK: Readonly<Record<string, string>> = {
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
export function rijmTail(item: WoordItem): string | null {
  const known = tails.get(item);
  if (known !== undefined) return known;
  const tail = computeTail(item);
  tails.set(item, tail);
  return tail;
}

/** Endings per word entry: a rhyme question looks at all words. */
const tails = new WeakMap<WoordItem, string | null>();

function computeTail(item: WoordItem): string | null {
  const list = klanken(item);
  const nuclei = list.flatMap((k, i) => (KLINKERS.has(k) ? [i] : []));
  const full = nuclei.filter((i) => list[i] !== '@');
  const from = full[0];
  if (from === undefined || full.length !== 1 || (nuclei.length === 2 && nuclei[0] !== from) || nuclei.length > 2)
    return null;
  const tail = list.slice(from);
  if (tail.at(-1) === 'n' && tail.at(-2) === '@') tail.pop();
  const last = tail.length - 1;
  return tail.map((k, i) => (i === last ? (END_KLANK[k] ?? k) : k)).join(' ');
}

function woorden(pool: readonly ContentItem[]): WoordItem[] {
  return pool.filter(isWoord);
}

/** Words of the pool that rhyme with a word; never the word itself or one that sounds the same. */
export function rijmWoorden(item: WoordItem, pool: readonly ContentItem[]): WoordItem[] {
  const tail = rijmTail(item);
  const klank = klanken(item).join(' ');
  if (tail === null) return [];
  return woorden(pool).filter(
    (w) =>
      w.id !== item.id &&
      w.w !== item.w &&
      !isHomofoon(item, w) &&
      rijmTail(w) === tail &&
      klanken(w).join(' ') !== klank,
  );
}

/** Words that surely do not rhyme, those that share the vowel or the end first: they must be heard with care. */
function notRhyming(item: WoordItem, pool: readonly ContentItem[]): WoordItem[] {
  const tail = rijmTail(item) ?? '';
  const parts = new Set(tail.split(' '));
  const resembles = (w: WoordItem): number => (rijmTail(w) ?? '').split(' ').filter((k) => parts.has(k)).length;
  return woorden(pool)
    .filter(
      (w) =>
        w.id !== item.id &&
        Math.abs(w.w.length - item.w.length) <= 3 &&
        w.groep <= item.groep + 1 &&
        rijmTail(w) !== null &&
        rijmTail(w) !== tail,
    )
    .sort((a, b) => resembles(b) - resembles(a))
    .slice(0, 12);
}

const BINS = [
  { id: 'rijmt', label: 'rijmt' },
  { id: 'rijmt-niet', label: 'rijmt niet' },
] as const;

/** `rijm`: which word rhymes? By choosing it, or by sorting words that rhyme from words that do not. */
export const buildRijm: Builder = (options, bank) => {
  const { item, capability, environment } = options;
  if (!isWoord(item)) return err('past-niet');
  const max = capability.maxChars ?? 80;
  const short = (w: WoordItem): boolean => w.w.length <= max;
  const rhymes = rijmWoorden(item, environment.pool);
  const [correct, ...more] = shuffle(rhymes.filter(short), bank.rng);
  const error = shuffle(notRhyming(item, environment.pool).filter(short), bank.rng);
  if (correct === undefined || error.length === 0) return err('past-niet');
  const core = {
    prompt: createPrompt(options, { audio: `w:${item.w}`, text: item.w }),
    goed: [correct.w, ...rhymes.map((w) => w.w)],
    getoond: createShown(
      correct.w,
      correct.grafemen.map((g) => g.g),
      { ...bank, kind: 'grafeem', audio: `w:${correct.w}` },
    ),
  };
  const option = (w: WoordItem) => ({ tekst: w.w, ruw: w.w, audio: `w:${w.w}` });
  const wish = environment.groep <= 4 ? 2 : 3;
  if (capability.shape !== 'sort')
    return distractorCount(capability, error.length, wish) === null
      ? err('past-niet')
      : choiceVraag(options, core, { goed: option(correct), fout: error.map(option), kind: 'woord', wish, bank });
  const count = Math.max(2, sortCount(options));
  const also = more.slice(0, Math.ceil(count / 2) - 1);
  const tokens = [
    ...[correct, ...also].map((w) => ({ tekst: w.w, bin: 'rijmt', audio: `w:${w.w}` })),
    ...error.slice(0, count - 1 - also.length).map((w) => ({ tekst: w.w, bin: 'rijmt-niet', audio: `w:${w.w}` })),
  ];
  return sortVraag(options, core, { bins: withIcons(BINS, environment.leerdoelen), tokens, kind: 'woord', bank });
};
