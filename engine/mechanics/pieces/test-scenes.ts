import type { SceneInput } from '#engine/document/scene.ts';

/** Smallest document that is valid; for tests of mechanics. */
export function trialScene(part: Partial<SceneInput> & Pick<SceneInput, 'mechanics'>): SceneInput {
  return {
    id: 'proef',
    version: 3,
    land: 'kermis',
    i18n: 'games/proef',
    titleKey: 'titel',
    introKey: 'intro',
    capabilities: [{ shape: 'sequence', formats: ['bouw'], weight: 1 }],
    round: { items: 3, softSeconds: 60 },
    finales: [{ name: 'feest', ms: 500, timeline: [] }],
    stage: { width: 1280, height: 720, background: '#FFF1D6' },
    assets: { svg: { ding: 'proef/ding.svg' } },
    layers: [{ id: 'wereld' }],
    modes: { calm: {}, reducedMotion: {}, oneSwitch: {} },
    bonus: { max: 10 },
    tests: { fixtures: ['sequence:kat'], maxSeconds: 240 },
    ...part,
  };
}

/** Rising bubbles with letters. */
export const BUBBLES = trialScene({
  physics: {
    engine: 'matter',
    substeps: 1,
    gravity: { x: 0, y: 0 },
    velocityCap: 30,
    maxBodies: 16,
    materials: { bel: { restitution: 0.8, frictionAir: 0.02 } },
  },
  tuning: { stijg: { from: -30, to: -85 }, aantal: { from: 4, to: 10, round: true } },
  mechanics: [
    { use: 'gesture', kind: 'pop', targets: 'bel' },
    {
      use: 'bodies',
      bounds: { rect: [100, 80, 1080, 700], sides: ['left', 'right'] },
      drift: { y: '$stijg' },
      wind: { amp: 20, period: 6 },
    },
    {
      use: 'spawner',
      prefabs: ['bel'],
      area: [260, 600, 760, 40],
      interval: 0.7,
      concurrent: '$aantal',
      velocity: [0, '$stijg'],
      keep: [60, 60, 1160, 700],
      ensureCorrectWithin: 4,
      calm: { cols: 4, rows: 3, at: [300, 200], gap: [220, 150] },
    },
  ],
  prefabs: {
    bel: {
      layer: 'wereld',
      token: { plate: 'bubble', size: 110 },
      body: { shape: 'circle', r: 62, material: 'bel', fixedRotation: true },
    },
  },
});

/** A road with gates. */
export const RACE = trialScene({
  land: 'bergen',
  tuning: { snelheid: { from: 20, to: 34 } },
  mechanics: [
    {
      use: 'camera',
      mode: 'road',
      road: {
        layer: 'wereld',
        colors: { road: '#433B6B', roadAlt: '#4A4176', rumble: '#FFFFFF', rumbleAlt: '#F8312F', stripe: '#FFFDF7' },
      },
    },
    {
      use: 'lanes',
      view: 'road',
      mover: 'auto',
      scrollSpeed: '$snelheid',
      gate: { sign: 'bord', ahead: 90, every: 1.5 },
      items: { munt: { kind: 'coin', bonus: 0.2 }, pylon: { kind: 'slow', factor: 0.6 } },
    },
    { use: 'spawner', source: 'decor', prefabs: ['munt', 'pylon'], lanes: { ahead: 80 }, interval: 1.2, concurrent: 6 },
  ],
  prefabs: {
    bord: { layer: 'wereld', token: { plate: 'card', size: 76 } },
    munt: { sprite: 'ding', layer: 'wereld' },
    pylon: { sprite: 'ding', layer: 'wereld' },
  },
  entities: [{ id: 'auto', sprite: 'ding', layer: 'wereld', at: [640, 560] }],
});

/** A boat that sails on letters. */
export const BOAT = trialScene({
  land: 'water',
  stage: { width: 1280, height: 720, background: '#E6F8FF', scroll: 'x' },
  mechanics: [
    { use: 'typing' },
    { use: 'vehicle', entity: 'boot', rivals: [{ entity: 'rivaal', pace: 0.85, lead: 120 }], finish: 'boei' },
    {
      use: 'lanes',
      view: 'flat',
      axis: 'y',
      first: 380,
      gap: 60,
      mover: 'boot',
      items: { golf: { kind: 'boost', factor: 1.5 } },
    },
    { use: 'spawner', source: 'decor', prefabs: ['golf'], lanes: { ahead: 25 }, interval: 2, concurrent: 4 },
    { use: 'camera', mode: 'follow', follow: 'boot', at: [520, 360] },
  ],
  prefabs: { golf: { sprite: 'ding', layer: 'wereld' } },
  entities: [
    { id: 'boot', sprite: 'ding', layer: 'wereld', at: [520, 440], states: { full: {}, flap: {} } },
    { id: 'rivaal', sprite: 'ding', layer: 'wereld', at: [300, 360] },
    { id: 'boei', sprite: 'ding', layer: 'wereld', at: [3000, 400] },
  ],
});

