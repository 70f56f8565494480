import { bush, cloud, flower, grass, halo, hill, sun, tree } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  circlesPath,
  contactShadow,
  ellipse,
  group,
  line,
  lit,
  mix,
  path,
  rect,
  seeded,
  svgDoc,
} from '#engine/figure/svg.ts';
import { air, CELL, HORIZON, lawn, LAYER, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
/** Px that the flowers of the border rise above the lawn. */
const HEADS = 36;
const BLOOMS = ['#F70A8D', '#FFFDF7', '#8D65C5', '#FF822D'] as const;

const barn = (): string =>
  contactShadow(96) +
  lit('M-84 0V-66L0 -112L84 -66V0Z', '#C8442E', { dx: -8, dy: 0, shadow: '#98302A' }) +
  path('M-100 -58L0 -122L100 -58L92 -46L0 -104L-92 -46Z', '#6A4A6E') +
  path('M-100 -58L0 -122V-104L-92 -46Z', '#84618A') +
  rect([-28, -44, 56, 44, 3], '#FFFDF7') +
  rect([-23, -39, 46, 39, 2], '#98302A') +
  line('M-20 -36L20 -2M20 -36L-20 -2', '#FFFDF7', 4) +
  circle([0, -72, 13], '#FFFDF7') +
  circle([0, -72, 9], '#5B3A46');
const mill = (): string =>
  contactShadow(40) +
  lit('M-34 0L-20 -108H20L34 0Q0 8 -34 0Z', '#F6F0E2', { dx: -8, dy: 0, shadow: '#D3C6C0' }) +
  path('M-24 -104C-22 -130 22 -130 24 -104Z', '#8A4B36') +
  rect([-10, -30, 20, 30, 9], '#7D4533') +
  circle([0, -66, 8], '#433B6B');
const sails = (): string =>
  [0, 90, 180, 270]
    .map((turn) =>
      group(
        line('M0 0V-78', '#7D4533', 5) +
          rect([2, -76, 22, 54, 3], '#FFFDF7') +
          line('M2 -58H24M2 -40H24M13 -76V-22', '#CDBFB4', 2.5),
        { draai: turn + 18 },
      ),
    )
    .join('') + circle([0, 0, 9], '#7D4533');

/** Pickets with rails, from x to x. */
function fence(from: number, to: number): string {
  const pickets = Array.from({ length: Math.ceil((to - from) / 46) }, (_, i) => {
    const x = from + i * 46;
    const d = `M${x} 0V-46L${x + 9} -58L${x + 18} -46V0Z`;
    return lit(d, '#FFFDF7', { dx: -5, dy: 0, shadow: '#DCD3DE' });
  }).join('');
  return rect([from, -42, to - from, 9], '#E6DEE4') + rect([from, -20, to - from, 9], '#E6DEE4') + pickets;
}

const hills = (): string =>
  group(hill({ width: WIDE, height: 70, deep: 200 }, mix(air.hill, air.low, 0.35)), { x: LEFT, y: HORIZON - 46 }) +
  group(hill({ width: WIDE, height: 44, deep: 200 }, air.hill), { x: LEFT - 300, y: HORIZON - 22 }) +
  group(hill({ width: WIDE, height: 44, deep: 200 }, air.near), { x: LEFT + 620, y: HORIZON - 18 });

/** Sky, hills, farm and fence: all that lies behind the lawn. */
const sky = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], air.top) +
  rect([LEFT, 30, WIDE, 300], mix(air.top, air.low, 0.5)) +
  rect([LEFT, 84, WIDE, 300], air.low) +
  group(halo(330, '#FFFFFF', 3), { x: 330, y: 70 }) +
  group(sun(46), { x: 330, y: 96 }) +
  group(cloud(), { x: 150, y: 20, schaal: 0.7 }) +
  hills() +
  group(barn(), { x: 214, y: HORIZON - 8, schaal: 0.72 }) +
  group(mill(), { x: 1058, y: HORIZON - 10, schaal: 0.74 }) +
  [60, 420, 700, 884, 1220]
    .map((x, i) => group(i % 2 === 0 ? bush('#8CC46A') : tree('rond', '#7DBB62'), { x, y: HORIZON - 10, schaal: 0.55 }))
    .join('') +
  group(fence(LEFT, LEFT + WIDE), { y: HORIZON + 8 });

