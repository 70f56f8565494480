import { house } from '../../../tools/art/lib/buildings.ts';
import { bulbs } from '../../../tools/art/lib/decor-hanging.ts';
import { cloud, sun, tree } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  clip,
  contactShadow,
  group,
  line,
  lit,
  mix,
  path,
  rect,
  rectPath,
  roundPoly,
  seeded,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { INK, LAYER, tone, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
const HORIZON = 446;
const hazy = (color: string, part = 0.34): string => mix(color, tone.sky, part);

const sky = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], tone.sky) +
  path(`M${LEFT} 300Q400 190 1420 250V${HORIZON + 40}H${LEFT}Z`, mix(tone.sky, tone.skyLow, 0.5)) +
  path(`M${LEFT} 390Q640 300 1420 350V${HORIZON + 60}H${LEFT}Z`, tone.skyLow) +
  [-30, 190, 470]
    .map((x, i) => path(`M250 ${TOP}H${330 + i * 30}L${x - 60} 480H${x - 240}Z`, '#FFFFFF', { 'fill-opacity': 0.16 }))
    .join('') +
  group(sun(48), { x: 232, y: 176 });

const clouds = (): string =>
  [
    [120, 150, 0.9],
    [620, 190, 0.7],
    [980, 130, 1.05],
  ]
    .map(([x, y, size]) => group(cloud('#FFFFFF', '#E3EFF7'), { x, y, schaal: size }))
    .join('');

/** One pane under an arch. */
const arch = (x: number, y: number): string =>
  path(`M${x - 15} ${y}V${y - 34}A15 15 0 0 1 ${x + 15} ${y - 34}V${y}Z`, '#FFF6E8') +
  path(`M${x - 11} ${y - 3}V${y - 34}A11 11 0 0 1 ${x + 11} ${y - 34}V${y - 3}Z`, '#BCDDF0') +
  path(`M${x - 11} ${y - 20}V${y - 34}A11 11 0 0 1 ${x + 4} ${y - 44}Z`, '#FFFFFF', { 'fill-opacity': 0.45 });

/** The town hall, foot at (0, 0); its clock comes on the tower at (0, -272). */
function townHall(): string {
  const roof = roundPoly(
    [
      [-176, -150],
      [-140, -208],
      [140, -208],
      [176, -150],
    ],
    5,
  );
  const spire = roundPoly(
    [
      [-52, -318],
      [-14, -372],
      [14, -372],
      [52, -318],
    ],
    4,
  );
  return (
    lit(rectPath([-164, -152, 328, 152, 3]), tone.stone, { dx: -70, dy: 0, shadow: tone.stoneDeep }) +
    lit(roof, '#8FA3C8', { dx: -60, dy: 0, shadow: '#7C8CB4' }) +
    lit(rectPath([-46, -322, 92, 322, 3]), '#F6E1CB', { dx: -22, dy: 0, shadow: tone.stoneDeep }) +
    lit(spire, '#8FA3C8', { dx: -16, dy: 0, shadow: '#7C8CB4' }) +
    line('M0 -372V-412', '#8D93B8', 4) +
    path('M2 -410L34 -402L2 -392Z', '#F2592B') +
    rect([-170, -156, 340, 10, 3], '#FFF3E0') +
    rect([-52, -324, 104, 10, 3], '#FFF3E0') +
    [-132, -92, 92, 132].map((x) => arch(x, -84) + arch(x, -20)).join('') +
    arch(0, -176) +
    path('M-26 0V-58A26 26 0 0 1 26 -58V0Z', '#9A5B3C') +
    line('M0 -2V-82', '#6F3D31', 3)
  );
}

const HOUSES = [
  { x: -60, facade: 'trap', color: '#C9745A' },
  { x: 62, facade: 'klok', color: '#E3B28F' },
  { x: 628, facade: 'hals', color: '#D38B6B' },
  { x: 748, facade: 'punt', color: '#E9C3A0' },
  { x: 868, facade: 'klok', color: '#B9694A' },
  { x: 990, facade: 'trap', color: '#E3B28F' },
  { x: 1112, facade: 'hals', color: '#C9745A' },
  { x: 1234, facade: 'punt', color: '#D9A27E' },
  { x: 1350, facade: 'klok', color: '#C9745A' },
] as const;

function paving(): string {
  const random = seeded(7);
  const stones = Array.from({ length: 90 }, (_, i) => {
    const row = i % 9;
    const y = HORIZON + 20 + row * row * 4.6;
    const wide = 26 + row * 7;
    const x = LEFT + random() * WIDE;
    return rect([x, y, wide, 7 + row * 1.6, 6], random() > 0.5 ? tone.pavingLight : tone.pavingDeep, {
      'fill-opacity': 0.7,
    });
  }).join('');
  return (
    rect([LEFT, HORIZON - 6, WIDE, 1400], tone.paving) + rect([LEFT, HORIZON - 6, WIDE, 10], tone.pavingDeep) + stones
  );
}

