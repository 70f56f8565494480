import {
  contactShadow,
  ellipse,
  group,
  line,
  path,
  roundPoly,
  seeded,
  svgDoc,
  type Point,
} from '#engine/figure/svg.ts';
import { LAYER, pine, snow, type Canvas } from './color.ts';

/** A snowy pine of about 150 high; foot at (0, 0). */
export function snowPine(): string {
  const tier = (y: number, half: number, high: number): string => {
    const outline: Point[] = [
      [0, y - high],
      [half, y],
      [half * 0.45, y - 5],
      [0, y + 6],
      [-half * 0.45, y - 5],
      [-half, y],
    ];
    const cap: Point[] = [
      [0, y - high],
      [half * 0.56, y - high * 0.42],
      [half * 0.2, y - high * 0.5],
      [half * 0.04, y - high * 0.28],
      [-half * 0.26, y - high * 0.44],
      [-half * 0.6, y - high * 0.34],
    ];
    return (
      path(roundPoly(outline, 6), pine.face) +
      path(
        roundPoly(
          [
            [0, y - high],
            [half, y],
            [half * 0.3, y - 4],
          ],
          4,
        ),
        pine.dark,
      ) +
      path(roundPoly(cap, 5), snow.light) +
      path(
        roundPoly(
          [
            [0, y - high],
            [half * 0.56, y - high * 0.42],
            [half * 0.2, y - high * 0.5],
          ],
          4,
        ),
        snow.shade,
      )
    );
  };
  return (
    contactShadow(44) +
    path('M-8 0L-6 -26H6L8 0Z', '#6B4A5A') +
    tier(-18, 52, 60) +
    tier(-56, 42, 56) +
    tier(-92, 31, 56)
  );
}

const trees = (list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, size]) => group(snowPine(), { x, y, schaal: size })).join('');

/** A wood that thins out toward the middle, where the play is. */
function wood(seed: number, y: number, size: number): string {
  const random = seeded(seed);
  const list = Array.from({ length: 22 }, (_, i): readonly [number, number, number] => {
    const edge = 1 - random() ** 1.6;
    const x = i % 2 === 0 ? -130 + edge * 300 : 1410 - edge * 300;
    return [x, y + random() * 26, size * (0.75 + random() * 0.5)];
  });
  return trees([...list].sort((a, b) => a[1] - b[1]));
}

const field = (): string =>
  path('M-140 420C60 378 300 398 520 414S940 384 1130 402S1360 392 1420 400V840H-140Z', snow.hollow) +
  path('M-140 424C20 384 220 392 360 410C220 408 40 414 -140 452Z', '#F6E4E6') +
  wood(5, 410, 0.5) +
  path('M-140 486C120 440 360 452 620 470S1180 436 1420 468V840H-140Z', snow.field) +
  path('M-140 492C80 448 300 450 480 462C280 470 60 480 -140 520Z', '#FBEFEF') +
  wood(8, 470, 0.72) +
  path('M-140 552C180 520 420 536 660 540S1180 518 1420 546V840H-140Z', snow.face) +
  path('M-140 556C160 524 400 536 600 540C380 552 60 560 -140 590Z', snow.light) +
  line('M330 704C520 660 760 650 990 664S1300 640 1430 622', snow.hollow, 7) +
  line('M330 722C540 676 770 668 1000 682S1310 660 1430 642', snow.hollow, 7) +
  [
    [470, 572, 52],
    [760, 596, 70],
    [1120, 586, 60],
    [250, 640, 60],
    [900, 716, 86],
  ]
    .map(([x = 0, y = 0, rx = 40]) => ellipse([x, y, rx, 7], snow.hollow))
    .join('');

/** More of the field, below it on an upright screen. */
const deep = (): string =>
  path('M0 40C200 10 420 26 660 30S1300 8 1560 30V600H0Z', snow.face) +
  path('M0 300C260 250 520 270 800 276S1340 250 1560 280V600H0Z', snow.light) +
  [
    [420, 140, 90],
    [980, 210, 110],
    [640, 400, 120],
    [1180, 110, 70],
  ]
    .map(([x = 0, y = 0, rx = 40]) => ellipse([x, y, rx, 9], snow.hollow))
    .join('');

/** Banks of snow and cropped pines in the corners, before everything. */
const front = (): string =>
  trees([
    [1352, 806, 2.1],
    [1272, 822, 1.1],
  ]) +
  path(
    'M-140 840V720C-60 690 40 704 120 736C220 776 420 800 640 802S1080 782 1200 744S1380 712 1420 716V840Z',
    snow.face,
  ) +
  path('M-140 742C-60 706 40 718 110 746C40 736 -60 742 -140 790Z', snow.light) +
  path('M1130 772C1220 740 1340 724 1420 730V840H980C1030 830 1080 800 1130 772Z', snow.hollow);

export const drawLand = (): Canvas[] => [
  { name: 'vlakte', svg: svgDoc(LAYER, field()) },
  { name: 'diepte', svg: svgDoc([0, 0, 1560, 600], deep()) },
  { name: 'voor', svg: svgDoc(LAYER, front()) },
];
