import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  rectPath,
  roundPoly,
  seeded,
  svgDoc,
  type Point,
} from '#engine/figure/svg.ts';
import { tint } from './sizes.ts';

// The oven is drawn around the middle of its foot: (0, 0) is stage (1075, 452).

const DOME = 'M-166 0V-150C-166 -238 -92 -292 0 -292C92 -292 166 -238 166 -150V0Z';
const MOUTH = 'M-100 -38V-98C-100 -158 -58 -186 0 -186C58 -186 100 -158 100 -98V-38Z';
const FRAME = [-190, -330, 380, 340] as const;

/** A part of the rig; an id that starts with `-` begins hidden. */
const part = (name: string, pivot: Point, inner: string): string => {
  const id = name.replace(/^-/, '');
  return `<g id="${id}" data-pivot="${n(pivot[0] - FRAME[0])} ${n(pivot[1] - FRAME[1])}"${name === id ? '' : ' data-hidden="1"'}${id === 'lijf' ? '' : ' data-parent="lijf"'}>${inner}</g>`;
};

function brick(): string {
  const random = seeded(31);
  const parts: string[] = [];
  for (let row = 0; row < 12; row += 1) {
    for (let x = -170 - (row % 2) * 26; x < 170; x += 52)
      if (random() < 0.3)
        parts.push(
          rect([x + 2, -286 + row * 24, 46, 18, 6], random() < 0.5 ? tint.brickLight : tint.brickDeep, {
            'fill-opacity': 0.75,
          }),
        );
  }
  return parts.join('');
}

/** Wedge stones around the mouth. */
function arc(): string {
  const stenen = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI + (Math.PI * (i + 0.06)) / 11;
    const b = Math.PI + (Math.PI * (i + 0.94)) / 11;
    const p = (angle: number, rx: number, ry: number): Point => [Math.cos(angle) * rx, -98 + Math.sin(angle) * ry];
    return path(
      roundPoly([p(a, 100, 88), p(a, 134, 120), p(b, 134, 120), p(b, 100, 88)], 5),
      i % 3 === 1 ? tint.steenDeep : i > 7 ? '#DBAE8A' : tint.steen,
    );
  }).join('');
  const side = [-134, 101]
    .flatMap((x) =>
      [-96, -66].map((y, i) => rect([x, y, 33, 27, 5], (i + (x > 0 ? 1 : 0)) % 2 === 0 ? tint.steen : tint.steenDeep)),
    )
    .join('');
  return stenen + side;
}

function body(): string {
  const shadowSide = path('M34 -296C130 -282 170 -220 170 -150V4H112V-130C112 -210 96 -262 34 -296Z', tint.brickDeep, {
    'fill-opacity': 0.5,
  });
  const gloss = path('M-150 -150C-150 -218 -104 -262 -52 -276C-100 -250 -134 -206 -136 -150Z', '#E59A78', {
    'fill-opacity': 0.7,
  });
  const inside =
    path(MOUTH, '#3A1526') +
    clip(
      MOUTH,
      path('M-100 -38V-84C-100 -140 -56 -160 0 -160C56 -160 100 -140 100 -84V-38Z', '#6B1F1C') +
        path('M-80 -38V-66C-80 -116 -44 -130 0 -130C44 -130 80 -116 80 -66V-38Z', '#A12E14'),
    );
  const sill =
    rect([-128, -42, 256, 26, 8], '#CFC3B4') +
    rect([-128, -44, 256, 18, 7], '#F4EBDD') +
    rect([60, -44, 68, 18, 7], '#DDD0BF');
  const ledge =
    rect([88, -228, 92, 14, 5], tint.steenDeep) +
    rect([88, -232, 92, 10, 5], tint.steen) +
    path('M100 -216H168L156 -200H110Z', tint.brickDeep);
  return (
    ellipse([6, 0, 190, 22], core.shadow, { 'fill-opacity': 0.12 }) +
    ellipse([4, -1, 172, 14], core.shadow, { 'fill-opacity': 0.16 }) +
    path(DOME, tint.brick) +
    clip(DOME, brick() + shadowSide + gloss + rect([-170, -14, 340, 20], tint.brickDeep, { 'fill-opacity': 0.7 })) +
    arc() +
    inside +
    sill +
    ledge
  );
}

