import type { ServedSpel, Spellen } from '../platform/spellen/spellen.ts';

const spel = (slug: string, land: string, capabilities: ServedSpel['capabilities']): [string, ServedSpel] => [
  slug,
  { slug, title: slug, land, capabilities, items: 10 },
];

/** Three games that together take every format the engine builds. */
export const TEST_SPELLEN: Spellen = new Map([
  spel('wortelboer', 'boerenland', [
    { shape: 'sequence', formats: ['bouw', 'volgorde', 'gat'], maxSlots: 14, weight: 1 },
    { shape: 'select', formats: ['klank', 'rijm'], minOptions: 2, maxOptions: 4, weight: 0.4 },
  ]),
  spel('botenkoers', 'water', [
    { shape: 'entry', formats: ['dictee', 'gat', 'werkwoord', 'flits'], maxChars: 20, weight: 1 },
  ]),
  spel('autorace', 'bergen', [
    {
      shape: 'select',
      formats: ['kies', 'oordeel', 'gat', 'werkwoord', 'flits'],
      minOptions: 2,
      maxOptions: 4,
      weight: 1,
    },
  ]),
]);
