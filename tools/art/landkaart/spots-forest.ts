import { circle, circlesPath, ellipse, group, line, path, rect, shade, type Point } from '#engine/figure/svg.ts';
import { block, house, window, strike, muzzle, surface } from '../lib/structures.ts';
import { image } from './image.ts';

/** Tree house with platforms to climb. */
function platformklimmen(): string {
  const crown: readonly (readonly [number, number, number])[] = [
    [-62, -150, 46],
    [-14, -176, 58],
    [46, -160, 54],
    [82, -134, 40],
    [-90, -126, 32],
  ];
  const ladder =
    line('M-58 0V-70M-34 0V-70', '#C98A5A', 5) +
    [-10, -24, -38, -52, -64].map((y) => line(`M-58 ${y}H-34`, '#C98A5A', 4)).join('');
  return (
    ellipse([10, 2, 90, 16], '#321B41', { 'fill-opacity': 0.17 }) +
    path(circlesPath(crown), '#2F7F4F') +
    path(
      circlesPath(crown.map(([x, y, r]): readonly [number, number, number] => [x - 7, y - 7, r * 0.84])),
      '#4AA05F',
    ) +
    ellipse([-40, -190, 30, 16], '#7CC47E', { transform: 'rotate(-20 -40 -190)' }) +
    path('M-26 0C-16 -40 -18 -90 -22 -130H34C28 -90 30 -40 44 0Z', '#7D4533') +
    path('M14 0C18 -40 16 -90 18 -130H34C28 -90 30 -40 44 0Z', '#643326') +
    group(
      house({ w: 66, h: 40, d: 36, wall: '#F3C892', roof: '#F2592B', ridge: 36 }) +
        window([-36, -34], 16, 17) +
        rect([-6, -34, 16, 34, 2], '#8D5B3E'),
      { x: 2, y: -78 },
    ) +
    rect([-78, -80, 152, 10, 4], '#C98A5A') +
    rect([-78, -73, 152, 5, 2], '#8D5B3E') +
    ladder +
    rect([62, -40, 62, 9, 4], '#C98A5A') +
    rect([62, -34, 62, 4, 2], '#8D5B3E') +
    rect([72, -30, 6, 30], '#643326') +
    rect([-128, -44, 52, 9, 4], '#C98A5A') +
    rect([-128, -38, 52, 4, 2], '#8D5B3E') +
    rect([-120, -34, 6, 34], '#643326') +
    line('M104 -44V-76', '#643326', 4) +
    path('M106 -76L130 -67L106 -58Z', '#FFB703')
  );
}

/** Hedge maze. */
function doolhof(): string {
  const floor = surface(
    [
      [-124, 0],
      [84, 0],
      [132, -92],
      [-70, -92],
    ],
    '#CFE8A4',
  );
  const X = (x: number, y: number): Point => [x + -y * 0.55, y];
  const hedge = (points: readonly (readonly [number, number])[]): string => {
    const drawLine = points
      .map(([x, y]) => X(x, y))
      .map(([x, y]) => `${x.toFixed(1)} ${y}`)
      .join('L');
    return (
      line(`M${drawLine}`, '#1F6B3A', 17) +
      line(`M${drawLine}`, '#3FA34D', 15, { transform: 'translate(0 -12)' }) +
      line(`M${drawLine}`, '#6CC463', 6, { transform: 'translate(-2 -15)' })
    );
  };
  const flag = line('M26 -44V-100', '#7D4533', 5) + path('M28 -100L62 -88L28 -76Z', '#F8312F');
  return (
    ellipse([12, 6, 140, 14], '#321B41', { 'fill-opacity': 0.16 }) +
    floor +
    hedge([
      [-116, -86],
      [76, -86],
    ]) +
    hedge([
      [-116, -86],
      [-116, -6],
      [-60, -6],
    ]) +
    hedge([
      [-76, -60],
      [10, -60],
    ]) +
    hedge([
      [-76, -60],
      [-76, -32],
    ]) +
    flag +
    hedge([
      [36, -60],
      [36, -32],
      [-40, -32],
    ]) +
    hedge([
      [76, -86],
      [76, -4],
      [-16, -4],
    ])
  );
}

/** Dojo with a curved roof and a ninja at the door. */
function ninja(): string {
  const n1 = group(
    ellipse([0, 2, 22, 5], '#321B41', { 'fill-opacity': 0.2 }) +
      path('M-18 0C-20 -26 20 -26 18 0Z', '#2B2238') +
      circle([0, -36, 22], '#2B2238') +
      path('M-20 -40C-10 -48 10 -48 20 -40V-30C10 -24 -10 -24 -20 -30Z', '#E0A874') +
      ellipse([-8, -36, 3.2, 4.2], '#1F2A44') +
      ellipse([8, -36, 3.2, 4.2], '#1F2A44') +
      path('M20 -44L38 -52L36 -40L44 -36L21 -38Z', '#F8312F') +
      rect([-22, -47, 44, 7, 3], '#F8312F'),
    { x: -62, y: 14 },
  );
  return (
    strike(150, 52) +
    block({ w: 112, h: 52, d: 58, kleur: '#FFF3DF', side: '#D6C2A4' }) +
    rect([-76, -46, 26, 46, 2], '#F2592B') +
    rect([-10, -46, 26, 46, 2], '#F2592B') +
    rect([-48, -46, 36, 46, 2], '#7D4533') +
    line('M-30 -46V0M-63 -46V0M3 -46V0', '#4A2A22', 3) +
    path('M-120 -44C-96 -52 -86 -66 -78 -92H58C70 -72 92 -62 118 -64C104 -48 80 -44 54 -46Z', '#433B6B') +
    path('M-120 -44C-96 -52 -86 -66 -78 -92H-30C-36 -66 -44 -54 -58 -46Z', '#5B5296') +
    path('M-120 -44L54 -46C80 -44 104 -48 118 -64L114 -50C100 -40 80 -38 54 -39H-114Z', '#2E2756') +
    path('M-66 -90C-58 -100 -54 -108 -50 -122H30C38 -106 48 -98 64 -92Z', '#5B5296') +
    path('M-66 -90L64 -92L60 -86H-64Z', '#2E2756') +
    circle([-10, -70, 12], '#FFB703') +
    path('M-10 -80L-7.500 -72.500 0 -70 -7.500 -67.500 -10 -60 -12.500 -67.500 -20 -70 -12.500 -72.500Z', '#FFF3C9') +
    n1
  );
}

