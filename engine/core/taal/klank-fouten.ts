import type { FoutBeeld, Slip } from './fout-slip.ts';
import type { CatSpan } from './woord.ts';

const KLINKER: Readonly<Record<string, readonly string[]>> = {
  aa: ['a'],
  a: ['aa', 'o'],
  ee: ['e', 'ei'],
  e: ['i', 'ee'],
  oo: ['o', 'oe', 'ou'],
  o: ['oo', 'u'],
  uu: ['u', 'eu'],
  u: ['uu', 'o'],
  ie: ['i', 'ei'],
  i: ['ie', 'e'],
  oe: ['oo', 'u'],
  eu: ['ui', 'u'],
  ui: ['eu', 'ij'],
  é: ['e'],
  è: ['e'],
  ê: ['e'],
};
const MEDEKLINKER: Readonly<Record<string, readonly string[]>> = {
  b: ['p'],
  d: ['t'],
  p: ['b'],
  m: ['n'],
  n: ['m'],
  t: ['d'],
  f: ['v'],
  v: ['f', 'w'],
  s: ['z', 'c'],
  z: ['s'],
  k: ['c'],
  g: ['ch'],
  ch: ['g'],
  w: ['v'],
};
/** Letters turned round: seldom an error of hearing or rule, so only for a word that has little else. */
const GEDRAAID: Readonly<Record<string, readonly string[]>> = { b: ['d'], d: ['b'] };
const RUIS = 0.01;
const VERDUBBELD = /^([bdfgklmnprst])\1$/i;

/** Sound slips of a pure-sound word: other vowel, mirrored or voiced letter, dropped or swapped consonant of a cluster. */
export function klankSlips(b: FoutBeeld, cat: CatSpan): Slip[] {
  return b.klanken.flatMap((_, i) => grafeemSlips(b, i, { id: cat.id, sterkte: 1 }));
}

/**
 * Weak sound slips on letters a category is about: a child also drops, swaps or mishears one of them. Filed under the
 * narrowest category there, as the diagnosis does; letters without a category have none.
 */
export function losseSlips(b: FoutBeeld, cats: readonly CatSpan[]): Slip[] {
  if (cats.some((c) => c.id.startsWith('kz-'))) return [];
  return b.klanken.flatMap((k, i) => {
    const id = smalsteCategorie(cats, k);
    return id === undefined
      ? []
      : grafeemSlips(b, i, { id, sterkte: 0.5 }).filter((s) => smalsteCategorie(cats, verschilVan(b, s)) === id);
  });
}

/** Letters of the word a slip really changes: of a cluster with one letter dropped only that letter. */
export function verschilVan(b: FoutBeeld, { van, tot, door }: Slip): { van: number; tot: number; weg: boolean } {
  const oud = b.laag.slice(van, tot);
  let voor = 0;
  while (voor < Math.min(oud.length, door.length) && oud.charAt(voor) === door.charAt(voor)) voor += 1;
  let na = 0;
  const rest = Math.min(oud.length, door.length) - voor;
  while (na < rest && oud.charAt(oud.length - 1 - na) === door.charAt(door.length - 1 - na)) na += 1;
  return { van: van + voor, tot: tot - na, weg: voor + na === door.length };
}

/** Narrowest category of which the span holds letters of this place (an insertion: has letters on both sides); no whole-word ones. */
export function smalsteCategorie(
  cats: readonly CatSpan[],
  plek: { van: number; tot: number; weg?: boolean },
): string | undefined {
  const raak = cats.filter(
    (c) =>
      !HEEL_WOORD.test(c.id) &&
      !(plek.weg === true && LETTERKEUZE.test(c.id)) &&
      (plek.van === plek.tot ? c.van < plek.van && plek.van < c.tot : c.van < plek.tot && plek.van < c.tot),
  );
  return [...raak].sort((x, y) => x.tot - x.van - (y.tot - y.van))[0]?.id;
}

/** A choice between two letters: a letter left out is no slip of these. */
const LETTERKEUZE = /^(?:v-f|z-s)-begin$/;

const HEEL_WOORD = /^(?:kz-|hoofdletter$|homofoon$|eng$|ww-eng$|air-oir$|ww-inversie$|leestekens$)/;

/** Longest word, in sounds, of the age that turns letters round and writes the last weak e as u (`mussu`). */
const KORT = 5;

