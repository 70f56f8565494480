import { skin } from '../palette.ts';
import { circle, clip, ellipse, group, line, lit, path, rect, roundPoly, shade, starPoints, tint } from '../svg.ts';
import type { ClothingKind, MotifKind, PersonOpts } from './kinds.ts';

const TORSO =
  'M-16 -151C-30 -151 -38 -145 -39.500 -132L-45 -60C-46 -49 -41 -43 -32 -43L32 -43C41 -43 46 -49 45 -60L39.500 -132C38 -145 30 -151 16 -151Z';
const SKIRT =
  'M-16 -151C-30 -151 -38 -145 -39.500 -132L-58 -48C-60 -38 -54 -33 -46 -33L46 -33C54 -33 60 -38 58 -48L39.500 -132C38 -145 30 -151 16 -151Z';
const COAT =
  'M-16 -151C-32 -151 -40 -145 -42 -132L-51 -44C-52 -35 -47 -30 -39 -30L39 -30C47 -30 52 -35 51 -44L42 -132C40 -145 32 -151 16 -151Z';

type Tailor = (opts: PersonOpts, color: string) => string;

const motifs: Readonly<Record<MotifKind, (color: string) => string>> = {
  ster: (color) => path(roundPoly(starPoints(5, 22, 10.5), 3), color, { transform: 'translate(-3 -94)' }),
  bliksem: (color) =>
    path(
      roundPoly(
        [
          [4, -118],
          [-14, -90],
          [-3, -90],
          [-10, -68],
          [11, -98],
          [0, -98],
        ],
        1.5,
      ),
      color,
    ),
  hart: (color) => path('M-3 -76C-30 -94 -20 -114 -3 -102C14 -114 24 -94 -3 -76Z', color),
  stip: (color) =>
    [
      [-22, -116],
      [8, -122],
      [-6, -98],
      [22, -100],
      [-26, -80],
      [4, -74],
      [26, -72],
    ]
      .map(([x = 0, y = 0]) => circle([x, y, 5], color))
      .join(''),
  geen: () => '',
};

const neck = (opts: PersonOpts): string => {
  const color = skin[opts.skin ?? 3];
  return path('M-14 -160H14V-150C14 -142 8 -139 0 -139C-8 -139 -14 -142 -14 -150Z', color.shadow);
};
const collar = (color: string): string => line('M-15 -149C-13 -139 13 -139 15 -149', shade(color, -9), 5);

const shirt: Tailor = (opts, color) =>
  lit(TORSO, color, { dx: -13, dy: -4 }) +
  motifs[opts.motif ?? 'ster'](opts.color2 ?? '#FFFDF7') +
  neck(opts) +
  collar(color);

const stripe: Tailor = (opts, color) => {
  const lane = opts.color2 ?? '#FFFDF7';
  const lanes = (fill: string): string => [-124, -98, -72].map((y) => rect([-60, y, 120, 12], fill)).join('');
  const light = clip(TORSO, path(TORSO, color) + lanes(lane));
  return (
    path(TORSO, shade(color)) +
    clip(TORSO, lanes(shade(lane, -9)) + group(light, { x: -13, y: 0 })) +
    neck(opts) +
    collar(color)
  );
};

const hoodie: Tailor = (opts, color) =>
  lit(TORSO, color, { dx: -13, dy: -4 }) +
  path('M-25 -66C-25 -80 -18 -86 -10 -86H8C16 -86 23 -80 23 -66V-58H-25Z', shade(color, -8)) +
  neck(opts) +
  path(
    'M-27 -151C-28 -136 -14 -128 0 -128C14 -128 28 -136 27 -151C20 -142 8 -138 0 -138C-8 -138 -20 -142 -27 -151Z',
    shade(color, -14),
  ) +
  [-7, 7].map((x) => line(`M${x} -129V-114`, '#FFFDF7', 2.6) + circle([x, -112, 2.6], '#FFFDF7')).join('');

const overalls: Tailor = (opts, color) => {
  const below = opts.color2 ?? '#FFFDF7';
  const PANTS =
    'M-28 -116H28L30 -90H45C46 -76 47 -60 46 -56C46 -47 41 -42 32 -42H-32C-41 -42 -46 -47 -46 -56C-47 -60 -46 -76 -45 -90H-30Z';
  const node = [-21, 20]
    .map((x) => circle([x, -110, 4.5], '#FFC83D') + circle([x - 1.3, -111.3, 1.5], '#FFF3C4'))
    .join('');
  return (
    lit(TORSO, below, { dx: -13, dy: -4, shadow: shade(below, -10) }) +
    neck(opts) +
    line('M-26 -147L-21 -112', color, 10) +
    line('M26 -147L20 -112', shade(color), 10) +
    clip(TORSO, lit(PANTS, color, { dx: -13, dy: -4 })) +
    path('M-14 -92H12V-80C12 -74 8 -71 -1 -71C-10 -71 -14 -74 -14 -80Z', shade(color, -10)) +
    node
  );
};

