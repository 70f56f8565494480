import {
  circle,
  clip,
  contactShadow,
  ellipse,
  group,
  line,
  path,
  rect,
  rectPath,
  roundPoly,
  shade,
  svgDoc,
  tint,
} from '#engine/figure/svg.ts';
import { bust } from '#engine/figure/person.ts';
import { decorColor } from '../../../tools/art/lib/palette.ts';
import { TRAIN } from './color.ts';
import { DRIVER } from './people.ts';

// What rolls; (0, 0) = on the rail below the middle of a car, so that every car stands on its line.

const { hull, hullDeep, brass, iron, ironDeep, rod, bed } = TRAIN;
const shadow = (half: number): string => group(contactShadow(half), { y: 8 });

/** Underframe with buffers at both ends. */
const frame = (half: number): string =>
  rect([-half - 12, -44, 2 * half + 24, 8, 4], ironDeep) +
  rect([-half, -52, 2 * half, 18, 6], iron) +
  rect([-half, -52, 2 * half, 6, 3], tint(iron, 10)) +
  [-half - 14, half + 6].map((x) => rect([x, -48, 8, 16, 4], brass)).join('');

/** The tray in which the word stands. */
function tray(): string {
  const side = rectPath([-157, -136, 314, 88, 12]);
  return (
    path(side, shade(bed, -8)) +
    clip(side, rect([-157, -136, 290, 88], bed) + rect([-157, -136, 314, 8], tint(bed, 10))) +
    [-150, 136].map((x) => rect([x, -130, 14, 76, 5], shade(bed, -14))).join('')
  );
}

const wagon = (): string => shadow(150) + tray() + frame(152);

/** A wagon with a horn, for a word that is only heard. */
function hornWagon(): string {
  const horn = 'M-34 -96C10 -100 52 -120 84 -160C108 -140 108 -64 84 -44C52 -84 10 -92 -34 -84Z';
  return (
    wagon() +
    rect([-74, -108, 70, 52, 10], decorColor.bruin) +
    rect([-74, -108, 70, 14, 7], tint(decorColor.bruin, 10)) +
    circle([-38, -76, 15], brass) +
    circle([-38, -76, 6], shade(brass, -16)) +
    path(horn, shade(brass, -10)) +
    clip(horn, path(horn, brass, { transform: 'translate(-4 -8)' })) +
    ellipse([88, -102, 18, 58], shade(brass, -22)) +
    ellipse([85, -102, 15, 52], '#7D4533') +
    [0, 1, 2]
      .map((i) => line(`M${112 + i * 15} ${-128 - i * 9}q${10 + i * 4} ${26 + i * 9} 0 ${52 + i * 18}`, '#FFFDF7', 6))
      .join('')
  );
}

/** Dark inside of the cab, behind the driver. */
const cab = (): string => rect([-112, -176, 92, 132, 8], '#3A2147') + rect([-104, -168, 76, 60, 6], '#56306A');

/** The engine that pushes, its cab open for the driver. */
function loco(): string {
  const boiler = rectPath([-26, -128, 138, 74, 22]);
  const roof = 'M-130 -178Q-128 -192 -112 -192H-18Q-4 -192 -2 -178V-170H-130Z';
  return (
    shadow(112) +
    path('M62 -124L66 -176H92L96 -124Z', ironDeep) +
    path('M62 -124L66 -176H76L76 -124Z', iron) +
    path(
      roundPoly(
        [
          [54, -190],
          [104, -190],
          [98, -170],
          [60, -170],
        ],
        5,
      ),
      iron,
    ) +
    path('M8 -126a24 24 0 0 1 48 0Z', shade(brass, -8)) +
    path('M8 -126a24 24 0 0 1 40 -18Q24 -146 22 -126Z', brass) +
    path(boiler, hullDeep) +
    clip(boiler, rect([-26, -128, 138, 54], hull) + rect([-16, -120, 110, 9, 4], '#E66BD2')) +
    [6, 66].map((x) => rect([x, -128, 11, 74, 3], brass) + rect([x, -82, 11, 28, 3], shade(brass, -10))).join('') +
    ellipse([110, -91, 13, 39], ironDeep) +
    ellipse([107, -91, 10, 34], iron) +
    circle([118, -116, 13], shade(brass, -10)) +
    circle([120, -117, 9], '#FFF6D8') +
    rect([-118, -88, 100, 44, 6], hull) +
    rect([-118, -62, 100, 18, 6], hullDeep) +
    [-118, -28].map((x) => rect([x, -176, 12, 98, 4], hull)).join('') +
    rect([-112, -96, 90, 12, 5], brass) +
    circle([-68, -66, 13], brass) +
    path(roof, ironDeep) +
    path('M-126 -180Q-124 -190 -112 -190H-40L-46 -178Z', tint(iron, 8)) +
    frame(112)
  );
}

function wheel(r: number, color: string): string {
  const spokes = Array.from({ length: 4 }, (_, i) =>
    group(rect([-r * 0.72, -2.5, r * 1.44, 5, 2.5], tint(iron, 14)), { draai: i * 45 }),
  );
  return (
    circle([0, 0, r], ironDeep) +
    circle([0, 0, r * 0.8], iron) +
    spokes.join('') +
    circle([0, 0, r * 0.34], color) +
    circle([-r * 0.1, -r * 0.1, r * 0.14], '#FFF6D8')
  );
}

