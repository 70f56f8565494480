import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  lit,
  n,
  path,
  rect,
  rectPath,
  seeded,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { FRAME, onStage, tint } from './sizes.ts';

/** Opening of the window on the stage: x, y, width, height. */
const WINDOW = [46, 118, 806, 236] as const;

/** Scattered bricks: mostly plain wall, so that the play stays the busiest place. */
function stenen(
  box: readonly [number, number, number, number],
  colors: readonly string[],
  [density, seed]: readonly [number, number],
): string {
  const [x0, y0, b, h] = box;
  const random = seeded(seed);
  const parts: string[] = [];
  for (let row = 0; row * 25 < h; row += 1) {
    for (let x = x0 - (row % 2) * 32; x < x0 + b; x += 64) {
      if (random() < density)
        parts.push(
          rect([x + 3, y0 + row * 25 + 3, 57, 19, 6], colors[Math.floor(random() * colors.length)] ?? tint.wallLight),
        );
    }
  }
  return parts.join('');
}

function awning(): string {
  const wide = 59;
  const lanes = Array.from({ length: 14 }, (_, i) => {
    const x = 28 + i * wide;
    const fill = i % 2 === 0 ? '#C2410C' : '#FFFDF7';
    return (
      path(`M${x} 94H${x + wide}V124a${wide / 2} 22 0 0 1 ${-wide} 0Z`, i % 2 === 0 ? '#99300B' : '#E6DACB') +
      rect([x, 94, wide, 25], fill)
    );
  }).join('');
  const strike = path('M28 118V158L52 168L854 158V118Z', core.shadow, { 'fill-opacity': 0.16 });
  return (
    strike +
    lanes +
    rect([28, 94, 826, 9], core.shadow, { 'fill-opacity': 0.1 }) +
    rect([14, 76, 854, 22, 7], tint.frameDeep) +
    rect([14, 76, 854, 8, 4], tint.lijst)
  );
}

function windowFrame(): string {
  const [x, y, b, h] = WINDOW;
  const post = (px: number): string =>
    rect([px, y - 30, 22, h + 40, 3], tint.lijst) +
    rect([px + 15, y - 30, 7, h + 40, 3], tint.frameDeep) +
    rect([px + 3, y - 30, 4, h + 40, 2], tint.frameLight);
  return path(`M${x} ${y}h16v${h}h-16Z`, core.shadow, { 'fill-opacity': 0.22 }) + post(x - 18) + post(x + b - 4);
}

/** Hooks with a pan, a whisk and garlic on the left, a shelf with oil and jars on the right edge. */
function utensils(): string {
  const fryingPan = (x: number, r: number, color: string): string =>
    line(`M${x} 96V${150 - r}`, tint.frameDeep, 5) +
    circle([x, 150 + r * 0.4, r], shade(color)) +
    circle([x - 3, 147 + r * 0.4, r - 3], color) +
    line(
      `M${n(x - r * 0.55)} ${n(150 + r * 0.2)}A${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(x - r * 0.1)} ${n(150 - r * 0.2)}`,
      '#F6C18C',
      4,
    );
  const stretch = line('M-130 98H8', tint.frameDeep, 8) + fryingPan(-96, 30, '#D37034') + fryingPan(-34, 24, '#C2602B');
  const bottle = (x: number, color: string): string =>
    lit(`M${x - 13} 300V262Q${x - 13} 248 ${x - 6} 244V226H${x + 6}V244Q${x + 13} 248 ${x + 13} 262V300Z`, color, {
      dx: -6,
      dy: 0,
    }) +
    rect([x - 7, 218, 14, 10, 3], tint.lijst) +
    rect([x - 13, 266, 26, 18], '#FFFDF7', { 'fill-opacity': 0.75 });
  const plank =
    rect([1288, 300, 132, 12, 4], tint.lijst) +
    rect([1288, 308, 132, 5], tint.frameDeep) +
    bottle(1312, '#7CB518') +
    bottle(1350, '#F1A11E') +
    group(centeredEmoji('tomato', 46), { x: 1392, y: 280 });
  return stretch + plank;
}

/** The smoke pipe above the oven, and a peel with a garlic braid between window and oven. */
function chimney(): string {
  const pipe =
    rect([1009, -120, 116, 300], tint.brickDeep) +
    rect([1009, -120, 74, 300], tint.brick) +
    stenen([1009, -120, 74, 290], [tint.brickLight, tint.brickDeep], [0.3, 11]);
  const shovel =
    line('M886 122V238', tint.lijst, 9) +
    line('M889 122V238', tint.frameDeep, 3) +
    lit(rectPath([866, 228, 40, 62, 16]), tint.frameLight, { dx: -6, dy: -2 }) +
    circle([886, 118, 5], tint.frameDeep);
  return clip(rectPath([1009, -120, 116, 300]), pipe) + shovel;
}

