import type { WoordBeeld } from './klank.ts';
import type { Slip } from './fout-regels.ts';
import type { CatSpan } from './woord.ts';

const KLINKER: Readonly<Record<string, readonly string[]>> = {
  aa: ['a', 'ae'], a: ['aa', 'o'], ee: ['e', 'ei'], e: ['i', 'ee'], oo: ['o', 'oe', 'ou'], o: ['oo', 'u'], uu: ['u', 'eu'], u: ['uu', 'o'],
  ie: ['i', 'ei'], i: ['ie', 'e'], oe: ['oo', 'eo'], eu: ['ui', 'ue'], ui: ['eu', 'iu'],
};
const SPIEGEL: Readonly<Record<string, string>> = { b: 'd', d: 'b', p: 'b', m: 'n', n: 'm', t: 'd', f: 'v', v: 'f', s: 'z', z: 's', k: 'c' };

/** Sound slips of a pure-sound word: other vowel, mirrored or voiced letter, dropped or swapped consonant of a cluster. */
export function klankSlips(b: WoordBeeld, cat: CatSpan): Slip[] {
  return b.klanken.flatMap((k, i) => {
    const g = k.g.toLowerCase();
    const maak = (door: string, basis: number): Slip => ({ van: k.van, tot: k.tot, door, categorie: cat.id, basis });
    if (k.kern) return (KLINKER[g] ?? []).map((door, n) => maak(door, n === 0 ? 0.3 : 0.2));
    const ander = SPIEGEL[g];
    const spiegel = ander === undefined ? [] : [maak(ander, 0.15)];
    return [...spiegel, ...clusterSlips(b, i, cat), ...verdubbeld(b, i, cat)];
  });
}

function clusterSlips(b: WoordBeeld, i: number, cat: CatSpan): Slip[] {
  const deze = b.klanken[i];
  const volgende = b.klanken[i + 1];
  if (!deze || !volgende || volgende.kern) return [];
  const basis = { categorie: cat.id, van: deze.van, tot: volgende.tot };
  return [
    { ...basis, door: deze.g.toLowerCase(), basis: 0.22 },
    { ...basis, door: volgende.g.toLowerCase(), basis: 0.2 },
    { ...basis, door: (volgende.g + deze.g).toLowerCase(), basis: 0.15 },
  ];
}

/** A short word whose last consonant is doubled (`katt`). */
function verdubbeld(b: WoordBeeld, i: number, cat: CatSpan): Slip[] {
  const laatste = b.klanken[i];
  if (!laatste || i !== b.klanken.length - 1 || !/^[aeiou]$/.test(b.klanken[i - 1]?.g ?? '')) return [];
  return [{ categorie: cat.id, van: laatste.van, tot: laatste.tot, door: laatste.g + laatste.g, basis: 0.1 }];
}
