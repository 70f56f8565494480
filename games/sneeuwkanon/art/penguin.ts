import { circle, contactShadow, ellipse, group, line, lit, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { personRig } from '#engine/figure/rig.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import type { Canvas } from './color.ts';
import { rigDoc } from './snowman.ts';

const COAT = '#2B2D58';
const BEAK = '#FF9A2E';

const wing = (side: 1 | -1): string =>
  lit(
    `M${34 * side} -92C${58 * side} -84 ${66 * side} -56 ${58 * side} -34C${44 * side} -40 ${36 * side} -60 ${32 * side} -80Z`,
    COAT,
    { dx: -4, dy: -3, shadow: '#1B1D3F' },
  );

/** Penguin of 140 high; feet at (0, 0). */
const penguin = (): string =>
  rigDoc(
    [-84, -156, 168, 172],
    [
      { id: 'schaduw', inner: contactShadow(48) },
      { id: 'vleugel-links', at: [-34, -88], parent: 'lijf', inner: wing(-1) },
      { id: 'vleugel-rechts', at: [34, -88], parent: 'lijf', inner: wing(1) },
      {
        id: 'lijf',
        inner:
          [-20, 22].map((x) => ellipse([x, -4, 20, 9], shade(BEAK, -8)) + ellipse([x - 2, -7, 18, 7], BEAK)).join('') +
          lit('M0 -142C34 -142 46 -114 44 -84C56 -60 52 -8 0 -8S-56 -60 -44 -84C-46 -114 -34 -142 0 -142Z', COAT, {
            dx: -12,
            dy: -6,
            shadow: '#1B1D3F',
          }) +
          path(
            'M0 -120C22 -128 34 -108 28 -90C40 -60 34 -14 0 -14S-40 -60 -28 -90C-34 -108 -22 -128 0 -120Z',
            '#FFFFFF',
          ) +
          path('M14 -90C34 -60 30 -18 4 -14C36 -14 40 -60 28 -90Z', '#D6DEF4') +
          ellipse([-24, -92, 7, 5], '#FF8FA8', { 'fill-opacity': 0.6 }) +
          ellipse([24, -92, 7, 5], '#FF8FA8', { 'fill-opacity': 0.6 }),
      },
      {
        id: 'ogen',
        at: [0, -106],
        parent: 'lijf',
        inner: [-14, 14]
          .map((x) => ellipse([x, -106, 5.5, 7.5], '#1B2338') + circle([x - 1.6, -109, 2.2], '#FFFFFF'))
          .join(''),
      },
      {
        id: 'ogen-blij',
        at: [0, -106],
        parent: 'lijf',
        hidden: true,
        inner: line('M-22 -104Q-14 -115 -6 -104M6 -104Q14 -115 22 -104', '#1B2338', 4.5),
      },
      {
        id: 'snavel',
        at: [0, -94],
        parent: 'lijf',
        inner:
          path('M-13 -97Q0 -104 13 -97Q4 -82 0 -82Q-4 -82 -13 -97Z', BEAK) +
          path('M0 -92L13 -97Q4 -82 0 -82Z', shade(BEAK)),
      },
      {
        id: 'snavel-open',
        at: [0, -94],
        parent: 'lijf',
        hidden: true,
        inner:
          path('M-14 -98Q0 -108 14 -98L0 -92Z', BEAK) +
          path('M-12 -95Q0 -88 12 -95Q8 -74 0 -74Q-8 -74 -12 -95Z', '#6E1F45') +
          path('M-8 -82Q0 -72 8 -82Q6 -72 0 -72Q-6 -72 -8 -82Z', shade(BEAK)),
      },
    ],
  );

/** On its belly, head to the left. */
const slider = (): string =>
  ellipse([6, 34, 96, 10], '#321B41', { 'fill-opacity': 0.14 }) +
  [-8, 12].map((y) => ellipse([100, y, 24, 8], BEAK, { transform: `rotate(${y > 0 ? 14 : -10} 100 ${y})` })).join('') +
  lit('M-92 -4C-92 -34 -62 -44 -30 -40C20 -46 92 -30 92 4C92 26 30 36 -20 34C-62 34 -92 24 -92 -4Z', COAT, {
    dx: -4,
    dy: -10,
    shadow: '#1B1D3F',
  }) +
  path('M-84 6C-80 28 -40 33 -10 33C30 34 70 26 84 14C40 22 0 18 -20 8C-36 -14 -76 -20 -84 6Z', '#FFFFFF') +
  lit('M-6 -30C14 -62 34 -66 42 -62C42 -44 34 -26 22 -14Z', '#23254C', { dx: -4, dy: 0, shadow: '#15173A' }) +
  path('M-88 -4C-108 -6 -116 2 -114 8C-104 10 -92 10 -84 6Z', BEAK) +
  line('M-70 -8Q-62 -19 -54 -8', '#1B2338', 5) +
  ellipse([-54, 4, 8, 5], '#FF8FA8', { 'fill-opacity': 0.6 });

/** Gondola; hangs from (0, 0). */
const gondola = (): string =>
  rect([-17, -4, 34, 9, 4], '#433B6B') +
  line('M0 0V26', '#433B6B', 6) +
  lit('M-46 34C-46 26 -38 24 -30 24H30C38 24 46 26 46 34V76C46 90 36 92 28 92H-28C-36 92 -46 90 -46 76Z', '#F8413A', {
    dx: -10,
    dy: 0,
    shadow: '#B8222E',
  }) +
  rect([-38, 34, 34, 26, 6], '#FFE9B8') +
  rect([4, 34, 34, 26, 6], '#FFD58A') +
  path('M-38 46L-24 34H-12L-38 58Z', '#FFF7E2') +
  rect([-46, 68, 92, 7], '#FFFDF7');

/** Somebody who lives behind the hill. */
const yeti = (): string =>
  rigDoc(
    [-90, -170, 180, 190],
    [
      {
        id: 'arm',
        at: [58, -60],
        parent: 'lijf',
        inner: group(
          lit('M-16 0C-18 -34 -12 -70 4 -78C22 -76 22 -34 18 2Z', '#DDE8FA', { dx: -6, dy: -3, shadow: '#AFC2E8' }) +
            ellipse([4, -70, 10, 8], '#8FA6DA'),
          { x: 60, y: -50, draai: 20 },
        ),
      },
      {
        id: 'lijf',
        inner:
          lit(
            'M-70 16C-78 -40 -72 -96 -48 -118C-50 -134 -40 -146 -32 -132C-18 -142 20 -142 32 -132C42 -146 52 -132 48 -116C72 -96 80 -40 70 16Z',
            '#EAF1FD',
            { dx: -12, dy: -4, shadow: '#B7C8EC' },
          ) +
          path('M-40 -98C-30 -116 30 -116 40 -98C48 -76 40 -50 0 -50S-48 -76 -40 -98Z', '#A9BCE6') +
          ellipse([-30, -70, 8, 6], '#F79BB4', { 'fill-opacity': 0.7 }) +
          ellipse([30, -70, 8, 6], '#F79BB4', { 'fill-opacity': 0.7 }) +
          line('M-60 -30L-52 -16L-44 -30L-36 -16M60 -34L52 -20L44 -34', '#C8D7F3', 5),
      },
      {
        id: 'ogen',
        at: [0, -88],
        parent: 'lijf',
        inner: [-17, 17].map((x) => ellipse([x, -88, 8, 10], '#232A4A') + circle([x - 2, -92, 3], '#FFFFFF')).join(''),
      },
      { id: 'mond', at: [0, -66], parent: 'lijf', inner: line('M-10 -66Q0 -58 10 -66', '#232A4A', 5) },
      {
        id: 'mond-lach',
        at: [0, -66],
        parent: 'lijf',
        hidden: true,
        inner:
          path('M-22 -72Q0 -66 22 -72Q18 -52 0 -52Q-18 -52 -22 -72Z', '#6E1F45') +
          path('M-14 -72L-10 -64L-5 -71ZM14 -72L10 -64L5 -71Z', '#FFFFFF'),
      },
    ],
  );

export const drawCast = (): Canvas[] => [
  { name: 'pinguin', svg: penguin() },
  { name: 'glijder', svg: svgDoc([-120, -70, 250, 118], slider()) },
  { name: 'gondel', svg: svgDoc([-50, -8, 100, 104], gondola()) },
  { name: 'yeti', svg: yeti() },
  {
    name: 'kind',
    svg: personRig({ ...characters.imani, hat: 'muts', hatColor: '#D6219C', clothing: 'jas', kleur: '#0E8F88' }),
  },
];
