import { duck } from '../../../tools/art/lib/animals.ts';
import { cloud, sun, tree } from '../../../tools/art/lib/decor.ts';
import { house, type FacadeKind } from '../../../tools/art/lib/buildings.ts';
import { circle, clip, ellipse, group, line, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { LAYER, tone, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
/** Where the canal comes from; a bank lies `SLOPE` px aside for every px below it. */
const [VX, VY] = [640, 236] as const;
const SLOPE = 3.05;
const HORIZON = 262;
const FOOT = TOP + HIGH;
const RIGHT = LEFT + WIDE;
const at = (slope: number, y: number): string => `${Math.round(VX + slope * (y - VY))} ${y}`;
/** A strip of land or water from the horizon to the lower edge, between two slopes. */
const strip = (a: number, b: number, fill: string): string =>
  path(`M${at(a, HORIZON)}L${at(b, HORIZON)}L${at(b, FOOT)}L${at(a, FOOT)}Z`, fill);

const sky = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], tone.skyHigh) +
  path(`M${LEFT} ${TOP}H${LEFT + 620}C500 -60 520 120 660 ${HORIZON}H${LEFT}Z`, tone.skyLow) +
  path(
    `M${LEFT + 620} ${TOP}H${LEFT + 1020}C900 -60 880 120 700 ${HORIZON}H640C520 120 500 -60 480 ${TOP}Z`,
    tone.skyMid,
  ) +
  group(sun(46), { x: 262, y: 126 }) +
  [
    [40, 150, 0.8],
    [500, 128, 0.62],
    [1010, 140, 0.9],
    [1260, 96, 0.6],
    [420, -150, 1],
    [860, -80, 1.1],
  ]
    .map(([x = 0, y = 0, size = 1]) => group(cloud(), { x, y, schaal: size }))
    .join('');

const TULIPS = ['#F8312F', '#FFB703', '#F70A8D', '#FF822D', '#8D65C5'] as const;
const fields = (): string =>
  rect([LEFT, HORIZON - 14, WIDE, 40], tone.haze) +
  rect([LEFT, HORIZON, WIDE, HIGH], tone.grassFar) +
  strip(-60, -SLOPE, tone.grass) +
  TULIPS.map((color, i) => strip(-26 + i * 4.2, -23.6 + i * 4.2, color)).join('') +
  strip(-SLOPE - 1.6, -SLOPE, tone.grassDeep) +
  strip(SLOPE, 60, tone.grass) +
  strip(SLOPE + 1.1, SLOPE + 3.2, tone.pathDeep) +
  strip(SLOPE + 1.3, SLOPE + 3, tone.pathSand) +
  strip(SLOPE, SLOPE + 0.5, tone.grassDeep);

const ROW: readonly (readonly [FacadeKind, string, number, number])[] = [
  ['trap', '#C8553D', 980, 62],
  ['punt', '#F0C9A0', 1024, 58],
  ['klok', '#7A86B8', 1068, 66],
  ['punt', '#D9794F', 1114, 60],
  ['trap', '#E8C07D', 1160, 70],
  ['hals', '#B9694A', 1208, 62],
  ['punt', '#8D9CC7', 1256, 66],
  ['trap', '#C8553D', 1306, 60],
];
const town = (): string =>
  ROW.map(([facade, color, x, size]) =>
    group(house({ facade, kleur: color }), { x, y: HORIZON + 8, schaal: size / 150 }),
  ).join('') +
  [
    [860, 0.26],
    [894, 0.34],
    [930, 0.3],
    [452, 0.3],
    [420, 0.22],
    [388, 0.34],
  ]
    .map(([x = 0, size = 1]) => group(tree('rond'), { x, y: HORIZON + 6, schaal: size }))
    .join('') +
  rect([474, HORIZON - 22, 44, 28], tone.stone) +
  path(`M468 ${HORIZON - 22}L496 ${HORIZON - 46}L524 ${HORIZON - 22}Z`, tone.brick) +
  rect([508, HORIZON - 60, 16, 66], tone.stoneDeep) +
  path(`M504 ${HORIZON - 60}L516 ${HORIZON - 108}L528 ${HORIZON - 60}Z`, '#7A86B8');

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const bank = (side: 1 | -1): string => {
  const inner = SLOPE * side;
  const outer = inner + 0.16 * side;
  const post = (i: number): string => {
    const k = 1.36 ** i;
    const y = HORIZON + 6 * k;
    const x = VX + inner * (y - VY);
    return x < LEFT - 60 || x > RIGHT + 60
      ? ''
      : group(rect([-7, -20, 14, 34, 6], tone.pileDeep) + rect([-7, -20, 9, 30, 5], tone.pileLight), {
          x: Math.round(x),
          y: Math.round(y),
          schaal: Math.min(2, 0.2 + k * 0.05),
        });
  };
  return (
    strip(inner, outer, tone.pileLight) +
    strip(inner - 0.1 * side, inner, tone.pileDeep) +
    numbers(12).map(post).join('')
  );
};

