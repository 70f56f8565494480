import {
  circle,
  clip,
  ellipse,
  group,
  line,
  lit,
  n,
  path,
  rect,
  roundPoly,
  seeded,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { PALE, PLANETS, WORLDS, type Canvas, type Planet, type World } from './color.ts';

// Ground is drawn 1560 wide; y = 0 is its horizon, where the stage has y = 500.

const WIDE = 1560;
const DEEP = 760;

/** A ridge of hills in front of the sky; bumps by a seed. */
function ridge(seed: number, high: number): string {
  const random = seeded(seed);
  const steps = 9;
  const tops = Array.from({ length: steps + 1 }, () => -high * (0.35 + 0.65 * random()));
  const part = WIDE / steps;
  const curve = tops
    .slice(1)
    .map((y, i) => `S${n((i + 0.62) * part)} ${n(y)} ${n((i + 1) * part)} ${n((y + (tops[i] ?? y)) / 2)}`)
    .join('');
  return `M0 60V${n(tops[0] ?? 0)}${curve}V60Z`;
}

/** Craters that grow larger toward the viewer. */
function craters(color: World): string {
  const random = seeded(91);
  return Array.from({ length: 17 }, (_, i) => {
    const far = i / 17;
    const x = random() * WIDE;
    const y = 44 + far * 330;
    const r = 22 + far * 60 * (0.5 + random());
    return (
      ellipse([x, y, r, r * 0.3], color.shadow) +
      ellipse([x + r * 0.06, y + r * 0.07, r * 0.86, r * 0.22], shade(color.shadow, -7)) +
      path(
        `M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.3)} 0 0 0 ${n(x + r)} ${n(y)}A${n(r)} ${n(r * 0.36)} 0 0 1 ${n(x - r)} ${n(y)}Z`,
        color.light,
      )
    );
  }).join('');
}

/** The pad under the rocket: two discs with a row of lamps. */
const pad = (): string =>
  ellipse([0, 18, 356, 48], '#1B1440', { 'fill-opacity': 0.24 }) +
  ellipse([0, 6, 344, 44], '#6A659F') +
  ellipse([0, 2, 330, 40], '#8E88C4') +
  ellipse([0, 2, 262, 28], '#7A74B4') +
  Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * Math.PI;
    return circle([Math.cos(angle) * 318, 8 + Math.sin(angle) * 40, 6], i % 2 === 0 ? '#FFD45E' : '#FFF3C8');
  }).join('');

function soil(color: World, seed: number): string {
  const top = `M0 8Q${WIDE * 0.28} -26 ${WIDE * 0.55} -12T${WIDE} 4V${DEEP}H0Z`;
  return (
    path(ridge(seed, 74), shade(color.ground, -5), { 'fill-opacity': 0.85 }) +
    path(ridge(seed + 5, 36), color.shadow) +
    path(top, color.ground) +
    clip(
      top,
      path(
        `M0 8Q${WIDE * 0.28} -26 ${WIDE * 0.55} -12T${WIDE} 4V20Q${WIDE * 0.6} 0 ${WIDE * 0.28} -4T0 26Z`,
        color.light,
      ) +
        craters(color) +
        path(`M0 430Q${WIDE * 0.3} 380 ${WIDE * 0.6} 420T${WIDE} 400V${DEEP}H0Z`, color.shadow),
    )
  );
}

/** A hut with lit windows. */
const dome = (): string =>
  ellipse([6, 4, 130, 16], '#1B1440', { 'fill-opacity': 0.26 }) +
  lit('M-112 0C-112 -104 112 -104 112 0Z', '#9A8FD0', { dx: -14, dy: -4, shadow: '#6B5FA8' }) +
  path('M-88 -30C-70 -66 -40 -78 -18 -80C-44 -66 -60 -48 -68 -26Z', '#C7BFEC') +
  rect([-120, -8, 240, 18, 8], '#4F447F') +
  [-58, -10, 38].map((x) => rect([x, -44, 34, 26, 8], '#FFE38A') + rect([x, -44, 34, 9, 4], '#FFF6D0')).join('') +
  line('M84 -52V-118', '#8E88C4', 6) +
  circle([84, -122, 9], '#F2452F');

const dish = (): string =>
  line('M0 0V-54', '#6B5FA8', 12) +
  lit('M-50 -92C-46 -48 10 -34 44 -50Z', '#DAD5EE', { dx: -6, dy: -6, shadow: '#A49BCB' }) +
  line('M-6 -70L26 -98', '#6B5FA8', 5) +
  circle([29, -101, 7], '#FFB703');

/** The launch base in the first light. */
const base = (): string =>
  soil(WORLDS.basis, 12) + group(dome(), { x: 296, y: 34 }) + group(dish(), { x: 130, y: 22, schaal: 0.9 });

