import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { circle, clip, contactShadow, ellipse, group, lit, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { INK, LAYER, tone, type Canvas } from './color.ts';
import { waiterBust, waiterCat } from './crowd.ts';
import { dish, jar, table, tray } from './dishes.ts';
import { backdrop, parasol } from './square.ts';

const [x, y, wide, high] = LAYER;

/** A platter of the tower, its foot at (0, 0); the word stands on it. */
const platter = (): string =>
  ellipse([0, -4, 170, 17], INK, { 'fill-opacity': 0.16 }) +
  ellipse([0, -8, 168, 16], tone.goldDeep) +
  ellipse([0, -12, 168, 15], tone.gold) +
  ellipse([0, -13, 150, 10], tone.lacquer) +
  group(centeredEmoji('strawberry', 34), { x: -138, y: -24 }) +
  group(centeredEmoji('cherries', 36), { x: 140, y: -24 });

/** A trolley of the parade: word on a plate, a cake on top, two wheels. */
const trolley = (): string =>
  contactShadow(104, 0, 4) +
  [-72, 72].map((cx) => circle([cx, -14, 16], INK) + circle([cx, -14, 7], tone.gold)).join('') +
  lit('M-112 -150H112L100 -26H-100Z', tone.lacquer, { dx: -30, dy: 0, shadow: tone.lacquerDeep }) +
  rect([-120, -160, 240, 16, 8], tone.gold) +
  rect([-120, -151, 240, 7, 4], tone.goldDeep) +
  group(centeredEmoji('birthday-cake', 110), { y: -210 });

const giantJar = (): string => jar(4, 230, 290);

/** A coin with room for a word. */
const tip = (): string =>
  ellipse([4, 10, 118, 66], INK, { 'fill-opacity': 0.14 }) +
  ellipse([0, 6, 118, 66], tone.goldDeep) +
  ellipse([0, 0, 118, 66], tone.gold) +
  ellipse([0, 0, 104, 55], '#FFDD7A') +
  path('M-84 -22Q-50 -52 0 -52', 'none', { stroke: '#FFF3CF', 'stroke-width': 7, 'stroke-linecap': 'round' });

const behind = (): string => group(backdrop(), { x: -x, y: -y });
const left = (): string =>
  group(parasol(tone.blue), { x: 190, y: 210, schaal: 0.9 }) +
  group(table('#7DAFD8'), { x: 210, y: 500, schaal: 1.05 }) +
  [
    ['soft-ice-cream', 110],
    ['shortcake', 210],
    ['croissant', 310],
  ]
    .map(([food, at]) => group(dish(String(food)), { x: Number(at), y: 500, schaal: 0.86 }))
    .join('');
const right = (): string =>
  group(waiterBust({ face: 'trots', mouth: 'lach', arms: ['zwaai', 'hoog'], outlook: [-0.5, -0.3] }), {
    x: 170,
    y: 606,
    schaal: 1.66,
  }) +
  group(tray(), { x: 250, y: 192, schaal: 0.4, draai: -7 }) +
  group(dish('cupcake'), { x: 190, y: 200, schaal: 0.62, draai: -7 }) +
  group(dish('tropical-drink'), { x: 272, y: 190, schaal: 0.62, draai: -7 }) +
  group(waiterCat('blij'), { x: 350, y: 604, schaal: 0.9 });

/** What brings the words in the finales, and what stands round the result. */
export const drawCelebration = (): Canvas[] => [
  { name: 'torenbord', svg: svgDoc([-180, -46, 360, 62], platter()) },
  { name: 'kar', svg: svgDoc([-126, -270, 252, 290], trolley()) },
  { name: 'reuzenpot', svg: svgDoc([-150, -310, 300, 340], giantJar()) },
  { name: 'fooi', svg: svgDoc([-126, -72, 252, 152], tip()) },
  { name: 'resultaat-achter', svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
];
