import { isShort, type MistakePicture, type Slip } from './error-slip.ts';

type Klank = MistakePicture['klanken'][number];
type Form = readonly [door: string, strength: number];

const DOUBLED = /^([bdfgklmnprst])\1$/i;

/** Whether two consonants are said in one go: at the start or at the end of one syllable, never on both sides of its border. */
const isCluster = (b: MistakePicture, current: Klank, next: Klank): boolean =>
  !current.core && !next.core && !b.bounds.includes(next.van) && /^[a-z]+$/i.test(current.g + next.g);

/** Where a cluster stands: first in the word, first or last of a syllable inside it, or last of the word. */
type Place = 'front' | 'begin' | 'inside' | 'end';

function placeOf({ klanken, bounds }: MistakePicture, i: number): Place {
  if (klanken.slice(0, i + 1).every((k) => !k.core)) return 'front';
  const ahead = klanken.slice(i + 1).find((k) => k.core || bounds.includes(k.van));
  if (ahead === undefined) return 'end';
  return ahead.core ? 'begin' : 'inside';
}

/** The letters that stay when others are lost; a doubled letter is no member of a cluster. */
const drop = (lost: string, stays: string, strength: number): Form[] => (DOUBLED.test(lost) ? [] : [[stays, strength]]);

type Cluster = { place: Place; first: string; second: string };

/** Of two at the start the second is hard to hear, of two at the end a first one that sounds on: tein, beus. */
function lossesOf({ place, first, second }: Cluster): Form[] {
  if (place === 'front') return drop(second, first, 0.22);
  return place === 'end' && /^[lmnr]$/.test(first) ? drop(first, second, 0.2) : [];
}

/** A t behind a letter that is hard to hear apart from it: kas for kast; nobody loses the d of gehelmd or the t of gekaart. */
const lossOfT = ({ place, first, second }: Cluster, ahead: Klank | undefined): Form[] =>
  (place === 'inside' || place === 'end') && second === 't' && /^(?:[cfkpsx]|ch)$/.test(first) && ahead?.core !== true
    ? drop(second, first, 0.22)
    : [];

/**
 * A consonant of a cluster left out at an edge of a word of one syllable that is written by ear; behind s, k and the like a t
 * is lost in any word: korsje, never wekzaam.
 */
export function clusterSlips(b: MistakePicture, i: number, below: { id: string; strength: number }): Slip[] {
  const [current, next] = b.klanken.slice(i);
  if (!current || !next || !isCluster(b, current, next)) return [];
  const cluster = { place: placeOf(b, i), first: current.g, second: next.g };
  const forms = [
    ...(below.id.startsWith('kz-') && isShort(b) ? lossesOf(cluster) : []),
    ...lossOfT(cluster, b.klanken[i + 2]),
  ];
  const base = { categorie: below.id, van: current.van, tot: next.tot };
  return forms.map(([door, strength]) => ({ ...base, door: door.toLowerCase(), base: strength * below.strength }));
}
