import { trialScene } from './test-scenes.ts';

/** Platforms above each other, with a leaf to come back on. */
export const CLIMB = trialScene({
  land: 'bos',
  stage: { width: 1280, height: 720, background: '#E9F3D9', scroll: 'y' },
  capabilities: [
    { shape: 'sequence', formats: ['bouw', 'volgorde'], weight: 1 },
    { shape: 'select', formats: ['kies'], weight: 0.4 },
  ],
  mechanics: [
    {
      use: 'platformer',
      mover: 'loper',
      kinds: [
        { prefab: 'tak', width: 300, text: 400, most: 3, columns: 3 },
        { prefab: 'tak', width: 200, text: 400, most: 8, columns: 4, stagger: 60 },
      ],
      ground: { prefab: 'grond', width: 1200 },
      glider: { entity: 'blad' },
      checkpoints: 'vlag',
      extras: { prefab: 'nootje', share: 1 },
      beside: { prefabs: ['uil'], at: [[60, 0]], every: 1 },
    },
  ],
  prefabs: {
    tak: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 96, at: [0, -60] } },
    grond: { sprite: 'ding', layer: 'wereld' },
    vlag: { sprite: 'ding', layer: 'wereld' },
    nootje: { sprite: 'ding', layer: 'wereld' },
    uil: { sprite: 'ding', layer: 'wereld', tap: true },
  },
  entities: [
    { id: 'loper', sprite: 'ding', layer: 'wereld', at: [640, 590], anchor: [0.5, 1] },
    { id: 'blad', sprite: 'ding', layer: 'wereld', at: [640, 400] },
  ],
});
