import { trialScene } from './test-scenes.ts';

/** A plank of letters under a saw, a tray for the pieces, and tubes for whole words. */
export const SAWMILL = trialScene({
  land: 'fabriek',
  capabilities: [
    { shape: 'mark', formats: ['splits', 'zoekfout'], weight: 1 },
    { shape: 'sort', formats: ['sorteer'], bins: [2, 4], weight: 0.4 },
  ],
  tests: { fixtures: ['mark:splits'], maxSeconds: 240 },
  tuning: { veeg: { from: -2, to: 3, calm: 0 } },
  mechanics: [
    {
      use: 'cut',
      part: 'stuk',
      size: [100, 200],
      field: [240, 200, 800, 240],
      gap: 'naad',
      saw: 'zaag',
      lever: 'hendel',
      sweep: '$veeg',
      tray: 'bak',
      tubes: { group: 'buizen', carrier: 'plank', at: [640, 320], from: [-200, 320] },
    },
  ],
  prefabs: {
    stuk: {
      sprite: 'ding',
      layer: 'wereld',
      token: { plate: 'none', size: 96 },
      states: { mid: {}, left: {}, right: {}, lone: {} },
    },
    naad: { sprite: 'ding', layer: 'wereld', states: { rest: {}, aim: {}, done: {} } },
    plank: { sprite: 'ding', layer: 'wereld', hit: { w: 300, h: 150 }, token: { plate: 'card', size: 96 } },
    buis: { sprite: 'ding', layer: 'wereld', hit: { w: 200, h: 90 }, token: { plate: 'card', size: 60, width: 160 } },
  },
  entities: [
    { id: 'zaag', sprite: 'ding', layer: 'wereld', at: [640, 120] },
    { id: 'hendel', sprite: 'ding', layer: 'wereld', at: [1150, 500], hit: { w: 90, h: 90 } },
    { id: 'bak', sprite: 'ding', layer: 'wereld', at: [160, 640] },
    { id: 'buis-1', group: 'buizen', prefab: 'buis', at: [100, 160] },
    { id: 'buis-2', group: 'buizen', prefab: 'buis', at: [100, 280] },
    { id: 'buis-3', group: 'buizen', prefab: 'buis', at: [1180, 160] },
    { id: 'buis-4', group: 'buizen', prefab: 'buis', at: [1180, 280] },
  ],
});
