import {
  circle,
  circlesPath,
  clip,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  seeded,
  shade,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { bark, green, type Canvas } from './color.ts';

/** px of the tile of the trunk, which repeats upward. */
const TILE = 1920;
const HALF = 150;

const groove = (x: number, y: number, long: number): string =>
  path(
    `M${x} ${y}C${x + 10} ${y + long * 0.3} ${x + 8} ${y + long * 0.7} ${x + 2} ${y + long}C${x - 7} ${y + long * 0.6} ${x - 8} ${y + long * 0.3} ${x} ${y}Z`,
    bark.shade,
  );

/** A vine of leaves along an edge. */
function vine(x: number, from: number, to: number): string {
  const count = Math.floor((to - from) / 46);
  const leaves = Array.from({ length: count }, (_, i) =>
    group(
      path('M0 0C8 -16 28 -18 40 -6C30 8 12 10 0 0Z', i % 3 === 0 ? green.leafLight : green.leaf) +
        line('M6 -2L30 -5', green.leafShade, 2.5),
      {
        x: x + Math.sin(i) * 9,
        y: from + i * 46,
        draai: i % 2 === 0 ? 24 : 150,
      },
    ),
  ).join('');
  return line(`M${x} ${from}Q${x + 18} ${(from + to) / 2} ${x} ${to}`, green.leafShade, 5) + leaves;
}

/** A ladder of rope; its upper end is (0, 0). */
const ropeLadder = (rungs: number): string =>
  [-26, 26].map((x) => line(`M${x} -14V${rungs * 34 + 8}`, '#F0D9A8', 6)).join('') +
  Array.from({ length: rungs }, (_, i) =>
    lit(`M-36 ${i * 34 + 8}H36V${i * 34 + 19}H-36Z`, '#D9A066', { dx: -2, dy: -3 }),
  ).join('') +
  [-26, 26].map((x) => circle([x, -16, 7], bark.deep)).join('');

/** Three shelves of fungus on the bark. */
const shelves = (): string =>
  [
    [0, 0, 1],
    [14, 34, 0.8],
    [-6, 62, 0.6],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      group(
        lit('M-44 4C-40 -26 30 -28 44 4C20 16 -24 16 -44 4Z', '#F7C873', { dx: -5, dy: -5, shadow: '#E09A45' }) +
          ellipse([-8, -8, 14, 4], '#FFE6AE'),
        { x, y, schaal: size },
      ),
    )
    .join('');

/** A little house for birds, its roof at the top. */
const birdHouse = (): string =>
  lit('M-36 0H36V78Q0 88 -36 78Z', '#E9B872', { dx: -5, dy: -4, shadow: '#C98F4C' }) +
  lit('M-50 8L0 -40L50 8L40 16L0 -20L-40 16Z', '#D14B3F', { dx: -4, dy: -4, shadow: '#A93636' }) +
  circle([0, 32, 16], bark.hole) +
  line('M-14 60H14', bark.shade, 6);

/** A heart that somebody cut in the bark. */
const heart = (): string =>
  path('M0 34C-40 6 -30 -24 -10 -22Q0 -20 0 -10Q0 -20 10 -22C30 -24 40 6 0 34Z', bark.light) +
  path('M0 24C-26 4 -20 -12 -9 -12Q0 -10 0 0Q0 -10 9 -12C20 -12 26 4 0 24Z', bark.face);

/** A lantern on a hook; the hook is (0, 0). */
const lantern = (): string =>
  circle([0, 54, 46], '#FFE9A0', { 'fill-opacity': 0.3 }) +
  line('M-26 0Q0 -10 0 18', bark.deep, 6) +
  lit('M-20 24H20L24 78H-24Z', '#FFD769', { dx: -4, dy: -3, shadow: '#F1A11E' }) +
  path('M-24 18H24L18 30H-18ZM-28 76H28V86H-28Z', bark.deep);

/** What grows and hangs on the trunk, between the places of those who live there. */
const trunkLife = (): string =>
  group(ropeLadder(7), { x: -62, y: 190 }) +
  group(shelves(), { x: 96, y: 330 }) +
  group(heart(), { x: -58, y: 700 }) +
  group(lantern(), { x: 92, y: 600 }) +
  group(birdHouse(), { x: 74, y: 1130 }) +
  group(shelves(), { x: -104, y: 1090, sx: -1 }) +
  group(ropeLadder(8), { x: 60, y: 1440 }) +
  group(lantern(), { x: -90, y: 1560, sx: -1 });

/** A piece of the trunk that fits on itself: light at the left, shade at the right, grooves anywhere between. */
function trunk(): string {
  const random = seeded(12);
  const grooves = Array.from({ length: 26 }, () =>
    groove(-HALF + 34 + random() * (HALF * 2 - 60), random() * (TILE - 190) + 20, 80 + random() * 90),
  ).join('');
  const body = `M${-HALF} 0C${-HALF - 18} 560 ${-HALF + 20} 1260 ${-HALF} ${TILE}H${HALF}C${HALF - 20} 1280 ${HALF + 18} 640 ${HALF} 0Z`;
  return (
    path(body, bark.face) +
    clip(
      body,
      rect([-HALF - 20, 0, 66, TILE], bark.light) +
        rect([HALF - 86, 0, 120, TILE], bark.shade) +
        rect([HALF - 30, 0, 60, TILE], bark.deep),
    ) +
    grooves +
    trunkLife() +
    vine(-HALF + 16, 60, 560) +
    vine(HALF - 6, 640, 1040) +
    vine(-HALF + 14, 1180, 1700) +
    vine(HALF - 4, 1480, 1860)
  );
}

const lobes = (wide: number, [y, r, step]: readonly [number, number, number]): Circle[] => {
  const count = Math.max(2, Math.round(wide / step));
  return Array.from({ length: count + 1 }, (_, i): Circle => [-wide / 2 + (wide * i) / count, y + (i % 2) * 3, r]);
};

/** Where a bough was sawn off: one that swings does not always reach the trunk. */
const cutEnd = ([x, y]: readonly [number, number]): string =>
  ellipse([x, y, 9, 18], bark.shade) + ellipse([x - 1, y, 7, 15], bark.light) + ellipse([x - 1, y, 3, 7], bark.face);

/** A bough with a cushion of leaves; the middle of its top is (0, 0) and it comes from the trunk at the left. */
export function bough(wide: number, long = 120): string {
  const inner = wide - 40;
  const top = circlesPath(lobes(inner, [20, 24, 42])) + `M${-inner / 2} -3H${inner / 2}V40H${-inner / 2}Z`;
  const limb = `M${-wide / 2 - long} 86C${-wide / 4} 74 ${wide / 5} 50 ${wide / 2 - 30} 26L${-wide / 3} 24C${-wide / 2} 34 ${-wide / 2 - 60} 46 ${-wide / 2 - long} 52Z`;
  const drops = Array.from({ length: Math.round(wide / 90) }, (_, i) =>
    group(
      path('M0 0C12 6 14 24 0 38C-14 24 -12 6 0 0Z', green.leafShade) +
        path('M0 0C-8 8 -10 22 0 34C-3 22 -3 10 0 0Z', green.leaf),
      { x: -wide / 2 + 46 + i * 90, y: 52 + (i % 2) * 6 },
    ),
  ).join('');
  return (
    path(limb, bark.shade) +
    path(
      `M${-wide / 2 - long} 52C${-wide / 2 - 60} 46 ${-wide / 2} 34 ${-wide / 3} 24L${wide / 4} 30C${-wide / 5} 48 ${-wide / 2} 58 ${-wide / 2 - long} 64Z`,
      bark.face,
    ) +
    (long === 0 ? '' : cutEnd([-wide / 2 - long, 68])) +
    drops +
    path(circlesPath(lobes(inner - 16, [38, 24, 42])), green.leafShade) +
    path(top, green.leaf) +
    path(
      circlesPath(lobes(inner - 6, [13, 17, 38])) + `M${-inner / 2} -4H${inner / 2}V14H${-inner / 2}Z`,
      green.leafLight,
    ) +
    ellipse([-inner / 4, 3, inner / 7, 5], glow(green.leafLight, 9)) +
    [0.1, 0.36].map((k) => line(`M${inner * k} 26q9 8 18 0`, green.leafShade, 4)).join('')
  );
}

const WIDTHS = { breed: 440, midden: 290, smal: 214, plank: 240 } as const;

/** Boughs of every width, for both sides of the trunk: [-w/2 - 130, -20] is the left top. */
const boughs = (): Canvas[] =>
  Object.entries(WIDTHS).flatMap(([name, wide]) =>
    ([1, -1] as const).map((side) => ({
      name: side === 1 ? `tak-${name}` : `tak-${name}-l`,
      svg: svgDoc(
        [-wide / 2 - 130, -20, wide + 260, 130],
        group(bough(wide, name === 'plank' ? 0 : 120), { sx: side }),
      ),
    })),
  );

/** The leaf that carries one back, with its two strings; its middle is (0, 0). */
export const leaf = (): string =>
  line('M-62 4L-12 84M62 4L12 84', bark.shade, 4) +
  lit(
    'M0 -66C40 -70 92 -46 104 8C70 -6 52 4 34 16C22 2 -22 2 -34 16C-52 4 -70 -6 -104 8C-92 -46 -40 -70 0 -66Z',
    '#F29A2E',
    { dx: -8, dy: -7, shadow: '#CF6F22' },
  ) +
  line('M0 -60V4M0 -52C-30 -40 -58 -24 -76 -4M0 -52C30 -40 58 -24 76 -4', '#FFCB6B', 4) +
  line('M0 -66Q4 -82 14 -90', bark.shade, 6);

/** A golden acorn with its shine; middle at (0, 0). */
export const acorn = (r = 26): string =>
  group(
    lit('M-20 -4C-22 20 -8 34 0 40C8 34 22 20 20 -4Z', '#FFC23A', { dx: -5, dy: -4, shadow: '#E08F1C' }) +
      path('M-12 2C-13 14 -8 22 -5 25C-9 14 -8 8 -7 2Z', '#FFF0B8') +
      lit('M-26 -2C-28 -20 -14 -28 0 -28S28 -20 26 -2C14 4 -14 4 -26 -2Z', '#9A6238', {
        dx: -5,
        dy: -4,
        shadow: '#7D4533',
      }) +
      line('M0 -28Q2 -38 8 -42', '#7D4533', 6),
    { schaal: r / 30 },
  );

const prize = (): string =>
  [46, 34].map((r) => ellipse([0, 0, r, r], '#FFF1B0', { 'fill-opacity': 0.5 })).join('') + acorn(26);

const pennant = (): string =>
  line('M0 6V-104', bark.deep, 7) +
  lit('M4 -102C30 -112 42 -88 72 -98C66 -80 68 -70 74 -58C44 -48 32 -72 4 -58Z', '#D6219C', {
    dx: -4,
    dy: -5,
    shadow: shade('#D6219C'),
  });

/** A nest that fills with golden acorns; its rim is y = 0. */
const nest = (count: number): string =>
  ellipse([0, 4, 74, 20], bark.hole) +
  [
    [-28, -8],
    [26, -10],
    [0, -22],
  ]
    .slice(0, count)
    .map(([x = 0, y = 0]) => group(acorn(24), { x, y }))
    .join('') +
  lit('M-80 0C-70 54 70 54 80 0C40 22 -40 22 -80 0Z', '#9A6238', { dx: -6, dy: -6, shadow: '#7D4533' }) +
  ['M-74 10Q-20 38 66 14', 'M-60 24Q0 44 52 28', 'M-84 0L-60 14M84 -2L58 14M-30 26L-44 44M30 26L46 42']
    .map((d) => line(d, '#C98F4C', 4))
    .join('');

/** The owl on the wing, seen from before; `up` is the beat of its wings. */
const owlFlying = (up: boolean): string => {
  const wing = up
    ? 'M-24 -6C-60 -70 -130 -84 -168 -70C-150 -40 -110 6 -40 26Z'
    : 'M-24 -6C-70 -14 -130 10 -160 46C-120 52 -80 50 -40 34Z';
  const both = lit(wing, '#A9683F', { dx: -4, dy: -6, shadow: '#8D5231' });
  return (
    both +
    group(both, { sx: -1 }) +
    lit('M-46 -20C-46 -66 46 -66 46 -20C50 40 24 66 0 66S-50 40 -46 -20Z', '#A9683F', {
      dx: -6,
      dy: -6,
      shadow: '#8D5231',
    }) +
    ellipse([0, 24, 28, 34], '#FFE9C4') +
    [-18, 18]
      .map((x) => circle([x, -24, 20], '#FFE9C4') + circle([x, -24, 9], '#232A38') + circle([x - 3, -28, 3], '#FFFFFF'))
      .join('') +
    path('M-9 -12Q0 -18 9 -12L0 8Z', '#F1A11E') +
    [-14, 14].map((x) => line(`M${x} 62V74`, '#F1A11E', 6)).join('')
  );
};

export const drawTree = (): Canvas[] => [
  ...[0, 1, 2, 3].map((count) => ({ name: `nest-${count}`, svg: svgDoc([-90, -64, 180, 116], nest(count)) })),
  ...[true, false].map((up, i) => ({
    name: `uil-vlucht-${i + 1}`,
    svg: svgDoc([-180, -100, 360, 190], owlFlying(up)),
  })),
  { name: 'stam', svg: svgDoc([-190, 0, 380, TILE], trunk()) },
  ...boughs(),
  { name: 'blad', svg: svgDoc([-110, -96, 220, 186], leaf()) },
  { name: 'eikel', svg: svgDoc([-50, -50, 100, 100], prize()) },
  { name: 'vlag', svg: svgDoc([-10, -116, 92, 128], pennant()) },
];
