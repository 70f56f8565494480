import { halo, gull, foam, cloud, sun } from '../../../tools/art/lib/decor.ts';
import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import { bust, person } from '#engine/figure/person.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { star } from '../../../tools/art/lib/ui.ts';
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
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { mainsail, torso, rigging } from './boats.ts';
import { harborSeal } from './crew.ts';
import { boats, sea, type Canvas } from './color.ts';

const CHEER: PersonOpts = { face: 'trots', mouth: 'lach' };

/** Chequered cloth in the wind, 96 x 62, its stick at the left. */
function finishFlag(): string {
  const d = 'M0 -31C22 -44 50 -18 96 -32V30C54 44 26 18 0 31Z';
  const panes = Array.from({ length: 24 }, (_, i) =>
    ((i % 6) + Math.floor(i / 6)) % 2 === 0
      ? rect([(i % 6) * 16, -40 + Math.floor(i / 6) * 20, 16, 20], core.inkt)
      : '',
  ).join('');
  return path(d, '#FFFDF7') + clip(d, panes + path('M64 -50H110V50H58Z', core.shadow, { 'fill-opacity': 0.12 }));
}

/** Finish buoy with two crossed chequered flags; (0, 0) on the water. */
const buoy = (): string =>
  ellipse([0, 8, 78, 12], sea.grond, { 'fill-opacity': 0.34 }) +
  line('M0 -90L-34 -226', '#7D4533', 8) +
  line('M0 -90L34 -226', '#7D4533', 8) +
  group(finishFlag(), { x: 32, y: -200, draai: 12 }) +
  group(finishFlag(), { x: -32, y: -200, sx: -1, draai: -12 }) +
  lit('M-46 6L-26 -98Q0 -110 26 -98L46 6Q0 18 -46 6Z', '#E0582B', { dx: -13, dy: 0, shadow: '#A83A16' }) +
  path('M-38 -34L-31 -70Q0 -60 31 -70L38 -34Q0 -24 -38 -34Z', '#FFF3DE') +
  path('M12 -64Q24 -66 31 -70L38 -34Q28 -30 16 -29Z', '#DCC9C0') +
  ellipse([0, -100, 27, 8], '#8A3A1E') +
  circle([0, -106, 10], core.zon) +
  group(foam(120, 5), { y: 8 });

/** Committee boat with the people who wave you in; beeld 1 = arms up. */
function juryBoat(picture: 0 | 1): string {
  const people: readonly (readonly [PersonOpts, number])[] = [
    [characters.opa, -118],
    [characters.yara, -44],
    [characters.milan, 30],
    [characters.juf, 104],
  ];
  const row = people
    .map(([opts, x], i) =>
      group(
        bust(
          {
            ...opts,
            wheelchair: undefined,
            ...CHEER,
            arms: picture === 0 ? (i % 2 === 0 ? ['juich', 'hang'] : ['hang', 'zwaai']) : ['juich', 'juich'],
          },
          56,
        ),
        { x, y: -84 - (picture === 1 && i % 2 === 0 ? 7 : 0), schaal: 0.62 },
      ),
    )
    .join('');
  const d = 'M-186 -84H214C208 -40 184 4 150 14H-134C-166 4 -182 -40 -186 -84Z';
  return (
    ellipse([10, 16, 190, 14], sea.grond, { 'fill-opacity': 0.34 }) +
    rect([-152, -222, 8, 140, 3], '#7D4533') +
    rect([160, -222, 8, 140, 3], '#7D4533') +
    group(flagLine(312, 22), { x: -148, y: -218 }) +
    row +
    path(d, '#2B82C9') +
    clip(
      d,
      rect([-200, -60, 430, 16], '#FFF3DE') +
        rect([-200, -20, 430, 60], '#1A5F9C') +
        path('M120 -90H240V30H90Z', shade('#2B82C9', -14), { 'fill-opacity': 0.45 }),
    ) +
    rect([-194, -92, 416, 14, 6], '#C08A5E') +
    [-120, -50, 20, 90]
      .map(
        (x) => circle([x, -2, 12], '#FFE9A8') + circle([x, -2, 12], 'none', { stroke: '#FFF3DE', 'stroke-width': 4 }),
      )
      .join('') +
    group(foam(360, 12), { x: 10, y: 14 })
  );
}

/* ---- result --------------------------------------------------------------- */

