import {
  rect,
  circle,
  clip,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  roundPoly,
  shade,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { INK, leaf, SHADOW, type Canvas } from './color.ts';

/** A leaf with its stalk at the left, its middle at (0, 0); on its back it is pale. */
export function leafOf(tone: Readonly<Record<keyof typeof leaf, string>>): string {
  const shape = 'M-78 22C-70 -42 -10 -58 82 -44C84 24 30 60 -34 48C-56 44 -72 36 -78 22Z';
  return (
    ellipse([6, 50, 66, 11], SHADOW, { 'fill-opacity': 0.16 }) +
    line('M-96 32Q-84 32 -72 22', tone.deep, 9) +
    lit(shape, tone.base, { dx: -5, dy: -8, shadow: tone.deep }) +
    clip(
      shape,
      line('M-74 26Q0 16 80 -42', tone.vein, 4) +
        line('M-36 20L-16 -34M2 10L26 -42M-20 18L4 50M22 -2L52 34', tone.vein, 3) +
        path('M-70 10C-58 -34 -16 -48 40 -48C-10 -38 -46 -22 -62 16Z', tone.light, { 'fill-opacity': 0.7 }),
    )
  );
}
const PALE = { base: '#C7DEB5', deep: '#A3C496', light: '#DCEBCF', vein: '#E9F3E0' } as const;

const puddle = (): string =>
  path('M-54 6C-58 -18 -20 -30 10 -26C46 -28 60 -8 54 10C44 32 -46 32 -54 6Z', '#3F9CC4') +
  path('M-52 2C-54 -18 -20 -28 10 -25C44 -26 56 -8 50 6C40 24 -44 26 -52 2Z', '#6CC3E6') +
  path('M-38 -4C-34 -16 -10 -20 8 -18C-8 -14 -26 -10 -38 -4Z', '#C3E9F7') +
  ellipse([20, 10, 16, 3.5], '#A5DBF2');

type Wing = readonly [base: string, deep: string, mark: string];
const WINGS: readonly Wing[] = [
  ['#1F9BE8', '#0074BA', '#FFFFFF'],
  ['#F2307F', '#B5179E', '#FFD769'],
  ['#8D65C5', '#635994', '#FFC83D'],
  ['#FF822D', '#D2521F', '#FFFDF7'],
  ['#FFC83D', '#E39A1C', '#B5179E'],
  ['#16A394', '#0B7A75', '#FFE9A8'],
  ['#F8463A', '#B92737', '#1F2A44'],
  ['#5C6FD6', '#433B9B', '#FF9CC8'],
];
/** A mark on a wing: dots, stripes, stars, rings, hearts: every word its own. */
const mark = (nr: number, color: string): string =>
  [
    () => circle([30, -20, 8], color) + circle([24, 20, 6], color),
    () => line('M16 -18L46 -30M14 -8L44 -12M12 14L30 24', color, 5),
    () => path(roundPoly(starPoints(5, 12, 5.5), 2), color, { transform: 'translate(31 -20)' }),
    () => circle([31, -20, 11], color) + circle([31, -20, 6], '#FF822D') + circle([23, 20, 6], color),
    () => path('M30 -10C18 -20 20 -32 30 -26C40 -32 42 -20 30 -10Z', color) + circle([22, 20, 5], color),
    () => path('M22 -30L42 -24L36 -10L20 -14Z', color) + circle([22, 20, 6], color),
    () => [20, 34, 27].map((x, i) => circle([x, -26 + i * 8, 4.5], color)).join('') + circle([22, 20, 5], color),
    () => line('M14 -14q8 -12 14 -2t16 -8', color, 5) + line('M12 14q6 10 16 6', color, 4),
  ][nr]?.() ?? '';
/** A butterfly seen from above, its middle at (0, 0). */
export function butterfly(nr: number): string {
  const [base, deep, color] = WINGS[nr] ?? WINGS[0] ?? ['', '', ''];
  const side =
    path('M2 2C14 4 40 6 36 26C28 40 10 26 2 8Z', deep) +
    path('M2 0C8 -42 58 -48 54 -14C50 2 20 6 2 4Z', base) +
    path('M8 -14C16 -36 38 -40 46 -32C34 -32 18 -24 8 -14Z', glow(base, 12)) +
    mark(nr, color);
  return (
    group(side, { sx: -1 }) +
    side +
    line('M-3 -20Q-8 -34 -16 -36M3 -20Q8 -34 16 -36', INK, 3) +
    ellipse([0, 2, 6, 20], INK) +
    circle([0, -20, 7], INK) +
    circle([-2.5, -22, 1.8], '#FFFFFF') +
    circle([2.5, -22, 1.8], '#FFFFFF')
  );
}

/** Spun round and round; open it hangs in two halves. */
const cocoon = (open: boolean): string => {
  const shape = 'M0 -62C34 -54 42 -6 24 34Q12 58 0 62Q-12 58 -24 34C-42 -6 -34 -54 0 -62Z';
  const bands = [-36, -14, 8, 28].map((y) => line(`M-44 ${y + 8}Q0 ${y - 10} 44 ${y + 6}`, '#DDBB86', 6)).join('');
  const whole = lit(shape, '#F6E2B8', { dx: -8, dy: -2, shadow: '#D9B780' }) + clip(shape, bands);
  return (
    contactShadow(30, 0, 62) +
    whole +
    (open
      ? path('M-22 -22L-8 -34L2 -16L16 -34L24 -10L12 6L20 24L0 36L-16 22L-10 4Z', '#7D5A3C')
      : line('M-16 -4q6 7 12 0M6 -4q6 7 12 0', INK, 4) + line('M-5 12Q1 17 7 12', INK, 3.5))
  );
};

const ladybird = (): string =>
  contactShadow(30, 0, 24) +
  line('M-14 -24Q-20 -38 -28 -40M4 -26Q8 -40 16 -42', INK, 4) +
  circle([-6, -16, 18], INK) +
  ellipse([-13, -20, 5.5, 7], '#FFFFFF') +
  ellipse([1, -20, 5.5, 7], '#FFFFFF') +
  circle([-12, -19, 2.8], INK) +
  circle([2, -19, 2.8], INK) +
  lit('M-34 22C-36 -6 -16 -18 4 -16C28 -14 36 4 36 22Q0 28 -34 22Z', '#F8312F', { dx: -5, dy: -4, shadow: '#BE2334' }) +
  line('M2 -16V24', INK, 4) +
  [
    [-18, 2],
    [-16, 16],
    [18, 0],
    [20, 15],
  ]
    .map(([x = 0, y = 0]) => circle([x, y, 5], INK))
    .join('');
/** A snail that is in no hurry. */
const snail = (): string =>
  contactShadow(44, 0, 30) +
  path('M-54 28C-58 12 -50 -14 -40 -16C-30 -14 -32 8 -20 12H44Q58 22 48 30H-50Z', '#E9B98A') +
  line('M-46 -12L-54 -30M-38 -14L-36 -32', '#E9B98A', 5) +
  circle([-55, -32, 6], '#FFFFFF') +
  circle([-36, -34, 6], '#FFFFFF') +
  circle([-56, -32, 3], INK) +
  circle([-37, -34, 3], INK) +
  line('M-50 4Q-46 9 -40 5', '#9A5636', 3) +
  circle([10, -6, 34], '#7A4FA8') +
  circle([7, -9, 30], '#9A78CE') +
  line('M30 -8A20 20 0 1 0 8 14A14 14 0 1 0 -2 -10A8 8 0 1 0 10 -6', '#C9B4E8', 6);

/** Four leaves on one stalk: who finds it has luck. */
const luck = (): string =>
  contactShadow(22, 0, 26) +
  line('M0 0Q8 14 2 28', leaf.deep, 5) +
  [45, 135, 225, 315]
    .map((turn) =>
      group(
        path('M0 0C-20 -8 -22 -32 -8 -34C-4 -34 -1 -31 0 -28C1 -31 4 -34 8 -34C22 -32 20 -8 0 0Z', leaf.base) +
          path('M-2 -6C-14 -14 -16 -28 -8 -30C-5 -28 -3 -20 -2 -6Z', leaf.light),
        { draai: turn },
      ),
    )
    .join('') +
  circle([0, 0, 5], leaf.vein);
/** What grows on the lawn for each of them. */
const bloom = (petal: string, heart: string): string =>
  contactShadow(20, 0, 34) +
  line('M0 34Q-4 16 0 -6', leaf.base, 6) +
  path('M-2 26C-20 20 -28 10 -28 4C-14 4 -4 14 -2 26ZM2 20C18 14 26 4 26 -2C14 -2 4 8 2 20Z', leaf.light) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => ellipse([0, -17, 9, 13], petal, { transform: `translate(0 -16) rotate(${turn})` }))
    .join('') +
  circle([0, -16, 11], heart) +
  [-4, 4].map((px) => ellipse([px, -18, 1.6, 2.4], INK)).join('') +
  line('M-4 -12Q0 -9 4 -12', INK, 2);

