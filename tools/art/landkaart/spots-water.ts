import { circle, circlesPath, ellipse, group, line, path, rect, shade } from '#engine/figure/svg.ts';
import { block, puddle, muzzle, surface } from '../lib/structures.ts';
import { image } from './image.ts';

/** Racing sailboat. */
const botenkoers = (): string =>
  puddle(84) +
  rect([-4, -128, 7, 112, 3], '#A9683F') +
  path('M-8 -120L-8 -34H-66C-40 -58 -22 -86 -8 -120Z', '#FFC83D') +
  path('M-8 -120L-8 -34H-30C-20 -60 -12 -86 -8 -120Z', '#F1A11E') +
  path('M8 -112C34 -92 52 -66 58 -34H8Z', '#FFFDF7') +
  path('M8 -112C20 -92 28 -66 30 -34H8Z', '#FFFFFF') +
  path('M24 -78L40 -60L34 -48L18 -66Z', '#F70A8D') +
  path('M3 -128L30 -120L3 -112Z', '#F8312F') +
  path('M-80 -30H82C78 -8 64 8 44 8H-42C-62 8 -76 -8 -80 -30Z', '#C2410C') +
  path('M-80 -30H82C81 -22 78 -15 74 -9H-72C-76 -15 -79 -22 -80 -30Z', '#FF822D') +
  rect([-80, -34, 162, 7, 3], '#FFFDF7') +
  circle([-40, -14, 7], '#FFF3C9') +
  circle([-10, -14, 7], '#FFF3C9') +
  circle([20, -14, 7], '#FFF3C9') +
  path('M-96 6Q-84 -6 -72 4T-46 4T-20 4T6 4T32 4T58 4T84 4L98 8Q40 20 -96 6Z', '#E6FAFF') +
  group(
    circle([0, -14, 13], '#F8312F') +
      path('M-13 -14A13 13 0 0 1 13 -14Z', '#FFFDF7') +
      ellipse([0, -1, 20, 5], '#E6FAFF', { 'fill-opacity': 0.8 }),
    { x: 106, y: 4 },
  );

/** Rowing boat with two friends, drawn small: heads, shirts, oars. */
function roeien(): string {
  const kind = (x: number, [skinTone, hair, sweater]: readonly [string, string, string]): string =>
    group(
      path('M-17 4C-18 -18 18 -18 17 4Z', sweater) +
        circle([0, -28, 18], skinTone) +
        path('M-19 -28C-20 -54 20 -54 19 -28C10 -38 -8 -38 -19 -28Z', hair) +
        muzzle(0, -28, 0.6) +
        circle([-11, -22, 3], '#E06A48', { 'fill-opacity': 0.5 }) +
        circle([11, -22, 3], '#E06A48', { 'fill-opacity': 0.5 }),
      { x, y: -30 },
    );
  return (
    puddle(96) +
    kind(-30, ['#8F5B3E', '#262230', '#8D65C5']) +
    kind(26, ['#FFDCC4', '#F9CB4A', '#00A6ED']) +
    path('M-90 -38C-60 -26 60 -26 92 -38C86 -8 66 6 40 6H-40C-64 6 -84 -8 -90 -38Z', '#B9432B') +
    path(
      'M-90 -38C-60 -26 60 -26 92 -38C90 -30 88 -24 85 -18C50 -10 -54 -10 -84 -18C-87 -24 -89 -30 -90 -38Z',
      '#F2784B',
    ) +
    line('M-52 -34L-78 14M46 -34L24 18', '#7D4533', 6) +
    ellipse([-80, 16, 9, 5], '#A9683F', { transform: 'rotate(-60 -80 16)' }) +
    ellipse([23, 19, 9, 5], '#A9683F', { transform: 'rotate(-66 23 19)' }) +
    path('M-100 6Q-88 -4 -76 5T-50 5T-24 5T2 5T28 5T54 5T80 5L100 8Q40 18 -100 6Z', '#E6FAFF', { 'fill-opacity': 0.9 })
  );
}

