import { BIJVOEGLIJK, INFINITIEF, isNoun } from '../woord/woord-table.ts';
import { knowsLeft } from './compound-parts.ts';
import { isPresentParticiple, werkwoordLabels } from './forms-ww.ts';
import type { WwLabel } from './forms-ww.ts';

/** Participles that the tables hold as another word too. */
const PAST_FIRST: ReadonlySet<string> = new Set(['gemaakt', 'gezet']);

/** A noun, not the participle that looks like one: zelf|gemaakt. */
export const isNounPart = (part: string): boolean => isNoun(part) && !PAST_FIRST.has(part);

/** Labels of a participle at the end of a compound: veel|zeggend, zelf|gemaakte, zon|gedroogd. */
export function participleBehind(w: string, seam: number | undefined): WwLabel[] {
  if (!/(?:[dt]e?|en)$/.test(w) || (seam !== undefined && isNounPart(w.slice(seam)))) return [];
  const spots = Array.from({ length: Math.max(0, w.length - 6) }, (_, i) => i + 2).filter((p) => opens(w.slice(0, p)));
  for (const spot of seam === undefined ? spots : [seam, ...spots]) {
    const found = participleLabels(w.slice(spot), w.slice(0, spot));
    if (found.length > 0) return found;
  }
  return [];
}

const OPENS: ReadonlySet<string> = new Set([
  'al',
  'alleen',
  'alles',
  'niets',
  'vanzelf',
  'veel',
  'waar',
  'wel',
  'zelf',
]);

const opens = (left: string): boolean =>
  OPENS.has(left) || (left.length > 2 && (knowsLeft(left) !== undefined || BIJVOEGLIJK.has(left)));

function participleLabels(part: string, left: string): WwLabel[] {
  if (/^gele(?:de|ide)n?$/.test(part) || isNounPart(part) || left === 'zo') return [];
  if (isPresent(part)) return [{ id: 'ww-od', letters: part.endsWith('e') ? 2 : 1 }];
  const isPast = left !== 'al' && /^(?:[a-z]{2,5})?(?:ge|be|ver|ont|her|over|om).{3}/.test(part);
  return isPast ? werkwoordLabels(part).filter((l) => /^ww-(?:vd|vd-sterk|bvn)$/.test(l.id)) : [];
}

/** A present participle, also one that only ends compounds: vrede|lievend. */
function isPresent(part: string): boolean {
  const stem = /^(.+n)de?$/.exec(part)?.[1];
  if (stem === undefined) return false;
  return stem === 'lieven' || INFINITIEF.has(stem) || isPresentParticiple(`${stem}d`);
}
