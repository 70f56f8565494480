import { cloud, sun } from '../lib/decor.ts';
import { bust } from '#engine/figure/person.ts';
import {
  clip,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  rectPath,
  seeded,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';

const WALL = '#FBE7D3';
const STEEN = '#F3D3B8';
const OVEN = '#B9694A';

const wall = (): string => {
  const random = seeded(5);
  const stenen = Array.from({ length: 34 }, () =>
    rect([random() * 960, Math.round((random() * 360) / 36) * 36 + 6, 58 + random() * 22, 26, 6], STEEN, {
      'fill-opacity': 0.55 + random() * 0.4,
    }),
  ).join('');
  return rect([0, 0, 1000, 560], WALL) + stenen;
};

const window = (): string => {
  const glass = rectPath([34, 84, 300, 230, 10]);
  const doorFrame = '#8D5B3E';
  const awning = Array.from({ length: 7 }, (_, i) => {
    const x = 14 + i * 48.6;
    const color = i % 2 === 0 ? '#C2410C' : '#FFFDF7';
    return (
      path(`M${x} 44H${x + 48.6}V84A24.300 20 0 0 1 ${x} 84Z`, color) +
      path(`M${x} 78H${x + 48.6}V84A24.300 20 0 0 1 ${x} 84Z`, shade(color, -10), { 'fill-opacity': 0.6 })
    );
  }).join('');
  return (
    rect([24, 74, 320, 250, 14], doorFrame) +
    path(glass, '#BFE6F7') +
    clip(
      glass,
      group(sun(22), { x: 270, y: 140 }) +
        group(cloud(), { x: 120, y: 128, schaal: 0.42 }) +
        path('M0 240C70 200 150 206 200 226S320 214 360 232V330H0Z', '#A5D86E') +
        [
          [70, 240],
          [150, 246],
          [240, 236],
        ]
          .map(
            ([x = 0, y = 0], i) =>
              rect([x, y - 46, 44, 60, 3], ['#E3B28F', '#D6A17C', '#C98F6B'][i] ?? OVEN) +
              path(`M${x - 5} ${y - 44}L${x + 22} ${y - 70}L${x + 49} ${y - 44}Z`, '#8D5B3E'),
          )
          .join(''),
    ) +
    rect([180, 84, 8, 230], doorFrame) +
    awning
  );
};

const flame = (): string =>
  path(
    'M-56 0C-74 -44 -30 -58 -36 -104C-10 -88 -12 -66 -4 -52C4 -84 -2 -104 18 -132C24 -92 58 -74 52 -34C50 -16 44 -4 36 0Z',
    '#FF822D',
  ) +
  path(
    'M-34 0C-46 -30 -18 -40 -20 -66C0 -54 2 -40 6 -28C14 -44 12 -58 20 -74C28 -46 40 -38 36 -16C34 -6 30 0 26 0Z',
    '#FFC83D',
  ) +
  path('M-12 0C-18 -16 -4 -24 0 -40C8 -28 16 -20 14 -8C13 -3 10 0 8 0Z', '#FFF1CC');

const oven = (): string => {
  const arc = 'M690 372V230C690 120 756 76 834 76C912 76 978 120 978 230V372Z';
  const mouth = 'M744 372V254C744 184 786 152 834 152C882 152 924 184 924 254V372Z';
  const stenen = [-70, -44, -18, 8, 34, 60]
    .map((angle) =>
      rect([-17, -158, 34, 46, 8], glow(OVEN, 7), { transform: `translate(834 254) rotate(${angle - 4})` }),
    )
    .join('');
  return (
    rect([786, -10, 96, 110, 6], OVEN) +
    rect([838, -10, 44, 100], shade(OVEN, -9), { 'fill-opacity': 0.7 }) +
    rect([774, 62, 120, 20, 6], shade(OVEN, -6)) +
    lit(arc, OVEN, { dx: -10, dy: -5 }) +
    stenen +
    path(mouth, '#3A1C33') +
    clip(
      mouth,
      ellipse([834, 366, 90, 70], '#7D2A1E', { 'fill-opacity': 0.8 }) +
        group(flame(), { x: 834, y: 368, schaal: 1.05 }),
    ) +
    rect([700, 160, 18, 34, 6], glow(OVEN, 7)) +
    rect([948, 240, 22, 34, 6], shade(OVEN, -5))
  );
};

const plank = (): string =>
  rect([566, 158, 110, 10, 4], '#8D5B3E') +
  [
    ['#F8312F', 580],
    ['#FFC83D', 610],
    ['#2F6B4F', 642],
  ]
    .map(
      ([color, x]) =>
        rect([Number(x), 124, 22, 34, 6], String(color)) + rect([Number(x) - 1, 118, 24, 10, 4], '#FFFDF7'),
    )
    .join('');

const people = (): string =>
  group(
    bust({
      skin: 3,
      hair: 'hijab',
      accent: '#433B6B',
      clothing: 'shirt',
      kleur: '#B5179E',
      motif: 'geen',
      face: 'blij',
      outlook: [1, 0.3],
    }),
    { x: 92, y: 376, schaal: 1 },
  ) +
  group(
    bust({
      skin: 1,
      hair: 'lang',
      hairColor: '#E0812F',
      glasses: '#1F2A44',
      clothing: 'shirt',
      kleur: '#0B7A75',
      motif: 'geen',
      face: 'denkt',
      outlook: [1, 0.5],
    }),
    { x: 208, y: 376, schaal: 0.96 },
  ) +
  group(
    bust({
      skin: 5,
      hair: 'afro',
      hairColor: '#2E1626',
      clothing: 'shirt',
      kleur: '#FFB703',
      motif: 'geen',
      face: 'blij',
      mouth: 'lach',
      outlook: [1, 0.4],
    }),
    { x: 324, y: 376, schaal: 0.98 },
  ) +
  group(
    bust({
      skin: 3,
      hair: 'kort',
      hairColor: '#4A2A22',
      mustache: true,
      hat: 'kok',
      hatColor: '#FFFDF7',
      clothing: 'kok',
      kleur: '#FFFDF7',
      color2: '#C2410C',
      arms: ['hang', 'zwaai'],
      face: 'trots',
      outlook: [-0.6, 0.6],
    }),
    { x: 520, y: 380, schaal: 1.14 },
  );

const countertop = (): string =>
  rect([0, 366, 1000, 26], '#E3B28F') +
  rect([0, 366, 1000, 8], '#F0C9A8') +
  rect([0, 390, 1000, 170], '#C98F6B') +
  [120, 330, 720, 900].map((x) => rect([x, 398, 4, 160], '#B67E5C')).join('') +
  line('M0 476H1000', '#B67E5C', 4);

const pizza = (): string => {
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + 0.26;
    return line(`M0 0L${190 * Math.cos(angle)} ${96 * Math.sin(angle)}`, '#D98A1E', 5);
  }).join('');
  const topping = [
    [-120, -10, '#F8312F'],
    [-36, -58, '#5F9E22'],
    [60, 52, '#F8312F'],
    [132, -4, '#5F9E22'],
    [-70, 58, '#5F9E22'],
    [28, 10, '#F8312F'],
    [96, -52, '#F8312F'],
  ]
    .map(
      ([x, y, color]) =>
        ellipse([Number(x), Number(y), 17, 9], shade(String(color), -10)) +
        ellipse([Number(x) - 1, Number(y) - 2, 16, 8], String(color)) +
        ellipse([Number(x) - 5, Number(y) - 4, 4, 2], '#FFFFFF', { 'fill-opacity': 0.5 }),
    )
    .join('');
  return (
    contactShadow(250, 0, 92) +
    ellipse([0, 26, 246, 116], '#7D4533') +
    ellipse([0, 14, 246, 116], '#A9683F') +
    ellipse([0, 4, 220, 106], '#D37034') +
    ellipse([0, -4, 220, 104], '#F3AD61') +
    ellipse([0, -2, 194, 90], '#C2410C') +
    ellipse([0, -4, 188, 86], '#FFC83D') +
    points +
    topping
  );
};

const scale = (color: string): string =>
  contactShadow(62, 0, 30) +
  path('M-60 0C-58 34 -34 44 0 44S58 34 60 0Z', shade(color, -12)) +
  path('M-60 0C-58 28 -36 38 -6 38S46 30 54 0Z', color) +
  ellipse([0, 0, 60, 17], glow(color, 10)) +
  ellipse([0, 2, 50, 12], '#7D4533');

/** In-play moment of pizzabakken, 1000 x 560, with room for the word plates that the page lays over it. */
export const spelIllustration = (): string =>
  svgDoc(
    [0, 0, 1000, 560],
    wall() +
      window() +
      oven() +
      plank() +
      people() +
      countertop() +
      group(pizza(), { x: 372, y: 438, schaal: 0.84 }) +
      group(scale('#14418B'), { x: 668, y: 458 }) +
      group(scale('#FFB703'), { x: 800, y: 470 }) +
      group(scale('#0B7A75'), { x: 930, y: 458 }),
  );