/** Mown in squares: each of them is a step of the caterpillar. */
function squares([x, y, w, h]: readonly [number, number, number, number], from: readonly [number, number]): string {
  const columns = Math.ceil(w / CELL.w) + 1;
  const rows = Math.ceil(h / CELL.h) + 1;
  const left = from[0] - Math.ceil((from[0] - x) / CELL.w) * CELL.w;
  const dark = Array.from({ length: rows * columns }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const odd = (column + row) % 2 === 0;
    return odd ? `M${left + column * CELL.w} ${from[1] + row * CELL.h}h${CELL.w}v${CELL.h}h${-CELL.w}Z` : '';
  }).join('');
  return rect([x, y, w, h], lawn.light) + path(dark, lawn.dark);
}

function border(x: number, y: number, wide: number): string {
  const random = seeded(5);
  const row = Array.from({ length: Math.floor(wide / 46) }, (_, i) => {
    const px = x + 20 + i * 46 + random() * 14;
    return i % 3 === 2
      ? group(grass(lawn.deep), { x: px, y: y + 14 })
      : group(flower(BLOOMS[i % BLOOMS.length]), { x: px, y: y + 16, schaal: 0.58 });
  }).join('');
  return rect([x, y - 8, wide, 18], lawn.deep) + rect([x, y + 2, wide, 12], lawn.edge) + row;
}

/** Tufts and daisies where no leaf hides them: on the lines between the squares. */
function tufts([x, y, w, h]: readonly [number, number, number, number], rich: number): string {
  const random = seeded(11);
  return Array.from({ length: Math.round(((w * h) / 42000) * rich) }, (_, i) => {
    const px = x + random() * w;
    const py = y + 30 + random() * (h - 40);
    return i % 3 === 0
      ? circle([px, py, 7], '#FFFFFF') + circle([px, py, 3], '#FFC83D')
      : group(grass(lawn.edge), { x: px, y: py, schaal: 1.1 });
  }).join('');
}
/** Where the sun lies on the grass, and where a hill keeps it off: stepped, no edge through a square stands out. */
const daylight = ([x, y, w, h]: readonly [number, number, number, number]): string =>
  [1, 0.72, 0.44]
    .map((size) =>
      ellipse([x + w * 0.34, y + h * 0.3, w * 0.4 * size, h * 0.34 * size], '#F4F7B8', { 'fill-opacity': 0.16 }),
    )
    .join('') +
  path(
    `M${x} ${y + h * 0.72}C${x + w * 0.3} ${y + h * 0.58} ${x + w * 0.66} ${y + h * 0.86} ${x + w} ${y + h * 0.54}V${y + h}H${x}Z`,
    lawn.deep,
    { 'fill-opacity': 0.13 },
  );
/** Clover, toadstools and pebbles at the corners of the squares. */
function finds(
  [x, y, w, h]: readonly [number, number, number, number],
  from: readonly [number, number],
  rich: number,
): string {
  const random = seeded(23);
  const corners = Array.from(
    { length: Math.round(((w * h) / 52000) * rich) },
    () =>
      [
        from[0] + Math.floor((x + random() * w - from[0]) / CELL.w) * CELL.w,
        from[1] + Math.floor((y + random() * h - from[1]) / CELL.h) * CELL.h,
      ] as const,
  );
  const kinds = [clover, toadstool, pebbles] as const;
  return corners
    .filter(([, py]) => py > y + 40)
    .map(([px, py], i) => group((kinds[i % kinds.length] ?? clover)(), { x: px, y: py }))
    .join('');
}
const clover = (): string =>
  [
    [-16, 4],
    [2, -6],
    [18, 6],
  ]
    .map(
      ([x = 0, y = 0]) =>
        [0, 120, 240]
          .map((turn) => ellipse([0, -6, 5, 6.5], lawn.edge, { transform: `translate(${x} ${y}) rotate(${turn})` }))
          .join('') + circle([x, y, 2.4], lawn.light),
    )
    .join('');
const toadstool = (): string =>
  ellipse([2, 7, 17, 4], '#321B41', { 'fill-opacity': 0.14 }) +
  path('M-5 6C-4 -2 -4 -6 -5 -10H6C5 -6 5 -2 7 6Z', '#FFF3E0') +
  path('M-18 -8C-16 -26 18 -28 20 -8Q0 -3 -18 -8Z', '#F2695C') +
  circle([-6, -15, 3], '#FFF3E0') +
  circle([6, -18, 2.6], '#FFF3E0') +
  circle([11, -11, 2.2], '#FFF3E0');
const pebbles = (): string =>
  ellipse([0, 4, 18, 4], '#321B41', { 'fill-opacity': 0.12 }) +
  ellipse([-8, 0, 9, 6], '#D8D3C4') +
  ellipse([7, 1, 7, 5], '#C4BDAE') +
  ellipse([-10, -2, 4, 2], '#EFEBE0');

