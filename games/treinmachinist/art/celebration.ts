import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { tree } from '../../../tools/art/lib/decor.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, clip, group, rect, svgDoc } from '#engine/figure/svg.ts';
import { PASSENGERS } from './people.ts';
import { backdrop } from './scenery.ts';
import { engine } from './train.ts';

const proud = { face: 'trots', mouth: 'lach' } as const;

const behind = (): string =>
  backdrop() +
  group(flagLine(560, 46), { x: -30, y: 170, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 200, draai: -4 });

const left = (): string =>
  [
    [322, 300, 26],
    [290, 250, 34],
    [236, 214, 42],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#FFFDF7'))
    .join('') +
  rect([0, 590, 420, 12, 6], '#635994') +
  group(engine(), { x: 210, y: 590, schaal: 1.5 });

const right = (): string =>
  group(tree('rond', '#4E9A8C'), { x: 330, y: 560, schaal: 1.2 }) +
  group(bust({ ...PASSENGERS.yara, ...proud, arms: ['hang', 'juich'], outlook: [-0.6, 0] }), {
    x: 300,
    y: 420,
    schaal: 1.25,
  }) +
  group(bust({ ...PASSENGERS.chef, ...proud, arms: ['juich', 'hang'], outlook: [-0.6, -0.2] }), {
    x: 190,
    y: 640,
    schaal: 1.9,
  });

export const drawCelebration = (): { name: string; svg: string }[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, 1560, 960], clip('M0 0H1560V960H0Z', behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
];
