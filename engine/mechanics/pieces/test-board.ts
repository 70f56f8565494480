import { trialScene } from './test-scenes.ts';

const thing = { sprite: 'ding', layer: 'wereld' };
const carrier = { ...thing, token: { plate: 'card' as const, size: 96 }, states: { almost: { alpha: 0.5 } } };
const capabilities = [
  { shape: 'sequence' as const, formats: ['bouw' as const, 'volgorde' as const], weight: 1 },
  { shape: 'select' as const, formats: ['kies' as const], weight: 0.4 },
];

/** A maze with a gate, short cuts, things to find and somebody else in it. */
export const MAZE = trialScene({
  land: 'bos',
  capabilities,
  tuning: { mist: 0, dieren: 0 },
  mechanics: [
    {
      use: 'grid',
      mover: 'loper',
      cols: 7,
      rows: 4,
      kinds: [{ prefab: 'pakje' }],
      walls: { across: ['heg'], upright: ['heg'] },
      gates: { across: 'hek', upright: 'hek', count: 2 },
      exit: { prefab: 'poort' },
      fog: { prefab: 'nevel', radius: '$mist' },
      crumbs: { dot: 'stip', end: 'ring' },
      trail: { prefab: 'voet', most: 6 },
      extras: [
        { prefab: 'munt', count: 2, bonus: 0.5, shows: 'beurs' },
        { prefab: 'konijn', count: 1, bonus: 1, flee: 1 },
      ],
      others: { prefab: 'egel', count: '$dieren' },
      par: {},
    },
  ],
  prefabs: {
    pakje: carrier,
    heg: thing,
    hek: { ...thing, states: { open: { alpha: 0.2 } } },
    poort: { ...thing, states: { open: { alpha: 0.2 } } },
    nevel: thing,
    stip: thing,
    ring: thing,
    voet: thing,
    munt: thing,
    konijn: thing,
    egel: thing,
  },
  entities: [
    { id: 'loper', sprite: 'ding', layer: 'wereld', at: [640, 400] },
    { id: 'beurs-1', group: 'beurs', sprite: 'ding', layer: 'wereld', at: [60, 690], visible: false },
    { id: 'beurs-2', group: 'beurs', sprite: 'ding', layer: 'wereld', at: [90, 690], visible: false },
  ],
});

/** Streets with stops beside them, and a house to go to. */
export const STREETS = trialScene({
  land: 'stad',
  capabilities,
  mechanics: [
    {
      use: 'grid',
      mover: 'taxi',
      cols: 6,
      rows: 5,
      generator: 'roads',
      loopFactor: 0.7,
      oneWay: 0.15,
      renew: false,
      motion: 'drive',
      turn: true,
      kinds: [{ prefab: 'gast' }],
      stand: [0, -30],
      tile: 'straat',
      exit: { prefab: 'huis', side: 'inside' },
      others: { prefab: 'auto', count: 2 },
    },
  ],
  prefabs: {
    gast: carrier,
    straat: { ...thing, states: { 'way-15': { alpha: 0.9 } } },
    huis: { ...thing, states: { open: { alpha: 0.5 } } },
    auto: thing,
  },
  entities: [{ id: 'taxi', sprite: 'ding', layer: 'wereld', at: [640, 400] }],
});

/** A lawn without edges, for somebody who grows. */
export const LAWN = trialScene({
  land: 'boerenland',
  capabilities,
  mechanics: [
    {
      use: 'grid',
      mover: 'kop',
      cols: 12,
      rows: 6,
      cell: [90, 80],
      generator: 'open',
      wrap: true,
      renew: false,
      motion: 'roll',
      turn: true,
      kinds: [{ prefab: 'blad' }],
      count: 4,
      reshuffle: true,
      closed: 3,
      blocks: { prefabs: ['plas'], count: 4 },
      body: { prefabs: ['lid'] },
    },
  ],
  prefabs: { blad: carrier, plas: thing, lid: { ...thing, token: { plate: 'round', size: 72 } } },
  entities: [{ id: 'kop', sprite: 'ding', layer: 'wereld', at: [640, 400] }],
});