/** Fishing cutter with a net full of fish. */
function vissenvangen(): string {
  const net =
    line('M58 -92V-62', '#433B6B', 3) +
    path('M32 -62H84C88 -36 74 -18 58 -18C42 -18 28 -36 32 -62Z', '#FFFFFF', { 'fill-opacity': 0.55 }) +
    path('M40 -48L54 -56L54 -40Z', '#FF822D') +
    ellipse([62, -48, 13, 8], '#FF822D') +
    ellipse([52, -32, 12, 7], '#FFC83D') +
    path('M70 -32L62 -38V-26Z', '#FFC83D') +
    line('M36 -52H82M38 -40H80M44 -28H72M46 -62L52 -20M58 -62V-18M72 -62L64 -20', '#9CC7D9', 2);
  return (
    puddle(88) +
    line('M-6 -58L58 -96', '#7D4533', 7) +
    rect([-10, -104, 7, 78, 3], '#7D4533') +
    block({ w: 50, h: 40, d: 16, kleur: '#FFFDF7', side: '#D3D3D3', top: '#D9402F' })
      .replace(/^/, '<g transform="translate(-34 -28)">')
      .concat('</g>') +
    rect([-60, -58, 17, 16, 3], '#5CB8E4') +
    rect([-38, -58, 14, 16, 3], '#5CB8E4') +
    net +
    path('M-84 -34H76L66 -4C62 4 54 8 44 8H-52C-68 8 -80 -10 -84 -34Z', '#0B5E8A') +
    path('M-84 -34H76L72 -20H-80C-82 -24 -83 -29 -84 -34Z', '#1B86C0') +
    rect([-84, -38, 162, 7, 3], '#FFFDF7') +
    rect([-56, -8, 100, 5, 2], '#FFB703') +
    path('M-98 6Q-86 -6 -74 5T-48 5T-22 5T4 5T30 5T56 5T82 5L96 9Q40 18 -98 6Z', '#E6FAFF')
  );
}

/** Round pond with lilies, reeds and a duck, on the beach. */
function visvijver(): string {
  const reed = (x: number, y: number): string =>
    line(`M${x} ${y}V${y - 54}`, '#4C8A2F', 4) +
    rect([x - 5, y - 62, 10, 26, 5], '#7D4533') +
    line(`M${x + 10} ${y}Q${x + 12} ${y - 26} ${x + 22} ${y - 40}`, '#5EA53A', 4);
  const sheet = (x: number, y: number): string =>
    path(`M${x} ${y}L${x + 18} ${y - 5}A20 9 0 1 1 ${x + 12} ${y - 7}Z`, '#3F9A3F');
  return (
    ellipse([4, 3, 100, 36], '#321B41', { 'fill-opacity': 0.12 }) +
    ellipse([0, 0, 96, 36], '#C79A5E') +
    ellipse([0, -4, 96, 34], '#E9C88C') +
    ellipse([0, -3, 84, 28], '#1F8FB8') +
    ellipse([-2, 0, 80, 24], '#4FC0DD') +
    path('M-66 -6C-40 -16 10 -14 30 -10C6 -4 -40 0 -66 -6Z', '#A5E4F0') +
    sheet(-40, 12) +
    sheet(34, 12) +
    sheet(6, -12) +
    circle([-50, 8, 7], '#FFAFC5') +
    circle([-50, 6, 4], '#FFD6E3') +
    image('duck', 52, { x: 0, y: 4 }) +
    reed(74, 8) +
    reed(88, -2) +
    reed(-86, 0)
  );
}

