import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { clip, ellipse, group, path, rectPath, seeded, svgDoc } from '#engine/figure/svg.ts';
import { HORIZON } from './color.ts';

const SHEET = [0, 0, 1560, 960] as const;
const MIDDLE = 786;

/** The pink square: bands of paving that get deeper in colour toward the child, and rays toward the big tent. */
export function plazaSurface(): string {
  const bands = [
    [HORIZON, '#FFC2D2'],
    [HORIZON + 26, '#FFB8CB'],
    [HORIZON + 66, '#FBABC2'],
    [HORIZON + 124, '#F59DB9'],
    [HORIZON + 196, '#EC8CAD'],
  ] as const;
  const surfaces = bands
    .map(([y, color], i) => path(`M0 ${y + 8}Q${MIDDLE} ${y - 8 - i * 3} 1560 ${y + 8}V960H0Z`, color))
    .join('');
  const rays = [-2.5, -1.7, -1.1, -0.62, -0.2, 0.2, 0.62, 1.1, 1.7, 2.5]
    .map((k) =>
      path(`M${MIDDLE + k * 120} ${HORIZON + 4}L${MIDDLE + k * 760 + 26} 960H${MIDDLE + k * 760 - 26}Z`, '#FFFFFF', {
        'fill-opacity': 0.13,
      }),
    )
    .join('');
  const random = seeded(14);
  const confetti = Array.from({ length: 46 }, () => {
    const deep = random();
    const y = HORIZON + 30 + deep * 330;
    return ellipse(
      [random() * 1560, y, 3 + deep * 5, 1.6 + deep * 2.4],
      ['#FFE29A', '#FFFFFF', '#F26FA6', '#A98BDD', '#7FC8EC'][Math.floor(random() * 5)] ?? '#FFFFFF',
      { 'fill-opacity': 0.55 },
    );
  }).join('');
  return surfaces + clip(rectPath([0, HORIZON, 1560, 420]), rays) + confetti;
}

/** Deep band in front on which the machine and the child stand. */
const foreground = (): string =>
  path('M0 792Q400 762 780 778T1560 760V960H0Z', '#DD7CA3') +
  path('M0 800Q400 772 780 788T1560 770V782Q1170 776 780 800T0 814Z', '#E68DB0');

/** Bunting at both upper corners; the prompt in the middle stays free. */
const garlands = (): string =>
  group(flagLine(560, 40), { x: -30, y: 214, draai: 3 }) + group(flagLine(520, 40), { x: 1064, y: 238, draai: -4 });

export const drawPlaza = (): { name: string; svg: string }[] => [
  { name: 'plein', svg: svgDoc(SHEET, clip(rectPath([...SHEET]), plazaSurface())) },
  { name: 'voorgrond', svg: svgDoc(SHEET, foreground()) },
  { name: 'slingers', svg: svgDoc(SHEET, clip(rectPath([...SHEET]), garlands())) },
];
