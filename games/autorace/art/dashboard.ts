import { core } from '../../../tools/art/lib/palette.ts';
import { circle, clip, ellipse, group, line, n, path, rect, rectPath, svgDoc } from '#engine/figure/svg.ts';
import { beacon } from './boards.ts';
import { evening, lane } from './color.ts';

// The dashboard along the bottom, in stage coordinates; it runs on to y = 840 for tall screens.

const ABOVE = 'M-140 676C60 622 330 594 640 594S1220 622 1420 676V850H-140Z';
const SHEET = 'M-140 690C60 636 330 608 640 608S1220 636 1420 690V850H-140Z';

function plank(): string {
  const seam = line('M-140 700C60 646 330 618 640 618S1220 646 1420 700', '#6A5CA0', 3, {
    'stroke-dasharray': '13 11',
    'stroke-linecap': 'butt',
  });
  const panel =
    path('M318 726C330 668 356 640 400 634Q640 622 880 634C924 640 950 668 962 726V850H318Z', '#2E2656') +
    path('M330 730C340 680 364 652 402 646Q640 634 878 646C916 652 940 680 950 730V850H330Z', '#453A73');
  const screws = [
    [36, 716],
    [1244, 716],
    [356, 706],
    [924, 706],
  ]
    .map(([x = 0, y = 0]) => circle([x, y, 6], '#2A2250') + line(`M${x - 3} ${y + 2}L${x + 3} ${y - 2}`, '#7A6BB0', 2))
    .join('');
  return (
    path(ABOVE, '#1E1740') +
    path(SHEET, '#4A3E7E') +
    clip(
      SHEET,
      path('M-140 712C60 656 330 628 640 628S1220 656 1420 712V850H-140Z', '#3D3269') +
        path('M-140 716C-20 680 60 664 130 656L40 850H-140Z', '#4A3E7E') +
        panel,
    ) +
    seam +
    screws +
    gaugeHousing(188) +
    gaugeHousing(1092) +
    clock(188) +
    clock(1092) +
    fire() +
    flag()
  );
}

/** Chrome ring and dark face of a gauge at (x, 672). */
const gaugeHousing = (x: number): string =>
  circle([x, 677, 72], '#1E1740') +
  circle([x, 672, 72], '#7A6BB0') +
  path(`M${x - 66} 660A67 67 0 0 1 ${x + 20} 609A80 80 0 0 0 ${x - 66} 660Z`, '#B7ABDD') +
  circle([x, 672, 62], '#1B1538') +
  circle([x, 672, 62], '#2A2052', { 'fill-opacity': 0.6 });

const point = (x: number, angle: number, r: number): string =>
  `${n(x + Math.sin((angle * Math.PI) / 180) * r)} ${n(672 - Math.cos((angle * Math.PI) / 180) * r)}`;
const arc = (x: number, [from, until]: readonly [number, number], color: string): string =>
  line(`M${point(x, from, 47)}A47 47 0 ${until - from > 180 ? 1 : 0} 1 ${point(x, until, 47)}`, color, 9, {
    'stroke-linecap': 'butt',
  });

function clock(x: number): string {
  const dashes = Array.from({ length: 9 }, (_, i) =>
    line(`M${point(x, -120 + i * 30, 36)}L${point(x, -120 + i * 30, 30)}`, '#8A7CC0', 3),
  ).join('');
  return (
    arc(x, [-122, 122], '#43386F') +
    (x < 640
      ? arc(x, [-122, -20], '#5CB8E4') + arc(x, [-16, 62], core.zon) + arc(x, [66, 122], '#FF6A2B')
      : Array.from({ length: 12 }, (_, i) =>
          arc(x, [-120 + i * 20 + 1.5, -100 + i * 20 - 1.5], i === 11 ? '#FF6A2B' : i % 2 === 0 ? core.zon : '#FFD257'),
        ).join('')) +
    dashes
  );
}
const fire = (): string =>
  path(
    'M188 724C176 724 172 714 178 706C179 711 183 711 182 706C181 699 186 695 190 691C190 698 200 703 200 713C200 720 195 724 188 724Z',
    '#FF822D',
  ) + path('M188 724C182 724 181 717 185 713C187 717 189 712 189 708C194 712 195 724 188 724Z', '#FFD257');
const flag = (): string =>
  group(
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => rect([-14 + (i % 3) * 9, 4 + Math.floor(i / 3) * 8, 9, 8], i % 2 === 0 ? '#FFFDF7' : '#1F2A44'))
      .join('') + rect([-17, 2, 3.5, 34, 1.5], '#C9A27E'),
    { x: 1092, y: 692, schaal: 0.9 },
  );

/** Arc that fills with the laps: 12 pieces are lit one by one by the game as the needle goes on. */
const needle = (): string =>
  path('M-4.500 8L-2.200 -40Q0 -45 2.200 -40L4.500 8Z', '#FF822D') +
  circle([0, 0, 11], '#FFFDF7') +
  circle([0, 0, 5], '#453A73');

/** Big round lane key on the panel; `aan` = the lane the car drives in. */
function toets(i: number, on: boolean): string {
  const b = lane[i] ?? lane[0];
  const y = on ? 5 : 0;
  const ring = on ? circle([0, 6, 49], '#FFF1DC') + circle([0, 6, 45], '#1B1538') : '';
  return (
    circle([0, 12, 42], '#1B1538') +
    ring +
    circle([0, 9, 40], b.rand) +
    group(
      circle([0, 0, 40], b.vul) +
        path('M-34 -12A36 36 0 0 1 12 -34A44 44 0 0 0 -34 -12Z', b.licht) +
        group(beacon(i), { schaal: 1.18 }),
      { y },
    )
  );
}

export const drawDashboard = (): { name: string; svg: string }[] => [
  { name: 'dashboard', svg: svgDoc([-140, 590, 1560, 260], plank()) },
  { name: 'naald', svg: svgDoc([-14, -48, 28, 62], needle()) },
  ...[0, 1, 2].flatMap((i) => [
    { name: `toets-${'abc'[i] ?? 'a'}`, svg: svgDoc([-52, -50, 104, 110], toets(i, false)) },
    { name: `toets-${'abc'[i] ?? 'a'}-aan`, svg: svgDoc([-52, -50, 104, 110], toets(i, true)) },
  ]),
  { name: 'startlicht', svg: svgDoc([-190, -60, 380, 130], startLight(0)) },
  ...[1, 2, 3].map((k) => ({ name: `startlicht-${k}`, svg: svgDoc([-190, -60, 380, 130], startLight(k)) })),
];

/** Row of three start lamps; `k` of them are lit. */
function startLight(k: number): string {
  const lamps = [-108, 0, 108]
    .map(
      (x, i) =>
        circle([x, 4, 46], '#120E2A') +
        (i < k
          ? circle([x, 0, 60], core.zon, { 'fill-opacity': 0.16 }) +
            circle([x, 0, 41], '#FF9D1E') +
            circle([x, 0, 31], '#FFD257') +
            ellipse([x - 11, -13, 9, 6], '#FFF9E6')
          : circle([x, 0, 41], '#3A3060') +
            path(`M${x - 33} -8A34 34 0 0 1 ${x + 6} -34A40 40 0 0 0 ${x - 33} -8Z`, '#5C5088')),
    )
    .join('');
  return (
    path(rectPath([-176, -52, 352, 116, 40]), '#120E2A', { 'fill-opacity': 0.35 }) +
    path(rectPath([-176, -58, 352, 114, 40]), evening.steelDeep) +
    rect([-168, -54, 336, 14, 7], evening.steel) +
    lamps
  );
}
