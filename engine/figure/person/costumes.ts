import { circle, clip, ellipse, group, line, lit, path, rect, roundPoly, shade, starPoints, tint } from '../svg.ts';
import { collar, neck, TORSO, type Tailor } from './tailor.ts';

const LONG =
  'M-16 -151C-32 -151 -40 -145 -42 -132L-53 -40C-54 -31 -49 -26 -41 -26L41 -26C49 -26 54 -31 53 -40L42 -132C40 -145 32 -151 16 -151Z';
const WIDE =
  'M-16 -151C-30 -151 -37 -145 -38 -132L-36 -98C-46 -76 -66 -44 -72 -20C-74 -10 -66 -7 -58 -7L58 -7C66 -7 74 -10 72 -20C66 -44 46 -76 36 -98L38 -132C37 -145 30 -151 16 -151Z';

const star = (x: number, y: number, size: number): string =>
  path(roundPoly(starPoints(5, size, size * 0.48), size * 0.12), '#FFC83D', { transform: `translate(${x} ${y})` });

const sailor: Tailor = (opts, color) => {
  const navy = '#1F3C88';
  return (
    lit(TORSO, color, { dx: -13, dy: -4, shadow: '#D8D2E4' }) +
    clip(TORSO, rect([-60, -62, 120, 7], navy) + rect([-60, -76, 120, 5], '#8ECAE6')) +
    neck(opts) +
    path('M-30 -150C-34 -132 -34 -122 -36 -112L-18 -108L0 -118L18 -108L36 -112C34 -122 34 -132 30 -150L0 -126Z', navy) +
    line('M-31 -118L-17 -114L-1 -123M31 -118L17 -114L1 -123', '#FFFDF7', 2.4) +
    path('M-3 -116L-17 -94L-6 -92L0 -104L6 -92L15 -95L4 -116Z', '#F23B3B') +
    ellipse([0, -115, 8, 6.5], shade('#F23B3B', -6))
  );
};

const raincoat: Tailor = (opts, color) => {
  const pocket = (x: number): string =>
    rect([x - 13, -72, 26, 20, 5], shade(color, -9)) + rect([x - 13, -72, 26, 6, 3], shade(color, -15));
  const toggles = [-112, -90, -48]
    .map((y) => rect([-9, y - 3, 18, 6, 3], '#8D5B3E') + circle([-9, y, 3], '#5E3A28') + circle([9, y, 3], '#5E3A28'))
    .join('');
  return (
    lit(LONG, color, { dx: -15, dy: -4 }) +
    line('M0 -124V-28', shade(color, -12), 3) +
    pocket(-25) +
    pocket(25) +
    toggles +
    clip(LONG, rect([-60, -36, 120, 5], '#FFFDF7', { 'fill-opacity': 0.55 })) +
    neck(opts) +
    path(
      'M-32 -152C-36 -130 -18 -120 0 -120C18 -120 36 -130 32 -152C24 -138 10 -134 0 -134C-10 -134 -24 -138 -32 -152Z',
      shade(color, -8),
    )
  );
};

const knight: Tailor = (opts, color) => {
  const plate = '#C9D2E6';
  const cloth = opts.color2 ?? '#1B6CA8';
  const apron = 'M-22 -128L22 -128L27 -46Q0 -34 -27 -46Z';
  const rivets = [-34, 34].flatMap((x) => [-122, -104].map((y) => circle([x, y, 2.4], '#7D88A6'))).join('');
  return (
    lit(TORSO, plate, { dx: -13, dy: -4, shadow: color }) +
    clip(
      TORSO,
      [-60, -50]
        .map((y) => line(`M-60 ${y}q6 6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0`, '#8F9AB5', 3))
        .join(''),
    ) +
    lit(apron, cloth, { dx: -8, dy: -2 }) +
    path('M-13 -76L-16 -98L-8 -90L0 -102L8 -90L16 -98L13 -76Z', '#FFC83D') +
    rect([-14, -74, 28, 5, 2], '#E39B0B') +
    rivets +
    path(
      'M-30 -151C-32 -138 -16 -128 0 -128C16 -128 32 -138 30 -151C20 -144 10 -140 0 -140C-10 -140 -20 -144 -30 -151Z',
      tint(color, 6),
    ) +
    line('M-33 -108Q-35 -124 -27 -134', '#FFFFFF', 4, { 'stroke-opacity': 0.8 })
  );
};

const hero: Tailor = (opts, color) =>
  lit(TORSO, color, { dx: -13, dy: -4 }) +
  circle([-2, -101, 19], '#FFC83D') +
  path('M-2 -82A19 19 0 0 0 12 -114A24 24 0 0 1 -2 -82Z', '#E39B0B') +
  path(
    roundPoly(
      [
        [5, -116],
        [-12, -98],
        [-3, -97],
        [-8, -85],
        [9, -104],
        [0, -105],
      ],
      1.2,
    ),
    '#F23B3B',
  ) +
  clip(TORSO, rect([-60, -62, 120, 11], '#FFC83D') + rect([30, -62, 40, 11], '#E39B0B')) +
  rect([-9, -65, 18, 17, 5], '#FFE08A') +
  neck(opts) +
  collar('#F23B3B');