const rodBar = (): string =>
  rect([-46, -6, 92, 12, 6], shade(rod, -12)) +
  rect([-46, -6, 92, 7, 3.5], rod) +
  [-36, 36].map((x) => circle([x, 0, 6], brass)).join('');

/** Arrow of the way that is set, pointing to the right. */
const marker = (): string =>
  group(path('M-14 -15H2L16 0L2 15H-14L0 0Z', '#321B41', { 'fill-opacity': 0.18 }), { y: 3 }) +
  path('M-14 -15H2L16 0L2 15H-14L0 0Z', brass) +
  path('M-14 -15H2L8 -8H-8Z', '#FFD65A');

/** A switch stand; its arrow points along the way that is set. */
function signPost(turn: number): string {
  const arrow = path(
    roundPoly(
      [
        [-15, -6],
        [2, -6],
        [2, -16],
        [18, 0],
        [2, 16],
        [2, 6],
        [-15, 6],
      ],
      3,
    ),
    '#C2410C',
  );
  return (
    group(contactShadow(26), { y: 2 }) +
    rect([-19, -12, 38, 14, 6], ironDeep) +
    rect([-5, -58, 10, 50, 4], iron) +
    rect([-5, -58, 4, 50, 2], tint(iron, 14)) +
    circle([0, -76, 31], iron) +
    circle([-1, -78, 28], '#FFFDF7') +
    group(arrow, { x: -1, y: -78, draai: turn })
  );
}

/** The buffer that stops a train on a wrong line; its lamp is no alarm, only a light. */
function buffer(): string {
  const beam = rectPath([-15, -66, 30, 34, 7]);
  const stripes = [-22, -2, 18]
    .map((x) => path(`M${x} -26L${x + 16} -72H${x + 26}L${x + 10} -26Z`, '#C2410C'))
    .join('');
  return (
    group(contactShadow(38), { y: 6 }) +
    path('M-4 4L30 4L2 -62H-10Z', ironDeep) +
    path('M-4 4H8L-2 -62H-10Z', iron) +
    rect([-12, -8, 50, 14, 5], decorColor.bruin) +
    path(beam, '#FFFDF7') +
    clip(beam, stripes) +
    rect([-26, -60, 14, 20, 5], shade(brass, -10)) +
    rect([-26, -60, 14, 10, 5], brass) +
    rect([-5, -84, 10, 20, 3], iron) +
    circle([0, -90, 12], ironDeep) +
    circle([0, -90, 8], '#FFD56B')
  );
}

/** The lamp before the switches: off, waiting, or go. */
function signal(top: string, bottom: string): string {
  const lamp = (y: number, color: string): string =>
    circle([0, y, 12], color) + circle([-4, y - 4, 3.5], '#FFFFFF', { 'fill-opacity': 0.6 });
  return (
    group(contactShadow(24), { y: 2 }) +
    rect([-17, -12, 34, 14, 6], ironDeep) +
    rect([-5, -96, 10, 86, 4], iron) +
    rect([-21, -160, 42, 74, 18], ironDeep) +
    rect([-21, -160, 34, 70, 16], iron) +
    lamp(-140, top) +
    lamp(-107, bottom)
  );
}

/** The engine with its wheels and driver, standing still: for pictures. */
export const engine = (): string =>
  cab() +
  group(bust(DRIVER), { x: -66, y: -92, schaal: 0.36 }) +
  loco() +
  [
    [-78, 32],
    [-8, 32],
    [74, 25],
  ]
    .map(([x = 0, r = 0]) => group(wheel(r, brass), { x, y: -r }))
    .join('') +
  group(rodBar(), { x: -43, y: -18 });

const at = (view: readonly [number, number, number, number], inner: string): string => svgDoc(view, inner);
const CAR = [-180, -200, 360, 216] as const;

export const drawTrain = (): { name: string; svg: string }[] => [
  { name: 'wagon', svg: at(CAR, wagon()) },
  { name: 'wagon-hoorn', svg: at(CAR, hornWagon()) },
  { name: 'loc', svg: at(CAR, loco()) },
  { name: 'cabine', svg: at(CAR, cab()) },
  { name: 'wiel-groot', svg: at([-34, -34, 68, 68], wheel(32, brass)) },
  { name: 'wiel-klein', svg: at([-26, -26, 52, 52], wheel(25, brass)) },
  { name: 'stang', svg: at([-50, -10, 100, 20], rodBar()) },
  { name: 'pijp', svg: at([-24, -10, 48, 20], rect([-20, -7, 40, 12, 5], iron)) },
  { name: 'pijl', svg: at([-20, -20, 40, 42], marker()) },
  { name: 'wissel-omhoog', svg: at([-40, -116, 80, 130], signPost(-42)) },
  { name: 'wissel-rechtdoor', svg: at([-40, -116, 80, 130], signPost(0)) },
  { name: 'stootblok', svg: at([-50, -106, 100, 120], buffer()) },
  { name: 'sein-uit', svg: at([-32, -170, 64, 184], signal('#7A6FA3', '#5D538A')) },
  { name: 'sein-stop', svg: at([-32, -170, 64, 184], signal('#FFB703', '#5D538A')) },
  { name: 'sein-rij', svg: at([-32, -170, 64, 184], signal('#7A6FA3', '#8DE3F5')) },
];
