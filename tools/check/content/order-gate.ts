import type { OrderItem } from '#engine/core/taal/woord/woord.ts';
import { readNames } from '../../content/names.ts';

/** `van` is left out: what follows it belongs to the words before it. */
const PREPOSITIONS = new Set(
  (
    'aan achter bij binnen boven buiten door in langs met na naar naast om onder op over rond sinds tegen tijdens ' +
    'tot tussen uit voor zonder'
  ).split(' '),
);
const ADVERBS = new Set(
  'vandaag morgen gisteren nu straks later altijd vaak soms daar hier even eens al vanavond'.split(' '),
);
const DETERMINERS = new Set('de het een mijn jouw zijn haar ons onze hun deze dit die dat twee drie veel'.split(' '));
const PRONOUNS = new Set('ik jij je hij zij ze het wij we jullie men iemand niemand iedereen'.split(' '));

const AUXILIARIES = new Set('heb heeft hebben had ben is wordt werd kan kun mag wil moet zal zou durft'.split(' '));

type Kind = 'begin' | 'noun' | 'preposition' | 'adverb' | 'rest';
type Chunk = { kind: Kind; words: string[] };

function kindOf(word: string, before: Chunk): Kind | undefined {
  if (before.kind === 'preposition' && before.words.length === 1) return undefined;
  if (PREPOSITIONS.has(word)) return 'preposition';
  if (ADVERBS.has(word)) return 'adverb';
  if (DETERMINERS.has(word)) return 'noun';
  return before.kind === 'adverb' || PRONOUNS.has(word) ? 'rest' : undefined;
}

/** Parts of a sentence by closed word classes only, blind to what the author marked: the first holds the finite verb. */
function chunksOf(words: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [{ kind: 'begin', words: words.slice(0, 1) }];
  for (const word of words.slice(1)) {
    const last = chunks.at(-1);
    const kind = last === undefined ? undefined : kindOf(word, last);
    if (kind === undefined) last?.words.push(word);
    else chunks.push({ kind, words: [word] });
  }
  return withoutVerbEnd(chunks, words);
}

/** What closes a sentence with an auxiliary, and a preposition that stands alone or before `te`, is of the verb and stays; so does `ons` without a noun. */
function withoutVerbEnd(chunks: readonly Chunk[], words: readonly string[]): Chunk[] {
  const end = words.some((w) => AUXILIARIES.has(w.toLowerCase())) ? words.at(-1) : undefined;
  return chunks.flatMap((c, i): Chunk[] => {
    const isLast = i === chunks.length - 1;
    if (c.kind === 'preposition' && (c.words[1] === 'te' || (isLast && c.words.length === 1)))
      return [{ ...c, kind: 'rest' }];
    if (c.kind === 'noun' && c.words.length === 1) return [{ ...c, kind: 'rest' }];
    if (!isLast || end === undefined || c.words.length < 2) return [c];
    return [
      { ...c, words: c.words.slice(0, -1) },
      { kind: 'rest', words: [end] },
    ];
  });
}

/** Whether something else than the subject opens the sentence, so that the subject stands behind the verb and keeps that place. */
function isInverted(first = ''): boolean {
  const low = first.toLowerCase();
  const opens = [PREPOSITIONS, ADVERBS].some((set) => set.has(low));
  return (
    opens || /^(?:wie|wat|waar\p{L}*|wanneer|hoe\p{L}*|welke?|kun|heb|had|mag|hebben|zou|als|toen|omdat)$/u.test(low)
  );
}

function swap(chunks: readonly Chunk[], i: number): string[] {
  const [a, b] = [chunks[i], chunks[i + 1]];
  return chunks.flatMap((c, n) => (n === i ? (b?.words ?? []) : n === i + 1 ? (a?.words ?? []) : c.words));
}

const MOVES: ReadonlySet<Kind> = new Set(['preposition', 'adverb']);
const STANDS: ReadonlySet<Kind> = new Set(['noun', 'preposition', 'adverb']);

/** Orders that arise when two neighbouring parts behind the verb change places, one of them about time, place or manner. */
export function likelyOrders(words: readonly string[]): string[] {
  const chunks = chunksOf(words);
  const from = isInverted(words[0]) ? 2 : 1;
  return chunks.slice(0, -1).flatMap((a, i) => {
    const b = chunks[i + 1];
    const moves =
      b !== undefined && STANDS.has(a.kind) && STANDS.has(b.kind) && (MOVES.has(a.kind) || MOVES.has(b.kind));
    return i >= from && moves ? [swap(chunks, i).join(' ')] : [];
  });
}

const { namen: names } = readNames();

/** Gate on one order sentence: every good order is accepted, and no two words can change places. */
export function validateOrders(v: OrderItem): string[] {
  const accepted = new Set([v.woorden, ...(v.ookGoed ?? [])].map((row) => row.join(' ')));
  const low = v.woorden.map((w) => w.toLowerCase());
  return [
    ...likelyOrders(v.woorden)
      .filter((order) => !accepted.has(order))
      .map((order) => `"${order}" is as good and is refused`),
    ...low.filter((w, i) => low.indexOf(w) !== i).map((w) => `${w} stands in it twice: what follows can change places`),
    ...(v.woorden.filter((w) => names.has(w)).length > 1 ? ['two names can change places'] : []),
    ...(v.ookGoed ?? [])
      .filter((row) => [...row].sort().join(' ') !== [...v.woorden].sort().join(' '))
      .map((row) => `other order "${row.join(' ')}" has other words`),
  ].map((f) => `zinnen-volgorde "${v.zin}": ${f}`);
}
