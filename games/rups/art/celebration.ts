import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { circle, clip, contactShadow, group, line, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { lawn, LAYER, leaf, type Canvas } from './color.ts';
import { figure } from './crawler.ts';
import { corner, meadow } from './meadow.ts';
import { butterfly, leafOf } from './things.ts';

const [x, y, wide, high] = LAYER;

/** A caterpillar that goes up and down, its head at (0, 0). */
const crawling = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const back = count - i;
    return group(figure.part(i), { x: -back * 72 - 4, y: -44 + Math.sin(back * 1.2) * 16 });
  }).join('') + group(figure.head(), { schaal: 1.1 });

const behind = (): string =>
  group(meadow.sky() + meadow.ground([x, 166, wide, 680], [60, 178]), { x: -x, y: -y }) +
  group(flagLine(560, 46), { x: -30, y: 130, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 160, draai: -4 });
const left = (): string =>
  group(meadow.sunflower(), { x: 80, y: 600, schaal: 2.2 }) +
  group(crawling(3), { x: 318, y: 606, schaal: 1.24 }) +
  group(butterfly(0), { x: 250, y: 200, schaal: 1.3, draai: -14 });
const right = (): string =>
  group(meadow.tulip('#F70A8D', '#B5179E'), { x: 92, y: 610, schaal: 1.7 }) +
  group(meadow.tulip('#FFC83D', '#E39A1C'), { x: 330, y: 614, schaal: 1.5 }) +
  group(butterfly(2), { x: 210, y: 350, schaal: 2.9, draai: 8 }) +
  group(butterfly(3), { x: 330, y: 150, schaal: 1.3, draai: 18 });

/** A tulip as tall as a door, for a word. */
const giant = (): string =>
  contactShadow(50, 0, 330) +
  line('M0 60Q-8 190 0 328', '#4E8F2A', 18) +
  path(
    'M4 300C60 200 92 190 112 170C104 250 50 306 4 308ZM-4 300C-60 220 -86 220 -106 204C-96 270 -46 306 -4 308Z',
    '#5FA832',
  ) +
  path(
    'M-118 -30C-130 -120 -96 -150 -84 -158C-66 -140 -48 -118 -42 -98C-28 -138 -12 -158 2 -168C18 -156 34 -136 44 -98C52 -120 70 -142 88 -156C102 -146 132 -116 118 -30C106 92 -106 92 -118 -30Z',
    '#B5179E',
  ) +
  path(
    'M-118 -30C-130 -120 -96 -150 -84 -158C-66 -140 -48 -118 -42 -98C-28 -138 -12 -158 2 -168C14 -156 26 -136 34 -98C46 -118 62 -138 76 -148C92 -120 104 -80 96 -34C84 60 -100 70 -118 -30Z',
    '#F2307F',
  );
/** A butterfly that is large enough for a word. */
const bearer = (nr: number): string => group(butterfly(nr), { schaal: 3.1 });

const tableau = (): string =>
  clip(
    'M0 0H320V280H0Z',
    rect([0, 0, 320, 280], '#DDF1FC') +
      circle([262, 52, 40], '#FFD769') +
      path('M0 120C70 84 150 96 210 112S290 96 320 108V280H0Z', '#BFE39A') +
      rect([0, 150, 320, 130], lawn.light) +
      path('M0 150H80V215H0ZM160 150H240V215H160ZM80 215H160V280H80ZM240 215H320V280H240Z', lawn.dark) +
      group(leafOf(leaf), { x: 254, y: 214, schaal: 0.62 }) +
      group(crawling(3), { x: 196, y: 238, schaal: 0.68 }) +
      group(butterfly(0), { x: 90, y: 74, schaal: 0.7, draai: -12 }) +
      group(corner(), { x: 34, y: 282, schaal: 0.5 }),
  );

/** What stands behind and beside the result, what brings the words, and what is behind the door on the map. */
export const drawCelebration = (): Canvas[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'reuzenvlinder', svg: svgDoc([-190, -160, 380, 300], bearer(0)) },
  { name: 'reuzenvlinder-roze', svg: svgDoc([-190, -160, 380, 300], bearer(1)) },
  { name: 'reuzentulp', svg: svgDoc([-134, -176, 268, 524], giant()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