function wall(): string {
  const [x, y, b, h] = WINDOW;
  const gap = `M-140 -120H1420V840H-140ZM${x} ${y}V${y + h}H${x + b}V${y}Z`;
  const brick = clip(
    gap,
    stenen([-140, -120, 1560, 470], [tint.wallLight, tint.wallDeep, tint.wallLight], [0.2, 3]),
    'evenodd',
  );
  const dusk = [400, 310, 225].map((r) => circle([1066, 330, r], '#FFB45E', { 'fill-opacity': 0.11 })).join('');
  return (
    path(gap, tint.wall, { 'fill-rule': 'evenodd' }) + brick + dusk + windowFrame() + chimney() + awning() + utensils()
  );
}

/** Marble top with a lit edge, brick front with a wood store, a towel and a tiled floor. */
function countertop(): string {
  const sheet =
    rect([-140, 352, 1560, 250], tint.blad) +
    path('M-140 352H1420V372H-140Z', tint.countertopLight) +
    path('M-140 352H1420V358H-140Z', '#FFF8EA');
  const veins = line(
    'M-140 470Q60 430 220 486T520 560M930 540Q1080 500 1180 540T1420 500M-140 560Q-20 540 120 590',
    '#EBCFA6',
    5,
    { 'stroke-opacity': 0.6 },
  );
  const glow =
    ellipse([1066, 470, 250, 52], '#FFC86B', { 'fill-opacity': 0.3 }) +
    ellipse([1066, 462, 170, 32], '#FFD98E', { 'fill-opacity': 0.38 });
  const flower = [
    [430, 590, 44, 7],
    [388, 420, 26, 6],
    [900, 592, 38, 6],
    [24, 396, 40, 6],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse([x, y, rx, ry], '#FFFDF7', { 'fill-opacity': 0.75 }))
    .join('');
  const edge =
    rect([-140, 598, 1560, 20], tint.countertopEdge) +
    rect([-140, 598, 1560, 6], '#F2D4AC') +
    rect([-140, 614, 1560, 6], tint.countertopDeep);
  const front =
    rect([-140, 618, 1560, 222], tint.voor) +
    stenen([-140, 622, 1560, 180], [tint.frontLight, tint.frontDeep, tint.frontDeep], [0.2, 5]) +
    path('M-140 618H1420V634H-140Z', core.shadow, { 'fill-opacity': 0.16 });
  return (
    sheet +
    veins +
    glow +
    flower +
    front +
    edge +
    woodBox() +
    fabric() +
    rect([-140, 800, 1560, 40], '#7A4436') +
    rect([-140, 800, 1560, 7], '#8C5340')
  );
}

function woodBox(): string {
  const block = (x: number, y: number, r: number): string =>
    circle([x + 3, y + 4, r], '#3A1F2C') +
    circle([x, y, r], '#8A5330') +
    circle([x, y, r * 0.82], '#DFAA6C') +
    circle([x, y, r * 0.56], '#C68C4F') +
    circle([x, y, r * 0.38], '#DFAA6C') +
    circle([x, y, r * 0.13], '#A9683F');
  const rows = [
    [1052, 668, 24],
    [1104, 664, 26],
    [1158, 668, 24],
    [1210, 665, 22],
    [1030, 716, 26],
    [1082, 714, 25],
    [1136, 716, 27],
    [1190, 714, 25],
    [1054, 764, 25],
    [1110, 764, 27],
    [1166, 765, 25],
    [1216, 760, 20],
  ] as const;
  return (
    rect([998, 632, 252, 172, 16], tint.frontDeep) +
    rect([1004, 638, 240, 166, 12], '#3E1E2E') +
    clip(rectPath([1004, 638, 240, 162, 12]), rows.map(([x, y, r]) => block(x, y, r)).join(''))
  );
}

function fabric(): string {
  const d = 'M98 640H206V712q-9 9-18 0t-18 0t-18 0t-18 0t-18 0t-18 0Z';
  return (
    rect([98, 648, 116, 74, 6], core.shadow, { 'fill-opacity': 0.14 }) +
    line('M66 640H242', tint.frameDeep, 8) +
    circle([66, 640, 8], tint.lijst) +
    circle([242, 640, 8], tint.lijst) +
    path(d, '#FFFDF7') +
    rect([98, 666, 108, 9], core.zee) +
    rect([98, 681, 108, 5], '#5CB8E4') +
    path('M178 636H206V712q-9 9-18 0q-5 -4 -10 -1Z', core.shadow, { 'fill-opacity': 0.1 })
  );
}

/** Stone sill of the window: customers stand behind it. */
const windowSill = (): string =>
  rect([26, 346, 846, 16, 5], tint.countertopEdge) + rect([26, 344, 846, 9, 4], tint.countertopLight);

export const drawWall = (): { name: string; svg: string }[] => [
  { name: 'muur', svg: svgDoc(FRAME, onStage(wall())) },
  { name: 'toonbank', svg: svgDoc(FRAME, onStage(countertop() + windowSill())) },
];
