import { bulbs, flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import { bust } from '#engine/figure/person.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { cat } from '../../../tools/art/lib/animals.ts';
import { hats } from '#engine/figure/person/hats.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  path,
  rect,
  rectPath,
  roundPoly,
  seeded,
  svgDoc,
} from '#engine/figure/svg.ts';
import { littlePizza } from './pizza.ts';

const PANE = 52;

/** Red columns and rows on the top, which run together at its far edge. */
function bladruiten(wide: number, topHeight: number): string {
  const columns = Math.ceil(wide / PANE) + 1;
  const above = Array.from({ length: columns }, (_, i) =>
    i % 2 === 0
      ? path(
          roundPoly(
            [
              [i * PANE, topHeight],
              [(i + 1) * PANE, topHeight],
              [wide / 2 + ((i + 1) * PANE - wide / 2) * 0.86, 0],
              [wide / 2 + (i * PANE - wide / 2) * 0.86, 0],
            ],
            0,
          ),
          '#D0391E',
          { 'fill-opacity': 0.62 },
        )
      : '',
  ).join('');
  const stripes = Array.from({ length: Math.ceil(topHeight / 34) }, (_, i) =>
    i % 2 === 0
      ? rect([0, (i * topHeight) / Math.ceil(topHeight / 34), wide, topHeight / Math.ceil(topHeight / 34)], '#D0391E', {
          'fill-opacity': 0.5,
        })
      : '',
  ).join('');
  return above + stripes;
}

/** Red and white cloth: top of the table seen at a slant, and its hanging edge. */
function drawClothes(wide: number, topHeight: number, hang: number): string {
  const columns = Math.ceil(wide / PANE) + 1;
  const sheet = roundPoly(
    [
      [wide * 0.07, 0],
      [wide * 0.93, 0],
      [wide, topHeight],
      [0, topHeight],
    ],
    10,
  );
  const wave = `M0 ${topHeight}H${wide}V${topHeight + hang}${Array.from({ length: Math.round(wide / 104) }, () => `q-26 22 -52 0t-52 0`).join('')}V${topHeight}Z`;
  const skirt = clip(
    wave,
    Array.from({ length: columns }, (_, i) =>
      i % 2 === 0 ? rect([i * PANE, topHeight, PANE, hang + 40], '#D0391E', { 'fill-opacity': 0.62 }) : '',
    ).join('') +
      Array.from({ length: Math.ceil(hang / PANE) + 1 }, (_, i) =>
        i % 2 === 0 ? rect([0, topHeight + i * PANE, wide, PANE], '#D0391E', { 'fill-opacity': 0.5 }) : '',
      ).join('') +
      rect([0, topHeight, wide, 12], core.shadow, { 'fill-opacity': 0.14 }),
  );
  return (
    path(wave, '#F7E9DB') +
    skirt +
    path(sheet, '#FFFDF7') +
    clip(sheet, bladruiten(wide, topHeight)) +
    path(
      roundPoly(
        [
          [0, topHeight - 6],
          [wide, topHeight - 6],
          [wide, topHeight + 4],
          [0, topHeight + 4],
        ],
        4,
      ),
      '#FFFDF7',
      { 'fill-opacity': 0.5 },
    )
  );
}

const cup = (color: string): string =>
  path('M-16 -44H16L11 0H-11Z', color) +
  path('M4 -44H16L11 0H2Z', core.shadow, { 'fill-opacity': 0.16 }) +
  ellipse([0, -44, 16, 5], '#FFF3E0') +
  line('M4 -44L12 -74', '#FFFDF7', 5);

/** The long party table; (0, 0) = the middle of its far edge. */
function tabletop(): string {
  const cups = [-560, -330, -112, 118, 336, 566]
    .map((x, i) =>
      group(
        ellipse([2, 0, 22, 6], core.shadow, { 'fill-opacity': 0.16 }) +
          cup(['#1B6CA8', '#FFB703', '#0B7A75', '#B5179E', '#FF822D', '#1B6CA8'][i] ?? core.zee),
        { x, y: 40 },
      ),
    )
    .join('');
  return (
    ellipse([0, 20, 760, 26], core.shadow, { 'fill-opacity': 0.16 }) +
    group(drawClothes(1560, 178, 150), { x: -780 }) +
    cups
  );
}

/** Garland that comes down: bunting and bulbs over the whole width. */
const garland = (): string =>
  group(bulbs(800, 40), { x: -20, y: 4 }) +
  group(bulbs(800, 40), { x: 780, y: 4 }) +
  group(flagLine(560, 30), { x: -20, y: 0 }) +
  group(flagLine(520, 30), { x: 520, y: 0 }) +
  group(flagLine(560, 30), { x: 1020, y: 0 });

/** Evening glow behind the party guests: hides the kitchen a little. */
const night = (): string =>
  path('M0 0H1560V960H0Z', '#3B2F63', { 'fill-opacity': 0.62 }) +
  [520, 400, 280].map((r) => circle([780, 560, r], '#FFB45E', { 'fill-opacity': 0.1 })).join('');

/* ---- result ----------------------------------------------------------- */

const SKY = [
  ['#423C78', 0],
  ['#4F478A', 150],
  ['#65559B', 290],
  ['#8D66AC', 420],
  ['#B97BA8', 520],
  ['#E0968E', 600],
] as const;

