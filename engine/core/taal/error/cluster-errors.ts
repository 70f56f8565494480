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

const SONORANT = /^[lmnr]$/;
const LIQUID = /^[lr]$/;

/** Of two at the start the second is hard to hear, of two at the end a first one that sounds on: tein, beus. */
function lossesOf(b: MistakePicture, i: number, [first, second]: readonly [string, string], hard: boolean): Form[] {
  if (isFirstCluster(b, i)) return hard || LIQUID.test(second) ? drop(second, first, 0.22) : [];
  const sounds = hard ? SONORANT : LIQUID;
  const isOfEnd = placeOf(b, i) === 'end' && !b.laag.endsWith('d');
  return isOfEnd && sounds.test(first) ? drop(first, second, 0.2) : [];
}

/**
 * A consonant of a cluster left out, or two swapped, at an edge of the word; behind s, k and the like a t is lost inside it too:
 * korsje, never wekzaam. A child who has a rule to think of loses one of three, that t, or an l or r.
 */
export function clusterSlips(b: MistakePicture, i: number, below: { id: string; strength: number }): Slip[] {
  const [current, next] = b.klanken.slice(i);
  if (!current || !next || !isCluster(b, current, next)) return [];
  const [first, second] = [current.g, next.g];
  const isHard = below.id.startsWith('kz-') || !isPair(b, i);
  const isAtEdge = isFirstCluster(b, i) || placeOf(b, i) === 'end';
  const forms = [
    ...lossesOf(b, i, [first, second], isHard),
    ...(isHard && isAtEdge ? drop('', second + first, 0.15) : []),
    ...(isLossOfT(placeOf(b, i), first, second) ? drop(second, first, 0.22) : []),
  ];
  const base = { categorie: below.id, van: current.van, tot: next.tot };
  return forms.map(([door, strength]) => ({ ...base, door: door.toLowerCase(), base: strength * below.strength }));
}
