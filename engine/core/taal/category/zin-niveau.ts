import { LOAN_SOUNDS } from '../tables/loan-sounds.ts';
import { CONNECTIVES, PARTICIPLE, PASSIVE, PASSIVE_LEVEL } from '../tables/zin-structure.ts';
import { READING_NIVEAUS } from '../tables/reading-niveau.ts';
import { pictureOf } from '../klank/klank.ts';
import type { Morpheme } from '../form/morphology.ts';
import type { Options } from '../woord/options.ts';
import type { Niveau } from '../woord/woord.ts';
import { isFrequent } from './niveau.ts';

/** Level of a sentence, and the hardest word when it is the words that make the level. */
export type ZinEstimate = { niveau: Niveau; woord?: string };

/** `skip` = words that do not count as hard: the one that is practised, and names. */
type ZinOptions = Options & { skip?: (w: string) => boolean };

const TOKEN = /\p{L}+(?:['-]\p{L}+)*/gu;
const last = READING_NIVEAUS.length - 1;

/** Level of a word by its syllables: for a word of every day, for a compound of which the parts are read one by one, for any other. */
const BY_SYLLABLES = {
  frequent: [1, 1, 2, 3, 4, 5],
  compound: [1, 1, 2, 3, 5, 6],
  other: [1, 1, 2, 4, 6, 8],
} as const;
const LOAN = 4;
/** From here a word asks so much that a second one of its kind makes the sentence harder. */
const HARD = 4;

/** A prefix or a suffix is read by itself, and so are the words of a compound; three parts in one participle are not. */
const isReadInParts = (parts: readonly Morpheme[]): boolean => parts.length > 1 && parts[1]?.soort !== 'voorvoegsel';

/** Level, as index, at which a child reads a word without help. */
function woordIndex(w: string, o: Options = {}): number {
  const low = w.toLowerCase();
  const { bounds, delen: parts } = pictureOf(low, o);
  const frequent = isFrequent(low, o.tables !== false);
  const row = frequent ? BY_SYLLABLES.frequent : isReadInParts(parts) ? BY_SYLLABLES.compound : BY_SYLLABLES.other;
  const bySyllables = row[Math.min(bounds.length + 1, row.length - 1)] ?? last;
  return frequent || !LOAN_SOUNDS.has(low) ? bySyllables : Math.max(bySyllables, LOAN);
}

/** Level, as index, by the number of words and the letters of a word. */
function sizeIndex(words: readonly string[]): number {
  const letters = words.join('').length / Math.max(words.length, 1);
  const iLetters = READING_NIVEAUS.findIndex((n) => letters <= n.letters);
  const iZin = READING_NIVEAUS.findIndex((n) => words.length <= n.woorden);
  return Math.round(iLetters * 0.45 + iZin * 0.55);
}

/** Level, as index, by its clauses: what joins them, and who does it. */
function buildIndex(words: readonly string[]): number {
  const joins = words.map((w) => CONNECTIVES.get(w) ?? 0);
  const passive = words.some((w) => PASSIVE.has(w)) && words.some((w) => PARTICIPLE.test(w));
  return Math.max(0, ...joins, passive ? PASSIVE_LEVEL : 0);
}

/**
 * Reading level of one sentence: the highest of its size, its hardest word (more of them make it harder still) and the build of
 * its clauses. A word with a capital inside the sentence is a name. Start values of ours, no certified test.
 */
export function zinEstimate(zin: string, o: ZinOptions = {}): ZinEstimate {
  const words = zin.match(TOKEN) ?? [];
  const graded = words
    .filter((w, i) => (i === 0 || w === w.toLowerCase()) && o.skip?.(w) !== true)
    .map((w) => ({ woord: w, index: woordIndex(w, o) }));
  const hardest = graded.reduce((a, b) => (b.index > a.index ? b : a), { woord: '', index: 0 });
  const others = Math.max(0, graded.filter((w) => w.index >= HARD).length - 1);
  const byWords = hardest.index + others;
  const bySize = Math.max(sizeIndex(words), buildIndex(words.map((w) => w.toLowerCase())));
  const niveau = READING_NIVEAUS[Math.min(last, Math.max(byWords, bySize))]?.niveau ?? 'Plus';
  return byWords > bySize ? { niveau, woord: hardest.woord } : { niveau };
}
