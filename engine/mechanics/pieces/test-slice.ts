import { trialScene } from './test-scenes.ts';

/** Fruit that is thrown up, baskets to cut it into, and a bowl for what needs none. */
export const FRUIT = trialScene({
  land: 'bos',
  capabilities: [
    { shape: 'sort', formats: ['sorteer'], bins: [2, 4], maxOptions: 3, weight: 1 },
    { shape: 'select', formats: ['kies', 'oordeel'], weight: 0.4 },
  ],
  tests: { fixtures: ['sort:2'], maxSeconds: 240 },
  tuning: { samen: { from: 1, to: 3 } },
  mechanics: [
    {
      use: 'gesture',
      kind: 'slice',
      targets: 'vrucht*',
      bins: { prefab: 'mand', row: [240, 1040], y: 640, width: 200 },
      halves: { into: 'schaal' },
      blade: { prefab: 'kling', length: 40 },
    },
    {
      use: 'spawner',
      prefabs: ['vrucht', 'vrucht-b'],
      variety: 1,
      asked: ['oordeel'],
      area: [240, 700, 800, 80],
      interval: 0.4,
      concurrent: '$samen',
      arc: { top: [260, 380], hang: 3 },
      calm: { cols: 3, rows: 3, at: [400, 200], gap: [240, 140], hanger: 'draad' },
    },
  ],
  prefabs: {
    vrucht: { sprite: 'ding', layer: 'wereld', hit: { w: 150, h: 150 }, token: { plate: 'card', size: 90 } },
    'vrucht-b': { sprite: 'ding', layer: 'wereld', hit: { w: 150, h: 150 }, token: { plate: 'card', size: 90 } },
    'vrucht-left': { sprite: 'ding', layer: 'wereld' },
    'vrucht-right': { sprite: 'ding', layer: 'wereld' },
    mand: {
      sprite: 'ding',
      layer: 'wereld',
      hit: { w: 190, h: 120 },
      token: { plate: 'card', size: 60, width: 160 },
      states: { A: {}, B: {}, C: {}, D: {} },
    },
    kling: { sprite: 'ding', layer: 'wereld' },
    draad: { sprite: 'ding', layer: 'wereld' },
  },
  entities: [{ id: 'schaal', sprite: 'ding', layer: 'wereld', at: [640, 640] }],
});