/** Bowls, a turning ring, an oven and a queue. */
export const PIZZA = trialScene({
  land: 'stad',
  mechanics: [
    { use: 'tempo', handle: 'oven', needle: { entity: 'naald', from: -80, to: 80 }, maxMs: 6000 },
    {
      use: 'dragdrop',
      carrier: 'kom',
      homes: 'plekken',
      slots: { ring: { center: [640, 400], rx: 200, ry: 110, turn: 6 } },
    },
    { use: 'track', path: 'rij', prefabs: ['klant'], count: 3 },
  ],
  prefabs: {
    kom: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 72 }, states: { used: { alpha: 0.5 } } },
    klant: { sprite: 'ding', layer: 'wereld' },
  },
  entities: [
    { id: 'oven', sprite: 'ding', layer: 'wereld', at: [1100, 400] },
    { id: 'naald', sprite: 'ding', layer: 'wereld', at: [1100, 200] },
    { group: 'plekken', grid: { cols: 8, rows: 2, at: [120, 560], gap: [150, 90] } },
  ],
  paths: {
    rij: [
      [900, 300],
      [200, 300],
    ],
  },
});

const MAIN = [
  [-300, 500],
  [1100, 500],
] satisfies [number, number][];
const branch = (x: number, y: number): [number, number][] => [
  [-300, 500],
  [x, 500],
  [x + 200, y],
  [1100, y],
];

/** A junction with a lever a station, for words that are sorted or chosen between. */
export const JUNCTION = trialScene({
  land: 'fabriek',
  capabilities: [
    { shape: 'sort', formats: ['sorteer'], weight: 1 },
    { shape: 'select', formats: ['oordeel', 'klank'], weight: 0.4 },
  ],
  tests: { fixtures: ['sort:2'], maxSeconds: 240 },
  tuning: { samen: { from: 1, to: 2 } },
  mechanics: [
    {
      use: 'track',
      kind: 'net',
      lines: { two: ['hoog', 'laag'], three: ['hoog', 'midden', 'laag'], four: ['hoog', 'midden', 'onder', 'laag'] },
      cars: ['wagon', 'motor'],
      gap: 200,
      riders: [
        { prefabs: ['wiel'], at: [0, -20], roll: 20, puff: 60 },
        { prefabs: ['gast'], at: [0, -60], chance: 0.5 },
      ],
      station: 'station',
      staff: { prefabs: ['gast'], at: [-60, 0] },
      lever: { prefab: 'hendel', row: [400, 800], y: 650, step: 160 },
      sign: { prefab: 'wissel', at: [0, -80] },
      marker: { prefab: 'pijl', gap: 80 },
      bed: { layer: 'wereld', strokes: [{ color: '#433B6B', width: 8, dash: [10, 6] }] },
      block: { prefab: 'blok', ahead: 100 },
      concurrent: '$samen',
      spacing: 480,
      depth: { far: [200, 0.8], near: [500, 1] },
    },
  ],
  prefabs: {
    wagon: {
      sprite: 'ding',
      layer: 'wereld',
      token: { plate: 'card', size: 96, width: 200 },
      states: { heard: { sprite: 'ding' } },
    },
    motor: { sprite: 'ding', layer: 'wereld' },
    blok: { sprite: 'ding', layer: 'wereld' },
    wiel: { sprite: 'ding', layer: 'wereld' },
    gast: { sprite: 'ding', layer: 'wereld' },
    station: {
      sprite: 'ding',
      layer: 'wereld',
      token: { plate: 'card', size: 72 },
      states: { A: {}, B: {}, C: {}, D: {} },
    },
    hendel: {
      sprite: 'ding',
      layer: 'wereld',
      token: { plate: 'card', size: 64 },
      states: { A: {}, B: {}, C: {}, D: {}, 'A-on': {}, 'B-on': {}, 'C-on': {}, 'D-on': {} },
    },
    wissel: { sprite: 'ding', layer: 'wereld', states: { 'way-1': {}, 'way-2': {} } },
    pijl: { sprite: 'ding', layer: 'wereld' },
  },
  paths: { hoog: branch(400, 200), midden: branch(500, 300), onder: branch(600, 400), laag: MAIN },
});

