import { lichtkring, meeuw, wolk, zon } from '../../lib/decor.ts';
import { clip, group, mix, path, rect, rectPath, svgDoc } from '../../lib/svg.ts';
import { kust, LAAG, type Doek } from './kleur.ts';

/** Sky with the sun of the early afternoon at the upper left and its stepped light. */
const lucht = (): string =>
  rect([-140, -120, 1560, 960], kust.luchtHoog) +
  path('M-140 196C160 132 420 236 760 176S1240 120 1420 168V840H-140Z', mix(kust.luchtHoog, kust.lucht, 0.5)) +
  path('M-140 262C200 214 500 286 820 244S1260 204 1420 236V840H-140Z', kust.lucht) +
  group(lichtkring(860, '#FFFDF0', 4), { x: 210, y: 150 }) +
  group(zon(44, '#FFD769'), { x: 232, y: 132 });

/** Clouds and gulls; tiles in x. */
const wolken = (): string =>
  [
    [60, 166, 0.62],
    [404, 132, 0.86],
    [820, 178, 0.5],
    [1030, 128, 1.02],
    [1270, 186, 0.56],
  ]
    .map(([x, y, k = 1]) => group(wolk('#FFFFFF', '#D6ECF8'), { x, y, sx: k * 1.15, sy: k * 0.82 }))
    .join('') +
  [
    [640, 150, 0.7],
    [560, 196, 0.46],
    [966, 212, 0.5],
    [240, 214, 0.36],
  ]
    .map(([x, y, schaal]) => group(meeuw(), { x, y, schaal }))
    .join('');

export const drawLucht = (): Doek[] => [
  { naam: 'lucht', svg: svgDoc(LAAG, clip(rectPath(LAAG), lucht())) },
  { naam: 'wolken', svg: svgDoc(LAAG, wolken()) },
];
