import type { Files } from './names.ts';

const scene = (name: string): object => ({
  id: name,
  version: 1,
  land: 'stad',
  i18n: `games/${name}`,
  titleKey: 'titel',
  introKey: 'intro',
  capabilities: [{ shape: 'select', formats: ['kies', 'gat'], minOptions: 2, maxOptions: 4, weight: 1 }],
  round: { items: 10, softSeconds: 150, finale: 'feest' },
  stage: { width: 1280, height: 720, background: '#EAF4FB', ground: '#B9694A' },
  assets: { icons: { bel: 'fe:bubbles@110' }, layers: { behind: `${name}/achter.svg` } },
  sounds: { hooray: 'sfx/fanfare-s' },
  layers: [{ id: 'achter', asset: 'achter', parallax: 0 }, { id: 'tokens' }],
  physics: { engine: 'matter', gravity: { x: 0, y: 0 } },
  mechanics: [
    { use: 'bodies' },
    {
      use: 'spawner',
      prefabs: ['drager'],
      area: [160, 160, 960, 360],
      concurrent: 6,
      calm: { cols: 4, rows: 2, at: [300, 240], gap: [220, 180] },
    },
    { use: 'gesture', kind: 'pop', targets: 'drager' },
  ],
  prefabs: {
    drager: {
      sprite: 'bel',
      layer: 'tokens',
      token: { plate: 'card', size: 96, width: 220 },
      body: { shape: 'circle', r: 56 },
    },
  },
  triggers: [{ on: 'finale', do: [{ sound: 'hoera' }, { fx: 'confetti', at: [640, 200], count: 30 }] }],
  tutorial: [{ hand: 'keuze:goed', gesture: 'tap', key: 'tut.tik', until: 'goed' }],
  modes: { calm: {}, reducedMotion: {}, oneSwitch: {} },
  bonus: { max: 10 },
  tests: { fixtures: ['select:4'], maxSeconds: 240 },
});

/** A game folder: scene, texts and README. Its art goes to assets/art/games/<spel>/. */
export function spel(name: string): Files {
  return {
    [`games/${name}/scene.json`]: `${JSON.stringify(scene(name), null, 2)}\n`,
    [`games/${name}/i18n/nl.json`]: `${JSON.stringify({ titel: name, intro: 'Luister en tik het goede woord aan.', 'tut.tik': 'Tik op het goede woord.' }, null, 2)}\n`,
    [`games/${name}/i18n/nl-BE.json`]: '{}\n',
    [`games/${name}/README.md`]: `# ${name}\n\nHow it plays, what it trains, who drew it.\n`,
    [`assets/art/games/${name}/achter.svg`]:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1560 960"><rect width="1560" height="960" fill="#EAF4FB"/><rect y="620" width="1560" height="340" fill="#B9694A"/></svg>\n',
  };
}
