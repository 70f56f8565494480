import { gull, cloud } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  clip,
  group,
  line,
  mix,
  path,
  rect,
  roundPoly,
  seeded,
  svgDoc,
  type Point,
} from '#engine/figure/svg.ts';
import { evening } from './color.ts';

// All scenery is drawn in stage coordinates, 220 px wider than the stage on both sides for the bends.

const SUN: Point = [286, 262];
const RINGS: readonly (readonly [number, string])[] = [
  [1180, '#655797'],
  [960, '#7C67A2'],
  [790, '#9E76A8'],
  [640, '#C3839F'],
  [505, '#E3928F'],
  [385, '#F4A678'],
  [275, '#FBBE6C'],
  [178, '#FFD582'],
  [104, '#FFE9AE'],
];

/** Stepped light around a low sun; the right side is already night. */
function sky(): string {
  const random = seeded(9);
  const stars = Array.from({ length: 34 }, () => {
    const x = 900 + random() * 560;
    return circle([x, -110 + random() * (x > 1200 ? 260 : 130), 1.1 + random() * 1.7], '#FFEFC9', {
      'fill-opacity': 0.75,
    });
  }).join('');
  const rings = RINGS.map(([r, color]) => circle([SUN[0], SUN[1], r], color)).join('');
  return rect([-220, -120, 1720, 480], '#52478A') + clip('M-220 -120H1500V360H-220Z', rings + stars + moon());
}

const moon = (): string =>
  group(
    circle([0, 0, 46], '#FFEFC9', { 'fill-opacity': 0.1 }) +
      circle([0, 0, 34], '#FFEFC9', { 'fill-opacity': 0.12 }) +
      path('M8 -22A22 22 0 1 0 20 12A18 18 0 0 1 8 -22Z', '#FFEBC0'),
    { x: 1180, y: 66 },
  );

const sunDisk = (): string => circle([SUN[0], SUN[1], 62], '#FFF6D8') + circle([SUN[0], SUN[1], 46], '#FFFDF2');

/** Thin evening clouds with a bright lower left edge; tiles in x over 1720. */
function clouds(): string {
  const spot: readonly (readonly [number, number, number, string, string])[] = [
    [130, 64, 0.9, '#FFD3A8', '#F2A98C'],
    [470, 118, 0.62, '#F9C3A0', '#E39C92'],
    [760, 40, 1, '#DDA0B0', '#BE86A8'],
    [1130, 104, 1.15, '#A683B6', '#886CA6'],
    [1480, 46, 0.85, '#8C74AE', '#7360A0'],
  ];
  return (
    spot.map(([x, y, k, color, shadow]) => group(cloud(color, shadow), { x, y, sx: k * 1.35, sy: k * 0.72 })).join('') +
    group(gull('#5D4A86'), { x: 560, y: 60, schaal: 0.42 }) +
    group(gull('#5D4A86'), { x: 604, y: 84, schaal: 0.3 })
  );
}

type Top = { x: number; y: number; wide: number; color: string; snow?: number };

/** A pointed mountain with a lit left face, a shaded right face and a ragged snow cap. */
function top({ x, y, wide, color, snow = 0.34 }: Top): string {
  const footer = 330;
  const h = footer - y;
  const l = wide * 0.52;
  const r = wide * 0.48;
  const form = roundPoly(
    [
      [x - l, footer],
      [x - l * 0.55, footer - h * 0.5],
      [x - l * 0.4, footer - h * 0.56],
      [x, y],
      [x + r * 0.36, footer - h * 0.66],
      [x + r * 0.5, footer - h * 0.58],
      [x + r, footer],
    ],
    7,
  );
  const shadow = roundPoly(
    [
      [x, y - 4],
      [x + r * 0.1, footer - h * 0.62],
      [x - l * 0.1, footer - h * 0.4],
      [x + r * 0.16, footer],
      [x + r + 10, footer],
      [x + r, y],
    ],
    3,
  );
  const yS = y + h * snow;
  const cap = roundPoly(
    [
      [x, y - 6],
      [x + r * snow * 1.15, yS],
      [x + r * 0.2, yS - 10],
      [x + r * 0.1, yS + 18],
      [x - l * 0.03, yS - 6],
      [x - l * 0.13, yS + 14],
      [x - l * 0.24, yS - 10],
      [x - l * snow * 1.2, yS + 4],
    ],
    5,
  );
  return (
    path(form, color) +
    clip(
      form,
      path(shadow, mix(color, '#453A78', 0.34)) +
        path(cap, evening.sneeuw) +
        clip(cap, path(shadow, evening.snowShadow)),
    )
  );
}

/** Two ranges: the hazy one takes the colour of the sky, the nearer one carries the peaks. */
function bergen(): string {
  const haze = path(
    roundPoly(
      [
        [-220, 330],
        [-220, 232],
        [-150, 196],
        [-60, 244],
        [40, 206],
        [120, 240],
        [210, 262],
        [330, 256],
        [420, 226],
        [500, 246],
        [600, 196],
        [690, 236],
        [800, 188],
        [880, 226],
        [1000, 170],
        [1110, 216],
        [1260, 150],
        [1390, 210],
        [1500, 180],
        [1500, 330],
      ],
      14,
    ),
    '#C48AA6',
    { 'fill-opacity': 0.75 },
  );
  return (
    haze +
    top({ x: -96, y: 150, wide: 330, color: '#A97BA8' }) +
    top({ x: 66, y: 128, wide: 300, color: '#9B72A8' }) +
    top({ x: 470, y: 196, wide: 260, color: '#A67BAE', snow: 0.3 }) +
    top({ x: 872, y: 152, wide: 330, color: '#8A6BA6' }) +
    top({ x: 1330, y: 60, wide: 460, color: '#6E5A9A', snow: 0.36 }) +
    top({ x: 1120, y: 96, wide: 380, color: '#7A62A2', snow: 0.36 })
  );
}

/** A hot-air balloon far away over the lake. */
function balloon(): string {
  const sphere = 'M0 -96C34 -96 52 -70 52 -44C52 -14 26 6 14 22H-14C-26 6 -52 -14 -52 -44C-52 -70 -34 -96 0 -96Z';
  const lanes =
    path('M-18 -110C-34 -60 -20 0 -10 24H10C20 0 34 -60 18 -110Z', '#FFE29A') +
    path('M-60 -110H-34C-46 -60 -34 0 -18 24H-60Z', '#D9505A', { 'fill-opacity': 0.5 });
  return (
    path(sphere, '#F2706A') +
    clip(sphere, lanes + path('M16 -110C44 -60 30 0 8 24H60V-110Z', '#6B3B72', { 'fill-opacity': 0.28 })) +
    line('M-12 22L-8 38M12 22L8 38', '#7D4533', 2.5) +
    path(
      roundPoly(
        [
          [-12, 38],
          [12, 38],
          [9, 56],
          [-9, 56],
        ],
        4,
      ),
      '#A9683F',
    ) +
    rect([-12, 37, 24, 5, 2.5], '#7D4533')
  );
}

/** Sky and mountains as one still picture. */
export const skyPicture = (): string => sky() + sunDisk() + group(clouds()) + bergen();

export const drawSky = (): { name: string; svg: string }[] => [
  { name: 'lucht', svg: svgDoc([-220, -120, 1720, 480], sky() + sunDisk()) },
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#241F52')) },
  { name: 'wolken', svg: svgDoc([0, -20, 1720, 190], clouds()) },
  { name: 'bergen', svg: svgDoc([-220, 40, 1720, 300], bergen()) },
  { name: 'ballon', svg: svgDoc([-60, -104, 120, 166], balloon()) },
];
