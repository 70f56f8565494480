import { kern } from '../../lib/palet.ts';
import { circle, clip, ellipse, group, path, rect, rectPath, roundPoly, starPoints, svgDoc } from '../../lib/svg.ts';

// The ghost of the child's own pace: a friendly hovering racing car that looks back over its shoulder. (0, 0) = the road under it.

const KADER = [-130, -230, 260, 260] as const;
const [WIT, LICHT, SCHADUW, DIEP] = ['#EEF5FF', '#FFFFFF', '#B9CDF2', '#8FA6DE'];

/** Body that ends in waves instead of wheels. */
const LIJF =
  'M-84 -44C-96 -112 -62 -168 0 -168C62 -168 96 -112 84 -44C88 -26 74 -14 62 -26C52 -36 42 -36 32 -22C22 -8 10 -8 0 -22C-10 -8 -22 -8 -32 -22C-42 -36 -52 -36 -62 -26C-74 -14 -88 -26 -84 -44Z';

const vleugel = (): string =>
  rect([-52, -176, 14, 36, 5], DIEP) +
  rect([38, -176, 14, 36, 5], DIEP) +
  path(rectPath([-104, -196, 208, 26, 9]), SCHADUW) +
  rect([-104, -196, 208, 10, 5], LICHT) +
  [-104, 84].map((x) => path(rectPath([x, -208, 20, 54, 8]), DIEP) + rect([x, -208, 8, 54, 4], SCHADUW)).join('');

const oog = (x: number): string =>
  ellipse([x, -108, 17, 22], kern.inkt) + circle([x - 5, -116, 6.5], LICHT) + circle([x + 6, -100, 3], LICHT);

function gezicht(): string {
  const mond = 'M-24 -78Q0 -66 24 -78Q20 -50 0 -50Q-20 -50 -24 -78Z';
  const wangen = [-58, 58].map((x) => ellipse([x, -82, 14, 9], '#FFB3CC', { 'fill-opacity': 0.8 })).join('');
  return wangen + oog(-34) + oog(34) + path(mond, '#46306E') + clip(mond, ellipse([0, -50, 15, 11], '#F0729A'));
}

/** Scarf that flies behind, and the star of the plate. */
const sjaal = (): string =>
  path(
    'M-6 -166C18 -190 54 -186 70 -206C74 -188 70 -178 60 -170C74 -172 82 -180 92 -186C86 -160 52 -150 18 -152Z',
    '#F70A8D',
  ) + path('M18 -152C52 -150 86 -160 92 -186C82 -180 74 -172 60 -170C50 -160 34 -156 18 -152Z', '#B80A6C');

function spook(): string {
  const licht = path('M-78 -60C-82 -112 -54 -156 -8 -160C-44 -140 -62 -106 -60 -58Z', LICHT, { 'fill-opacity': 0.85 });
  const kant = path('M40 -170C92 -140 108 -70 92 -8H54C66 -60 68 -120 40 -170Z', SCHADUW);
  return (
    ellipse([0, 6, 92, 13], kern.schaduw, { 'fill-opacity': 0.2 }) +
    vleugel() +
    path(LIJF, WIT) +
    clip(LIJF, kant + licht) +
    gezicht() +
    sjaal() +
    path(roundPoly(starPoints(5, 12, 5.6), 2), kern.zon, { transform: 'translate(0 -142)' })
  );
}

export const drawSpook = (): { naam: string; svg: string }[] => [
  { naam: 'spook', svg: svgDoc(KADER, group(spook(), { x: 0, y: 0 })) },
];
