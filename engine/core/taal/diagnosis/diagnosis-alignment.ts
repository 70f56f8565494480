/** One difference between target and answer: letters of the target and what stands there in the answer (may be empty). */
export type Difference = { van: number; tot: number; doel: string; antwoord: string };

/** Letter groups that sound alike; a swap inside a group costs little. */
const EQUAL = [
  'ei ij y eij',
  'au ou auw ouw',
  'd t dt tt dd',
  'b p bb pp',
  'v f ff vv',
  'z s ss zz c',
  'ch g gg gch gh',
  'k c ck kk q cc',
  'ie i y ii',
  'a aa',
  'e ee é è ë',
  'o oo eau',
  'u uu',
  'e u i',
  'x ks cs kx',
  'sj ch sh',
  'zj g j',
  'oe ou oo',
  'eeuw eew',
  'ieuw iew',
  'uw u uuw',
  'aai aaj',
  'ooi ooj',
  'oei oej',
  'ng n nk ngg',
  'm mm',
  'n nn',
  'l ll',
  'r rr',
  'j i',
  'th t',
  'eu u ui',
  'ü u',
  'ï i',
  'ö o',
].map((row) => row.split(' '));

const SOUNDS_ALIKE = new Set(EQUAL.flatMap((groep) => groep.flatMap((a) => groep.map((b) => `${a}>${b}`))));

const LONGEST = 3;
const SWAP = 1.2;

function cost(doel: string, piece: string): number {
  if (doel === piece) return 0;
  if (piece === '') return doel.length > 1 ? 1.1 : 1;
  if (SOUNDS_ALIKE.has(`${doel}>${piece}`)) return 0.3;
  return piece.length === 1 ? 1 : 0.7 + 0.4 * piece.length;
}

type Letters = { g: string; van: number; tot: number };
type Step = { cost: number; i: number; j: number };

/**
 * Differences between the graphemes of a target and an answer (both lower case): cheapest alignment, fewest and leftmost
 * differences first. Sound-alike letters cost .3, other substitutions 1, a letter too many or too few 1, two letters swapped 1.2.
 */
export function differences(grafemen: readonly Letters[], antwoord: string): Difference[] {
  const doel = grafemen.map(({ g, van: from, tot: until }) => ({ g: g.toLowerCase(), van: from, tot: until }));
  const before = commonPrefix(doel, antwoord);
  const behind = commonSuffix(doel, antwoord, before);
  const begin = doel[before.aantal]?.van ?? doel.at(-1)?.tot ?? 0;
  return align(
    doel.slice(before.aantal, doel.length - behind.aantal),
    antwoord.slice(before.letters, antwoord.length - behind.letters),
    begin,
  );
}

type MatchLength = { aantal: number; letters: number };

/** Graphemes the answer starts with; a letter that comes twice in the answer is left to the alignment. */
function commonPrefix(doel: readonly Letters[], antwoord: string): MatchLength {
  let letters = 0;
  const count = doel.findIndex(({ g }) => {
    const after = antwoord.charAt(letters + g.length);
    if (!antwoord.startsWith(g, letters) || (after !== '' && after === g.slice(-1))) return true;
    letters += g.length;
    return false;
  });
  return { aantal: count < 0 ? doel.length : count, letters };
}

function commonSuffix(doel: readonly Letters[], antwoord: string, before: MatchLength): MatchLength {
  let letters = 0;
  const rest = doel.slice(before.aantal).reverse();
  const count = rest.findIndex(({ g }) => {
    const begin = antwoord.length - letters - g.length;
    if (
      begin < before.letters ||
      !antwoord.startsWith(g, begin) ||
      (begin > before.letters && antwoord.charAt(begin - 1) === g.charAt(0))
    )
      return true;
    letters += g.length;
    return false;
  });
  return { aantal: count < 0 ? rest.length : count, letters };
}

function align(doel: readonly Letters[], antwoord: string, begin: number): Difference[] {
  const wide = antwoord.length + 1;
  const cells: Step[] = [{ cost: 0, i: -1, j: -1 }];
  for (let n = 1; n < (doel.length + 1) * wide; n += 1)
    cells.push(bestStep({ doel, antwoord, cellen: cells, breed: wide }, n));
  return back({ doel, antwoord, cellen: cells, breed: wide }, begin);
}

type Grid = { doel: readonly Letters[]; antwoord: string; cellen: readonly Step[]; breed: number };

function bestStep(r: Grid, n: number): Step {
  const i = Math.floor(n / r.breed);
  const j = n % r.breed;
  let best: Step = { cost: Infinity, i: -1, j: -1 };
  for (const [vi, vj, price] of steps(r, i, j)) {
    const total = (r.cellen[vi * r.breed + vj]?.cost ?? Infinity) + price;
    if (total < best.cost - 1e-9) best = { cost: total, i: vi, j: vj };
  }
  return best;
}

/** Ways to come to a cell: a grapheme against 0-3 letters, a letter too many, two graphemes swapped. */
function steps(r: Grid, i: number, j: number): [number, number, number][] {
  const g = r.doel[i - 1]?.g;
  const added: [number, number, number][] =
    j > 0 ? [[i, j - 1, g?.endsWith(r.antwoord.charAt(j - 1)) === true ? 0.6 : 1]] : [];
  return g === undefined ? added : [...opposite(r.antwoord, g, { i, j }), ...added, ...swapped(r, i, j)];
}

function opposite(antwoord: string, g: string, { i, j }: { i: number; j: number }): [number, number, number][] {
  const out: [number, number, number][] = [];
  for (let l = Math.min(LONGEST, j); l >= 0; l -= 1) out.push([i - 1, j - l, cost(g, antwoord.slice(j - l, j))]);
  return out;
}

function swapped({ doel, antwoord }: Grid, i: number, j: number): [number, number, number][] {
  const left = doel[i - 2]?.g;
  const together = (doel[i - 1]?.g ?? '') + (left ?? '');
  return left !== undefined && antwoord.slice(0, j).endsWith(together) ? [[i - 2, j - together.length, SWAP]] : [];
}

function back(r: Grid, begin: number): Difference[] {
  const out: Difference[] = [];
  let i = r.doel.length;
  let j = r.antwoord.length;
  while (i > 0 || j > 0) {
    const step = r.cellen[i * r.breed + j] ?? { cost: 0, i: 0, j: 0 };
    const spot = r.doel[i - 1]?.tot ?? begin;
    append(out, { ...piece(r.doel.slice(step.i, i), spot), antwoord: r.antwoord.slice(step.j, j) });
    i = step.i;
    j = step.j;
  }
  return out.reverse();
}

function piece(grafemen: readonly Letters[], spot: number): Omit<Difference, 'antwoord'> {
  const from = grafemen[0]?.van ?? spot;
  return { van: from, tot: grafemen.at(-1)?.tot ?? from, doel: grafemen.map((g) => g.g).join('') };
}

/** Keeps what differs; letters inserted at one place belong together. */
function append(out: Difference[], v: Difference): void {
  if (v.doel === v.antwoord) return;
  const last = out.at(-1);
  if (last && v.van === v.tot && last.van === last.tot && v.van === last.van) {
    last.antwoord = v.antwoord + last.antwoord;
    return;
  }
  out.push({ ...v });
}
