import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  path,
  rect,
  rectPath,
  roundPoly,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';

// The ghost of the child's own pace: a friendly hovering racing car that looks back over its shoulder. (0, 0) = the road under it.

const FRAME = [-130, -230, 260, 260] as const;
const [WHITE, LIGHT, SHADOW, DEEP] = ['#EEF5FF', '#FFFFFF', '#B9CDF2', '#8FA6DE'];

/** Body that ends in waves instead of wheels. */
const BODY =
  'M-84 -44C-96 -112 -62 -168 0 -168C62 -168 96 -112 84 -44C88 -26 74 -14 62 -26C52 -36 42 -36 32 -22C22 -8 10 -8 0 -22C-10 -8 -22 -8 -32 -22C-42 -36 -52 -36 -62 -26C-74 -14 -88 -26 -84 -44Z';

const wing = (): string =>
  rect([-52, -176, 14, 36, 5], DEEP) +
  rect([38, -176, 14, 36, 5], DEEP) +
  path(rectPath([-104, -196, 208, 26, 9]), SHADOW) +
  rect([-104, -196, 208, 10, 5], LIGHT) +
  [-104, 84].map((x) => path(rectPath([x, -208, 20, 54, 8]), DEEP) + rect([x, -208, 8, 54, 4], SHADOW)).join('');

const eye = (x: number): string =>
  ellipse([x, -108, 17, 22], core.inkt) + circle([x - 5, -116, 6.5], LIGHT) + circle([x + 6, -100, 3], LIGHT);

function face(): string {
  const mouth = 'M-24 -78Q0 -66 24 -78Q20 -50 0 -50Q-20 -50 -24 -78Z';
  const cheeks = [-58, 58].map((x) => ellipse([x, -82, 14, 9], '#FFB3CC', { 'fill-opacity': 0.8 })).join('');
  return cheeks + eye(-34) + eye(34) + path(mouth, '#46306E') + clip(mouth, ellipse([0, -50, 15, 11], '#F0729A'));
}

/** Scarf that flies behind, and the star of the plate. */
const scarf = (): string =>
  path(
    'M-6 -166C18 -190 54 -186 70 -206C74 -188 70 -178 60 -170C74 -172 82 -180 92 -186C86 -160 52 -150 18 -152Z',
    '#F70A8D',
  ) + path('M18 -152C52 -150 86 -160 92 -186C82 -180 74 -172 60 -170C50 -160 34 -156 18 -152Z', '#B80A6C');

function ghost(): string {
  const light = path('M-78 -60C-82 -112 -54 -156 -8 -160C-44 -140 -62 -106 -60 -58Z', LIGHT, { 'fill-opacity': 0.85 });
  const side = path('M40 -170C92 -140 108 -70 92 -8H54C66 -60 68 -120 40 -170Z', SHADOW);
  return (
    ellipse([0, 6, 92, 13], core.shadow, { 'fill-opacity': 0.2 }) +
    wing() +
    path(BODY, WHITE) +
    clip(BODY, side + light) +
    face() +
    scarf() +
    path(roundPoly(starPoints(5, 12, 5.6), 2), core.zon, { transform: 'translate(0 -142)' })
  );
}

export const drawGhost = (): { name: string; svg: string }[] => [
  { name: 'spook', svg: svgDoc(FRAME, group(ghost(), { x: 0, y: 0 })) },
];