const water = (): string => {
  const shape = `M${at(-SLOPE, HORIZON)}L${at(SLOPE, HORIZON)}L${at(SLOPE, FOOT)}L${at(-SLOPE, FOOT)}Z`;
  const bands = [
    [HORIZON, 300, tone.waterFar],
    [296, 360, tone.waterLight],
    [352, 470, '#46B9CD'],
    [460, FOOT, tone.water],
    [690, FOOT, '#2DA4BC'],
    [900, FOOT, tone.waterDeep],
  ] as const;
  return clip(
    shape,
    rect([LEFT, HORIZON, WIDE, HIGH], tone.waterLight) +
      bands
        .map(([from, to, fill]) => path(`M${LEFT} ${from}Q640 ${from + 22} ${RIGHT} ${from}V${to}H${LEFT}Z`, fill))
        .join('') +
      strip(-0.34, 0.34, tone.foam).replace('/>', ' fill-opacity="0.16"/>') +
      strip(-1.5, -1.32, tone.foam).replace('/>', ' fill-opacity="0.14"/>') +
      strip(1.32, 1.5, tone.foam).replace('/>', ' fill-opacity="0.14"/>'),
  );
};

/** An old bridge over the canal, the middle of its water at (0, 0). */
export const bridge = (): string => {
  const arch = 'M-150 6V-60Q0 -118 150 -60V6H104V-8Q70 -66 0 -70Q-70 -66 -104 -8V6Z';
  return (
    path(arch, tone.brickDeep) +
    path('M-150 6V-60Q-75 -92 0 -98V-70Q-70 -66 -104 -8V6Z', tone.brick) +
    line('M-104 6V-8Q-70 -66 0 -70Q70 -66 104 -8V6', tone.stone, 11) +
    numbers(7)
      .map((i) =>
        group(rect([-2, -7, 4, 13], tone.stoneDeep), {
          x: -90 + i * 30,
          y: -34 - 30 * (1 - ((i - 3) / 3) ** 2),
          draai: (i - 3) * 18,
        }),
      )
      .join('') +
    line('M-158 -62Q0 -124 158 -62', tone.stone, 12) +
    line('M-146 -92Q0 -148 146 -92', '#3F4A78', 5) +
    numbers(9)
      .map((i) => {
        const x = -136 + i * 34;
        const y = -67 - 31 * (1 - (x / 158) ** 2);
        return line(`M${x} ${y}V${y - 29}`, '#3F4A78', 4);
      })
      .join('')
  );
};

const flags = (): string => {
  const cells = numbers(18).map((i) =>
    rect(
      [-72 + (i % 9) * 16, Math.floor(i / 9) * 12, 16, 12],
      (i + Math.floor(i / 9)) % 2 === 0 ? '#1F2A44' : '#FFFFFF',
    ),
  );
  return rect([-76, -4, 152, 32, 5], '#FFFFFF') + cells.join('');
};

/** The trunk of a windmill with its foot at (0, 0), and its sails around (0, 0). */
export const mill = (): string =>
  path('M-50 0L-30 -128H30L50 0Z', tone.brick) +
  path('M10 -128H30L50 0H18Z', tone.brickDeep) +
  path('M-34 -126C-34 -166 34 -166 34 -126Z', '#5B3A33') +
  path('M8 -155C24 -152 34 -142 34 -126H14Z', '#472C28') +
  rect([-60, -56, 120, 8, 4], '#FFFDF7') +
  [-52, -26, 0, 26, 52].map((x) => rect([x - 2.5, -72, 5, 20], '#FFFDF7')).join('') +
  line('M-60 -72H60', '#FFFDF7', 5) +
  circle([0, -98, 12], tone.stone) +
  circle([0, -98, 8], '#3F4A78') +
  path('M-15 0V-28A15 15 0 0 1 15 -28V0Z', '#0B7A75');
