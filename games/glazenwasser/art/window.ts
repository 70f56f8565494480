import { core } from '../../../tools/art/lib/palette.ts';
import { circle, clip, ellipse, line, lit, n, path, rect, rectPath, svgDoc } from '#engine/figure/svg.ts';
import { type Drawing, OPENING, tone } from './color.ts';

const [X, Y, W, H] = OPENING;
const BOX = [-220, -140, 440, 300] as const;
const opening = rectPath([X, Y, W, H]);

/** Lit wall with steps of light, a shelf, and something on it. */
const room = (wall: string, warm: string, extra: string): string =>
  clip(
    opening,
    rect([X, Y, W, H], wall) +
      [150, 104].map((r) => circle([-40, -30, r], warm, { 'fill-opacity': 0.4 })).join('') +
      extra +
      path(`M${X} ${Y}H${X + W}V${Y + 26}H${X}Z`, core.shadow, { 'fill-opacity': 0.1 }) +
      path(`M${X + W - 40} ${Y}H${X + W}V${Y + H}H${X + W - 70}Z`, core.shadow, { 'fill-opacity': 0.08 }),
  );
const lamp =
  line('M86 -110V-74', core.deepWood, 5) +
  lit('M58 -44Q62 -76 86 -76T114 -44Z', '#FF822D') +
  ellipse([86, -44, 28, 6], '#FFF1BF');
const books =
  rect([46, -20, 100, 8, 3], core.deepWood) +
  ['#B5179E', '#1B6CA8', '#7CB518', '#FFB703']
    .map((color, i) => rect([56 + i * 17, -58 + (i % 2) * 8, 13, 38 - (i % 2) * 8, 3], color))
    .join('');
const picture =
  rect([56, -78, 66, 54, 5], core.wood) +
  rect([62, -72, 54, 42, 3], '#DFF1FB') +
  path('M62 -34L82 -58L96 -42L104 -50L116 -34Z', '#7CB518');

/** A wooden frame around the opening; the shadow lies on the wall to the right and below. */
function frame(inside: string): string {
  const ring = `${rectPath([X - 18, Y - 18, W + 36, H + 34, 10])}${rectPath([X, Y, W, H])}`;
  return (
    path(`${rectPath([X - 8, Y - 8, W + 40, H + 40, 10])}${opening}`, core.shadow, {
      'fill-opacity': 0.14,
      'fill-rule': 'evenodd',
    }) +
    inside +
    path(ring, tone.wood, { 'fill-rule': 'evenodd' }) +
    path(`M${X + W} ${Y}h18v${H + 16}h-18Z`, tone.woodDeep) +
    path(`M${X} ${Y}h${W}v7h${-W}Z`, core.shadow, { 'fill-opacity': 0.16 }) +
    path(`M${X} ${Y}h7v${H}h-7Z`, core.shadow, { 'fill-opacity': 0.1 }) +
    sill()
  );
}

/** Sill with a box of flowers on its right end. */
function sill(): string {
  const bottom = Y + H;
  const colors = ['#F70A8D', '#FFB703', '#F8312F', '#FFC83D', '#F70A8D', '#FF822D'];
  const plants = Array.from({ length: 9 }, (_, i) =>
    circle([22 + i * 15, bottom + 8 - (i % 2) * 3, 11], i % 2 === 0 ? tone.leaf : tone.leafDeep),
  ).join('');
  const heads = colors
    .map(
      (color, i) =>
        circle([26 + i * 23, bottom + 1 + (i % 2) * 6, 7], color) +
        circle([26 + i * 23, bottom + 1 + (i % 2) * 6, 2.6], '#FFF3C4'),
    )
    .join('');
  return (
    rect([X - 26, bottom + 20, W + 56, 12, 5], core.shadow, { 'fill-opacity': 0.14 }) +
    lit(rectPath([X - 28, bottom + 2, W + 56, 22, 7]), tone.wood, { dx: 0, dy: -8, shadow: tone.woodDeep }) +
    plants +
    heads +
    lit(rectPath([12, bottom + 14, 140, 30, 7]), '#96506A', { dx: -10, dy: -4 })
  );
}

/** Light on the glass in the upper left corner. */
const gloss = (): string =>
  clip(
    opening,
    path(`M${X} ${Y}H${X + 66}L${X} ${Y + 92}Z`, '#FFFFFF', { 'fill-opacity': 0.26 }) +
      path(`M${X + 86} ${Y}h22L${X} ${Y + 150}v-30Z`, '#FFFFFF', { 'fill-opacity': 0.18 }),
  );