const flame = ([wide, high, x]: readonly [number, number, number], color: string): string =>
  path(
    `M${n(x - wide)} 0C${n(x - wide * 1.1)} ${n(-high * 0.4)} ${n(x - wide * 0.62)} ${n(-high * 0.5)} ${n(x - wide * 0.66)} ${n(-high * 0.74)}C${n(x - wide * 0.3)} ${n(-high * 0.62)} ${n(x - wide * 0.24)} ${n(-high * 0.6)} ${n(x - wide * 0.16)} ${n(-high * 0.48)}C${n(x - wide * 0.1)} ${n(-high * 0.8)} ${n(x + wide * 0.08)} ${n(-high * 0.86)} ${n(x + wide * 0.1)} ${n(-high)}C${n(x + wide * 0.42)} ${n(-high * 0.8)} ${n(x + wide * 0.4)} ${n(-high * 0.6)} ${n(x + wide * 0.42)} ${n(-high * 0.5)}C${n(x + wide * 0.54)} ${n(-high * 0.58)} ${n(x + wide * 0.66)} ${n(-high * 0.62)} ${n(x + wide * 0.68)} ${n(-high * 0.72)}C${n(x + wide * 0.94)} ${n(-high * 0.5)} ${n(x + wide * 1.1)} ${n(-high * 0.32)} ${n(x + wide)} 0Z`,
    color,
  );

const fire = (mirror: number, k: number): string =>
  group(
    flame([70, 106 * k, 0], '#F2641A') +
      flame([50, 78 * k, -2], '#FF9A2E') +
      flame([30, 50 * k, 2], '#FFD257') +
      flame([15, 26 * k, 2], '#FFF3C4'),
    { y: -44, sx: mirror },
  );
const stick = (): string =>
  path('M-46 -46L-34 -58L52 -50L54 -42Z', '#3E1E2E') + path('M-50 -46L30 -62L40 -56L-30 -42Z', '#542A2C');

const EYES = [
  [-42, -234],
  [42, -234],
] as const;
const eyeWhite = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x + 1, y + 2, 24, 26], tint.brickDeep) +
      ellipse([x, y, 22, 24], '#FFFDF7') +
      path(`M${x - 22} ${y + 4}A22 24 0 0 0 ${x + 22} ${y + 4}A22 17 0 0 1 ${x - 22} ${y + 4}Z`, '#E7DCD3'),
  ).join('');
const iris = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x, y + 2, 11, 13], core.inkt) +
      circle([x - 4, y - 3, 4.2], '#FFFFFF') +
      circle([x + 4, y + 7, 1.9], '#FFFFFF'),
  ).join('');
const member = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x, y, 23, 25], tint.brickLight) +
      line(`M${x - 18} ${y + 4}Q${x} ${y + 16} ${x + 18} ${y + 4}`, '#5A2620', 5),
  ).join('');
const smile = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x, y, 23, 25], tint.brickLight) +
      line(`M${x - 17} ${y + 6}Q${x} ${y - 20} ${x + 17} ${y + 6}`, '#3E1826', 6.5),
  ).join('');
const brow = (left: number, right: number): string =>
  EYES.map(([x, y], i) =>
    line(`M${x - 20} ${y - 33}Q${x} ${y - 43} ${x + 20} ${y - 33}`, '#6F2F22', 8, {
      transform: `rotate(${i === 0 ? left : right} ${x} ${y - 36})`,
    }),
  ).join('');