/** `rich` = how much more grows there than on the lawn of a lying screen. */
const ground = (box: readonly [number, number, number, number], from: readonly [number, number], rich = 1): string =>
  squares(box, from) + daylight(box) + finds(box, from, rich) + tufts(box, rich) + border(box[0], box[1], box[2]);

const tulip = (color: string, deep: string): string =>
  line('M0 0Q4 -40 0 -96', '#4E8F2A', 9) +
  path('M2 -6C20 -46 44 -56 52 -58C46 -24 26 -6 2 -6ZM-2 -4C-22 -34 -40 -40 -48 -40C-42 -14 -22 -4 -2 -4Z', '#5FA832') +
  lit(
    'M-34 -110C-38 -140 -30 -152 -24 -156C-18 -150 -12 -142 -10 -136C-6 -150 -2 -158 2 -162C8 -156 12 -148 14 -136C18 -144 24 -152 30 -154C38 -146 40 -132 34 -106C28 -80 -26 -80 -34 -110Z',
    color,
    {
      dx: -8,
      dy: -2,
      shadow: deep,
    },
  );
const blades = (): string =>
  path(
    'M-90 8C-84 -40 -70 -54 -62 -60C-64 -30 -54 -20 -50 -8C-44 -44 -30 -70 -18 -78C-24 -40 -14 -20 -8 -6C0 -50 16 -66 26 -70C20 -40 28 -20 32 -8C40 -36 54 -48 66 -52C58 -24 66 -6 84 8Z',
    '#5FA832',
  ) +
  path('M-60 8C-58 -20 -48 -36 -40 -40C-42 -16 -34 -6 -30 8ZM6 8C8 -24 18 -38 26 -42C22 -16 30 -4 36 8Z', '#7CC04A');
/** Tulips and grass right in front, in the lower corners only. */
export const corner = (): string =>
  group(tulip('#F8312F', '#B92737'), { x: -54, y: -10, schaal: 1.1 }) +
  group(tulip('#FFC83D', '#E39A1C'), { x: 28, y: 0, schaal: 0.9 }) +
  group(tulip('#F70A8D', '#B5179E'), { x: 86, y: 14, schaal: 0.74 }) +
  group(blades(), { x: -10, y: 6, schaal: 1.3 });
/** A cabbage from which somebody has taken a bite. */
const cabbage = (): string =>
  contactShadow(48, 0, 4) +
  path('M-52 -6C-62 -34 -40 -56 -22 -50C-12 -66 16 -66 24 -50C44 -54 62 -32 50 -6C36 12 -36 12 -52 -6Z', '#4E9A3A') +
  path('M-40 -8C-46 -32 -28 -46 -14 -42C-4 -54 14 -52 20 -40C36 -42 46 -26 38 -8C24 6 -28 6 -40 -8Z', '#7CC04A') +
  path('M-22 -10C-24 -30 -8 -40 2 -36C16 -40 26 -26 22 -10C14 0 -14 0 -22 -10Z', '#B4DC7E') +
  line('M0 -6C-2 -18 0 -26 4 -34M-26 -8C-30 -18 -28 -28 -22 -36M28 -8C34 -18 32 -28 26 -36', '#E3F2C0', 3) +
  circle([44, -40, 10], '#6D4334') +
  circle([33, -48, 7], '#6D4334');
const wateringCan = (): string =>
  contactShadow(50) +
  line('M-44 -58C-86 -66 -84 -16 -42 -18', '#1B6CA8', 9) +
  line('M38 -22L84 -64', '#1B6CA8', 13) +
  path('M70 -74L96 -58L90 -48L66 -62Z', '#14558A') +
  lit('M-46 0L-40 -70H36L42 0Q0 8 -46 0Z', '#2E86C9', { dx: -8, dy: 0, shadow: '#14558A' }) +
  ellipse([-2, -70, 38, 9], '#14558A') +
  ellipse([-2, -58, 12, 8], '#FFC83D');
/** A bed in front of the lawn, from a side to the middle, where the rail stands. */
const bed = (): string =>
  path('M-140 660C-60 640 60 644 180 656C290 666 380 690 440 730L470 860H-140Z', '#6FA544') +
  path('M-140 676C-60 656 60 660 170 672C270 682 350 706 404 744L430 860H-140Z', '#8D5B3E') +
  path('M-140 712C-40 694 60 698 160 710C250 722 310 746 350 784L366 860H-140Z', '#7A4B36') +
  [-96, 20, 130, 236].map((x, i) => ellipse([x, 726 + i * 8, 26, 6], '#6D4334')).join('');
