import { buildAssembly } from './build.ts';
import { typable, forWoord, type Builders } from './format-builder.ts';
import { buildGap, gapOf } from './gap.ts';
import { partsModes, hasContext } from './woord-help.ts';

/** What the first game of a child asks, of words: a browser loads these before the others. */
export const CORE_BUILDERS = {
  bouw: [
    forWoord({
      vormen: ['sequence'],
      bouw: buildAssembly,
      past: (p) => hasContext(p.item) && partsModes(p.item, { capability: p.c, groep: p.maat.groep }).length > 0,
    }),
  ],
  gat: [
    forWoord({
      vormen: ['select', 'entry', 'sequence'],
      bouw: buildGap,
      past: (p) => hasContext(p.item) && gapOf(p.item, p.doelId) !== null && (p.c.shape !== 'entry' || typable(p)),
    }),
  ],
} satisfies Builders;
