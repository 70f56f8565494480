import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';

/** Letters that differ: what should stand there, what the child wrote, and where in the child's spelling. */
export interface Verschil {
  goed: string;
  fout: string;
  van: number;
  tot: number;
}

type Antwoord = Pick<VoortgangAntwoord, 'woord' | 'ruw' | 'focus'>;
/** A stretch of the word [a, b) against a stretch of the child's spelling [c, d). */
interface Stuk {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Fewest changes from the end of both words on: kosten[i][j] for woord from i and ruw from j. */
function kostenVan(woord: string, ruw: string): number[][] {
  const kosten = Array.from({ length: woord.length + 1 }, (_, i) =>
    Array.from({ length: ruw.length + 1 }, (__, j) => (i === woord.length ? ruw.length - j : woord.length - i)),
  );
  const lees = (i: number, j: number): number => kosten[i]?.[j] ?? 0;
  for (let i = woord.length - 1; i >= 0; i -= 1) {
    const rij = kosten[i] ?? [];
    for (let j = ruw.length - 1; j >= 0; j -= 1)
      rij[j] =
        woord[i] === ruw[j] ? lees(i + 1, j + 1) : 1 + Math.min(lees(i + 1, j + 1), lees(i + 1, j), lees(i, j + 1));
  }
  return kosten;
}

/** The next step through the table: right letter, other letter, missing letter or extra letter. */
function stap(
  { woord, ruw }: Antwoord,
  kosten: readonly number[][],
  [i, j]: readonly [number, number],
): { di: number; dj: number; gelijk: boolean } {
  const hier = kosten[i]?.[j] ?? 0;
  const past = (di: number, dj: number): boolean =>
    i + di <= woord.length && j + dj <= ruw.length && (kosten[i + di]?.[j + dj] ?? Infinity) === hier - 1;
  // A doubled letter gives way at its first half, so that a mistake right behind it stays apart.
  if (woord[i] === woord[i + 1] && past(1, 0)) return { di: 1, dj: 0, gelijk: false };
  if (ruw[j] === ruw[j + 1] && past(0, 1)) return { di: 0, dj: 1, gelijk: false };
  if (woord[i] === ruw[j]) return { di: 1, dj: 1, gelijk: true };
  if (past(1, 1)) return { di: 1, dj: 1, gelijk: false };
  return past(1, 0) ? { di: 1, dj: 0, gelijk: false } : { di: 0, dj: 1, gelijk: false };
}

function stukkenVan(antwoord: Antwoord): Stuk[] {
  const { woord, ruw } = antwoord;
  const kosten = kostenVan(woord, ruw);
  const stukken: Stuk[] = [];
  let [i, j] = [0, 0];
  let open: Stuk | null = null;
  while (i < woord.length || j < ruw.length) {
    const { di, dj, gelijk } = stap(antwoord, kosten, [i, j]);
    if (gelijk) open = null;
    else if (open === null) stukken.push((open = { a: i, b: i + di, c: j, d: j + dj }));
    else Object.assign(open, { b: i + di, d: j + dj });
    i += di;
    j += dj;
  }
  return stukken;
}

/** The letters the rule is about, when everything around them is right. */
function metFocus({ woord, ruw, focus }: Antwoord): Stuk | null {
  if (!focus || !ruw.startsWith(woord.slice(0, focus.van)) || !ruw.endsWith(woord.slice(focus.tot))) return null;
  const eind = ruw.length - (woord.length - focus.tot);
  return eind > focus.van ? { a: focus.van, b: focus.tot, c: focus.van, d: eind } : null;
}

const naarLinks = ({ a, b, c, d }: Stuk): Stuk => ({ a: a - 1, b, c: c - 1, d });
const naarRechts = ({ a, b, c, d }: Stuk): Stuk => ({ a, b: b + 1, c, d: d + 1 });

/** A letter that is missing or too many takes its neighbour along: k for kk says more than a gap. */
function metBuur(antwoord: Antwoord, stuk: Stuk, enige: boolean): Stuk {
  const { woord, ruw } = antwoord;
  const { a, b, c, d } = stuk;
  if (b > a && d > c) return stuk;
  const teken = woord.slice(a, b).charAt(0) || ruw.charAt(c);
  if (a > 0 && woord[a - 1] === teken) return naarLinks(stuk);
  if (woord[b] === teken) return naarRechts(stuk);
  const focus = enige ? metFocus(antwoord) : null;
  if (focus) return focus;
  return b < woord.length ? naarRechts(stuk) : naarLinks(stuk);
}

/** What the child had to write: the word, or of a word with a gap the letters of the gap when those lie nearer. */
function gevraagd(antwoord: Antwoord): Antwoord {
  const { woord, ruw, focus } = antwoord;
  if (!focus) return antwoord;
  const deel = woord.slice(focus.van, focus.tot);
  const afstand = (doel: string): number => kostenVan(doel, ruw)[0]?.[0] ?? 0;
  return deel !== '' && afstand(deel) < afstand(woord) ? { woord: deel, ruw } : antwoord;
}

/** A neighbour that two stretches took along joins them, so that no letter is told twice. */
function voegSamen(stukken: readonly Stuk[]): Stuk[] {
  const uit: Stuk[] = [];
  for (const stuk of stukken) {
    const vorig = uit.at(-1);
    if (vorig !== undefined && stuk.c < vorig.d)
      Object.assign(vorig, { b: Math.max(vorig.b, stuk.b), d: Math.max(vorig.d, stuk.d) });
    else uit.push({ ...stuk });
  }
  return uit;
}

/** Every place where the child's spelling differs, each as small as it can be and still be read. */
export function verschillenVan(antwoord: Antwoord): Verschil[] {
  if (antwoord.woord === antwoord.ruw || antwoord.woord === '' || antwoord.ruw === '') return [];
  const vraag = gevraagd(antwoord);
  const stukken = stukkenVan(vraag);
  return voegSamen(stukken.map((stuk) => metBuur(vraag, stuk, stukken.length === 1))).map(({ a, b, c, d }) => ({
    goed: vraag.woord.slice(a, b),
    fout: vraag.ruw.slice(c, d),
    van: c,
    tot: d,
  }));
}
