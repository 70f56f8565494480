import { bulbs } from '../../../tools/art/lib/decor-hanging.ts';
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  n,
  path,
  rect,
  roundPoly,
  seeded,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { gold, layerDoc, LAYER, night, type Canvas } from './color.ts';

const HORIZON = 560;
const LIGHTS = ['#FFC83D', '#F70A8D', '#26C9FC', '#8D65C5', '#FF822D'] as const;
const light = (i: number): string => LIGHTS[i % LIGHTS.length] ?? gold.face;
/** A lamp with two rings of light. */
export const glowLamp = ([x, y, r]: readonly [number, number, number], color: string): string =>
  circle([x, y, r * 2.6], color, { 'fill-opacity': 0.14 }) +
  circle([x, y, r * 1.7], color, { 'fill-opacity': 0.24 }) +
  circle([x, y, r], color) +
  circle([x - r * 0.3, y - r * 0.3, r * 0.4], '#FFFFFF', { 'fill-opacity': 0.85 });

function sky(): string {
  const [left, top, wide] = LAYER;
  const random = seeded(5);
  const bands = night.sky.map((color, i) => {
    const y = top + i * 104;
    return i === 0
      ? rect([...LAYER], color)
      : path(`M${left} ${y}Q640 ${y - 46} ${left + wide} ${y}V840H${left}Z`, color);
  });
  const stars = Array.from({ length: 70 }, () => {
    const y = top + random() * 430;
    const r = 1.2 + random() * 2.2;
    return circle([left + random() * wide, y, r], '#FFFFFF', { 'fill-opacity': 0.35 + random() * 0.5 });
  });
  const rings = [150, 104, 70].map((r, i) => circle([1150, 150, r], night.moon, { 'fill-opacity': 0.05 + i * 0.04 }));
  return (
    bands.join('') +
    stars.join('') +
    rings.join('') +
    circle([1150, 150, 46], night.moon) +
    [
      [1134, 138, 9],
      [1164, 166, 12],
      [1158, 130, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#F3DDAA'))
      .join('')
  );
}

/** A striped tent with lamps along its edge; foot in the middle. */
function tent(wide: number, high: number, color: string): string {
  const b = wide / 2;
  const wall = high * 0.42;
  const lanes = 8;
  const at = (i: number, k: number): number => -b * k + (2 * b * k * i) / lanes;
  const material = (i: number): string => (i % 2 === 0 ? color : mix('#FFE9D8', night.far, 0.35));
  const strips = Array.from({ length: lanes }, (_, i) => {
    const [x0, x1] = [at(i, 1.1), at(i + 1, 1.1)];
    return (
      rect([at(i, 1), -wall, (2 * b) / lanes + 0.5, wall], material(i)) +
      path(
        `M0 ${n(-high)}Q${n(x0 * 0.3)} ${n(-wall - (high - wall) * 0.4)} ${n(x0)} ${n(-wall)}A${n((x1 - x0) / 2)} 12 0 0 0 ${n(x1)} ${n(-wall)}Q${n(x1 * 0.3)} ${n(-wall - (high - wall) * 0.4)} 0 ${n(-high)}Z`,
        material(i),
      )
    );
  });
  return (
    strips.join('') +
    path(
      `M0 ${n(-high)}Q${n(b * 0.3)} ${n(-wall - (high - wall) * 0.4)} ${n(b * 1.1)} ${n(-wall)}V0H${n(b * 0.3)}Z`,
      '#2A1A55',
      { 'fill-opacity': 0.22 },
    ) +
    path(
      `M${n(-b * 0.24)} 0Q${n(-b * 0.16)} ${n(-wall * 0.8)} 0 ${n(-wall * 0.86)}Q${n(b * 0.16)} ${n(-wall * 0.8)} ${n(b * 0.24)} 0Z`,
      '#FFD98A',
    ) +
    Array.from({ length: lanes + 1 }, (_, i) => circle([at(i, 1.1), -wall + 6, 4.5], '#FFE29A')).join('') +
    line(`M0 ${n(-high)}V${n(-high - 26)}`, '#FFE9D8', 4) +
    path(`M2 ${n(-high - 26)}L30 ${n(-high - 17)}L2 ${n(-high - 8)}Z`, gold.face)
  );
}

/** Hills, tents and stalls with their light on the square. */
function fair(): string {
  const tents = [
    [30, 170, 210, '#D0417F'],
    [206, 110, 150, '#3F8FC4'],
    [1078, 120, 160, '#8D65C5'],
    [1232, 180, 220, '#E0653F'],
    [-96, 120, 150, '#8D65C5'],
    [1376, 120, 140, '#3F8FC4'],
  ] as const;
  const [left, , wide] = LAYER;
  return (
    path(
      `M${left} 500C100 450 260 470 420 490S800 520 1000 480S1300 450 ${left + wide} 486V840H${left}Z`,
      mix(night.far, night.sky[5], 0.4),
    ) +
    tents.map(([x, w, h, color]) => group(tent(w, h, mix(color, night.far, 0.3)), { x, y: HORIZON + 10 })).join('') +
    rect([left, HORIZON, wide, 300], night.near) +
    path(`M${left} ${HORIZON + 30}Q640 ${HORIZON - 6} ${left + wide} ${HORIZON + 30}V840H${left}Z`, night.ground) +
    tents.map(([x, w]) => ellipse([x, HORIZON + 24, w * 0.62, 16], '#FFD98A', { 'fill-opacity': 0.3 })).join('') +
    group(bulbs(420, 60), { x: -110, y: 150, draai: 6 }) +
    group(bulbs(420, 60), { x: 972, y: 196, draai: -6 })
  );
}

/** The wheel turns: what hangs on it are round cabins, so that they stay upright. */
const wheel = (): string => {
  const spokes = Array.from({ length: 6 }, (_, i) => group(line('M-150 0H150', '#F2B6D0', 5), { draai: i * 30 }));
  const cabins = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 6) * 150, Math.sin((i * Math.PI) / 6) * 150];
    return (
      circle([x, y, 19], mix(light(i), '#2A1A55', 0.25)) + circle([x, y, 14], light(i)) + circle([x, y, 6], '#FFF3CF')
    );
  });
  return (
    circle([0, 0, 150], 'none', { stroke: '#F2B6D0', 'stroke-width': 9 }) +
    circle([0, 0, 112], 'none', { stroke: '#C98BC0', 'stroke-width': 5 }) +
    spokes.join('') +
    Array.from({ length: 24 }, (_, i) =>
      circle([Math.cos((i * Math.PI) / 12) * 132, Math.sin((i * Math.PI) / 12) * 132, 3.6], '#FFE29A'),
    ).join('') +
    cabins.join('') +
    circle([0, 0, 24], gold.shade) +
    path(roundPoly(starPoints(5, 20, 9), 3), gold.light)
  );
};

export const drawFair = (): Canvas[] => [
  { name: 'lucht', svg: layerDoc(sky()) },
  { name: 'kermis', svg: layerDoc(fair()) },
  { name: 'rad', svg: svgDoc([-174, -174, 348, 348], wheel()) },
  {
    name: 'radpoten',
    svg: svgDoc(
      [-90, -10, 180, 250],
      line('M0 0L-76 230M0 0L76 230', '#C98BC0', 12) + line('M0 0L-76 230', '#F2B6D0', 5),
    ),
  },
];
/** For the result picture. */
export const fairBackdrop = (): string => sky() + fair();