const dress: Tailor = (opts, color) => {
  const flower = [
    [-24, -108],
    [6, -116],
    [-34, -68],
    [-4, -84],
    [26, -72],
    [-12, -50],
    [38, -48],
  ]
    .map(([x = 0, y = 0]) => circle([x, y, 5.5], tint(color, 18)) + circle([x, y, 2.3], '#FFC83D'))
    .join('');
  return lit(SKIRT, color, { dx: -14, dy: -5 }) + flower + neck(opts) + collar(color);
};

const coat: Tailor = (opts, color) => {
  const scarf = opts.color2 ?? '#C2410C';
  const nodes = [-98, -74, -50].map((y) => circle([9, y, 4.3], '#FFC83D')).join('');
  return (
    lit(COAT, color, { dx: -15, dy: -4 }) +
    line('M0 -120V-34', shade(color), 3) +
    nodes +
    lit('M-27 -136L-4 -132L-1 -80L-23 -82Z', shade(scarf, -6)) +
    lit('M-33 -152C-34 -132 -20 -124 0 -124C20 -124 34 -132 33 -152Z', scarf)
  );
};

const chef: Tailor = (opts) => {
  const white = '#FFFDF7';
  const fabric = opts.kleur ?? '#C2410C';
  const nodes = [-112, -94, -76].flatMap((y) => [-12, 10].map((x) => circle([x, y, 3.3], fabric))).join('');
  return (
    lit(TORSO, white, { dx: -14, dy: -4, shadow: '#DDD6E2' }) +
    line('M-24 -128C-20 -100 -20 -70 -22 -46', '#DDD6E2', 2.6) +
    nodes +
    path('M-43 -62H43L45 -52C45 -47 42 -43 34 -43H-34C-42 -43 -45 -47 -45 -52Z', shade(fabric, -4)) +
    lit('M-28 -152C-28 -136 -14 -130 0 -130C14 -130 28 -136 28 -152Z', fabric) +
    path('M-5 -132L-14 -112L0 -118L12 -110L6 -132Z', shade(fabric, -8)) +
    ellipse([0, -132, 7, 5.5], fabric)
  );
};

const overall: Tailor = (opts, color) =>
  lit(TORSO, color, { dx: -13, dy: -4 }) +
  neck(opts) +
  path('M-20 -150L-3 -126L-10 -120L-28 -144Z', tint(color, 10)) +
  path('M20 -150L3 -126L10 -120L28 -144Z', shade(color, -6)) +
  line('M0 -122V-46', shade(color, -14), 2.6) +
  rect([-32, -108, 22, 18, 4], shade(color, -9)) +
  rect([-26, -114, 4, 14, 2], '#FFC83D') +
  clip(TORSO, rect([-60, -70, 120, 10], '#FFC83D') + rect([31, -70, 30, 10], '#D69A12'));

const clothes: Readonly<Record<ClothingKind, Tailor>> = {
  shirt,
  streep: stripe,
  hoodie,
  tuinbroek: overalls,
  jurk: dress,
  jas: coat,
  kok: chef,
  overall,
};

function shoe(x: number, color: string): string {
  const d = `M${x - 18} -5C${x - 19} -16 ${x - 12} -21 ${x - 3} -21C${x + 10} -21 ${x + 18} -15 ${x + 18} -5Z`;
  return (
    lit(d, color, { dx: -3, dy: -2 }) +
    rect([x - 18.5, -6.5, 37, 6.5, 3], '#FFFDF7') +
    rect([x + 6, -6.5, 12.5, 6.5, 3], '#DDD6E2')
  );
}

/** Standing legs and shoes on the ground line y = 0. */
export function legs(opts: PersonOpts): string {
  const same = opts.clothing === 'tuinbroek' || opts.clothing === 'overall' ? (opts.kleur ?? '#1B6CA8') : undefined;
  const material = same ?? opts.pants ?? '#1B6CA8';
  const leg = opts.shoe ?? '#F8312F';
  const pants =
    path('M-33 -60H-6V-16Q-20 -12 -33 -16Z', material) +
    path('M6 -60H33V-16Q20 -12 6 -16Z', shade(material)) +
    rect([-33, -60, 39, 23], material) +
    rect([0, -60, 33, 23], shade(material)) +
    path('M-33 -46H33V-38H-33Z', '#321B41', { 'fill-opacity': 0.22 });
  return pants + shoe(-19, leg) + shoe(20, shade(leg));
}

/** Legs of somebody who sits: knees forward, feet to the right. */
export function sittingLegs(opts: PersonOpts): string {
  const material =
    opts.clothing === 'tuinbroek' || opts.clothing === 'overall'
      ? (opts.kleur ?? '#1B6CA8')
      : (opts.pants ?? '#433B6B');
  const shoeColor = opts.shoe ?? '#F4F4F4';
  const form = (color: string): string => line('M2 -55H40Q48 -55 51 -47L60 -22', color, 25);
  return (
    group(form(shade(material)), { x: 7, y: -3 }) +
    form(material) +
    group(shoe(0, shoeColor), { x: 66, y: -8, draai: -3 })
  );
}

export const drawClothes = (opts: PersonOpts): string =>
  clothes[opts.clothing ?? 'shirt'](opts, opts.kleur ?? '#FFB703');
