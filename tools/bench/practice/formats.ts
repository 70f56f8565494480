/** Way of asking with what is true of it in the worlds; the engine has numbers of its own, which are guesses. */
export interface BenchFormat {
  format: 'dictee' | 'gat' | 'kies';
  /** Options to choose from; 0 = open answer. */
  k: number;
  /** Logits by which it is easier than writing the word. */
  easier: number;
  /** Chance to be right without knowing. */
  guess: number;
  /** What an encounter leaves in memory, and what it teaches of the rule, as a share of writing the word. */
  memory: number;
  rule: number;
}

/** Writing the word, the baseline of every test. */
export const WRITTEN: BenchFormat = { format: 'dictee', k: 0, easier: 0, guess: 0, memory: 1, rule: 1 };

/** A taak has one format, and the next taak another (practice.md sections 4 and 13): writing, a gap, and choosing out of four. */
export const BENCH_FORMATS: readonly BenchFormat[] = [
  WRITTEN,
  { format: 'gat', k: 0, easier: 0.4, guess: 0, memory: 0.9, rule: 1 },
  { format: 'kies', k: 4, easier: 0, guess: 0.25, memory: 0.4, rule: 0.5 },
];

/** Questions of one taak. */
export const PER_TAAK = 10;

/** Format of a question by its number in the sitting; every way of choosing gets the same. */
export function formatAt(sitting: number, question: number): BenchFormat {
  return BENCH_FORMATS[(sitting + Math.floor(question / PER_TAAK)) % BENCH_FORMATS.length] ?? WRITTEN;
}

/** Chance of a right answer in a format, for the chance to write the word. */
export function inFormat({ easier, guess }: BenchFormat, written: number): number {
  const odds = Math.exp(easier);
  return guess + ((1 - guess) * written * odds) / (1 - written + written * odds);
}

/** Chance to write the word that gives a chance in a format; .02 where guessing alone gives more. */
export function writtenFor({ easier, guess }: BenchFormat, chance: number): number {
  const known = Math.max(0.02, (chance - guess) / (1 - guess));
  const odds = Math.exp(-easier);
  return (known * odds) / (1 - known + known * odds);
}

/** Goal that is confused with another, as ei with ij: two by two. */
export const partnerOf = (category: number): number => category ^ 1;

/** A rule is learned better right after the one it is confused with (practice.md section 2.6): share of an encounter. */
export const AFTER_PARTNER = 1.5;
