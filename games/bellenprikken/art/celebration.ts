import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { bust } from '#engine/figure/person.ts';
import { clip, group, rectPath, svgDoc } from '#engine/figure/svg.ts';
import { bubble, smallBubble } from './bubbles.ts';
import { largeTent, funfairBackdrop } from './funfair.ts';
import { BUBBLE_COLOR, HORIZON, type BubbleColor } from './color.ts';
import { machine } from './machine.ts';
import { KIND, FRIENDS } from './people.ts';
import { plazaSurface } from './plaza.ts';

const smiling = { face: 'trots', mouth: 'lach' } as const;
const scatter = (list: readonly (readonly [number, number, number, BubbleColor])[]): string =>
  list.map(([x, y, r, k]) => group(smallBubble(r, k), { x, y })).join('');
const { roze: pink, blauw: blue, mint, lila: lilac } = BUBBLE_COLOR;

function behind(): string {
  return (
    funfairBackdrop() +
    group(largeTent(), { x: 780, y: HORIZON + 12, schaal: 1.15 }) +
    plazaSurface() +
    group(flagLine(560, 46), { x: -30, y: 150, draai: 4 }) +
    group(flagLine(560, 46), { x: 1030, y: 190, draai: -4 }) +
    scatter([
      [120, 420, 20, pink],
      [300, 330, 14, blue],
      [1240, 360, 16, lilac],
      [1430, 440, 24, mint],
      [210, 640, 16, lilac],
      [1350, 640, 18, pink],
    ])
  );
}

const left = (): string =>
  group(machine(), { x: 160, y: 590, schaal: 0.98 }) +
  scatter([
    [372, 330, 26, pink],
    [392, 250, 16, mint],
    [330, 210, 20, lilac],
    [296, 120, 12, blue],
  ]);

function right(): string {
  const friend = group(bust({ ...FRIENDS.kofi, ...smiling, arms: ['hang', 'juich'], outlook: [-0.6, 0] }), {
    x: 316,
    y: 318,
    schaal: 1.25,
  });
  const kind = group(bust({ ...KIND, ...smiling, arms: ['juich', 'hang'], outlook: [-0.6, -0.2] }), {
    x: 226,
    y: 640,
    schaal: 1.95,
  });
  return (
    scatter([
      [60, 250, 22, blue],
      [212, 130, 16, lilac],
      [196, 60, 14, pink],
    ]) +
    friend +
    kind +
    group(bubble(50, mint), { x: 120, y: 120 })
  );
}

export const drawCelebration = (): { name: string; svg: string }[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, 1560, 960], clip(rectPath([0, 0, 1560, 960]), behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
];