/** Houses round the square; pale, so that the tray is the loudest thing in the picture. */
const town = (): string =>
  HOUSES.map(({ x, facade, color }, i) =>
    group(
      house({
        facade,
        kleur: hazy(color),
        deur: hazy('#3C6F9E'),
        glass: '#CFE6F2',
        breedte: 118,
        hoogte: 120 + (i % 3) * 16,
        deurLeft: i % 2 === 0,
      }),
      { x, y: HORIZON },
    ),
  ).join('') +
  group(townHall(), { x: 352, y: HORIZON }) +
  paving() +
  [
    [214, 466, 0.8],
    [1012, 466, 0.86],
    [560, 456, 0.6],
  ]
    .map(
      ([x = 0, y = 0, size = 1]) =>
        contactShadow(50 * size, x, y) + group(tree('rond', '#8CBB6F'), { x, y, schaal: size }),
    )
    .join('');

/** A parasol, its pole at x = 0; striped, the right third in shade. */
function parasol(color: string): string {
  const stripes = 7;
  const edge = (i: number): number => -190 + (380 / stripes) * i;
  const dome = 'M-190 0C-176 -104 -70 -142 0 -142C70 -142 176 -104 190 0Z';
  const fans = Array.from({ length: stripes }, (_, i) => {
    const fill = i % 2 === 0 ? color : tone.linen;
    const [a, b] = [edge(i), edge(i + 1)];
    return path(
      `M0 -142Q${a * 0.9} -110 ${a} 0V14Q${(a + b) / 2} 34 ${b} 14V0Q${b * 0.9} -110 0 -142Z`,
      i > 4 ? shade(fill, -9) : fill,
    );
  }).join('');
  return (
    rect([-7, -20, 14, 480, 5], tone.woodDeep) +
    rect([-7, -20, 6, 480, 3], tone.woodLight) +
    clip('M-200 -150H200V40H-200Z', fans) +
    clip(
      dome,
      path('M-190 0C-150 -110 -60 -130 -6 -136C-70 -110 -110 -60 -120 0Z', '#FFFFFF', { 'fill-opacity': 0.16 }),
    ) +
    circle([0, -144, 10], tone.gold)
  );
}

/** The marble counter before everything: its top is what dishes stand on (y 572-612), its front carries the rail. */
function counter(high: number): string {
  const top = 572;
  const panel = (i: number): string => {
    const x = LEFT + 20 + i * 196;
    return (
      rect([x, high + 30, 176, 120, 14], tone.frontDeep) +
      rect([x + 5, high + 36, 166, 110, 11], tone.front) +
      rect([x + 5, high + 36, 166, 8, 4], tone.frontLight)
    );
  };
  return (
    path(`M${LEFT} ${top - 22}H1420V${top}H${LEFT}Z`, INK, { 'fill-opacity': 0.1 }) +
    rect([LEFT, top, WIDE, high - top], tone.marble) +
    rect([LEFT, top, WIDE, 6], '#FFFFFF') +
    line(`M${LEFT} ${top + 26}Q120 ${top + 8} 330 ${top + 24}T760 ${top + 18}T1420 ${top + 30}`, tone.marbleDeep, 4, {
      'stroke-opacity': 0.6,
    }) +
    rect([LEFT, high, WIDE, 400], tone.frontDeep) +
    rect([LEFT, high + 14, WIDE, 380], tone.front) +
    Array.from({ length: 8 }, (_, i) => panel(i)).join('') +
    rect([LEFT, high - 2, WIDE, 14], tone.marbleDeep) +
    rect([LEFT, high - 2, WIDE, 5], '#FFFFFF') +
    rect([LEFT, high + 12, WIDE, 8], INK, { 'fill-opacity': 0.22 }) +
    rect([LEFT, high + 168, WIDE, 240], tone.frontDeep)
  );
}

/** Strings of bulbs over the terrace; lit ones are a layer of their own. */
const strings = (): string =>
  [
    [-60, 96, 420],
    [340, 96, 600],
    [920, 96, 440],
  ]
    .map(([x = 0, y = 0, wide = 0]) => group(bulbs(wide, 30), { x, y }))
    .join('');

/** What stands behind the result. */
export const backdrop = (): string => sky() + clouds() + town();
export { parasol, townHall };

export const drawSquare = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, sky()) },
  { name: 'wolken', svg: svgDoc(LAYER, clouds()) },
  { name: 'stad', svg: svgDoc(LAYER, town()) },
  { name: 'toonbank', svg: svgDoc([LEFT, 540, WIDE, 300], counter(612)) },
  { name: 'toonbank-hoog', svg: svgDoc([LEFT, 540, WIDE, 760], counter(940)) },
  { name: 'avond', svg: svgDoc([0, 0, 32, 32], rect([0, 0, 32, 32], tone.night)) },
  { name: 'lampjes', svg: svgDoc([LEFT, 60, WIDE, 120], strings()) },
  { name: 'parasol-links', svg: svgDoc([-204, -160, 408, 620], parasol(tone.blue)) },
  { name: 'parasol-rechts', svg: svgDoc([-204, -160, 408, 620], parasol('#E8542F')) },
  {
    name: 'klok',
    svg: svgDoc(
      [-36, -36, 72, 72],
      circle([0, 0, 34], tone.goldDeep) +
        circle([0, 0, 29], tone.linen) +
        [0, 90, 180, 270].map((turn) => group(rect([-2, -26, 4, 7, 2], INK), { draai: turn })).join('') +
        circle([0, 0, 4], INK),
    ),
  },
  { name: 'wijzer', svg: svgDoc([-4, -24, 8, 28], rect([-2.5, -24, 5, 26, 2], INK)) },
];
