import { trialScene } from './test-scenes.ts';

const PLACES: [number, number][] = [
  [200, 480],
  [520, 500],
  [360, 540],
  [700, 470],
  [120, 560],
  [620, 570],
];

/** A helicopter with a winch over water, answers that float, a deck, and things in the deep. */
export const RESCUE = trialScene({
  land: 'bergen',
  capabilities: [
    { shape: 'sequence', formats: ['bouw'], weight: 1 },
    { shape: 'select', formats: ['rijm'], weight: 0.4 },
    { shape: 'pairs', formats: ['koppel'], weight: 0.4 },
  ],
  tuning: { wind: { from: 0, to: 500, calm: 0 }, golf: { from: 4, to: 14, calm: 0 }, samen: { from: 3, to: 5 } },
  mechanics: [
    {
      use: 'rope',
      anchor: 'heli',
      knot: [0, 50],
      hook: 'haak',
      grip: [0, 60],
      link: { prefab: 'schakel', length: 12 },
      targets: 'drijver',
      fly: { within: [80, 120, 1120, 160], wind: '$wind' },
      offer: { prefabs: ['drijver'], points: 'water', count: '$samen', waves: '$golf' },
      drop: { points: 'dek' },
      catches: { prefabs: ['eend', 'laars', 'kroon'], points: 'plank' },
      surface: 540,
      button: 'knop',
      keys: 'toets',
    },
  ],
  prefabs: {
    drijver: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 96 }, states: { saved: {} } },
    schakel: { sprite: 'ding', layer: 'wereld' },
    eend: { sprite: 'ding', layer: 'wereld' },
    laars: { sprite: 'ding', layer: 'wereld' },
    kroon: { sprite: 'ding', layer: 'wereld' },
  },
  entities: [
    { id: 'heli', sprite: 'ding', layer: 'wereld', at: [640, 180] },
    { id: 'haak', sprite: 'ding', layer: 'wereld', at: [640, 330] },
    { id: 'knop', sprite: 'ding', layer: 'wereld', at: [1200, 650], tap: true },
    { id: 'toets', sprite: 'ding', layer: 'wereld', at: [1200, 580] },
    { group: 'water', points: PLACES },
    {
      group: 'dek',
      points: [
        [960, 520],
        [1060, 520],
      ],
    },
    { group: 'plank', points: [[1160, 520]] },
  ],
});

/** A line that swings by itself over fish of a stream. */
export const ANGLER = trialScene({
  land: 'water',
  capabilities: [{ shape: 'select', formats: ['kies'], weight: 1 }],
  tests: { fixtures: ['select:3'], maxSeconds: 240 },
  mechanics: [
    { use: 'spawner', prefabs: ['vis'], mode: 'fill', points: 'water' },
    {
      use: 'rope',
      anchor: 'hengel',
      hook: 'haak',
      targets: 'vis',
      length: 90,
      deep: 520,
      swing: { amp: 65, period: 3.6 },
      ring: [0, 0],
      judge: 0.5,
    },
  ],
  prefabs: { vis: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 80 } } },
  entities: [
    { id: 'hengel', sprite: 'ding', layer: 'wereld', at: [640, 110] },
    { id: 'haak', sprite: 'ding', layer: 'wereld', at: [640, 200] },
    {
      group: 'water',
      points: [
        [360, 380],
        [640, 480],
        [900, 400],
      ],
    },
  ],
});

/** A body that swings when letters are right, and ducks when they are not. */
export const PARTY = trialScene({
  capabilities: [{ shape: 'entry', formats: ['dictee'], weight: 1 }],
  tests: { fixtures: ['entry:brood'], maxSeconds: 240 },
  mechanics: [
    { use: 'typing' },
    {
      use: 'rope',
      anchor: 'tak',
      hook: 'ezel',
      length: 220,
      damping: 0.99,
      hits: { letterOk: 520 },
      duckOn: 'letterNo',
    },
  ],
  entities: [
    { id: 'tak', sprite: 'ding', layer: 'wereld', at: [640, 120] },
    { id: 'ezel', sprite: 'ding', layer: 'wereld', at: [640, 340] },
  ],
});