const planted = (): string =>
  group(tulip('#F8312F', '#B92737'), { x: 44, y: 700, schaal: 0.62 }) +
  group(tulip('#FFC83D', '#E39A1C'), { x: -22, y: 706, schaal: 0.52 }) +
  group(cabbage(), { x: 118, y: 708, schaal: 0.92 }) +
  group(cabbage(), { x: 232, y: 728, schaal: 0.8 }) +
  group(corner(), { x: -70, y: 836 });
const planting = (): string =>
  group(tulip('#F70A8D', '#B5179E'), { x: 1240, y: 704, schaal: 0.62 }) +
  group(tulip('#FFC83D', '#E39A1C'), { x: 1302, y: 710, schaal: 0.52 }) +
  group(cabbage(), { x: 1062, y: 730, schaal: 0.8, sx: -1 }) +
  group(wateringCan(), { x: 1158, y: 714, schaal: 0.82, sx: -1 }) +
  group(corner(), { x: 1350, y: 840, sx: -1 });
const front = (): string => bed() + group(bed(), { x: 1280, sx: -1 }) + planted() + planting();

const sunflower = (): string =>
  line('M0 0Q-4 -50 0 -92', '#4E8F2A', 9) +
  path(
    'M2 -20C24 -50 46 -52 52 -48C42 -22 22 -12 2 -20ZM-2 -36C-24 -62 -44 -62 -50 -58C-40 -34 -22 -28 -2 -36Z',
    '#5FA832',
  ) +
  group(
    Array.from({ length: 12 }, (_, i) =>
      ellipse([0, -30, 9, 16], i % 2 === 0 ? '#FFC83D' : '#F1A11E', { transform: `rotate(${i * 30})` }),
    ).join('') +
      circle([0, 0, 23], '#8A4B26') +
      circle([-2, -2, 18], '#A9683F') +
      [-7, 7].map((x) => ellipse([x, -4, 2.6, 4], '#3B2320')).join('') +
      line('M-7 5Q0 12 7 5', '#3B2320', 3),
    { y: -112 },
  );
const CROWN = [
  [0, -270, 84],
  [-76, -236, 66],
  [72, -240, 58],
  [-10, -214, 60],
] as const;
/** The old tree beside the lawn; from its branch hangs somebody who sleeps. */
const oldTree = (): string =>
  contactShadow(70) +
  lit('M-38 0C-22 -60 -26 -130 -22 -210H26C24 -130 26 -60 44 0Q0 10 -38 0Z', '#8D5B3E', {
    dx: -10,
    dy: 0,
    shadow: '#6D4334',
  }) +
  line('M10 -170C50 -190 84 -190 116 -186', '#8D5B3E', 16) +
  path('M112 -190C126 -206 150 -206 160 -198C150 -184 128 -178 112 -186Z', '#4E9A3A') +
  lit(circlesPath(CROWN), '#4E9A3A', { dx: -14, dy: -12, shadow: '#37803A' }) +
  [-60, 10, 54].map((x, i) => circle([x, -290 + i * 26, 22], '#62AE48')).join('');
const sleeper = (): string => {
  const shape = 'M0 -50C30 -46 34 0 20 32Q10 52 0 56Q-10 52 -20 32C-34 0 -30 -46 0 -50Z';
  return (
    line('M0 -76V-46', '#C9A878', 4) +
    lit(shape, '#F1D9A6', { dx: -7, dy: -2, shadow: '#D2AE78' }) +
    line('M-27 -22Q0 -34 27 -22M-29 -4Q0 -16 29 -4M-25 18Q0 8 25 18', '#D9B780', 5) +
    line('M-14 -2q5 6 10 0M5 -2q5 6 10 0', '#1F2A44', 3.5)
  );
};

export const meadow = { sky, sunflower, tulip, ground } as const;
export const drawMeadow = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, sky()) },
  {
    name: 'gras',
    svg: svgDoc([LEFT, HORIZON - HEADS, WIDE, 680 + HEADS], ground([LEFT, HORIZON, WIDE, 680], [60, 178])),
  },
  {
    name: 'gras-hoog',
    svg: svgDoc([-20, -172 - HEADS, 1320, 1400 + HEADS], ground([-20, -172, 1320, 1400], [292, -160], 2)),
  },
  { name: 'voor', svg: svgDoc(LAYER, front()) },
  { name: 'wieken', svg: svgDoc([-90, -90, 180, 180], sails()) },
  { name: 'zonnebloem', svg: svgDoc([-60, -160, 120, 170], sunflower()) },
  { name: 'boom', svg: svgDoc([-150, -360, 320, 380], oldTree()) },
  { name: 'slaper', svg: svgDoc([-36, -80, 72, 140], sleeper()) },
  { name: 'tulp', svg: svgDoc([-60, -170, 120, 180], tulip('#F8312F', '#B92737')) },
];