/** A letter of a part without a vowel, as in `tv-gids`: it is said by its name, so the ear does not mislead. */
function isLetternaam(laag: string, van: number): boolean {
  const begin = Math.max(...[' ', '-', "'"].map((teken) => laag.lastIndexOf(teken, van))) + 1;
  return !/[aeiouyà-ü]/.test(/^[^ '-]*/.exec(laag.slice(begin))?.[0] ?? '');
}

type Onder = { id: string; sterkte: number };

function grafeemSlips(b: FoutBeeld, i: number, onder: Onder): Slip[] {
  const k = b.klanken[i];
  if (!k || isLetternaam(b.laag, k.van)) return [];
  const slip = (door: string, basis: number): Slip => ({
    van: k.van,
    tot: k.tot,
    door,
    categorie: onder.id,
    basis: basis * onder.sterkte,
  });
  const letters = letterSlips(b, i, onder).map(([door, basis]) => slip(door, basis));
  return k.kern ? letters : [...letters, ...clusterSlips(b, i, onder), ...verdubbeld(b, i, onder)];
}

type Wissel = readonly [door: string, basis: number];

/** Other letters for one grapheme; the first is the likeliest. */
function letterSlips(b: FoutBeeld, i: number, onder: Onder): Wissel[] {
  const [k, na] = b.klanken.slice(i);
  if (!k) return [];
  const g = k.g.toLowerCase();
  const lang = b.klanken.length > KORT;
  if (k.klank === '@') return na === undefined && (lang || onder.id.startsWith('ww-')) ? [] : [['u', 0.15]];
  const gedraaid = (lang ? [] : (GEDRAAID[g] ?? [])).map((door): Wissel => [door, RUIS]);
  return [...(k.kern ? klinkers(g, na?.g) : medeklinkers(g, i)), ...gedraaid];
}

function medeklinkers(g: string, i: number): Wissel[] {
  const ander = (MEDEKLINKER[g] ?? [])
    .filter((door) => i > 0 || door !== 'ch')
    .map((door, n): Wissel => [door, n === 0 ? 0.15 : 0.12]);
  return VERDUBBELD.test(g) ? [...ander, [g.charAt(0), 0.4]] : ander;
}

function klinkers(g: string, volgende: string | undefined): Wissel[] {
  return (KLINKER[g] ?? [])
    .filter((door) => volgende !== 'r' || door !== 'ui')
    .map((door, n) => [door, n === 0 ? 0.3 : 0.2]);
}

function clusterSlips(b: FoutBeeld, i: number, onder: Onder): Slip[] {
  const deze = b.klanken[i];
  const volgende = b.klanken[i + 1];
  if (!deze || !volgende || deze.kern || volgende.kern || !/^[a-z]+$/i.test(deze.g + volgende.g)) return [];
  const basis = { categorie: onder.id, van: deze.van, tot: volgende.tot };
  const aanRand = b.klanken.every((k, n) => !k.kern || n > i) || b.klanken.every((k, n) => !k.kern || n < i);
  return [
    ...(VERDUBBELD.test(volgende.g) ? [] : [{ ...basis, door: deze.g.toLowerCase(), basis: 0.22 * onder.sterkte }]),
    ...(VERDUBBELD.test(deze.g) ? [] : [{ ...basis, door: volgende.g.toLowerCase(), basis: 0.2 * onder.sterkte }]),
    ...(aanRand ? [{ ...basis, door: (volgende.g + deze.g).toLowerCase(), basis: 0.15 * onder.sterkte }] : []),
  ];
}

/** A single consonant between vowels doubled (`tellevisie`), seldom at the end (`katt`). */
function verdubbeld(b: FoutBeeld, i: number, onder: Onder): Slip[] {
  const k = b.klanken[i];
  if (!k || !/^[bdfgklmnprst]$/.test(k.g) || b.klanken[i - 1]?.kern !== true) return [];
  const sterkte = b.klanken[i + 1]?.kern === true ? 0.25 : i === b.klanken.length - 1 ? RUIS : 0;
  return [{ categorie: onder.id, van: k.van, tot: k.tot, door: k.g + k.g, basis: sterkte * onder.sterkte }].filter(
    (s) => s.basis > 0,
  );
}
