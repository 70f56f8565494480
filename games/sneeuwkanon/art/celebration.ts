import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, clip, ellipse, group, path, svgDoc } from '#engine/figure/svg.ts';
import { ball, drawCannon } from './cannon.ts';
import { LAYER, type Canvas } from './color.ts';
import { drawLand, snowPine } from './land.ts';
import { inner } from './landkaart-deur.ts';
import { drawSky } from './sky.ts';
import { drawSnowmen } from './snowman.ts';

const [x, y, wide, high] = LAYER;

/** The mountains at dusk, as in the game, with flags above them. */
const behind = (): string =>
  group(['lucht', 'wolken', 'bergen'].map((name) => inner(drawSky(), name)).join('') + inner(drawLand(), 'vlakte'), {
    x: -x,
    y: -y,
  }) +
  group(flagLine(560, 46), { x: -30, y: 150, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 180, draai: -4 });

const pile = [
  [66, 590],
  [128, 594],
  [190, 590],
  [97, 544],
  [160, 544],
] as const;

const left = (): string =>
  ellipse([220, 604, 200, 16], '#321B41', { 'fill-opacity': 0.14 }) +
  group(inner(drawCannon(), 'loop'), { x: 236, y: 450, schaal: 1.15, draai: -36 }) +
  group(inner(drawCannon(), 'slee'), { x: 236, y: 450, schaal: 1.15 }) +
  pile.map(([at, low]) => group(ball(36), { x: at, y: low })).join('') +
  group(ball(30), { x: 372, y: 190 });

/** A snowman whose hat has just flown off. */
const snowman = (): string =>
  group(ball(112), { x: 0, y: -96 }) +
  group(ball(82), { x: 0, y: -252 }) +
  group(inner(drawSnowmen(), 'sjaal-2'), { x: 0, y: -62, schaal: 1.2 }) +
  [-26, 30].map((at) => circle([at, -268, 11], '#232A4A') + circle([at - 3, -272, 4], '#FFFFFF')).join('') +
  path('M0 -256L70 -240L4 -236Z', '#F58220') +
  path('M-22 -222Q2 -196 30 -222Q4 -210 -22 -222Z', '#232A4A') +
  group(inner(drawSnowmen(), 'hoed-1'), { x: 44, y: -384, schaal: 1.1, draai: 18 });

const right = (): string =>
  ellipse([210, 606, 190, 16], '#321B41', { 'fill-opacity': 0.14 }) +
  group(snowPine(), { x: 352, y: 560, schaal: 1.3 }) +
  group(snowman(), { x: 300, y: 600, schaal: 0.9 }) +
  group(
    bust({
      ...characters.imani,
      hat: 'muts',
      hatColor: '#D6219C',
      clothing: 'jas',
      kleur: '#0E8F88',
      face: 'trots',
      mouth: 'lach',
      arms: ['juich', 'hang'],
      outlook: [-0.6, -0.2],
    }),
    { x: 116, y: 640, schaal: 1.45 },
  );

/** What stands behind and beside the result. */
export const drawCelebration = (): Canvas[] => [
  {
    name: 'resultaat-achter',
    svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())),
  },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
];
