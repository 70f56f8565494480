import type { Attempt, Token } from '../contract/contract.ts';
import { UNKNOWN, type Judge, type Step } from './judge.ts';
import type { BuiltVraag, Solution } from '../vraag/built.ts';

type Sort = Extract<Solution, { soort: 'sorteer' }>;
type Pairs = Extract<Solution, { soort: 'paren' }>;
type Mark = Extract<Solution, { soort: 'markeer' }>;

const empty = (): readonly (string | null)[] => [];

function textsOf(tokens: readonly Token[]): ReadonlyMap<string, string> {
  return new Map(tokens.map((t) => [t.id, t.text ?? '']));
}

/** Tokens into bins. The raw answer is the bin of the item's own token, or the first wrong placing with its word. */
export function judgeSort(v: BuiltVraag, { bin, eigen: own }: Sort): Judge {
  const { view } = v.question;
  const bins = new Map(view.shape === 'sort' ? view.bins.map((b) => [b.id, b.label]) : []);
  const texts = textsOf(view.shape === 'sort' ? view.stream : []);
  const correctlyPlaced = new Set<string>();
  let slip: string | null = null;
  const miss = (tokenId: string, binId: string): Step => {
    const isSideIssue = own !== undefined && own !== tokenId;
    if (!isSideIssue) slip ??= own === undefined ? `${texts.get(tokenId)}: ${bins.get(binId)}` : binId;
    return { uitkomst: 'mis', klaar: false, focus: v.focus, ...(isSideIssue ? { isSideIssue } : {}) };
  };
  return {
    stap: (a) => {
      const doel = a.kind === 'bin' && !correctlyPlaced.has(a.tokenId) ? bin.get(a.tokenId) : undefined;
      if (a.kind !== 'bin' || doel === undefined || !bins.has(a.binId)) return UNKNOWN;
      if (doel !== a.binId) return miss(a.tokenId, a.binId);
      correctlyPlaced.add(a.tokenId);
      return { uitkomst: 'goed', klaar: correctlyPlaced.size === bin.size };
    },
    solve: () => {
      const next = [...bin].find(([tokenId]) => !correctlyPlaced.has(tokenId));
      return next === undefined ? null : { kind: 'bin', tokenId: next[0], binId: next[1] };
    },
    ruw: () => slip ?? v.sleutel.goed[0] ?? '',
    gevuld: empty,
  };
}

/** Cards that belong together. The raw answer is what the item's own card was first put with. */
export function judgePairs(v: BuiltVraag, { partner, eigen: own }: Pairs): Judge {
  const texts = textsOf(v.question.view.shape === 'pairs' ? v.question.view.cards : []);
  const set = own === undefined ? [] : [own, partner.get(own)];
  const gone = new Set<string>();
  let slip: string | null = null;
  const miss = (a: string, b: string): Step => {
    const isSideIssue = own !== undefined && !set.includes(a) && !set.includes(b);
    if (!isSideIssue)
      slip ??= own === undefined ? `${texts.get(a)} + ${texts.get(b)}` : (texts.get(set.includes(a) ? b : a) ?? '');
    return { uitkomst: 'mis', klaar: false, focus: v.focus, ...(isSideIssue ? { isSideIssue } : {}) };
  };
  return {
    stap: (a) => {
      if (a.kind !== 'pair' || a.a === a.b || gone.has(a.a) || gone.has(a.b) || !partner.has(a.a) || !partner.has(a.b))
        return UNKNOWN;
      if (partner.get(a.a) !== a.b) return miss(a.a, a.b);
      gone.add(a.a).add(a.b);
      return { uitkomst: 'goed', klaar: gone.size === partner.size };
    },
    solve: () => {
      const next = [...partner].find(([a]) => !gone.has(a));
      return next === undefined ? null : { kind: 'pair', a: next[0], b: next[1] };
    },
    ruw: () => slip ?? v.sleutel.goed[0] ?? '',
    gevuld: empty,
  };
}

/** Text of parts with a bar at every cut. */
export function insertCuts(parts: readonly string[], cuts: readonly number[]): string {
  return parts.map((part, i) => (cuts.includes(i) && i > 0 ? `|${part}` : part)).join('');
}

/** Places named by an attempt; null when it does not fit the question. */
function givenSpots(a: Attempt, cut: boolean, count: number): number[] | null {
  const exists = (n: number): boolean => Number.isInteger(n) && n >= (cut ? 1 : 0) && n < count;
  if (cut && a.kind === 'cut') return a.after.length > 0 && a.after.every(exists) ? [...new Set(a.after)] : null;
  return !cut && a.kind === 'token' && exists(a.index) ? [a.index] : null;
}

/**
 * Cuts, given together or one by one, or tokens to point at; then the repair when there is one. The raw answer is the
 * first wrong place as text, else what the repair gave.
 */
export function judgeMark(v: BuiltVraag, { plekken: spots }: Mark, followUp: Judge | null): Judge {
  const { view } = v.question;
  const parts = view.shape === 'mark' ? view.parts.map((t) => t.text ?? '') : [];
  const cut = view.shape === 'mark' && view.target === 'cut';
  const found = new Set<number>();
  let miss: string | null = null;
  const isPlacingDone = (): boolean => found.size === spots.length;
  const place = (a: Attempt): Step => {
    const given = givenSpots(a, cut, parts.length);
    if (given === null || given.every((n) => found.has(n))) return UNKNOWN;
    if (given.every((n) => spots.includes(n))) {
      for (const n of given) found.add(n);
      return { uitkomst: 'goed', klaar: isPlacingDone() && followUp === null, focus: v.focus };
    }
    miss ??= cut ? insertCuts(parts, [...found, ...given]) : (parts[given[0] ?? 0] ?? '');
    return { uitkomst: 'mis', klaar: false, focus: v.focus };
  };
  return {
    stap: (a) => (isPlacingDone() ? (followUp?.stap(a) ?? UNKNOWN) : place(a)),
    solve: () => {
      const next = spots.find((n) => !found.has(n));
      if (next === undefined) return followUp?.solve() ?? null;
      return cut ? { kind: 'cut', after: [next] } : { kind: 'token', index: next };
    },
    ruw: () => miss ?? (isPlacingDone() ? (followUp?.ruw() ?? v.sleutel.goed[0] ?? '') : ''),
    gevuld: empty,
  };
}