function behind(): string {
  const random = seeded(21);
  const houses = Array.from({ length: 13 }, (_, i) => {
    const x = i * 124 - 10;
    const h = 190 + random() * 150;
    const color = ['#7A4E76', '#86566E', '#6B4470'][i % 3] ?? '#7A4E76';
    const windows = Array.from({ length: 6 }, (__, k) =>
      rect(
        [x + 18 + (k % 2) * 48, 740 - h + 24 + Math.floor(k / 2) * 60, 26, 36, 4],
        random() < 0.5 ? '#FFD98A' : '#5C3C66',
      ),
    ).join('');
    return (
      path(
        roundPoly(
          [
            [x, 760],
            [x, 740 - h],
            [x + 56, 740 - h - 50],
            [x + 112, 740 - h],
            [x + 112, 760],
          ],
          4,
        ),
        color,
      ) +
      rect([x + 78, 740 - h, 34, h + 20], core.shadow, { 'fill-opacity': 0.12 }) +
      windows
    );
  }).join('');
  const stars = Array.from({ length: 40 }, () =>
    circle([random() * 1560, random() * 340, 1.2 + random() * 1.8], '#FFF3C9', { 'fill-opacity': 0.7 }),
  ).join('');
  const bands = SKY.map(([color, y]) => path(`M0 ${y}Q780 ${y - 40} 1560 ${y}V960H0Z`, color)).join('');
  return (
    bands +
    stars +
    group(houses, { alpha: 0.9 }) +
    group(bulbs(560, 90), { x: -20, y: 150 }) +
    group(bulbs(560, 90), { x: 1020, y: 150 }) +
    group(bulbs(500, 70), { x: -30, y: 270 }) +
    group(bulbs(500, 70), { x: 1090, y: 270 }) +
    rect([0, 742, 1560, 220], '#5A3C58') +
    group(drawClothes(1560, 70, 200), { y: 742 })
  );
}

const smiling = { face: 'trots', mouth: 'lach' } as const;

function left(): string {
  const chef = group(bust({ ...characters.kok, ...smiling, arms: ['zwaai', 'hang'], outlook: [0.6, 0] }), {
    x: 200,
    y: 500,
    schaal: 2,
  });
  return chef + group(littlePizza(360), { x: 214, y: 492 });
}

function right(): string {
  const grandpa = group(bust({ ...characters.opa, ...smiling, arms: ['hang', 'zwaai'], outlook: [-0.6, 0] }), {
    x: 300,
    y: 498,
    schaal: 1.8,
  });
  const noor = group(bust({ ...characters.noor, ...smiling, arms: ['juich', 'hang'], outlook: [-0.6, 0.2] }), {
    x: 172,
    y: 504,
    schaal: 1.55,
  });
  const kitty = group(cat('#E08A2B', 'blij') + group(hats.kok(undefined), { x: 2, y: -40, schaal: 0.62, draai: -6 }), {
    x: 368,
    y: 600,
    sx: -1,
    schaal: 1.2,
  });
  return grandpa + noor + group(littlePizza(300), { x: 186, y: 500 }) + kitty;
}

/** What one sees through the door on the map: the cook with a pizza before the glowing oven, 320 x 280. */
function deur(): string {
  const oven =
    path('M96 280V150C96 84 140 50 200 50C260 50 304 84 304 150V280Z', '#C4684B') +
    path('M236 56C286 70 304 104 304 150V280H262V150C262 112 256 84 236 56Z', '#A24D38', { 'fill-opacity': 0.6 }) +
    path('M134 236V170C134 124 162 104 200 104C238 104 266 124 266 170V236Z', '#EBC3A0') +
    path('M146 236V172C146 132 168 116 200 116C232 116 254 132 254 172V236Z', '#3A1526') +
    clip(
      'M146 236V172C146 132 168 116 200 116C232 116 254 132 254 172V236Z',
      circle([200, 236, 96], '#A12E14') + circle([200, 240, 72], '#F2641A') + circle([200, 246, 48], '#FFD257'),
    );
  const chef = group(bust({ ...characters.kok, ...smiling, arms: ['zwaai', 'hang'] }), {
    x: 172,
    y: 240,
    schaal: 0.92,
  });
  return (
    rect([0, 0, 320, 280], '#E6B792') +
    [
      [40, 40],
      [104, 22],
      [262, 26],
      [60, 96],
      [292, 70],
    ]
      .map(([x = 0, y = 0]) => rect([x, y, 46, 16, 5], '#EDC6A6'))
      .join('') +
    [150, 110].map((r) => circle([200, 170, r], '#FFB45E', { 'fill-opacity': 0.16 })).join('') +
    oven +
    chef +
    rect([0, 240, 320, 40], '#F7E2C4') +
    rect([0, 240, 320, 7], '#FFF8EA') +
    group(littlePizza(158), { x: 186, y: 246 })
  );
}

export const drawCelebration = (): { name: string; svg: string }[] => [
  { name: 'tafel', svg: svgDoc([-790, -20, 1580, 400], tabletop()) },
  { name: 'slinger', svg: svgDoc([0, -20, 1560, 150], garland()) },
  { name: 'nacht', svg: svgDoc([0, 0, 1560, 960], night()) },
  { name: 'resultaat-achter', svg: svgDoc([0, 0, 1560, 960], clip(rectPath([0, 0, 1560, 960]), behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'deur', svg: svgDoc([0, 0, 320, 280], clip(rectPath([0, 0, 320, 280]), deur())) },
];
