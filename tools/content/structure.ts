import type { WoordPicture } from '#engine/core/taal/klank/klank.ts';
import type { CatSpan, Niveau, Structure } from '#engine/core/taal/woord/woord.ts';

const LOAN = new Set(['c-s', 'c-k', 'tie', 'isch', 'x', 'ch-sj', 'th', 'e-accent', 'eau', 'ou-oe', 'g-zj', 'y']);
const LETTERS: readonly (readonly [number, Niveau])[] = [
  [3.3, 'Start'],
  [3.7, 'M3'],
  [4, 'E3'],
  [4.2, 'M4'],
  [4.4, 'E4'],
  [4.6, 'M5'],
  [4.75, 'E5'],
  [4.9, 'M6'],
  [5.05, 'E6'],
  [5.2, 'M7'],
  [5.4, 'E7'],
  [99, 'Plus'],
];
const WOORDEN = [4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 99];

/** Word structure of the reading races. */
export function structureOf(b: WoordPicture, cats: readonly CatSpan[]): Structure {
  if (cats.some((c) => LOAN.has(c.id))) return 'leenwoord';
  const groepen = b.bounds.length + 1;
  if (groepen > 2) return '3+';
  return groepen === 2 ? twoGroepen(b, cats) : oneGroep(b);
}

function twoGroepen(b: WoordPicture, cats: readonly CatSpan[]): Structure {
  if (cats.some((c) => c.id === 'samenstelling')) return '2-samenstelling';
  if (cats.some((c) => c.id === 'voorvoegsel')) return '2-voorvoegsel';
  const bound = b.bounds[0] ?? 0;
  const last = b.klanken.filter((k) => k.van < bound).at(-1);
  return last?.core === true && last.tot <= bound ? '2-open' : '2-gesloten';
}

function oneGroep(b: WoordPicture): Structure {
  const letters = b.klanken.filter((k) => k.klank !== '');
  const before = letters.findIndex((k) => k.core);
  const after = letters.length - before - 1;
  if (before > 2 || after > 2) return 'mmmkm-mkmmm';
  if (before === 2) return after === 2 ? 'mmkmm' : 'mmkm';
  if (after === 2) return 'mkmm';
  return before === 1 && after === 1 ? 'mkm' : 'mk-km';
}

/** Reading level estimate of one sentence from letters per word and words; start values, not a test. */
export function zinNiveau(zin: string): Niveau {
  const woorden = zin.match(/[\p{L}'-]+/gu) ?? [];
  const letters = woorden.join('').length / Math.max(woorden.length, 1);
  const iLetters = LETTERS.findIndex(([max]) => letters <= max);
  const iZin = WOORDEN.findIndex((max) => woorden.length <= max);
  return LETTERS[Math.round(iLetters * 0.45 + iZin * 0.55)]?.[1] ?? 'Plus';
}