/** Tower with two arms that hold the rocket; its foot at (0, 0). */
function tower(): string {
  const high = 470;
  const beams = Array.from({ length: 7 }, (_, i) => {
    const y = -20 - i * 62;
    return (
      line(`M-34 ${y}L34 ${y - 62}M34 ${y}L-34 ${y - 62}`, '#A8431C', 6) +
      rect([-42, y - 5, 84, 11, 4], i % 2 === 0 ? '#D9632B' : '#C2531F')
    );
  }).join('');
  return (
    ellipse([0, 2, 78, 12], '#1B1440', { 'fill-opacity': 0.3 }) +
    beams +
    rect([-42, -high, 13, high, 4], '#E0713A') +
    rect([29, -high, 13, high, 4], '#A8431C') +
    rect([-56, -high - 14, 112, 20, 7], '#E0713A') +
    rect([10, -high - 14, 46, 20, 7], '#B84D1F') +
    rect([-130, -360, 96, 13, 6], '#8E88C4') +
    rect([-120, -150, 86, 13, 6], '#8E88C4') +
    line(`M0 ${-high - 14}V${-high - 64}`, '#8E88C4', 8) +
    circle([0, -high - 70, 11], '#FFB703')
  );
}

/** What stands on each planet; foot at (0, 0). */
const LANDMARKS: Readonly<Record<Planet, () => string>> = {
  maan: () =>
    line('M-60 0V-148', '#E9E6F6', 8) +
    lit('M-56 -146C-20 -162 10 -128 60 -146V-92C10 -74 -20 -108 -56 -92Z', '#26C9FC', { dx: -7, dy: -4 }) +
    path('M-6 -132L0 -118 14 -116 4 -106 7 -92 -6 -99 -18 -92 -16 -106 -26 -116 -12 -118Z', '#FFF3C8') +
    lit('M34 0C34 -40 118 -44 122 0Z', '#9C97C0', { dx: -8, dy: -4, shadow: '#76709F' }),
  mars: () =>
    lit(
      'M-120 0C-126 -90 -96 -150 -30 -150C50 -150 96 -96 92 0H46C48 -60 26 -98 -26 -98C-70 -98 -80 -50 -76 0Z',
      '#E27A46',
      {
        dx: -10,
        dy: -6,
        shadow: '#A94B2B',
      },
    ) +
    line('M-92 -92q14 -12 30 -12M-98 -48h26M54 -70h26', '#C2592F', 6) +
    lit('M96 0V-58C96 -78 122 -78 122 -58V0Z', '#7CA64B', { dx: -6, dy: 0 }) +
    line('M124 -24H144V-46M94 -20H78V-36', '#6B9440', 14),
  kaas: () =>
    lit('M-130 0V-74L60 -126L130 -64V0Z', '#FFD45E', { dx: -12, dy: -4, shadow: '#E0A526' }) +
    path('M-130 -74L60 -126L130 -64L-60 -64Z', '#FFE79A') +
    [
      [-84, -32, 18],
      [-20, -22, 12],
      [36, -36, 20],
      [92, -24, 11],
      [10, -90, 10],
    ]
      .map(
        ([x = 0, y = 0, r = 9]) =>
          ellipse([x, y, r, r * 0.9], '#D9981F') + ellipse([x + 2, y + 3, r * 0.8, r * 0.7], '#B87A12'),
      )
      .join(''),
  ijs: () =>
    [
      [-70, 96, -14],
      [70, 80, 16],
      [0, 168, 2],
    ]
      .map(([x = 0, h = 90, turn = 0]) =>
        group(
          path(
            roundPoly(
              [
                [-30, 0],
                [-36, -h * 0.6],
                [0, -h],
                [36, -h * 0.6],
                [30, 0],
              ],
              6,
            ),
            '#BDEBF8',
          ) +
            path(
              roundPoly(
                [
                  [0, 0],
                  [4, -h * 0.56],
                  [0, -h],
                  [36, -h * 0.6],
                  [30, 0],
                ],
                4,
              ),
              '#79BFDD',
            ) +
            path(`M-24 -14L-28 ${n(-h * 0.56)}L-8 ${n(-h * 0.86)}L-14 -14Z`, '#EFFBFF'),
          { x, draai: turn },
        ),
      )
      .join(''),
};

export const drawGround = (): Canvas[] => [
  { name: 'grond-basis', svg: svgDoc([0, -90, WIDE, 700], base()) },
  { name: 'grond-planeet', svg: svgDoc([0, -90, WIDE, 700], soil(PALE, 27)) },
  { name: 'platform', svg: svgDoc([-360, -50, 720, 120], pad()) },
  { name: 'toren', svg: svgDoc([-136, -556, 216, 576], tower()) },
  ...PLANETS.map((name) => ({
    name: `baken-${name}`,
    svg: svgDoc(
      [-156, -176, 312, 190],
      ellipse([4, 0, 146, 13], '#1B1440', { 'fill-opacity': 0.2 }) + LANDMARKS[name](),
    ),
  })),
];
