import { core } from '../../../tools/art/lib/palette.ts';
import { bust } from '#engine/figure/person.ts';
import { arm, SHOULDER } from '#engine/figure/person/arms.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  lit,
  path,
  rect,
  rectPath,
  roundPoly,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { evening } from './color.ts';
import { cup } from './along.ts';
import { PILOT } from './people.ts';
import { part } from './form.ts';

// The racing car from behind; (0, 0) = the middle of the ground under its rear wheels. It has a flat tin-toy look with a face: two round lights and a grin of grille.

const FRAME = [-190, -340, 380, 440] as const;
const { rood: red, redDeep, redLight, band, bandLight, room } = evening;

const shadow = (): string =>
  ellipse([0, -2, 168, 22], core.shadow, { 'fill-opacity': 0.22 }) +
  ellipse([0, -1, 138, 15], core.shadow, { 'fill-opacity': 0.3 });

const wheel = (x: number): string => {
  const d = rectPath([x - 34, -104, 68, 106, 22]);
  const profile = [-92, -74, -56, -38, -20]
    .map((y) => rect([x - 34, y, 68, 7, 3], '#1C1530', { 'fill-opacity': 0.55 }))
    .join('');
  return (
    path(d, band) +
    clip(d, rect([x - 34, -104, 20, 110], bandLight) + rect([x + 18, -104, 18, 110], '#1C1530') + profile) +
    rect([x - 26, -98, 8, 34, 4], '#7B6A9C', { 'fill-opacity': 0.8 })
  );
};
const frontWheel = (x: number): string =>
  rect([x - 20, -122, 40, 70, 13], '#241A38') + rect([x - 20, -122, 12, 70, 8], '#3B2F56');

/** Axles and the low tray behind the body. */
const chassis = (): string =>
  rect([-118, -66, 236, 13, 6], '#3A2E58') +
  rect([-118, -66, 236, 5, 2.5], '#6A5C92') +
  path(
    roundPoly(
      [
        [-72, -30],
        [72, -30],
        [58, -6],
        [-58, -6],
      ],
      8,
    ),
    '#2A2040',
  );

const TUB =
  'M-78 -28C-86 -62 -82 -96 -62 -116C-46 -132 -30 -138 0 -138C30 -138 46 -132 62 -116C82 -96 86 -62 78 -28Q0 -14 -78 -28Z';

function tub(): string {
  const stripe = path('M-17 -142H17L25 -18H-25Z', room) + path('M5 -142H17L25 -18H9Z', '#E9CFC4');
  const flank =
    path('M34 -140C66 -120 70 -60 62 -20H90V-140Z', redDeep) +
    path('M-70 -100C-62 -118 -50 -128 -34 -132C-46 -116 -54 -98 -56 -76C-62 -82 -68 -90 -70 -100Z', redLight);
  return path(TUB, red) + clip(TUB, flank + stripe);
}

/** The rear of the body: lights as eyes, a plate with a star as nose, exhausts as cheeks. */
function face(): string {
  const lamp = (x: number): string =>
    circle([x, -82, 17], '#7E1230') +
    circle([x, -83, 14], '#FF5A5F') +
    path(`M${x - 14} -83A14 14 0 0 1 ${x + 14} -83Q${x} -92 ${x - 14} -83Z`, '#FF9A8C') +
    ellipse([x - 5, -89, 4.5, 3], '#FFE3DC');
  const pipe = (x: number): string =>
    circle([x, -38, 21], '#35284F') +
    circle([x - 1, -39, 18], '#B9AFCB') +
    path(`M${x - 19} -39A18 18 0 0 1 ${x - 1} -57A18 18 0 0 1 ${x + 17} -39A24 24 0 0 0 ${x - 19} -39Z`, '#E7E1EF') +
    circle([x, -38, 12], '#221736') +
    circle([x, -36, 8], '#6B2A3F');
  const plate =
    rect([-31, -58, 62, 34, 9], '#C9BBB0') +
    rect([-31, -60, 62, 33, 9], core.papier) +
    path(roundPoly(starPoints(5, 13, 6.3), 2), core.zon, { transform: 'translate(0 -43)' });
  return lamp(-52) + lamp(52) + plate + pipe(-58) + pipe(58);
}

/** Wide wing with end plates. */
function wing(): string {
  const legs = rect([-44, -138, 12, 28, 4], '#8E1635') + rect([32, -138, 12, 28, 4], '#8E1635');
  const sheet =
    'M-118 -156H118Q124 -156 124 -150V-136Q124 -130 118 -130H-118Q-124 -130 -124 -136V-150Q-124 -156 -118 -156Z';
  const end = (x: number): string =>
    lit(rectPath([x - 11, -174, 22, 58, 8]), '#3A2E62', { dx: -5, dy: -2, shadow: '#241A44' }) +
    circle([x - 2, -154, 5], core.zon);
  return (
    legs +
    path(sheet, redDeep) +
    clip(
      sheet,
      rect([-130, -156, 260, 17], red) +
        rect([-130, -156, 260, 5], redLight) +
        path('M-17 -158H17L18 -128H-18Z', room) +
        path('M6 -158H17L18 -128H7Z', '#E9CFC4'),
    ) +
    end(-126) +
    end(126)
  );
}

