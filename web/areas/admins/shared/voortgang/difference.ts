import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';

/** Letters that differ: what should stand there, what the child wrote, and where in the child's spelling. */
export interface SpellingDifference {
  goed: string;
  fout: string;
  van: number;
  tot: number;
}

type Antwoord = Pick<VoortgangAntwoord, 'woord' | 'ruw' | 'focus'>;
/** A stretch of the word [a, b) against a stretch of the child's spelling [c, d). */
interface Piece {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Fewest changes from the end of both words on: kosten[i][j] for woord from i and ruw from j. */
function costsOf(woord: string, ruw: string): number[][] {
  const cost = Array.from({ length: woord.length + 1 }, (_, i) =>
    Array.from({ length: ruw.length + 1 }, (__, j) => (i === woord.length ? ruw.length - j : woord.length - i)),
  );
  const read = (i: number, j: number): number => cost[i]?.[j] ?? 0;
  for (let i = woord.length - 1; i >= 0; i -= 1) {
    const row = cost[i] ?? [];
    for (let j = ruw.length - 1; j >= 0; j -= 1)
      row[j] =
        woord[i] === ruw[j] ? read(i + 1, j + 1) : 1 + Math.min(read(i + 1, j + 1), read(i + 1, j), read(i, j + 1));
  }
  return cost;
}

/** The next step through the table: right letter, other letter, missing letter or extra letter. */
function step(
  { woord, ruw }: Antwoord,
  cost: readonly number[][],
  [i, j]: readonly [number, number],
): { di: number; dj: number; gelijk: boolean } {
  const here = cost[i]?.[j] ?? 0;
  const fits = (di: number, dj: number): boolean =>
    i + di <= woord.length && j + dj <= ruw.length && (cost[i + di]?.[j + dj] ?? Infinity) === here - 1;
  // A doubled letter gives way at its first half, so that a mistake right behind it stays apart.
  if (woord[i] === woord[i + 1] && fits(1, 0)) return { di: 1, dj: 0, gelijk: false };
  if (ruw[j] === ruw[j + 1] && fits(0, 1)) return { di: 0, dj: 1, gelijk: false };
  if (woord[i] === ruw[j]) return { di: 1, dj: 1, gelijk: true };
  if (fits(1, 1)) return { di: 1, dj: 1, gelijk: false };
  return fits(1, 0) ? { di: 1, dj: 0, gelijk: false } : { di: 0, dj: 1, gelijk: false };
}

function piecesOf(antwoord: Antwoord): Piece[] {
  const { woord, ruw } = antwoord;
  const cost = costsOf(woord, ruw);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  let open: Piece | null = null;
  while (i < woord.length || j < ruw.length) {
    const { di, dj, gelijk: equal } = step(antwoord, cost, [i, j]);
    if (equal) open = null;
    else if (open === null) pieces.push((open = { a: i, b: i + di, c: j, d: j + dj }));
    else Object.assign(open, { b: i + di, d: j + dj });
    i += di;
    j += dj;
  }
  return pieces;
}

/** The letters the rule is about, when everything around them is right. */
function withFocus({ woord, ruw, focus }: Antwoord): Piece | null {
  if (!focus || !ruw.startsWith(woord.slice(0, focus.van)) || !ruw.endsWith(woord.slice(focus.tot))) return null;
  const end = ruw.length - (woord.length - focus.tot);
  return end > focus.van ? { a: focus.van, b: focus.tot, c: focus.van, d: end } : null;
}

const shiftLeft = ({ a, b, c, d }: Piece): Piece => ({ a: a - 1, b, c: c - 1, d });
const shiftRight = ({ a, b, c, d }: Piece): Piece => ({ a, b: b + 1, c, d: d + 1 });

/** A letter that is missing or too many takes its neighbour along: k for kk says more than a gap. */
function withNeighbor(antwoord: Antwoord, piece: Piece, only: boolean): Piece {
  const { woord, ruw } = antwoord;
  const { a, b, c, d } = piece;
  if (b > a && d > c) return piece;
  const draw = woord.slice(a, b).charAt(0) || ruw.charAt(c);
  if (a > 0 && woord[a - 1] === draw) return shiftLeft(piece);
  if (woord[b] === draw) return shiftRight(piece);
  const focus = only ? withFocus(antwoord) : null;
  if (focus) return focus;
  return b < woord.length ? shiftRight(piece) : shiftLeft(piece);
}

/** What the child had to write: the word, or of a word with a gap the letters of the gap when those lie nearer. */
function requested(antwoord: Antwoord): Antwoord {
  const { woord, ruw, focus } = antwoord;
  if (!focus) return antwoord;
  const part = woord.slice(focus.van, focus.tot);
  const distance = (doel: string): number => costsOf(doel, ruw)[0]?.[0] ?? 0;
  return part !== '' && distance(part) < distance(woord) ? { woord: part, ruw } : antwoord;
}

/** A neighbour that two stretches took along joins them, so that no letter is told twice. */
function merge(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const previous = out.at(-1);
    if (previous !== undefined && piece.c < previous.d)
      Object.assign(previous, { b: Math.max(previous.b, piece.b), d: Math.max(previous.d, piece.d) });
    else out.push({ ...piece });
  }
  return out;
}

/** Every place where the child's spelling differs, each as small as it can be and still be read. */
export function differencesOf(antwoord: Antwoord): SpellingDifference[] {
  if (antwoord.woord === antwoord.ruw || antwoord.woord === '' || antwoord.ruw === '') return [];
  const vraag = requested(antwoord);
  const pieces = piecesOf(vraag);
  return merge(pieces.map((piece) => withNeighbor(vraag, piece, pieces.length === 1))).map(({ a, b, c, d }) => ({
    goed: vraag.woord.slice(a, b),
    fout: vraag.ruw.slice(c, d),
    van: c,
    tot: d,
  }));
}