/** A leaf of glass that stands open beside the frame. */
const leaf = (turn: 1 | -1): string => {
  const x = turn > 0 ? X + W + 16 : X - 16;
  const out = x + turn * 40;
  const d = `M${x} ${Y - 14}L${out} ${Y + 8}V${Y + H - 4}L${x} ${Y + H + 12}Z`;
  return (
    path(d, turn > 0 ? tone.woodDeep : tone.wood) +
    path(
      `M${x + turn * 9} ${Y + 4}L${out - turn * 8} ${Y + 20}V${Y + H - 18}L${x + turn * 9} ${Y + H - 6}Z`,
      tone.water,
    )
  );
};

/** A curtain with folds, down to this height of the opening; whoever sleeps behind it is heard. */
function curtain(low: number): string {
  const folds = Array.from({ length: 8 }, (_, i) => rect([X + (i + 0.5) * (W / 8), Y, W / 16, low], '#8655BC')).join(
    '',
  );
  const hem = `q${n(-W / 16)} 16 ${n(-W / 8)} 0`.repeat(8);
  const cloth = `M${X} ${Y}H${X + W}V${Y + low - 12}${hem}`;
  const zed = (x: number, y: number, k: number): string =>
    line(`M${x} ${y}h${16 * k}l${-16 * k} ${20 * k}h${16 * k}`, '#F3EEF8', 5 * k, { 'stroke-opacity': 0.9 });
  return clip(
    opening,
    path(`${cloth}Z`, '#9A6BD0') +
      clip(`${cloth}Z`, folds) +
      path(`M${X} ${Y}H${X + W}V${Y + 24}${hem}Z`, '#6D3B9E') +
      (low > 150 ? zed(-46, 0, 1) + zed(-12, -32, 1.4) + zed(34, -70, 1.9) : ''),
  );
}

function bell(ring: 'quiet' | 'usual' | 'focus'): string {
  const rim = ring === 'focus' ? circle([0, 0, 45], core.zon) : '';
  const inside =
    lit('M0 -22C14 -22 15 -6 17 4L22 12H-22L-17 4C-15 -6 -14 -22 0 -22Z', '#FFC83D', {
      dx: -5,
      dy: -2,
      shadow: '#F1A11E',
    }) +
    circle([0, 17, 5.5], '#E08F00') +
    circle([0, -23, 4], '#E08F00');
  return (
    ellipse([2, 8, 37, 35], core.shadow, { 'fill-opacity': 0.16 }) +
    rim +
    circle([0, 3, 37], core.paperLip) +
    circle([0, 0, 37], ring === 'quiet' ? '#EFEAE0' : core.papier) +
    inside
  );
}

/** What a finger draws on wet glass. */
const DOODLES = {
  lach: 'M0 -58A58 58 0 1 1 -0.1 -58M-20 -22V-8M20 -22V-8M-28 14Q0 42 28 14',
  hart: 'M0 46C-70 2 -52 -52 -22 -48Q-4 -46 0 -26Q4 -46 22 -48C52 -52 70 2 0 46Z',
  ster: 'M0 -58L16 -18L58 -16L24 10L36 50L0 26L-36 50L-24 10L-58 -16L-16 -18Z',
} as const;
const doodle = (d: string): string =>
  line(d, '#FFFFFF', 15, { 'stroke-opacity': 0.55 }) +
  line(d, '#93B4CC', 10) +
  [-34, 30].map((x, i) => line(`M${x} 52v${22 + i * 12}`, '#93B4CC', 6)).join('');

export const drawWindow = (): Drawing[] =>
  [
    { name: 'kamer-geel', svg: room('#FFD79A', '#FFE9BF', lamp) },
    { name: 'kamer-mint', svg: room('#BFE6DA', '#DDF5EC', picture) },
    { name: 'kamer-blauw', svg: room('#C3D3F2', '#E0EAFB', books) },
    { name: 'kozijn', svg: frame(gloss()) },
    { name: 'kozijn-open', svg: leaf(-1) + leaf(1) + frame('') },
    { name: 'gordijn-half', svg: curtain(86) },
    { name: 'gordijn', svg: curtain(H) },
    { name: 'bel', svg: bell('usual') },
    { name: 'bel-aan', svg: bell('focus') },
    { name: 'bel-stil', svg: bell('quiet') },
    ...Object.entries(DOODLES).map(([name, d]) => ({ name: `krabbel-${name}`, svg: doodle(d) })),
  ].map(({ name, svg }) => ({
    name,
    svg: svgDoc(name.startsWith('bel') ? [-48, -48, 96, 100] : BOX, svg),
  }));