/** Something to shoot with, and targets in a row with a wall before the last. */
export const CATAPULT = trialScene({
  land: 'bergen',
  capabilities: [{ shape: 'select', formats: ['kies'], weight: 1 }],
  physics: {
    engine: 'matter',
    substeps: 2,
    gravity: { x: 0, y: 1 },
    materials: { licht: { frictionAir: 0 } },
  },
  mechanics: [
    { use: 'bodies', bounds: { rect: [-400, -1000, 2100, 1700], sides: ['bottom'] } },
    { use: 'spawner', prefabs: ['doel'], mode: 'fill', points: 'plekken' },
    {
      use: 'launcher',
      missile: 'kogel',
      pivot: [200, 560],
      reach: 80,
      barrel: 'loop',
      targets: 'doel',
      extras: 'toeter',
      preview: { prefab: 'stip', dots: 10 },
      ammo: 'voorraad',
      keys: 'toetsen',
    },
  ],
  prefabs: {
    doel: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 80 }, hit: { w: 90, h: 90 } },
    kogel: { sprite: 'ding', layer: 'wereld', body: { shape: 'circle', r: 16, material: 'licht' } },
    stip: { sprite: 'ding', layer: 'wereld' },
  },
  entities: [
    { id: 'loop', sprite: 'ding', layer: 'wereld', at: [200, 560] },
    { id: 'toeter', sprite: 'ding', layer: 'wereld', at: [420, 330] },
    { id: 'toets-op', group: 'toetsen', sprite: 'ding', layer: 'wereld', at: [240, 690] },
    { id: 'kogel-1', group: 'voorraad', sprite: 'ding', layer: 'wereld', at: [40, 650] },
    { id: 'kogel-2', group: 'voorraad', sprite: 'ding', layer: 'wereld', at: [80, 650] },
    {
      group: 'plekken',
      points: [
        [620, 520],
        [820, 420],
        [1020, 520],
        [1180, 420],
        [700, 300],
        [940, 260],
      ],
    },
  ],
});

const arm = (id: string, [x, y]: [number, number], [rest, up]: [number, number]) => ({
  id,
  sprite: 'ding',
  layer: 'wereld',
  at: [x, y] satisfies [number, number],
  body: {
    shape: 'flipper' as const,
    pivot: [x, y] satisfies [number, number],
    length: 126,
    thickness: 28,
    rest,
    up,
    static: true,
  },
});

/** A pinball machine with two flippers, a bumper, a plunger and three targets. */
export const PINBALL = trialScene({
  capabilities: [{ shape: 'select', formats: ['kies'], weight: 1 }],
  tests: { fixtures: ['select:3'], maxSeconds: 240 },
  physics: {
    engine: 'matter',
    substeps: 2,
    gravity: { x: 0, y: 0.5 },
    maxBodies: 10,
    materials: { bal: { restitution: 0.5, friction: 0.01, frictionAir: 0.003 } },
  },
  mechanics: [
    { use: 'bodies', bounds: { rect: [356, 96, 528, 1400], sides: ['left', 'right', 'top'] } },
    { use: 'spawner', prefabs: ['doel'], mode: 'fill', points: 'plekken' },
    {
      use: 'bounce',
      ball: 'bal',
      flippers: [
        { entity: 'links', side: 'left' },
        { entity: 'rechts', side: 'right' },
      ],
      bumpers: 'bumper',
      hoops: 'ring',
      targets: 'doel',
      preview: { prefab: 'stip', dots: 5 },
      plunger: { entity: 'plunjer', at: [916, 526], path: 'baan' },
      save: { y: 600, kick: 900 },
      toys: 'bel',
    },
  ],
  prefabs: {
    doel: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 80 }, hit: { w: 90, h: 90 } },
    stip: { sprite: 'ding', layer: 'wereld' },
  },
  entities: [
    {
      id: 'bal',
      sprite: 'ding',
      layer: 'wereld',
      at: [916, 526],
      body: { shape: 'circle', r: 17, material: 'bal', fixedRotation: true },
    },
    { id: 'plunjer', sprite: 'ding', layer: 'wereld', at: [916, 560] },
    { id: 'bumper', sprite: 'ding', layer: 'wereld', at: [620, 400], body: { shape: 'circle', r: 34, static: true } },
    { id: 'ring', sprite: 'ding', layer: 'wereld', at: [480, 300] },
    { id: 'bel', sprite: 'ding', layer: 'wereld', at: [1100, 300], tap: true, hit: { r: 60 } },
    arm('links', [455, 540], [24, -30]),
    arm('rechts', [785, 540], [156, 210]),
    {
      group: 'plekken',
      points: [
        [450, 170],
        [620, 150],
        [790, 170],
      ],
    },
  ],
  paths: {
    baan: [
      [916, 526],
      [916, 160],
      [620, 118],
      [420, 160],
    ],
  },
});

/** A board that sends a ball of one speed back. */
export const PADDLE = trialScene({
  physics: {
    engine: 'matter',
    substeps: 2,
    gravity: { x: 0, y: 0 },
    maxBodies: 4,
    materials: { bal: { restitution: 1, friction: 0, frictionAir: 0 } },
  },
  mechanics: [
    {
      use: 'bodies',
      bounds: { rect: [356, 96, 528, 560], sides: ['left', 'right', 'top', 'bottom'], material: 'bal' },
    },
    { use: 'bounce', ball: 'bal', speed: 420, paddle: { entity: 'plank', width: 180, between: [450, 790] } },
  ],
  entities: [
    {
      id: 'bal',
      sprite: 'ding',
      layer: 'wereld',
      at: [620, 300],
      body: { shape: 'circle', r: 17, material: 'bal', fixedRotation: true },
    },
    {
      id: 'plank',
      sprite: 'ding',
      layer: 'wereld',
      at: [620, 560],
      body: { shape: 'rect', w: 180, h: 40, static: true, material: 'bal' },
    },
  ],
});