export const sails = (): string =>
  [0, 90, 180, 270]
    .map((turn) =>
      group(
        rect([-4, -118, 8, 118, 3], tone.pileDeep) +
          rect([5, -116, 26, 84, 2], '#FFFDF7') +
          [0, 1, 2, 3].map((i) => line(`M5 ${-106 + i * 22}H31`, tone.pileLight, 2.5)).join('') +
          rect([5, -116, 26, 12, 2], '#F8312F'),
        { draai: turn },
      ),
    )
    .join('') + circle([0, 0, 9], tone.gold);

const reeds = (): string =>
  [-34, -18, -4, 12, 28]
    .map((x, i) =>
      line(
        `M${x} 0Q${x + (i - 2) * 3} -40 ${x + (i - 2) * 8} ${-74 - (i % 3) * 12}`,
        i % 2 === 0 ? '#4E8F2F' : '#6BAE3C',
        6,
      ),
    )
    .join('') +
  [-26, 2, 22]
    .map(
      (x, i) =>
        line(`M${x} -2L${x + 2} ${-82 - i * 8}`, '#5A8A35', 4) + rect([x - 4, -112 - i * 8, 12, 36, 6], '#7A4528'),
    )
    .join('') +
  path('M-46 2Q0 -12 46 2Q0 12 -46 2Z', tone.waterDeep);

const ripple = (): string => line('M-60 0q15 -10 30 0t30 0t30 0t30 0', '#BDEFF5', 6, { 'stroke-opacity': 0.75 });
const buoy = (): string =>
  path('M-20 0L-10 -46H10L20 0Z', '#F8312F') +
  path('M4 -46H10L20 0H8Z', '#C31E22') +
  rect([-16, -28, 32, 10], '#FFFFFF') +
  circle([0, -52, 8], tone.gold) +
  path('M-34 0Q0 -8 34 0Q0 10 -34 0Z', tone.foam);
const lilies = (): string =>
  path('M-44 0Q-20 -14 4 0Q-20 12 -44 0Z', '#4E9F4B') +
  path('M2 8Q26 -6 50 8Q26 20 2 8Z', '#5FB25A') +
  [-20, 0, 20]
    .map((turn) => group(path('M0 0Q-9 -14 0 -26Q9 -14 0 0Z', '#FF9CC8'), { x: -20, y: -2, draai: turn }))
    .join('') +
  circle([-20, -5, 4], tone.gold);

/** All that goes by, and the world behind it. */
export const backdrop = (): string => sky() + fields() + town() + water() + bank(-1) + bank(1);

/** A duckling that swims along, foam before its breast. */
const duckling = (): string =>
  ellipse([0, 2, 54, 9], tone.foam, { 'fill-opacity': 0.8 }) +
  group(duck('#FFD24A', 'blij'), { x: 0, y: 4, schaal: 0.9 });

export const drawCanal = (): Canvas[] => [
  { name: 'eendje', svg: svgDoc([-60, -84, 120, 100], duckling()) },
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#B0456A')) },
  { name: 'gracht', svg: svgDoc(LAYER, backdrop()) },
  { name: 'brug', svg: svgDoc([-170, -130, 340, 140], bridge() + group(flags(), { y: -74 })) },
  { name: 'molen', svg: svgDoc([-64, -170, 128, 174], mill()) },
  { name: 'wieken', svg: svgDoc([-122, -122, 244, 244], sails()) },
  { name: 'boom', svg: svgDoc([-90, -200, 180, 210], tree('rond')) },
  { name: 'populier', svg: svgDoc([-70, -240, 140, 250], tree('populier')) },
  { name: 'riet', svg: svgDoc([-60, -134, 120, 142], reeds()) },
  { name: 'rimpel', svg: svgDoc([-66, -14, 132, 28], ripple()) },
  { name: 'boei', svg: svgDoc([-38, -62, 76, 72], buoy()) },
  { name: 'lelies', svg: svgDoc([-50, -32, 104, 56], lilies()) },
  { name: 'huis', svg: svgDoc([-80, -210, 160, 218], house({ facade: 'trap', kleur: shade('#C8553D', 0) })) },
];