const sheet = ([x, y]: Point, color: string, rotate: number): string =>
  group(path('M0 -10C8 -8 10 2 0 12C-10 2 -8 -8 0 -10Z', color) + line('M0 -6V14', shade(color, -14), 1.6), {
    x,
    y,
    draai: rotate,
  });
/** Heap of autumn leaves and a leaf blower. */
function bladblazen(): string {
  const heap =
    path('M-96 2C-92 -28 -66 -60 -28 -74C6 -82 50 -44 66 2C30 12 -70 12 -96 2Z', '#C9781F') +
    path('M-96 2C-92 -28 -66 -60 -28 -74C-2 -78 14 -58 6 -40C-6 -12 -54 2 -96 2Z', '#E8981E');
  const loose = [
    [-60, -24, '#F8512F'],
    [-30, -50, '#FFC83D'],
    [-8, -20, '#D9402F'],
    [26, -30, '#FFB703'],
    [40, -4, '#F8512F'],
    [-74, -4, '#FFC83D'],
    [-36, 0, '#F2692B'],
    [4, -52, '#F8512F'],
    [8, 4, '#FFC83D'],
  ] as const;
  const blazer = group(
    path('M-34 -14H20L44 -4L40 8L-34 6Z', '#F2592B') +
      rect([-46, -30, 40, 40, 12], '#FF822D') +
      rect([-46, -30, 20, 40, 12], '#FFA25C') +
      path('M-30 -30C-30 -48 -4 -48 -4 -30', 'none', { stroke: '#433B6B', 'stroke-width': 7 }) +
      path('M40 -8L62 -14V20L38 10Z', '#433B6B'),
    { x: 96, y: -26, sx: -1, draai: 8 },
  );
  return (
    ellipse([0, 5, 110, 14], '#321B41', { 'fill-opacity': 0.16 }) +
    heap +
    loose.map(([x, y, color], i) => sheet([x, y], color, i * 47)).join('') +
    blazer +
    sheet([14, -88], '#FFC83D', 30) +
    sheet([-50, -98], '#F8512F', -40) +
    sheet([-86, -66], '#E8981E', 70) +
    image('hedgehog', 44, { x: -4, y: 14 })
  );
}

/** The green blob peeping from a bush. */
const blobgezocht = (): string =>
  ellipse([4, 4, 84, 14], '#321B41', { 'fill-opacity': 0.16 }) +
  path('M-54 0C-60 -60 -40 -108 4 -108C46 -108 64 -60 58 0C40 10 -40 10 -54 0Z', '#6CC22F') +
  path('M-54 0C-60 -60 -40 -108 4 -108C34 -108 44 -70 34 -40C24 -14 -20 -4 -54 0Z', '#9BE052') +
  ellipse([-22, -84, 13, 8], '#D6F7A8', { transform: 'rotate(-34 -22 -84)' }) +
  line('M4 -108C2 -122 10 -128 18 -126', '#6CC22F', 6) +
  circle([20, -126, 7], '#FFB703') +
  muzzle(4, -58, 1.75) +
  circle([-30, -44, 8], '#FF822D', { 'fill-opacity': 0.45 }) +
  circle([38, -44, 8], '#FF822D', { 'fill-opacity': 0.45 }) +
  path(
    `${circlesPath([
      [-62, -14, 20],
      [-38, -18, 17],
      [-84, -8, 13],
    ])}M-92 -6H-22V4Q-56 12 -92 4Z`,
    '#2F7F4F',
  ) +
  path(
    circlesPath([
      [-66, -18, 14],
      [-42, -21, 11],
    ]),
    '#4AA05F',
  ) +
  path(
    `${circlesPath([
      [62, -12, 19],
      [84, -8, 13],
      [42, -6, 12],
    ])}M32 -4H96V4Q66 12 32 4Z`,
    '#2F7F4F',
  ) +
  path(
    circlesPath([
      [58, -16, 13],
      [80, -11, 8],
    ]),
    '#4AA05F',
  );

export const forest = {
  platformklimmen: platformklimmen(),
  doolhof: doolhof(),
  ninja: ninja(),
  bladblazen: bladblazen(),
  blobgezocht: blobgezocht(),
};
