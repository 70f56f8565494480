import { spelOf, type SpelInfo } from '#engine/core/domein/spellen.ts';
import { LAND_LAYOUT, PLANNED } from '#web/areas/leerling/landkaart/card-layout.ts';
import { rect, svgDoc } from '#engine/figure/svg.ts';
import { pascal, type Files } from './names.ts';

const SKY = '#EAF4FB';
const GROUND = '#B9694A';

/** They carry the words at the end. */
const WORD_BUBBLES = [
  [320, 250],
  [640, 210],
  [960, 250],
  [480, 430],
  [800, 430],
].map((at, i) => ({
  id: `feestbel-${i + 1}`,
  group: 'feestbel',
  sprite: 'bel',
  layer: 'tokens',
  at,
  scale: 0.2,
  visible: false,
  token: { plate: 'card', size: 80, width: 200 },
}));

/** The end of a round: the words of the child come back. A game that is finished has three of these, each with a joke of its own. */
/** The words of the child come up one by one on what the game plays with. */
const wordsAfter = (first: string, every: number): object => ({
  name: 'woorden',
  after: first,
  plus: 300,
  words: 'feestbel',
  every,
  do: [{ show: 'a' }, { tween: 'a', to: { scale: 1 }, ms: 450, ease: 'outBack' }, { fx: 'stars', at: 'a' }],
});
const cheer = (x: number): object => ({
  name: 'hoera',
  do: [{ sound: 'hoera' }, { fx: 'confetti', at: [x, 200], count: 30 }],
});

/** Three ways to end, so that a round does not end like the one before it. */
const FINALES = [
  {
    name: 'dans',
    ms: 4500,
    timeline: [
      cheer(640),
      wordsAfter('hoera', 350),
      { name: 'dans', after: 'woorden', each: 'feestbel', every: 120, do: [{ juice: 'squash', target: 'a' }] },
    ],
  },
  {
    name: 'sterren',
    ms: 4500,
    timeline: [
      cheer(320),
      wordsAfter('hoera', 200),
      { name: 'sterren', after: 'woorden', each: 'feestbel', every: 250, do: [{ fx: 'stars', at: 'a' }] },
    ],
  },
  {
    name: 'regen',
    ms: 4500,
    timeline: [
      cheer(960),
      wordsAfter('hoera', 300),
      { name: 'regen', after: 'woorden', each: 'feestbel', every: 200, do: [{ fx: 'confetti', at: 'a', count: 12 }] },
    ],
  },
];

const scene = ({ slug, land }: SpelInfo): object => ({
  id: slug,
  version: 3,
  land,
  i18n: `games/${slug}`,
  titleKey: 'titel',
  introKey: 'intro',
  capabilities: [{ shape: 'select', formats: ['kies'], minOptions: 2, maxOptions: 4, weight: 1 }],
  round: { items: 10, softSeconds: 150 },
  stage: { width: 1280, height: 720, background: SKY, ground: GROUND },
  assets: { icons: { bel: 'fe:bubbles@110' }, layers: { achter: `${slug}/achter.svg` } },
  sounds: { music: `music/${slug}`, hoera: 'sfx/fanfare-s' },
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
  entities: WORD_BUBBLES,
  portrait: {
    frame: [280, -380, 720, 1490],
    layers: { achter: { at: [-140, -400], stretch: [1, 1.6] } },
    mechanics: {
      spawner: { area: [340, -140, 600, 820], calm: { cols: 2, rows: 4, at: [460, -60], gap: [340, 220] } },
    },
  },
  finales: FINALES,
  tutorial: [{ hand: 'choice:correct', gesture: 'tap', key: 'tut.tik', until: 'correct' }],
  modes: { calm: {}, reducedMotion: {}, oneSwitch: {} },
  bonus: { max: 10 },
  tests: { fixtures: ['select:4'], maxSeconds: 240 },
});

/** The ground that the map keeps free for the game; else where its land says how many stars it still wants. */
function place({ slug, land }: SpelInfo): object {
  const planned = PLANNED.find((spot) => spot.spel === slug);
  if (planned === undefined)
    return { land, at: LAND_LAYOUT.find(({ code }) => code === land)?.plate, size: [180, 150], scale: 0.8 };
  const { x, y, wide: width, high, scale } = planned;
  return { land, at: [x, y], size: [Math.round(width / scale), Math.round(high / scale)], scale };
}

const draw = `import { rect, svgDoc } from '#engine/figure/svg.ts';

const background = rect([0, 0, 1560, 960], '${SKY}') + rect([0, 620, 1560, 340], '${GROUND}');

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] => [
  { pad: 'achter.svg', svg: svgDoc([0, 0, 1560, 960], background) },
];
`;

const sounds = (slug: string): string => `import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [];

/** Its music. */
export const piece: Piece = {
  naam: '${slug}',
  tempo: 104,
  grond: 62,
  tonality: 'groot',
  instrument: 'marimba',
  accompaniment: 'kalimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 4, 5, 1, 6, 4, 5, 1],
  melody:
    '1 . 3 . 5 . 3 . | 4 . 6 . 8 . 6 . | 5 . 7 . 9 . 7 . | 8 . 5 . 3 . . . | 6 . 8 . 6 . 3 . | 4 . 6 . 4 . 2 . | 5 . 4 . 3 . 2 . | 1 . 5 . 1 . . .',
  bridge: {
    chords: [6, 4, 1, 5, 6, 4, 2, 5],
    melody:
      '8 . 6 . 8 . 10 . | 6 . 8 . 4 . . . | 5 . 3 . 5 . 8 . | 7 . 5 . 2 . . . | 6 . 8 . 6 . 3 . | 4 . 6 . 8 . 6 . | 4 . 2 . 4 . 6 . | 5 . 7 . 5 . . .',
  },
};
`;

const test = `import { expect, it } from 'vitest';
import { playWithBot } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

it('plays two words to the end', async () => {
  const spel = await loadSpel('SLUG', 'nl');
  if (spel === null) throw new Error('no game');
  const out = await playWithBot({ doc: spel.doc, fixture: 'select:4', bot: 'goed', items: 2, maxSeconds: 90 });
  expect(out).toMatchObject({ done: true });
});
`;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** A game folder that plays: scene, texts, art, music, place on the map, test. Throws for a name that is not in the design. */
export function spel(name: string): Files {
  const info = spelOf(name);
  if (info?.slug !== name)
    throw new Error(
      `${name} is not one of the games of engine/core/domein/spellen.ts (land, name and family stand there)`,
    );
  const dir = `games/${name}`;
  return {
    [`${dir}/scene.json`]: json(scene(info)),
    [`${dir}/place.json`]: json(place(info)),
    [`${dir}/i18n/nl.json`]: json({
      titel: info.naam,
      intro: 'Luister en tik het goede woord aan.',
      'tut.tik': 'Tik op het goede woord.',
      'finale.titel': 'Goed gedaan, {{naam}}!',
    }),
    [`${dir}/i18n/nl-BE.json`]: '{}\n',
    [`${dir}/README.md`]: `# ${pascal(name)}\n\nHow it plays, what it trains, who drew it.\n`,
    [`${dir}/art/draw.ts`]: draw,
    [`${dir}/art/achter.svg`]: svgDoc(
      [0, 0, 1560, 960],
      rect([0, 0, 1560, 960], SKY) + rect([0, 620, 1560, 340], GROUND),
    ),
    [`${dir}/sounds.ts`]: sounds(name),
    [`${dir}/${name}.test.ts`]: test.replace('SLUG', name),
  };
}