const gown: Tailor = (opts, color) => {
  const light = tint(color, 14);
  const folds = [-44, -16, 14, 44]
    .map((x) => line(`M${x * 0.42} -92Q${x * 0.8} -50 ${x} -9`, shade(color, -7), 3.5))
    .join('');
  const glitter = [
    [-40, -38],
    [-22, -66],
    [2, -40],
    [22, -70],
    [34, -34],
    [-4, -80],
    [-56, -20],
    [56, -22],
  ]
    .map(([x = 0, y = 0]) => star(x, y, 6))
    .join('');
  return (
    lit(WIDE, color, { dx: -14, dy: -5 }) +
    clip(WIDE, folds) +
    glitter +
    clip(WIDE, line('M-76 -9q9 -10 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0', light, 6)) +
    path('M-37 -104Q0 -92 37 -104L38 -94Q0 -82 -38 -94Z', '#FFC83D') +
    circle([0, -93, 6.5], '#FFF3C4') +
    neck(opts) +
    [-20, -7, 7, 20].map((x) => circle([x, -140 + (400 - x * x) / 60, 3.6], '#FFF8E8')).join('')
  );
};

const space: Tailor = (_opts, color) =>
  lit(TORSO, color, { dx: -13, dy: -4, shadow: '#CFC7DE' }) +
  line('M-34 -126Q-30 -90 -36 -48M33 -126Q30 -90 36 -48', '#FF822D', 6) +
  lit('M-22 -114H22Q26 -114 26 -110V-84Q26 -80 22 -80H-22Q-26 -80 -26 -84V-110Q-26 -114 -22 -114Z', '#B4ACBC', {
    dx: -4,
    dy: -3,
  }) +
  rect([-19, -108, 18, 12, 3], '#26C9FC') +
  rect([-17, -106, 8, 3, 1.5], '#E4F8FF') +
  circle([8, -102, 4.6], '#F23B3B') +
  circle([18, -102, 4.6], '#FFC83D') +
  line('M-18 -88H-2M6 -88H19', '#635994', 3) +
  star(0, -62, 9) +
  path('M-30 -152C-34 -132 -18 -124 0 -124C18 -124 34 -132 30 -152Q0 -136 -30 -152Z', '#8D86A6') +
  path('M-30 -152C-32 -140 -16 -134 -4 -133Q-22 -140 -24 -150Z', '#C6C0D6');

/** Costumes of the wardrobe. */
export const costumes = { sailor, raincoat, knight, hero, gown, space } as const;

const rainbow = ['#F23B3B', '#FF822D', '#FFC83D', '#7CB518', '#00A6ED', '#8D65C5'];

/** Pictures on the shirts of the wardrobe. */
export const costumeMotifs = {
  rocket: (): string =>
    group(
      path('M-8 14L-18 26L-6 22ZM8 14L18 26L6 22Z', '#F23B3B') +
        path('M-6 20Q0 40 6 20Z', '#FFC83D') +
        lit('M0 -30C12 -18 14 0 8 20H-8C-14 0 -12 -18 0 -30Z', '#F3EEF8', { dx: -4, dy: 0 }) +
        path('M0 -30C6 -24 9 -18 10.5 -12H-10.5C-9 -18 -6 -24 0 -30Z', '#F23B3B') +
        circle([0, -2, 5.5], '#1B6CA8') +
        circle([-1.5, -3.5, 2], '#CFEFFF'),
      { x: -3, y: -94, draai: 14 },
    ) +
    star(-26, -118, 5) +
    star(24, -76, 6),
  rainbow: (): string =>
    rainbow
      .map((color, i) =>
        line(`M${-29 + i * 4} -78A${26 - i * 4} ${26 - i * 4} 0 0 1 ${23 - i * 4} -78`, color, 4.2, {
          'stroke-linecap': 'butt',
        }),
      )
      .join('') +
    [-24, 18]
      .map(
        (x) =>
          ellipse([x, -76, 12, 7], '#FFFFFF') + circle([x - 3, -81, 6], '#FFFFFF') + circle([x + 4, -80, 5], '#FFFFFF'),
      )
      .join(''),
  goal: (color: string): string =>
    line('M-22 -104L-14 -110V-80', color, 7.5) +
    ellipse([9, -95, 11, 15], 'none', { stroke: color, 'stroke-width': 7.5 }) +
    line('M-37 -62L37 -62', color, 5, { 'stroke-opacity': 0.9 }),
} as const;