/** Helmet seen from behind, with the tails of a scarf. */
function helmet(): string {
  const sphere = 'M-35 -150C-40 -190 -24 -214 0 -214C24 -214 40 -190 35 -150Q0 -138 -35 -150Z';
  return (
    path('M-26 -152C-40 -140 -34 -122 -24 -118C-20 -130 -12 -138 -4 -144Z', '#0F8F8A') +
    path(sphere, core.zon) +
    clip(
      sphere,
      path('M14 -218C30 -200 34 -170 26 -136H52V-218Z', '#E08E00') +
        path('M-8 -220H8L10 -136H-10Z', '#F70A8D') +
        path('M2 -220H8L10 -136H4Z', '#B80A6C') +
        rect([-44, -166, 90, 9], '#5C3C8E'),
    ) +
    ellipse([-18, -196, 8, 12], '#FFE9A8', { transform: 'rotate(28 -18 -196)' })
  );
}

const flame = (x: number): string => {
  const y = -38;
  const v = (b: number, h: number, color: string): string =>
    path(
      `M${x - b} ${y}C${x - b * 1.3} ${y + h * 0.34} ${x - b * 0.8} ${y + h * 0.6} ${x - b * 0.5} ${y + h * 0.72}C${x - b * 0.34} ${y + h * 0.58} ${x - b * 0.2} ${y + h * 0.7} ${x} ${y + h}C${x + b * 0.24} ${y + h * 0.74} ${x + b * 0.3} ${y + h * 0.6} ${x + b * 0.56} ${y + h * 0.66}C${x + b * 0.9} ${y + h * 0.5} ${x + b * 1.3} ${y + h * 0.3} ${x + b} ${y}A${b} ${b} 0 0 0 ${x - b} ${y}Z`,
      color,
    );
  return v(25, 118, '#FF6A2B') + v(18, 86, '#FFA62B') + v(11, 56, '#FFE08A') + v(6, 32, '#FFF9E6');
};

/** Thumb up above the cockpit. */
const thumb = (): string =>
  line('M58 -146Q84 -170 82 -196', '#F23B3B', 22) +
  line('M62 -150Q86 -172 84 -192', '#FF7A66', 5) +
  rect([70, -202, 24, 10, 4], '#FFF1DC') +
  path(
    'M66 -228C62 -212 68 -200 82 -200C98 -200 102 -212 98 -226C96 -234 86 -236 82 -234L84 -252C84 -262 72 -262 71 -254L70 -238Z',
    '#5C3C8E',
  ) +
  path('M82 -234C88 -236 96 -234 98 -226C102 -212 98 -200 84 -200C92 -208 92 -224 82 -234Z', '#43286E');

/** The driver has taken off her helmet and stands up in the car, facing us. */
const pilot = (): string =>
  group(bust({ ...PILOT, arms: ['hang', 'hang'], face: 'trots', mouth: 'lach', outlook: [0, 0.2] }, 98), {
    y: -136,
    schaal: 0.92,
  });
const pilotArm = (): string =>
  group(arm('zwaai', PILOT, true), { x: SHOULDER[0] * 0.92, y: -136 + (SHOULDER[1] + 98) * 0.92, schaal: 0.92 });
const cupArm = (): string =>
  group(arm('juich', PILOT, false), {
    x: -SHOULDER[0] * 0.92,
    y: -136 + (SHOULDER[1] + 98) * 0.92,
    schaal: 0.92,
  });
const raisedCup = (): string => group(cup(), { x: -92, y: -190, draai: -14, schaal: 0.9 });

function rig(): string {
  const d = (
    id: string,
    inner: string,
    extra: { at?: readonly [number, number]; ouder?: string; gone?: boolean } = {},
  ): string => part(FRAME, { id, ...extra }, inner);
  const on = { ouder: 'lijf' };
  return svgDoc(
    FRAME,
    d('schaduw', shadow()) +
      d('voorwielen', frontWheel(-88) + frontWheel(88)) +
      d('helm', helmet(), { at: [0, -146], ...on }) +
      d('duim', thumb(), { at: [60, -146], gone: true, ...on }) +
      d('piloot', pilot(), { at: [0, -120], gone: true, ...on }) +
      d('piloot-arm', pilotArm(), { at: [36, -190], gone: true, ...on }) +
      d('beker-arm', cupArm(), { at: [-36, -190], gone: true, ...on }) +
      d('beker', raisedCup(), { at: [-36, -190], gone: true, ...on }) +
      d('lijf', chassis() + tub() + wing() + face(), { at: [0, -20] }) +
      d('wielen', wheel(-122) + wheel(122), { at: [0, 0] }) +
      d('vlam-links', flame(-58), { at: [-58, -38], gone: true, ...on }) +
      d('vlam-rechts', flame(58), { at: [58, -38], gone: true, ...on }),
  );
}

export const drawAuto = (): { name: string; svg: string }[] => [{ name: 'auto', svg: rig() }];
