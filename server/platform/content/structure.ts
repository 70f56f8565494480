import type { WoordPicture } from '#engine/core/taal/klank/klank.ts';
import type { CatSpan, Structure } from '#engine/core/taal/woord/woord.ts';

const LOAN = new Set(['c-s', 'c-k', 'tie', 'isch', 'x', 'ch-sj', 'th', 'e-accent', 'eau', 'ou-oe', 'g-zj', 'y']);

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
