import type { Knoop, Tak } from 'hyphen/nl/index.js';

/** Patterns as flat tables: `verder[node * letters + letter]` is the next node, 0 = none; `rij[node]` the row of levels, -1 = none. */
type Patterns = {
  rijen: readonly (readonly number[])[];
  letters: ReadonlyMap<string, number>;
  proceed: Uint16Array;
  rij: Int16Array;
  vast: Readonly<Record<string, readonly number[]>>;
};

/** The last answer is kept: seams and syllables ask for the same word. */
const state: { patterns: Patterns | undefined; woord: string; breakPoints: number[] } = {
  patterns: undefined,
  woord: '',
  breakPoints: [],
};

/** Loads the Dutch hyphenation patterns once (package `hyphen`); until then the own splitter answers. Never call it in the pupil client. */
export async function loadPatterns(): Promise<void> {
  if (state.patterns) return;
  const { default: nl } = await import('hyphen/nl/index.js');
  const [rows, tree, fixed = {}] = nl.patterns;
  state.patterns = { rijen: rows, ...surface(tree), vast: { ...fixed } };
}

/**
 * Break offsets of the patterns in the lower-case word, or undefined when the patterns are not loaded. The walk is ours: the
 * package keeps every word it ever saw, and a server sees words without end. Algorithm: F. M. Liang (1983).
 */
export function patternBreakPoints(woord: string): number[] | undefined {
  const { patterns } = state;
  if (!patterns) return undefined;
  if (state.woord !== woord) {
    state.breakPoints = /[\s-]/.test(woord) ? perPart(woord, patterns) : breakUp(woord, patterns);
    state.woord = woord;
  }
  return state.breakPoints;
}

function perPart(woord: string, patterns: Patterns): number[] {
  return [...woord.matchAll(/[^\s-]+/g)].flatMap((m) => breakUp(m[0], patterns).map((p) => p + m.index));
}

function breakUp(part: string, patterns: Patterns): number[] {
  const { vast: fixed, letters } = patterns;
  const known = Object.hasOwn(fixed, part) ? fixed[part] : undefined;
  // The package counts the hyphens before a break too.
  if (known) return known.map((p, i) => p - i);
  const text = codes(`.${part}.`, letters);
  const height = new Uint8Array(text.length + 2);
  for (let begin = 0; begin < text.length - 1; begin += 1) loop({ tekst: text, begin, patterns, hoogte: height });
  const breakPoints: number[] = [];
  for (let p = 3; p < part.length; p += 1) if ((height[p] ?? 0) % 2 === 1) breakPoints.push(p - 1);
  return breakPoints;
}

function codes(text: string, letters: ReadonlyMap<string, number>): Uint8Array {
  const out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) out[i] = letters.get(text.charAt(i)) ?? 0;
  return out;
}

/** Raises the levels of every pattern that starts at `begin`. */
function loop({
  tekst: text,
  begin,
  patterns,
  hoogte: height,
}: {
  tekst: Uint8Array;
  begin: number;
  patterns: Patterns;
  hoogte: Uint8Array;
}): void {
  const { proceed, rij: row, letters, rijen: rows } = patterns;
  let node = 0;
  for (let i = begin; i < text.length; i += 1) {
    node = proceed[node * (letters.size + 1) + (text[i] ?? 0)] ?? 0;
    if (node === 0) return;
    const number = row[node] ?? -1;
    // Rows of patterns that start at the word edge leave the edge out.
    if (number >= 0) lift(height, rows[number] ?? [], Math.max(begin, 1));
  }
}

/** The tree of the package as flat tables; walking its nested objects takes three times as long. */
function surface(tree: Knoop): Pick<Patterns, 'letters' | 'proceed' | 'rij'> {
  const branches: { node: Knoop | undefined; nummer: number }[] = [{ node: tree, nummer: -1 }];
  const letters = new Map<string, number>();
  const steps: [number, number, number][] = [];
  for (let n = 0; n < branches.length; n += 1) {
    for (const [letter, branch] of Object.entries(branches[n]?.node ?? {})) {
      const l = letters.get(letter) ?? letters.size + 1;
      letters.set(letter, l);
      steps.push([n, l, branches.length]);
      branches.push({ node: nodeOf(branch), nummer: rowOf(branch) });
    }
  }
  const proceed = new Uint16Array(branches.length * (letters.size + 1));
  for (const [from, letter, to] of steps) proceed[from * (letters.size + 1) + letter] = to;
  return { letters, proceed, rij: Int16Array.from(branches, (t) => t.nummer) };
}

function rowOf(branch: Tak): number {
  if (typeof branch === 'number') return branch;
  return isPair(branch) ? branch[1] : -1;
}

function nodeOf(branch: Tak): Knoop | undefined {
  if (typeof branch === 'number') return undefined;
  return isPair(branch) ? branch[0] : branch;
}

function isPair(branch: Knoop | readonly [Knoop, number]): branch is readonly [Knoop, number] {
  return Array.isArray(branch);
}

function lift(height: Uint8Array, row: readonly number[], begin: number): void {
  for (let k = 0; k < row.length; k += 1) {
    const newOne = row[k] ?? 0;
    if (newOne > (height[begin + k] ?? 0)) height[begin + k] = newOne;
  }
}
