import { bouwBouw } from './bouw.ts';
import { typbaar, voorWoord, type Bouwers } from './formaat-bouwer.ts';
import { bouwGat, gatVan } from './gat.ts';
import { deelwijzen, heeftContext } from './woord-hulp.ts';

/** What the first game of a child asks, of words: a browser loads these before the others. */
export const KERN_BOUWERS = {
  bouw: [
    voorWoord({
      vormen: ['sequence'],
      bouw: bouwBouw,
      past: (p) => heeftContext(p.item) && deelwijzen(p.item, { capability: p.c, groep: p.maat.groep }).length > 0,
    }),
  ],
  gat: [
    voorWoord({
      vormen: ['select', 'entry', 'sequence'],
      bouw: bouwGat,
      past: (p) => heeftContext(p.item) && gatVan(p.item, p.doelId) !== null && (p.c.shape !== 'entry' || typbaar(p)),
    }),
  ],
} satisfies Bouwers;