const cheek = (): string =>
  [-96, 96].map((x) => ellipse([x, -206, 19, 12], '#FF7B5A', { 'fill-opacity': 0.6 })).join('');

/** The oven as a character: it looks, blinks, laughs and eats. */
function rig(): string {
  return svgDoc(
    FRAME,
    part('lijf', [0, 0], body()) +
      part('vuur', [0, -44], fire(1, 1)) +
      part('vuur2', [0, -44], group(fire(-1, 0.66), { x: 34 })) +
      part('hout', [0, -44], stick()) +
      part('wang', [0, -206], cheek()) +
      part('ogen', [0, -234], eyeWhite()) +
      part('pupil', [0, -234], iris()) +
      part('-lid', [0, -234], member()) +
      part('-lach', [0, -234], smile()) +
      part('brauw', [0, -270], brow(0, 0)) +
      part('-brauw-denkt', [0, -270], brow(-10, -16)),
  );
}

/** White half-round meter; the golden zone and the needle are drawn by the game. Middle of its needle = (0, 0). */
function meter(): string {
  const half = (r: number): string =>
    `M${-r} 0A${r} ${r} 0 0 1 ${r} 0V12Q${r} 20 ${r - 8} 20H${8 - r}Q${-r} 20 ${-r} 12Z`;
  const smallArc = (from: number, until: number, color: string): string => {
    const p = (degrees: number): string =>
      `${n(Math.cos((degrees * Math.PI) / 180) * 46)} ${n(Math.sin((degrees * Math.PI) / 180) * 46)}`;
    return line(`M${p(from)}A46 46 0 0 1 ${p(until)}`, color, 14);
  };
  return (
    path(half(70), core.shadow, { 'fill-opacity': 0.16, transform: 'translate(0 9)' }) +
    path(half(68), '#D9CDBB', { transform: 'translate(0 6)' }) +
    path(half(68), core.papier) +
    smallArc(-176, -4, '#F6D79A') +
    smallArc(-176, -98, '#8ECAE6') +
    smallArc(-20, -4, '#8A4A33')
  );
}

const needle = (): string =>
  path('M-7 0L-2.500 -46Q0 -52 2.500 -46L7 0Z', core.inkt) +
  circle([0, 0, 12], core.inkt) +
  circle([0, 0, 5], '#6E7A99');

/** A lever with a red ball; it turns around its foot (0, 0). */
const rod = (): string =>
  rect([-6, -86, 12, 88, 5], '#8E8A9C') +
  rect([1, -86, 5, 88, 3], '#635994') +
  circle([0, -92, 25], '#B0220F') +
  circle([-2, -95, 22], '#F0381F') +
  ellipse([-9, -103, 7, 5], '#FF9A84', { transform: 'rotate(-30 -9 -103)' });
/** Glowing ring around the lever when it is time to hold it. */
const glow = (): string =>
  [74, 62].map((r, i) => circle([0, 0, r], core.zon, { 'fill-opacity': 0.18 + i * 0.1 })).join('') +
  circle([0, 0, 50], 'none', { stroke: core.zon, 'stroke-width': 8 });
const footer = (): string =>
  path(rectPath([-24, -20, 48, 30, 9]), '#433B6B') +
  rect([-24, -20, 48, 12, 6], '#635994') +
  rect([-5, -17, 10, 12, 4], '#2B2350');

export const drawOven = (): { name: string; svg: string }[] => [
  { name: 'oven', svg: rig() },
  { name: 'meter', svg: svgDoc([-76, -74, 152, 108], meter()) },
  { name: 'naald', svg: svgDoc([-14, -54, 28, 68], needle()) },
  { name: 'stang', svg: svgDoc([-28, -122, 56, 128], rod()) },
  { name: 'gloed', svg: svgDoc([-78, -78, 156, 156], glow()) },
  { name: 'stangvoet', svg: svgDoc([-28, -24, 56, 40], footer()) },
];