/** Harbour at sunset. */
function behind(): string {
  const bands = [
    ['#FBE0B8', 0],
    ['#FBD2A0', 170],
    ['#F9C08C', 310],
    ['#F2A983', 420],
  ]
    .map(([k, y]) => path(`M0 ${Number(y)}Q780 ${Number(y) - 40} 1560 ${Number(y)}V960H0Z`, String(k)))
    .join('');
  const water = [
    ['#E79C84', 520],
    ['#B98CA0', 580],
    ['#7E83AC', 660],
    ['#56709F', 760],
    ['#3F5F92', 860],
  ]
    .map(([k, y]) => path(`M0 ${Number(y)}${'q48 -14 97.500 0t97.500 0'.repeat(8)}V960H0Z`, String(k)))
    .join('');
  const route = [0, 1, 2]
    .map((i) => rect([780 - (120 - i * 14), 540 + i * 44, 240 - i * 28, 9, 5], '#FFE7B0', { 'fill-opacity': 0.55 }))
    .join('');
  const boat = (x: number, y: number, k: number): string =>
    group(
      path('M-40 0H44C38 20 20 26 0 26S-34 20 -40 0Z', '#6B5586') +
        path('M0 -6V-110C40 -80 48 -40 44 -6Z', '#8D74A4') +
        path('M-6 -6V-92C-30 -60 -38 -30 -40 -6Z', '#7C6496'),
      { x, y, schaal: k },
    );
  return (
    bands +
    group(halo(460, '#FFF3C9', 4), { x: 780, y: 500 }) +
    group(sun(84, '#FFE08A'), { x: 780, y: 476 }) +
    [
      [220, 160, 1.2],
      [1260, 130, 1.4],
      [1010, 240, 0.8],
      [480, 260, 0.7],
    ]
      .map(([x, y, k = 1]) => group(cloud('#FFF1DC', '#F6D2B4'), { x, y, sx: k * 1.3, sy: k * 0.8 }))
      .join('') +
    [
      [560, 190, 0.8],
      [640, 230, 0.6],
      [980, 160, 0.7],
    ]
      .map(([x, y, scale]) => group(gull('#B98CA0'), { x, y, schaal: scale }))
      .join('') +
    water +
    route +
    boat(300, 600, 0.9) +
    boat(1240, 620, 1.1) +
    boat(470, 570, 0.5) +
    group(flagLine(620, 60), { x: -20, y: 20 }) +
    group(flagLine(620, 60), { x: 960, y: 20 })
  );
}

/** Noor in her boat, both arms up, sail full. */
const left = (): string =>
  group(
    rigging() +
      mainsail(1, boats.rood.zeil) +
      group(bust({ ...characters.noor, ...CHEER, arms: ['juich', 'hang'], outlook: [0.6, 0] }, 56), {
        x: -52,
        y: -50,
        schaal: 0.72,
      }) +
      torso(boats.rood) +
      group(foam(280, 4), { y: 14 }),
    { x: 200, y: 560, schaal: 1.34 },
  );

const medal = (): string =>
  path('M-22 -60L-6 -8H6L22 -60H8L0 -30L-8 -60Z', '#D9431E') +
  circle([0, 14, 30], '#F0981A') +
  circle([0, 12, 28], core.zon) +
  group(star('goud', 17), { y: 12 });

/** Two rivals who cheer along, with a medal, and the seal. */
const right = (): string =>
  group(person({ ...characters.imani, ...CHEER, arms: ['juich', 'hang'], outlook: [-0.6, 0] }), {
    x: 276,
    y: 470,
    schaal: 1.5,
  }) +
  group(person({ ...characters.sem, ...CHEER, arms: ['hang', 'juich'], outlook: [-0.5, 0.2] }), {
    x: 118,
    y: 500,
    schaal: 1.4,
  }) +
  group(medal(), { x: 268, y: 352, schaal: 0.9 }) +
  group(
    path(
      roundPoly(
        [
          [-190, 0],
          [200, 0],
          [186, 34],
          [-176, 34],
        ],
        8,
      ),
      '#A9714B',
    ) +
      rect([-196, -10, 402, 18, 6], '#C99670') +
      [-150, -60, 40, 140].map((x) => rect([x, 30, 22, 90, 4], '#7D4F38')).join(''),
    { x: 206, y: 486 },
  ) +
  group(harborSeal('blij'), { x: 120, y: 604, schaal: 0.9 });

export const drawFinale = (): Canvas[] => [
  { name: 'boei', svg: svgDoc([-150, -260, 300, 290], buoy()) },
  { name: 'jury-1', svg: svgDoc([-216, -280, 450, 316], juryBoat(0)) },
  { name: 'jury-2', svg: svgDoc([-216, -280, 450, 316], juryBoat(1)) },
  { name: 'resultaat-achter', svg: svgDoc([0, 0, 1560, 960], clip(rectPath([0, 0, 1560, 960]), behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
];
