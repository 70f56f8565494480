import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { bird } from '../../../tools/art/lib/animals.ts';
import { bust } from '#engine/figure/person.ts';
import { clip, ellipse, group, line, svgDoc } from '#engine/figure/svg.ts';
import { bark, LAYER, type Canvas } from './color.ts';
import { CLIMBER } from './dwellers.ts';
import { backdrop, mushroom } from './forest.ts';
import { acorn, bough, leaf } from './tree.ts';

const [x, y, wide, high] = LAYER;

const behind = (): string =>
  group(backdrop(), { x: -x, y: -y }) +
  group(flagLine(560, 46), { x: -30, y: 150, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 180, draai: -4 });

const left = (): string =>
  ellipse([200, 604, 180, 16], '#321B41', { 'fill-opacity': 0.14 }) +
  group(bough(290), { x: 210, y: 470, schaal: 1.2 }) +
  group(acorn(80), { x: 150, y: 380 }) +
  group(acorn(56), { x: 270, y: 410, draai: 16 }) +
  group(mushroom(), { x: 320, y: 604, schaal: 1.4 });

const right = (): string =>
  group(leaf(), { x: 210, y: 130, schaal: 1.7 }) +
  group(bust({ ...CLIMBER, face: 'trots', mouth: 'lach', arms: ['juich', 'juich'], outlook: [-0.6, -0.2] }), {
    x: 210,
    y: 620,
    schaal: 1.8,
  });

/** A bird that carries a word, and what hangs the word of a leaf. */
const courier = (color: string): string =>
  group(bird(color, 'blij'), { x: 0, y: -44, schaal: 1.1 }) + line('M-30 -46L-60 10M30 -46L60 10', bark.deep, 4);

/** What stands behind and beside the result, and what brings the words. */
export const drawCelebration = (): Canvas[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'koerier', svg: svgDoc([-80, -130, 160, 150], courier('#2C9CE6')) },
  { name: 'reuzeneikel', svg: svgDoc([-110, -150, 220, 300], acorn(106)) },
];