/** Jetty with a big hook and a fish. */
function vishaak(): string {
  const plank = (x: number): string =>
    surface(
      [
        [x, -18],
        [x + 20, -18],
        [x + 30, -42],
        [x + 12, -42],
      ],
      '#D9A066',
    );
  const jetty =
    [
      [-74, 0],
      [-20, 0],
      [36, 0],
    ]
      .map(
        ([x = 0]) =>
          rect([x, -12, 9, 26, 2], '#6B4130') + ellipse([x + 5, 14, 12, 4], '#E6FAFF', { 'fill-opacity': 0.8 }),
      )
      .join('') +
    surface(
      [
        [-84, -14],
        [60, -14],
        [74, -42],
        [-62, -42],
      ],
      '#A9683F',
    ) +
    [-82, -60, -38, -16, 6, 28].map(plank).join('') +
    surface(
      [
        [-84, -18],
        [60, -18],
        [60, -8],
        [-84, -8],
      ],
      '#8D5B3E',
    );
  const fishingRod =
    line('M-34 -30L20 -128', '#7D4533', 7) +
    line('M20 -128C52 -134 78 -116 78 -70', '#433B6B', 3) +
    path('M78 -70V-52A13 13 0 0 1 52 -52', 'none', {
      stroke: '#636363',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    circle([-22, -50, 10], '#F8312F') +
    circle([-22, -50, 4], '#FFFDF7');
  const bucket =
    path('M-70 -34L-66 -62H-40L-44 -34Z', '#5CB8E4') +
    path('M-70 -34L-66 -62H-56L-58 -34Z', '#8ED7EE') +
    ellipse([-53, -62, 13, 4], '#1F7FA8');
  return jetty + bucket + fishingRod + image('fish', 58, { x: 92, y: -4, draai: -70 });
}

/** The big fish that grows, half out of the water, chasing a small one. */
const groeivis = (): string =>
  puddle(78) +
  path('M-72 -34C-92 -58 -96 -30 -86 -20C-96 -12 -92 12 -70 -6Z', '#E07A00') +
  path('M-10 -84C6 -108 36 -100 40 -76Z', '#E07A00') +
  path('M-76 -20C-60 -70 -10 -92 34 -76C62 -66 74 -40 64 -18C50 6 -50 10 -76 -20Z', '#F1911E') +
  path('M-76 -20C-60 -70 -10 -92 34 -76C50 -70 46 -46 20 -34C-10 -20 -50 -18 -76 -20Z', '#FFB13D') +
  path('M-30 4C-20 -16 40 -24 64 -18C50 2 0 8 -30 4Z', '#FFE3B0') +
  path('M66 -44C52 -42 44 -34 46 -22C56 -20 64 -22 66 -26Z', '#7A1230') +
  circle([34, -54, 13], '#FFFFFF') +
  circle([38, -54, 7.5], '#1F2A44') +
  circle([36, -57, 2.6], '#FFFFFF') +
  path('M-4 -40C8 -52 20 -44 18 -30C8 -26 -2 -30 -4 -40Z', '#E07A00') +
  path(
    circlesPath([
      [-44, -48, 5],
      [-26, -62, 6],
      [-56, -32, 4],
    ]),
    '#FFD27A',
  ) +
  path('M-92 4Q-80 -8 -68 3T-42 3T-16 3T10 3T36 3T62 3L86 6Q40 18 -92 4Z', '#E6FAFF') +
  image('tropical-fish', 38, { x: 96, y: -26 }) +
  circle([84, -62, 5], '#FFFFFF', { 'fill-opacity': 0.8 }) +
  circle([98, -74, 7], '#FFFFFF', { 'fill-opacity': 0.7 });

export const water = {
  botenkoers: botenkoers(),
  roeien: roeien(),
  vissenvangen: vissenvangen(),
  visvijver: visvijver(),
  vishaak: vishaak(),
  groeivis: groeivis(),
};

/** Lighthouse on its rock. */
export const lighthouse = (): string =>
  ellipse([6, 4, 74, 18], '#321B41', { 'fill-opacity': 0.14 }) +
  path('M-66 0C-64 -20 -30 -30 0 -30C34 -30 66 -18 66 0C50 16 -50 16 -66 0Z', '#9B94A8') +
  path('M-66 -2C-62 -20 -30 -30 0 -30C20 -30 30 -22 10 -14C-14 -6 -50 -2 -66 -2Z', '#BDB6C8') +
  [0, 1, 2, 3]
    .map((i) => {
      const w = 36 - i * 3.2;
      const y = -16 - i * 42;
      return (
        surface(
          [
            [-w, y],
            [w, y],
            [w - 3.2, y - 42],
            [-w + 3.2, y - 42],
          ],
          i % 2 === 0 ? '#FFFDF7' : '#1B6CA8',
        ) +
        surface(
          [
            [w * 0.35, y],
            [w, y],
            [w - 3.2, y - 42],
            [w * 0.32, y - 42],
          ],
          i % 2 === 0 ? '#DAD3E2' : '#144E86',
        )
      );
    })
    .join('') +
  rect([-34, -194, 68, 10, 4], '#433B6B') +
  rect([-20, -226, 40, 32], '#FFE38A') +
  rect([4, -226, 16, 32], '#F1C23D') +
  path('M-28 -226Q0 -262 28 -226Z', '#D9402F') +
  path('M2 -244Q20 -238 28 -226H8Z', shade('#D9402F', -9)) +
  rect([-3, -258, 6, 16, 3], '#433B6B') +
  path('M-12 -18V-38A12 12 0 0 1 12 -38V-18Z', '#433B6B');
