import { halo, gull, cloud, sun } from '../../../tools/art/lib/decor.ts';
import { clip, group, mix, path, rect, rectPath, svgDoc } from '#engine/figure/svg.ts';
import { coast, LAYER, type Canvas } from './color.ts';

/** Sky with the sun of the early afternoon at the upper left and its stepped light. */
const sky = (): string =>
  rect([-140, -120, 1560, 960], coast.skyHigh) +
  path('M-140 196C160 132 420 236 760 176S1240 120 1420 168V840H-140Z', mix(coast.skyHigh, coast.sky, 0.5)) +
  path('M-140 262C200 214 500 286 820 244S1260 204 1420 236V840H-140Z', coast.sky) +
  group(halo(860, '#FFFDF0', 4), { x: 210, y: 150 }) +
  group(sun(44, '#FFD769'), { x: 232, y: 132 });

/** Clouds and gulls; tiles in x. */
const clouds = (): string =>
  [
    [60, 166, 0.62],
    [404, 132, 0.86],
    [820, 178, 0.5],
    [1030, 128, 1.02],
    [1270, 186, 0.56],
  ]
    .map(([x, y, k = 1]) => group(cloud('#FFFFFF', '#D6ECF8'), { x, y, sx: k * 1.15, sy: k * 0.82 }))
    .join('') +
  [
    [640, 150, 0.7],
    [560, 196, 0.46],
    [966, 212, 0.5],
    [240, 214, 0.36],
  ]
    .map(([x, y, scale]) => group(gull(), { x, y, schaal: scale }))
    .join('');

export const drawSky = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, clip(rectPath(LAYER), sky())) },
  { name: 'wolken', svg: svgDoc(LAYER, clouds()) },
];
