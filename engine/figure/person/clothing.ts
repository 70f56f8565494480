import { skin } from '../skin.ts';
import { circle, clip, ellipse, group, line, lit, path, rect, roundPoly, shade, starPoints, tint } from '../svg.ts';
import { costumes, costumeMotifs } from './costumes.ts';
import { collar, neck, TORSO, type Tailor } from './tailor.ts';
import type { ClothingKind, MotifKind, PersonOpts, WornBottom } from './kinds.ts';

const SKIRT =
  'M-16 -151C-30 -151 -38 -145 -39.500 -132L-58 -48C-60 -38 -54 -33 -46 -33L46 -33C54 -33 60 -38 58 -48L39.500 -132C38 -145 30 -151 16 -151Z';
const COAT =
  'M-16 -151C-32 -151 -40 -145 -42 -132L-51 -44C-52 -35 -47 -30 -39 -30L39 -30C47 -30 52 -35 51 -44L42 -132C40 -145 32 -151 16 -151Z';

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
  ...costumeMotifs,
  geen: () => '',
};

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
  ...costumes,
};

function shoe(x: number, color: string, opts: PersonOpts): string {
  const own = opts.worn?.shoe;
  if (own !== undefined) return own(x, x > 10, skin[opts.skin ?? 3].base);
  const d = `M${x - 18} -5C${x - 19} -16 ${x - 12} -21 ${x - 3} -21C${x + 10} -21 ${x + 18} -15 ${x + 18} -5Z`;
  return (
    lit(d, color, { dx: -3, dy: -2 }) +
    rect([x - 18.5, -6.5, 37, 6.5, 3], '#FFFDF7') +
    rect([x + 6, -6.5, 12.5, 6.5, 3], '#DDD6E2')
  );
}

/** Clothes that go on down to the shoes. */
const SUITS: Partial<Record<ClothingKind, string>> = { knight: '#8F9AB5', hero: '#1B6CA8', space: '#F3EEF8' };
const suit = ({ clothing = 'shirt', ...opts }: PersonOpts): string | undefined =>
  clothing === 'tuinbroek' || clothing === 'overall' ? (opts.kleur ?? '#1B6CA8') : SUITS[clothing];

const LEFT = (top: number): string => `M-33 ${top}H-6V-16Q-20 -12 -33 -16Z`;
const RIGHT = (top: number): string => `M6 ${top}H33V-16Q20 -12 6 -16Z`;

/** Trousers or a skirt of the wardrobe, unless the clothes go on down to the shoes. */
const ownBottom = (opts: PersonOpts): WornBottom | undefined =>
  suit(opts) === undefined ? opts.worn?.bottom : undefined;

/** Bare shins, and what is printed on the trousers. */
function bottomMarks(opts: PersonOpts): string {
  const bottom = ownBottom(opts);
  if (bottom === undefined) return '';
  const color = skin[opts.skin ?? 3];
  const bare =
    bottom.bare === undefined ? '' : path(LEFT(bottom.bare), color.base) + path(RIGHT(bottom.bare), color.shadow);
  const [standing] = bottom.marks ?? [''];
  return bare + (standing === '' ? '' : clip(`${LEFT(-60)}${RIGHT(-60)}`, standing));
}

const legMaterial = (opts: PersonOpts): string => suit(opts) ?? opts.worn?.bottom?.color ?? opts.pants ?? '#1B6CA8';

/** What joins both legs of somebody who stands. */
export function hips(opts: PersonOpts): string {
  const material = legMaterial(opts);
  return rect([-33, -60, 39, 23], material) + rect([0, -60, 33, 23], shade(material));
}

/** The shade that clothes throw on the legs. */
export const hemShade = (): string => path('M-33 -46H33V-38H-33Z', '#321B41', { 'fill-opacity': 0.22 });

/** One leg of somebody who walks, with its shoe on the ground line y = 0. */
export function leg(opts: PersonOpts, right: boolean): string {
  const form = right ? RIGHT(-60) : LEFT(-60);
  const [material, foot] = [legMaterial(opts), opts.shoe ?? '#F8312F'];
  return (
    path(form, right ? shade(material) : material) +
    clip(form, bottomMarks(opts)) +
    shoe(right ? 20 : -19, right ? shade(foot) : foot, opts)
  );
}

/** Standing legs and shoes on the ground line y = 0. */
export function legs(opts: PersonOpts): string {
  const material = legMaterial(opts);
  const foot = opts.shoe ?? '#F8312F';
  const pants = path(LEFT(-60), material) + path(RIGHT(-60), shade(material)) + hips(opts) + bottomMarks(opts);
  return pants + hemShade() + shoe(-19, foot, opts) + shoe(20, shade(foot), opts);
}

const shin = (color: string): string => line('M52 -44L60 -22', color, 25, { 'stroke-linecap': 'butt' });

/** Both legs of somebody who sits, without shoes. */
function lap(opts: PersonOpts): string {
  const { color, bare, marks }: Partial<WornBottom> = ownBottom(opts) ?? {};
  const material = suit(opts) ?? color ?? opts.pants ?? '#433B6B';
  const form = (fill: string): string => line('M2 -55H40Q48 -55 51 -47L60 -22', fill, 25);
  const leg = (fill: string, skinColor: string): string => form(fill) + (bare === undefined ? '' : shin(skinColor));
  const { base, shadow } = skin[opts.skin ?? 3];
  return group(leg(shade(material), shadow), { x: 7, y: -3 }) + leg(material, base) + (marks?.[1] ?? '');
}

/** Legs of somebody who sits: knees forward, feet to the right. */
export const sittingLegs = (opts: PersonOpts): string =>
  lap(opts) + group(shoe(0, opts.shoe ?? '#F4F4F4', opts), { x: 66, y: -8, draai: -3 });

const OVER_SHIRTS: readonly ClothingKind[] = ['shirt', 'streep', 'hoodie', 'sailor'];

/** A skirt over the hem of a shirt; nothing when the clothes are long themselves. */
export function skirtOver(opts: PersonOpts): string {
  const skirt = opts.worn?.bottom?.skirt;
  if (skirt === undefined || !OVER_SHIRTS.includes(opts.clothing ?? 'shirt')) return '';
  return skirt[opts.wheelchair === undefined ? 0 : 1];
}

/** What is worn on the upper body. */
export const drawClothes = (opts: PersonOpts): string =>
  clothes[opts.clothing ?? 'shirt'](opts, opts.kleur ?? '#FFB703');
