import { trialScene } from './test-scenes.ts';

/** A tray that tilts, dishes to put on it, two tables, and somebody who catches. */
export const WAITER = trialScene({
  land: 'stad',
  capabilities: [
    { shape: 'sequence', formats: ['bouw'], weight: 1 },
    { shape: 'sort', formats: ['sorteer'], bins: [2, 2], weight: 0.4 },
  ],
  tuning: { onrust: { from: 10, to: 40, calm: 0 } },
  mechanics: [
    {
      use: 'balance',
      platform: 'blad',
      width: 760,
      rider: 'bord',
      looks: ['rood'],
      pile: { prefab: 'stapel', step: 10, most: 3, loose: 0.5 },
      bearers: ['ober'],
      passengers: [{ entity: 'duif', at: -0.9, from: 1 }],
      mark: 'ring',
      wobble: '$onrust',
      rescue: { entity: 'vanger', y: 560 },
      trip: {
        to: [
          { x: 560, table: 'links' },
          { x: 720, table: 'rechts' },
        ],
      },
      bins: 'bakken',
      eaten: 'op',
      pads: ['pad-links', 'pad-rechts'],
    },
    {
      use: 'dragdrop',
      shapes: ['sequence'],
      carrier: 'kom',
      fields: {
        at: [
          [20, 420, 480, 180],
          [780, 420, 480, 180],
        ],
        size: [96, 120],
      },
      looks: ['rood', 'blauw'],
      moves: 'carrier',
      slots: { onto: 'blad', reach: [420, 160] },
    },
  ],
  prefabs: {
    kom: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 86 }, states: { rood: {}, blauw: {} } },
    bord: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 86 }, states: { rood: {}, op: {} } },
    stapel: { sprite: 'ding', layer: 'wereld', states: { n1: {}, n2: {}, n3: {} } },
  },
  entities: [
    { id: 'blad', sprite: 'ding', layer: 'wereld', at: [640, 350] },
    { id: 'ober', sprite: 'ding', layer: 'wereld', at: [640, 600] },
    { id: 'vanger', sprite: 'ding', layer: 'wereld', at: [548, 600] },
    { id: 'duif', sprite: 'ding', layer: 'wereld', at: [300, 350] },
    { id: 'ring', sprite: 'ding', layer: 'wereld', at: [640, 350] },
    { id: 'pad-links', sprite: 'ding', layer: 'wereld', at: [90, 650] },
    { id: 'pad-rechts', sprite: 'ding', layer: 'wereld', at: [1190, 650] },
    { id: 'bak-a', group: 'bakken', layer: 'wereld', at: [190, 545], token: { plate: 'card', size: 72, width: 220 } },
    { id: 'bak-b', group: 'bakken', layer: 'wereld', at: [1090, 545], token: { plate: 'card', size: 72, width: 220 } },
    { group: 'links', points: [60, 100, 140, 180, 220, 260, 300, 340].map((x): [number, number] => [x, 470]) },
    { group: 'rechts', points: [960, 1090, 1220].map((x): [number, number] => [x, 470]) },
  ],
});
