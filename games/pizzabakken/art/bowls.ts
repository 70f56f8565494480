import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import { clip, contactShadow, ellipse, group, line, path, rect, svgDoc } from '#engine/figure/svg.ts';

// A bowl stands with its foot at (0, 0); 120 wide, 74 high to the rim.

const FRAME = [-68, -136, 136, 152] as const;
const BOWL = 'M-60 -64H60L44 -10Q40 0 26 0H-26Q-40 0 -44 -10Z';

function bowl(): string {
  const band =
    rect([-62, -46, 124, 13], core.zee) +
    path('M-62 -27q8 -9 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0', '#5CB8E4', { 'fill-opacity': 0 }) +
    line('M-62 -25H62', '#5CB8E4', 4.5);
  return (
    path(BOWL, '#DDD3E2') +
    clip(
      BOWL,
      path(BOWL, '#FFFDF7', { transform: 'translate(-11 -3)' }) +
        band +
        path('M32 -70H70V4H14Q34 -30 32 -70Z', core.shadow, { 'fill-opacity': 0.13 }),
    ) +
    rect([-63, -70, 126, 12, 6], '#FFFFFF') +
    rect([20, -70, 43, 12, 6], '#E7DEEA')
  );
}

type Stack = readonly (readonly [x: number, y: number, maat: number, draai: number])[];
const THREE: Stack = [
  [0, -104, 56, 4],
  [-31, -88, 60, -16],
  [31, -88, 60, 16],
  [0, -78, 58, 0],
];
const FIVE: Stack = [
  [-18, -104, 44, -6],
  [18, -104, 44, 8],
  [-37, -86, 46, -18],
  [37, -86, 46, 18],
  [0, -86, 48, 0],
];

const littleOlive = (): string =>
  ellipse([1, 2, 20, 18], '#4C7A1E') +
  ellipse([-1, 0, 19, 17], '#7DA83A') +
  ellipse([7, -2, 8, 7], '#4C7A1E') +
  ellipse([8, -2, 5.5, 5], '#E8352A') +
  ellipse([-9, -7, 4.5, 3], '#C4DE86');
const mushroom = (): string =>
  rect([-9, 0, 18, 22, 8], '#D9C3AC') +
  rect([-9, 0, 12, 22, 6], '#F0DFCB') +
  path('M-25 5C-27 -18 -12 -25 0 -25C12 -25 27 -18 25 5Q0 13 -25 5Z', '#CDB196') +
  path('M-25 5C-27 -18 -12 -25 0 -25C8 -25 15 -20 17 5Q-4 11 -25 5Z', '#F6EADB') +
  ellipse([-10, -13, 6, 4], '#FFFFFF', { transform: 'rotate(-30 -10 -13)' });

type Filling = { draw: (size: number) => string; stack: Stack };
const icon = (name: string, stack: Stack): Filling => ({ draw: (size) => centeredEmoji(name, size), stack });
const own = (draw: () => string): Filling => ({
  draw: (size) => group(draw(), { schaal: size / 46 }),
  stack: FIVE,
});

const FILLING: Readonly<Record<string, Filling>> = {
  tomaat: icon('tomato', FIVE),
  champignon: own(mushroom),
  olijf: own(littleOlive),
  paprika: icon('bell-pepper', THREE),
  kaas: icon('cheese-wedge', THREE),
  ui: icon('onion', THREE),
  basilicum: icon('herb', THREE),
  mais: icon('ear-of-corn', THREE),
  broccoli: icon('broccoli', THREE),
  ananas: icon('pineapple', THREE),
};

const full = ({ draw, stack }: Filling): string =>
  ellipse([0, -66, 54, 12], '#C9BBD0') +
  clip(
    'M-70 -150H70V-62Q0 -54 -70 -62Z',
    stack.map(([x, y, size, rotate]) => group(draw(size), { x, y, draai: rotate })).join(''),
  );

export const drawBowls = (): { name: string; svg: string }[] => [
  { name: 'kom-leeg', svg: svgDoc(FRAME, contactShadow(62) + ellipse([0, -66, 54, 9], '#B9A9C4') + bowl()) },
  ...Object.entries(FILLING).map(([name, content]) => ({
    name: `kom-${name}`,
    svg: svgDoc(FRAME, contactShadow(62) + full(content) + bowl()),
  })),
];
