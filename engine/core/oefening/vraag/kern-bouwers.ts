import { isVolgorde } from '../content-soort.ts';
import { bouwBouw } from './bouw.ts';
import { alsBekend, kort, pastSlots, typbaar, voorWoord, type Bouwers } from './formaat-bouwer.ts';
import { bouwGat, gatVan } from './gat.ts';
import { bouwKies } from './kies.ts';
import { alfabetLetters, bouwVolgorde } from './volgorde.ts';
import { deelwijzen, heeftContext } from './woord-hulp.ts';

/** What the first game of a child asks, of words and sentences to order: a browser loads these before the others. */
export const KERN_BOUWERS = {
  bouw: [voorWoord({ vormen: ['sequence'], bouw: bouwBouw, past: (p) => heeftContext(p.item) && deelwijzen(p.item, { capability: p.c, groep: p.maat.groep }).length > 0 })],
  gat: [voorWoord({ vormen: ['select', 'entry', 'sequence'], bouw: bouwGat, past: (p) => heeftContext(p.item) && gatVan(p.item, p.doelId) !== null && (p.c.shape !== 'entry' || typbaar(p)) })],
  kies: [voorWoord({ vormen: ['select'], bouw: bouwKies, past: (p) => heeftContext(p.item) && kort(p) })],
  volgorde: [
    voorWoord({ vormen: ['sequence'], bouw: bouwVolgorde, past: (p) => p.item.groep <= 4 && alfabetLetters(p.item) !== null, sleutel: (item) => alsBekend(item.groep <= 4 ? alfabetLetters(item)?.join('') : undefined) }),
    {
      soort: isVolgorde, vormen: ['sequence'], bouw: bouwVolgorde, past: ({ c, item }) => isVolgorde(item) && pastSlots(c, item.woorden.length),
      sleutel: ({ item }) => (isVolgorde(item) ? { goed: [item.woorden.join(' ')], hoofdletters: true } : undefined),
    },
  ],
} satisfies Bouwers;
