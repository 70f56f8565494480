import type { MistakePicture, Slip } from './error-slip.ts';

type Klank = MistakePicture['klanken'][number];
type Form = readonly [door: string, strength: number];

const DOUBLED = /^([bdfgklmnprst])\1$/i;

/** Whether two consonants are said in one go: at the start or at the end of one syllable, never on both sides of its border. */
const isCluster = (b: MistakePicture, current: Klank, next: Klank): boolean =>
  !current.core && !next.core && !b.bounds.includes(next.van) && /^[a-z]+$/i.test(current.g + next.g);

/** Whether no third consonant is said with these two. */
const isPair = (b: MistakePicture, i: number): boolean =>
  [i - 1, i + 1].every((n) => {
    const [one, two] = n < 0 ? [] : b.klanken.slice(n);
    return !one || !two || !isCluster(b, one, two);
  });

/** Where a cluster stands in its syllable: first, last of the word, or last of a syllable inside it. */
function placeOf(b: MistakePicture, i: number): 'begin' | 'end' | 'inside' {
  const ahead = b.klanken.slice(i + 1).find((k) => k.core || b.bounds.includes(k.van));
  if (ahead === undefined) return 'end';
  return ahead.core ? 'begin' : 'inside';
}

const isFirstCluster = (b: MistakePicture, i: number): boolean => b.klanken.slice(0, i + 1).every((k) => !k.core);

/** Behind a letter that is hard to hear apart from it: kas for kast; nobody loses it in gehelmd or gekaart. */
const isLossOfT = (place: string, stays: string, lost: string): boolean =>
  place !== 'begin' && lost === 't' && /^(?:[cfkpsx]|ch)$/.test(stays);

/** The letters that stay when others are lost; a doubled letter is no member of a cluster. */
const drop = (lost: string, stays: string, strength: number): Form[] => (DOUBLED.test(lost) ? [] : [[stays, strength]]);

const lossesOf = (first: string, second: string): Form[] => [...drop(second, first, 0.22), ...drop(first, second, 0.2)];

/** What becomes of two consonants of one cluster that is not too easy to lose a letter. */
function hardForms(b: MistakePicture, i: number, [first, second]: readonly [string, string]): Form[] {
  const place = placeOf(b, i);
  const swapped = place === 'end' || isFirstCluster(b, i) ? drop('', second + first, 0.15) : [];
  return [...(place === 'inside' ? [] : lossesOf(first, second)), ...swapped];
}

const LIQUID = /^[lr]$/;

/** The l or r goes that begins a word with another consonant, or ends it with one: tein, beus. */
function liquidForms(b: MistakePicture, i: number, [first, second]: readonly [string, string]): Form[] {
  if (isFirstCluster(b, i) && LIQUID.test(second)) return drop(second, first, 0.22);
  return placeOf(b, i) === 'end' && LIQUID.test(first) ? drop(first, second, 0.2) : [];
}

/**
 * A consonant of a cluster left out, or two swapped at an edge of the word. One that closes a syllable inside the word loses a
 * t or d alone: korsje, never wekzaam. A child who has a rule to think of loses one of three, that t, or an l or r at
 * an edge of the word.
 */
export function clusterSlips(b: MistakePicture, i: number, below: { id: string; strength: number }): Slip[] {
  const [current, next] = b.klanken.slice(i);
  if (!current || !next || !isCluster(b, current, next)) return [];
  const isHard = below.id.startsWith('kz-') || !isPair(b, i);
  const forms = [
    ...(isHard ? hardForms(b, i, [current.g, next.g]) : liquidForms(b, i, [current.g, next.g])),
    ...(isLossOfT(placeOf(b, i), current.g, next.g) ? drop(next.g, current.g, 0.22) : []),
  ];
  const base = { categorie: below.id, van: current.van, tot: next.tot };
  return forms.map(([door, strength]) => ({ ...base, door: door.toLowerCase(), base: strength * below.strength }));
}
