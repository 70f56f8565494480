import { bin, core } from '../../../tools/art/lib/palette.ts';
import { beacon, binPattern } from '../../../tools/art/lib/ui.ts';
import {
  circle,
  circlesPath,
  clip,
  contactShadow,
  ellipse,
  group,
  path,
  rect,
  roundPoly,
  shade,
  svgDoc,
  tint,
} from '#engine/figure/svg.ts';

// A bath tub full of foam to sort into; (0, 0) = the middle of its front. The label plate stands on the front.

const FRAME = [-120, -104, 240, 190] as const;
const FRONT = 'M-104 -48H104C104 20 96 62 62 66H-62C-96 62 -104 20 -104 -48Z';
const FOOT = [-66, 66] as const;

const foam = (): string => {
  const cloud = circlesPath([
    [-78, -54, 24],
    [-44, -68, 28],
    [-6, -74, 30],
    [34, -68, 28],
    [72, -54, 24],
  ]);
  return (
    path(`${cloud}M-100 -60H100V-40H-100Z`, '#E3DAF2') +
    path(
      circlesPath([
        [-80, -58, 20],
        [-46, -72, 24],
        [-8, -78, 26],
        [32, -72, 24],
        [70, -58, 20],
      ]),
      '#FFFFFF',
    ) +
    [
      [-92, -84, 8],
      [54, -96, 9],
      [92, -78, 6],
    ]
      .map(
        ([x = 0, y = 0, r = 6]) =>
          circle([x, y, r], '#DDF5FF', { 'fill-opacity': 0.9 }) +
          circle([x - r * 0.3, y - r * 0.3, r * 0.3], '#FFFFFF'),
      )
      .join('')
  );
};

function tub(name: keyof typeof bin): string {
  const { vul: fill } = bin[name];
  const footer = FOOT.map(
    (x) => ellipse([x, 68, 17, 11], shade('#F1A11E', -6)) + ellipse([x - 2, 65, 14, 8], core.zon),
  ).join('');
  const wall =
    path(FRONT, fill) +
    clip(
      FRONT,
      group(binPattern(name, { w: 220, h: 130, r: 0 }), { x: -110, y: -56 }) +
        path('M70 -60C84 0 74 60 40 80H120V-60Z', shade(fill, -14), { 'fill-opacity': 0.55 }),
    );
  const edge =
    path(
      roundPoly(
        [
          [-114, -58],
          [114, -58],
          [114, -36],
          [-114, -36],
        ],
        11,
      ),
      shade(fill, -12),
    ) +
    path(
      roundPoly(
        [
          [-114, -60],
          [114, -60],
          [114, -42],
          [-114, -42],
        ],
        9,
      ),
      tint(fill, 14),
    ) +
    rect([-104, -57, 120, 5, 2.5], '#FFFFFF', { 'fill-opacity': 0.55 });
  return (
    group(contactShadow(104, 14, 0), { y: 74 }) +
    footer +
    foam() +
    wall +
    edge +
    group(beacon(name, 21), { x: -92, y: -50 })
  );
}

/** A tub per bin mark. */
export const drawTubs = (): { name: string; svg: string }[] =>
  (['A', 'B', 'C', 'D'] as const).map((name) => ({
    name: `kuip-${name.toLowerCase()}`,
    svg: svgDoc(FRAME, tub(name)),
  }));
