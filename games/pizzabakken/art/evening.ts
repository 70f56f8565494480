import { cloud } from '../../../tools/art/lib/decor.ts';
import { lantern } from '../../../tools/art/lib/decor-hanging.ts';
import { circle, group, n, path, rect, roundPoly, seeded, shade, svgDoc, type Point } from '#engine/figure/svg.ts';
import { FRAME, onStage } from './sizes.ts';

const BANDS = [
  ['#423C78', -120],
  ['#554A8E', 128],
  ['#6F58A0', 176],
  ['#9A6AA6', 218],
  ['#CC8296', 258],
  ['#F2A07E', 292],
  ['#FFC58A', 322],
] as const;

/** Evening sky in flat bands, each with a slightly bent edge. */
function sky(): string {
  const random = seeded(7);
  const stars = Array.from({ length: 26 }, () =>
    circle([random() * 820 + 40, 128 + random() * 90, 1 + random() * 1.5], '#FFF3C9', { 'fill-opacity': 0.75 }),
  ).join('');
  return BANDS.map(([color, y]) => path(`M-140 ${y}Q640 ${y - 16} 1420 ${y}V840H-140Z`, color)).join('') + stars;
}

/** A town house as a silhouette with lit windows; foot at (0, 0). */
function house(
  wide: number,
  high: number,
  style: { color: string; facade: 'punt' | 'trap' | 'klok'; seed: number },
): string {
  const { color, facade, seed } = style;
  const b = wide / 2;
  const peaks: Readonly<Record<typeof facade, readonly Point[]>> = {
    punt: [
      [-b, -high],
      [0, -high - b],
      [b, -high],
    ],
    trap: [
      [-b, -high],
      [-b * 0.66, -high],
      [-b * 0.66, -high - 16],
      [-b * 0.34, -high - 16],
      [-b * 0.34, -high - 32],
      [b * 0.34, -high - 32],
      [b * 0.34, -high - 16],
      [b * 0.66, -high - 16],
      [b * 0.66, -high],
      [b, -high],
    ],
    klok: [
      [-b, -high],
      [-b * 0.5, -high - 10],
      [-b * 0.3, -high - 36],
      [b * 0.3, -high - 36],
      [b * 0.5, -high - 10],
      [b, -high],
    ],
  };
  const random = seeded(seed);
  const columns = Math.max(2, Math.floor(wide / 34));
  const windows = Array.from({ length: 4 * columns }, (_, i) => {
    const x = -b + 12 + (i % columns) * ((wide - 24) / columns) + ((wide - 24) / columns - 18) / 2;
    const y = -high + 14 + Math.floor(i / columns) * 44;
    const on = random() < 0.56;
    return (
      rect([x, y, 18, 26, 3], on ? '#FFD98A' : shade(color, -7)) +
      (on ? path(`M${n(x + 11)} ${n(y)}h7v26h-7Z`, '#F3B65E') + rect([x + 8, y, 2, 26], color) : '')
    );
  }).join('');
  return (
    path(roundPoly([[-b, 0], ...peaks[facade], [b, 0]], facade === 'klok' ? 7 : 2), color) +
    path(`M${n(b * 0.36)} 0V${n(-high)}H${n(b)}V0Z`, shade(color, -6), { 'fill-opacity': 0.6 }) +
    windows
  );
}

/** The street behind the window: two rows of houses, a lantern, trees. */
function street(): string {
  const far = [
    [30, 120, 150, 'punt'],
    [180, 92, 118, 'klok'],
    [290, 86, 140, 'trap'],
    [430, 120, 108, 'punt'],
    [560, 90, 150, 'klok'],
    [690, 110, 122, 'trap'],
    [830, 120, 160, 'punt'],
    [950, 90, 110, 'klok'],
  ] as const;
  const near = [
    [86, 104, 118, 'trap'],
    [238, 84, 78, 'klok'],
    [384, 96, 60, 'punt'],
    [520, 78, 84, 'trap'],
    [744, 116, 108, 'punt'],
    [880, 96, 140, 'klok'],
  ] as const;
  const behind = far
    .map(([x, b, h, facade], i) =>
      group(house(b, h, { color: ['#8C5F8C', '#94647F', '#7F5A8E'][i % 3] ?? '#8C5F8C', facade, seed: 20 + i }), {
        x,
        y: 352,
      }),
    )
    .join('');
  const before = near
    .map(([x, b, h, facade], i) =>
      group(house(b, h, { color: ['#6B4470', '#74475F', '#5F4274'][i % 3] ?? '#6B4470', facade, seed: 50 + i }), {
        x,
        y: 356,
      }),
    )
    .join('');
  return (
    group(behind, { alpha: 0.85 }) +
    before +
    rect([-140, 346, 1560, 40], '#54406E') +
    group(lantern(), { x: 628, y: 366 }) +
    group(lantern(), { x: 46, y: 372, schaal: 0.9 })
  );
}

const cloudy = (): string =>
  group(cloud('#B98BB8', '#9A6FA8'), { x: 210, y: 60, schaal: 0.72, alpha: 0.6 }) +
  group(cloud('#C793B4', '#A877A6'), { x: 660, y: 38, schaal: 0.5, alpha: 0.55 }) +
  group(cloud('#B98BB8', '#9A6FA8'), { x: 980, y: 74, schaal: 0.6, alpha: 0.5 });

export const drawEvening = (): { name: string; svg: string }[] => [
  { name: 'lucht', svg: svgDoc(FRAME, onStage(sky())) },
  { name: 'wolken', svg: svgDoc([0, 0, 1200, 130], cloudy()) },
  { name: 'straat', svg: svgDoc(FRAME, onStage(street())) },
];
