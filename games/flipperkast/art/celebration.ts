import { dog } from '../../../tools/art/lib/animals.ts';
import { person, bust } from '#engine/figure/person.ts';
import { circle, contactShadow, group, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { machine } from './cabinet.ts';
import { glass, layerDoc, night, type Canvas } from './color.ts';
import { fairBackdrop, glowLamp } from './fair.ts';
import { FRIEND, KIND } from './people.ts';
import { rocket } from './space.ts';
import { ball } from './things.ts';

const proud = { face: 'trots', mouth: 'lach' } as const;

const left = (): string =>
  contactShadow(150, 200, 604) +
  group(rocket(false), { x: 118, y: 250, draai: -14, schaal: 1.5 }) +
  group(ball(58), { x: 330, y: 180 }) +
  group(bust({ ...KIND, ...proud, arms: ['juich', 'juich'], outlook: [0.6, -0.2] }), { x: 214, y: 640, schaal: 2 });

const right = (): string =>
  group(bust({ ...FRIEND, ...proud, arms: ['hang', 'juich'], outlook: [-0.6, 0] }), { x: 270, y: 640, schaal: 1.8 }) +
  group(dog('#D89A55', 'blij'), { x: 110, y: 612, schaal: 1.6 }) +
  group(ball(40), { x: 96, y: 330 });

/** The machine between two lamps, a child before it. */
const door = (): string =>
  rect([0, 0, 320, 280], night.sky[3]) +
  path('M0 190Q160 160 320 190V280H0Z', night.ground) +
  group(machine(), { x: 12, y: 26, schaal: 0.27 }) +
  [0, 1, 2]
    .map((i) => circle([140 + i * 34, 96 + (i % 2) * 34, 15], '#FFFDF7', { stroke: '#FFC83D', 'stroke-width': 5 }))
    .join('') +
  rect([0, 230, 320, 50], glass.deep) +
  [40, 120, 200, 280].map((x) => glowLamp([x, 22, 7], '#FFE29A')).join('') +
  group(person({ ...KIND, arms: ['hang', 'juich'], face: 'blij', outlook: [0.6, -0.4] }), {
    x: 106,
    y: 274,
    schaal: 0.56,
  });

/** What stands behind and beside the result, and behind the door on the map. */
export const drawCelebration = (): Canvas[] => [
  { name: 'resultaat-achter', svg: layerDoc(fairBackdrop()) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], door()) },
];