/** The bang of a bite. */
const munch = (): string =>
  path(roundPoly(starPoints(12, 58, 44), 4), '#D98A12', { transform: 'scale(1.2 .86) translate(2 5)' }) +
  path(roundPoly(starPoints(12, 58, 44), 4), '#FFB703', { transform: 'scale(1.2 .86)' }) +
  line(
    'M-36 -20V16M-36 2Q-26 -8 -20 2V16M5 -8V17M4 5A9 9 0 1 1 -12 5A9 9 0 1 1 4 5M16 -6V28M16 5A9 9 0 1 1 32 5A9 9 0 1 1 16 5M44 -18V4',
    INK,
    6,
    { transform: 'translate(-3 -2) rotate(-6)' },
  ) +
  circle([43, 10, 4], INK);

const dot = (): string => ellipse([0, 3, 13, 9], leaf.deep) + ellipse([0, 0, 13, 9], '#FFFFFF');
const ring = (): string =>
  ellipse([0, 4, 40, 26], leaf.deep) +
  ellipse([0, 0, 40, 26], '#FFFFFF') +
  ellipse([0, 0, 28, 17], shade('#B3DD82', -4));

export const drawThings = (): Canvas[] => [
  { name: 'blad', svg: svgDoc([-104, -62, 192, 126], leafOf(leaf)) },
  { name: 'blad-om', svg: svgDoc([-104, -62, 192, 126], leafOf(PALE)) },
  { name: 'plas', svg: svgDoc([-60, -34, 120, 66], puddle()) },
  ...WINGS.map((_, i) => ({ name: `vlinder-${i + 1}`, svg: svgDoc([-62, -52, 124, 96], butterfly(i)) })),
  { name: 'cocon', svg: svgDoc([-48, -68, 96, 142], cocoon(false)) },
  { name: 'cocon-open', svg: svgDoc([-48, -68, 96, 142], cocoon(true)) },
  { name: 'lieveheersbeestje', svg: svgDoc([-42, -48, 84, 82], ladybird()) },
  { name: 'slak', svg: svgDoc([-66, -46, 132, 88], snail()) },
  { name: 'klaver', svg: svgDoc([-44, -44, 88, 82], luck()) },
  { name: 'bloei-roze', svg: svgDoc([-40, -52, 80, 94], bloom('#FF8CC0', '#FFC83D')) },
  { name: 'bloei-wit', svg: svgDoc([-40, -52, 80, 94], bloom('#FFFDF7', '#FFB703')) },
  { name: 'bloei-paars', svg: svgDoc([-40, -52, 80, 94], bloom('#B79AE6', '#FFE08A')) },
  { name: 'hap', svg: svgDoc([-76, -56, 152, 216], munch()) },
  // Laid over the scene, larger, as evening falls.
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#E2703A')) },
  { name: 'stip', svg: svgDoc([-15, -11, 30, 24], dot()) },
  { name: 'ring', svg: svgDoc([-44, -28, 88, 62], ring()) },
];
