import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, clip, contactShadow, ellipse, group, line, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { lawn, LAYER, sand, type Canvas } from './color.ts';
import { figures, WALKER } from './dwellers.ts';
import { backdrop, fountain } from './garden.ts';
import { corner, hedgeTile } from './hedge.ts';
import { smiler } from './things.ts';

const [x, y, wide, high] = LAYER;

const behind = (): string =>
  group(backdrop(), { x: -x, y: -y }) +
  group(flagLine(560, 46), { x: -30, y: 150, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 180, draai: -4 });

const left = (): string =>
  group(fountain(), { x: 200, y: 590, schaal: 1.7 }) +
  group(hedgeTile(), { x: 90, y: 610 }) +
  group(figures.gnome(), { x: 330, y: 612, schaal: 0.9 });

const right = (): string =>
  group(bust({ ...WALKER, face: 'trots', mouth: 'lach', arms: ['juich', 'juich'], outlook: [-0.6, -0.2] }), {
    x: 210,
    y: 620,
    schaal: 1.8,
  });

/** A drop of water that a word rides on. */
const drop = (): string =>
  path('M0 -104C34 -66 88 -36 88 10C88 56 46 76 0 76S-88 56 -88 10C-88 -36 -34 -66 0 -104Z', '#3FA9C4') +
  path('M-6 -92C24 -58 76 -34 76 8C76 50 40 68 -4 68S-80 50 -80 8C-80 -34 -34 -58 -6 -92Z', '#6CCBDD') +
  ellipse([-44, -26, 12, 20], '#C9F1F6', { transform: 'rotate(32 -44 -26)' });

/** A rabbit as large as a child, behind the sign that it holds up. */
const bearer = (): string =>
  group(figures.rabbit(), { x: 12, y: -8, schaal: 1.5 }) +
  [-74, 74].map((px) => ellipse([px, -2, 15, 11], '#FFFFFF')).join('');

/** A sunflower that is taller than the hedges. */
const giant = (): string =>
  contactShadow(46, 0, 330) +
  line('M0 60Q-8 190 0 328', '#4E8F2A', 18) +
  path(
    'M4 210C50 150 96 170 104 190C72 226 32 226 4 210ZM-4 170C-46 116 -90 130 -100 148C-70 184 -34 186 -4 170Z',
    '#5FA832',
  ) +
  Array.from({ length: 16 }, (_, i) =>
    ellipse([0, -84, 17, 34], i % 2 === 0 ? '#FFC83D' : '#F1A11E', {
      transform: `scale(1.16 .8) rotate(${i * 22.5})`,
    }),
  ).join('') +
  ellipse([0, 0, 98, 66], '#9A5B2C') +
  ellipse([-6, -6, 88, 58], '#B97338');

const tableau = (): string =>
  rect([0, 0, 320, 280], lawn.light) +
  path('M60 280C80 200 60 170 110 130S150 60 180 0H250C230 70 210 110 250 150S270 220 290 280Z', sand.base) +
  circle([270, 40, 44], '#FFF3C4') +
  group(hedgeTile(), { x: 90, y: 90 }) +
  group(hedgeTile(), { x: 270, y: 130 }) +
  group(hedgeTile(), { x: 84, y: 190 }) +
  group(corner(0.6, ['#FFC83D', '#FFFFFF']), { x: 300, y: 262 }) +
  group(smiler('#FF8CC0'), { x: 112, y: 262, schaal: 0.9 }) +
  group(figures.rabbit(), { x: 250, y: 236, schaal: 0.7 }) +
  group(contactShadow(40), { x: 184, y: 252 }) +
  group(bust({ ...WALKER, face: 'blij', arms: ['zwaai', 'hang'] }), { x: 184, y: 256, schaal: 0.8 });

/** What stands behind and beside the result, what brings the words, and what is behind the door on the map. */
export const drawCelebration = (): Canvas[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'druppel', svg: svgDoc([-140, -164, 280, 286], group(drop(), { schaal: 1.5 })) },
  { name: 'konijnbord', svg: svgDoc([-100, -170, 200, 190], bearer()) },
  { name: 'zonnebloem', svg: svgDoc([-142, -104, 284, 446], giant()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
