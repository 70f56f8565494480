/** One difference between target and answer: letters of the target and what stands there in the answer (may be empty). */
export type Verschil = { van: number; tot: number; doel: string; antwoord: string };

/** Letter groups that sound alike; a swap inside a group costs little. */
const GELIJK = [
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
].map((rij) => rij.split(' '));

const KLINKT_GELIJK = new Set(GELIJK.flatMap((groep) => groep.flatMap((a) => groep.map((b) => `${a}>${b}`))));

const LANGSTE = 3;
const WISSEL = 1.2;

function kost(doel: string, stuk: string): number {
  if (doel === stuk) return 0;
  if (stuk === '') return doel.length > 1 ? 1.1 : 1;
  if (KLINKT_GELIJK.has(`${doel}>${stuk}`)) return 0.3;
  return stuk.length === 1 ? 1 : 0.7 + 0.4 * stuk.length;
}

type Letters = { g: string; van: number; tot: number };
type Stap = { kost: number; i: number; j: number };

/**
 * Differences between the graphemes of a target and an answer (both lower case): cheapest alignment, fewest and leftmost
 * differences first. Sound-alike letters cost .3, other substitutions 1, a letter too many or too few 1, two letters swapped 1.2.
 */
export function verschillen(grafemen: readonly Letters[], antwoord: string): Verschil[] {
  const doel = grafemen.map(({ g, van, tot }) => ({ g: g.toLowerCase(), van, tot }));
  const voor = gelijkBegin(doel, antwoord);
  const achter = gelijkEinde(doel, antwoord, voor);
  const begin = doel[voor.aantal]?.van ?? doel.at(-1)?.tot ?? 0;
  return lijnUit(
    doel.slice(voor.aantal, doel.length - achter.aantal),
    antwoord.slice(voor.letters, antwoord.length - achter.letters),
    begin,
  );
}

type Gelijk = { aantal: number; letters: number };

/** Graphemes the answer starts with; a letter that comes twice in the answer is left to the alignment. */
function gelijkBegin(doel: readonly Letters[], antwoord: string): Gelijk {
  let letters = 0;
  const aantal = doel.findIndex(({ g }) => {
    const na = antwoord.charAt(letters + g.length);
    if (!antwoord.startsWith(g, letters) || (na !== '' && na === g.slice(-1))) return true;
    letters += g.length;
    return false;
  });
  return { aantal: aantal < 0 ? doel.length : aantal, letters };
}

function gelijkEinde(doel: readonly Letters[], antwoord: string, voor: Gelijk): Gelijk {
  let letters = 0;
  const rest = doel.slice(voor.aantal).reverse();
  const aantal = rest.findIndex(({ g }) => {
    const begin = antwoord.length - letters - g.length;
    if (
      begin < voor.letters ||
      !antwoord.startsWith(g, begin) ||
      (begin > voor.letters && antwoord.charAt(begin - 1) === g.charAt(0))
    )
      return true;
    letters += g.length;
    return false;
  });
  return { aantal: aantal < 0 ? rest.length : aantal, letters };
}

function lijnUit(doel: readonly Letters[], antwoord: string, begin: number): Verschil[] {
  const breed = antwoord.length + 1;
  const cellen: Stap[] = [{ kost: 0, i: -1, j: -1 }];
  for (let n = 1; n < (doel.length + 1) * breed; n += 1) cellen.push(besteStap({ doel, antwoord, cellen, breed }, n));
  return terug({ doel, antwoord, cellen, breed }, begin);
}

type Rooster = { doel: readonly Letters[]; antwoord: string; cellen: readonly Stap[]; breed: number };

function besteStap(r: Rooster, n: number): Stap {
  const i = Math.floor(n / r.breed);
  const j = n % r.breed;
  let beste: Stap = { kost: Infinity, i: -1, j: -1 };
  for (const [vi, vj, prijs] of stappen(r, i, j)) {
    const totaal = (r.cellen[vi * r.breed + vj]?.kost ?? Infinity) + prijs;
    if (totaal < beste.kost - 1e-9) beste = { kost: totaal, i: vi, j: vj };
  }
  return beste;
}

/** Ways to come to a cell: a grapheme against 0-3 letters, a letter too many, two graphemes swapped. */
function stappen(r: Rooster, i: number, j: number): [number, number, number][] {
  const g = r.doel[i - 1]?.g;
  const erbij: [number, number, number][] =
    j > 0 ? [[i, j - 1, g?.endsWith(r.antwoord.charAt(j - 1)) === true ? 0.6 : 1]] : [];
  return g === undefined ? erbij : [...tegenover(r.antwoord, g, { i, j }), ...erbij, ...gewisseld(r, i, j)];
}

function tegenover(antwoord: string, g: string, { i, j }: { i: number; j: number }): [number, number, number][] {
  const uit: [number, number, number][] = [];
  for (let l = Math.min(LANGSTE, j); l >= 0; l -= 1) uit.push([i - 1, j - l, kost(g, antwoord.slice(j - l, j))]);
  return uit;
}

function gewisseld({ doel, antwoord }: Rooster, i: number, j: number): [number, number, number][] {
  const links = doel[i - 2]?.g;
  const samen = (doel[i - 1]?.g ?? '') + (links ?? '');
  return links !== undefined && antwoord.slice(0, j).endsWith(samen) ? [[i - 2, j - samen.length, WISSEL]] : [];
}

function terug(r: Rooster, begin: number): Verschil[] {
  const uit: Verschil[] = [];
  let i = r.doel.length;
  let j = r.antwoord.length;
  while (i > 0 || j > 0) {
    const stap = r.cellen[i * r.breed + j] ?? { kost: 0, i: 0, j: 0 };
    const plek = r.doel[i - 1]?.tot ?? begin;
    voegToe(uit, { ...stuk(r.doel.slice(stap.i, i), plek), antwoord: r.antwoord.slice(stap.j, j) });
    i = stap.i;
    j = stap.j;
  }
  return uit.reverse();
}

function stuk(grafemen: readonly Letters[], plek: number): Omit<Verschil, 'antwoord'> {
  const van = grafemen[0]?.van ?? plek;
  return { van, tot: grafemen.at(-1)?.tot ?? van, doel: grafemen.map((g) => g.g).join('') };
}

/** Keeps what differs; letters inserted at one place belong together. */
function voegToe(uit: Verschil[], v: Verschil): void {
  if (v.doel === v.antwoord) return;
  const laatste = uit.at(-1);
  if (laatste && v.van === v.tot && laatste.van === laatste.tot && v.van === laatste.van) {
    laatste.antwoord = v.antwoord + laatste.antwoord;
    return;
  }
  uit.push({ ...v });
}
