import { bust, person } from '../lib/person.ts';
import { characters } from '../lib/characters.ts';
import { circle, contactShadow, ellipse, group, line, path, rect, roundPoly, starPoints } from '../lib/svg.ts';
import { awning, wheel } from './build.ts';

const flame =
  path(
    'M0 0C-26 -4 -30 -30 -14 -48C-14 -38 -6 -36 -4 -44C-4 -58 6 -66 14 -76C14 -60 34 -44 28 -20C24 -4 12 2 0 0Z',
    '#F2592B',
  ) + path('M2 0C-12 -4 -12 -22 -2 -30C2 -24 8 -26 10 -36C22 -26 20 -2 2 0Z', '#FFC83D');
const pizza =
  ellipse([0, 10, 78, 20], '#321B41', { 'fill-opacity': 0.16 }) +
  ellipse([0, 6, 76, 20], '#B97A3B') +
  ellipse([0, 0, 76, 20], '#E0A25A') +
  ellipse([0, -3, 64, 15], '#C9402B') +
  ellipse([0, -4, 58, 13], '#FFD35C') +
  [
    [-34, -6],
    [-8, 2],
    [22, -9],
    [38, 0],
    [4, -10],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 9, 4], '#D9402F'))
    .join('') +
  [
    [-20, -9],
    [12, -1],
    [-40, 2],
    [44, -8],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 4, 2], '#3F8F2E'))
    .join('');

/** Baker behind the counter, oven with a fire. */
const pizzabakken = (): string =>
  rect([0, 0, 320, 280], '#FBE3CF') +
  [0, 1, 2, 3, 4, 5]
    .flatMap((r) => [0, 1, 2, 3, 4].map((k) => rect([20 + k * 70 + (r % 2) * 34, 52 + r * 26, 40, 15, 4], '#F3CFB2')))
    .join('') +
  path('M190 214V128C190 72 300 72 300 128V214Z', '#A24F34') +
  path('M206 214V132C206 92 286 92 286 132V214Z', '#C9683F') +
  path('M216 214V138C216 104 276 104 276 138V214Z', '#4A1730') +
  group(flame, { x: 244, y: 206, schaal: 0.86 }) +
  awning([26, 20], [280, 26], '#F2592B') +
  group(bust({ ...characters.yara, hat: 'kok', arms: ['hang', 'zwaai'], face: 'trots', kleur: '#FF86B3' }, 84), {
    x: 136,
    y: 216,
    schaal: 0.62,
  }) +
  rect([0, 206, 320, 20], '#E0A870') +
  rect([0, 224, 320, 60], '#B97A3B') +
  [30, 104, 178, 252].map((x) => rect([x, 236, 62, 40, 5], '#A2672F')).join('') +
  group(pizza, { x: 218, y: 204, schaal: 0.92 });

const bubble = (x: number, y: number, r: number): string =>
  circle([x, y, r], '#BFEBFF', { 'fill-opacity': 0.8 }) +
  circle([x + r * 0.1, y + r * 0.1, r * 0.8], '#E9D2FF', { 'fill-opacity': 0.7 }) +
  ellipse([x - r * 0.36, y - r * 0.4, r * 0.25, r * 0.16], '#FFFFFF') +
  circle([x + r * 0.42, y + r * 0.44, r * 0.1], '#FFFFFF');
/** Child pointing at bubbles at the fair. */
const bellenprikken = (): string =>
  rect([0, 0, 320, 280], '#FFF1D6') +
  path('M0 190C70 168 130 178 180 186C240 172 290 176 320 182V280H0Z', '#FFD6E3') +
  circle([236, 132, 74], 'none', { stroke: '#FFC2D6', 'stroke-width': 9 }) +
  [0, 45, 90, 135].map((h) => group(line('M-74 0H74', '#FFD9E6', 5), { x: 236, y: 132, draai: h })).join('') +
  path('M0 226C100 206 220 208 320 222V280H0Z', '#FFAFC5') +
  awning([26, 22], [280, 22], '#D14FB8') +
  group(contactShadow(50) + person({ ...characters.imani, arms: ['hang', 'wijs'], face: 'blij', outlook: [1, -0.6] }), {
    x: 140,
    y: 262,
    schaal: 0.7,
  }) +
  bubble(232, 104, 33) +
  bubble(262, 176, 25) +
  bubble(210, 196, 17) +
  bubble(276, 70, 15) +
  bubble(186, 76, 13) +
  path(roundPoly(starPoints(8, 20, 9), 2), '#FFC83D', { transform: 'translate(206 146)' }) +
  path(roundPoly(starPoints(8, 11, 5), 1), '#FFF3C4', { transform: 'translate(206 146)' });

/** Racing car on a mountain road. */
const autorace = (): string =>
  rect([0, 0, 320, 280], '#EAF4FF') +
  path('M30 190L96 84Q104 74 112 84L176 190Z', '#A9C5E6') +
  path('M104 78Q108 76 112 84L176 190H116L128 140L106 120Z', '#86A6D0') +
  path('M104 78L84 104L94 112L104 102L114 114L124 104Q110 76 104 78Z', '#FFFFFF') +
  path('M150 190L226 62Q234 52 242 62L316 190Z', '#B7D0EC') +
  path('M234 56Q240 58 242 62L316 190H246L256 132L230 104Z', '#8FAED6') +
  path('M234 56L208 92L220 102L232 90L244 104L256 88Q240 54 234 56Z', '#FFFFFF') +
  path('M0 186C90 170 220 172 320 184V280H0Z', '#F6FBFF') +
  path('M0 206C110 190 220 194 320 204V264C210 252 110 252 0 262Z', '#76859F') +
  line('M6 234C110 220 216 222 320 232', '#FFFFFF', 5, { 'stroke-dasharray': '26 22' }) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) => rect([i * 34, 194 - Math.sin(i / 3) * 8, 34, 7], i % 2 === 0 ? '#F8312F' : '#FFFFFF'))
    .join('') +
  group(
    ellipse([6, 4, 96, 12], '#321B41', { 'fill-opacity': 0.22 }) +
      group(bust({ ...characters.bram, hat: 'helm', hatColor: '#FFC83D', face: 'trots' }, 96), {
        x: 2,
        y: -38,
        schaal: 0.5,
      }) +
      path('M-96 -14C-98 -42 -66 -46 -38 -48H30L42 -44L104 -28C116 -22 114 -8 106 -6H-90Z', '#F8312F') +
      path('M-96 -14C-98 -42 -66 -46 -38 -48H0C0 -36 -40 -26 -96 -14Z', '#FF6B5C') +
      rect([-116, -58, 32, 12, 4], '#B3161F') +
      rect([-104, -50, 10, 24], '#B3161F') +
      circle([-16, -26, 14], '#FFFDF7') +
      path(roundPoly(starPoints(5, 9, 4), 1), '#F8312F', { transform: 'translate(-16 -26)' }) +
      wheel(-60, -8, 22) +
      wheel(70, -8, 22) +
      line('M-136 -36H-166M-132 -20H-154', '#FFFFFF', 6),
    { x: 190, y: 246, schaal: 0.92 },
  );

/** Rower in a red boat, buoys ahead. */
const botenkoers = (): string =>
  rect([0, 0, 320, 280], '#E6F8FF') +
  circle([252, 76, 28], '#FFF3C4') +
  path('M0 160C60 138 110 150 150 156C210 138 270 146 320 154V280H0Z', '#BDEBF0') +
  rect([0, 158, 320, 130], '#4FC0DD') +
  path('M0 190C60 176 120 200 180 188C240 178 280 196 320 188V280H0Z', '#2FA6C6') +
  group(
    circle([0, -18, 16], '#F8312F') +
      path('M-16 -18A16 16 0 0 1 16 -18Z', '#FFFDF7') +
      ellipse([0, -2, 26, 5], '#E6FAFF', { 'fill-opacity': 0.8 }),
    { x: 270, y: 196, schaal: 0.9 },
  ) +
  group(bust({ ...characters.kofi, arms: ['draag', 'draag'], face: 'trots' }, 70), {
    x: 168,
    y: 214,
    schaal: 0.7,
  }) +
  line('M226 150L106 250', '#8D5B3E', 8) +
  ellipse([100, 254, 22, 9], '#C98A5A', { transform: 'rotate(-40 100 254)' }) +
  path('M60 196C110 212 226 212 292 190C286 226 258 246 224 246H122C92 246 68 230 60 196Z', '#C2410C') +
  path(
    'M60 196C110 212 226 212 292 190C290 202 286 212 281 220C220 234 122 232 70 218C65 212 62 204 60 196Z',
    '#FF822D',
  ) +
  line('M62 197C112 212 226 212 290 191', '#FFFDF7', 6) +
  path('M34 248Q52 234 70 246T108 246T146 246T184 246T222 246T260 246T300 246L320 252V280H30Z', '#2496B8') +
  path('M34 248Q52 234 70 246T108 246T146 246T184 246T222 246T260 246T300 246', 'none', {
    stroke: '#E6FAFF',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });

const root =
  path('M-14 -40C-14 -52 14 -52 14 -40C14 -22 6 0 0 12C-6 0 -14 -22 -14 -40Z', '#FF822D') +
  path('M-14 -40C-14 -52 2 -50 2 -42C2 -24 0 0 0 12C-6 0 -14 -22 -14 -40Z', '#FF9F55') +
  line('M-6 -26H2M2 -14H8', '#D9641A', 3) +
  path('M-2 -46C-16 -60 -14 -74 -10 -80C-4 -72 -2 -62 0 -50C0 -68 6 -80 12 -84C14 -70 10 -58 4 -48Z', '#3E9B3A');
/** Farm girl with a carrot on the field. */
const wortelboer = (): string =>
  rect([0, 0, 320, 280], '#DDF3FF') +
  circle([96, 76, 32], '#FFE08A') +
  path('M0 168C70 140 150 152 200 162C250 146 300 150 320 158V280H0Z', '#CBE8A7') +
  group(
    path('M-40 0V-42L0 -70L40 -42V0Z', '#E9503A') +
      path('M12 -60L40 -42V0H12Z', '#C93A2B') +
      path('M-48 -38L0 -76L48 -38L40 -34L0 -64L-40 -34Z', '#7D4533') +
      rect([-12, -26, 24, 26], '#FFFDF7') +
      line('M-12 -26L12 0M12 -26L-12 0', '#C93A2B', 3),
    { x: 252, y: 190 },
  ) +
  path('M0 186H320V280H0Z', '#A9714C') +
  [0, 1, 2]
    .map((i) =>
      path(
        `M0 ${204 + i * 26}C90 ${196 + i * 26} 220 ${214 + i * 26} 320 ${202 + i * 26}V${212 + i * 26}C220 ${224 + i * 26} 90 ${206 + i * 26} 0 ${214 + i * 26}Z`,
        '#8F5A3C',
      ),
    )
    .join('') +
  group(contactShadow(50) + person({ ...characters.lotte, arms: ['hang', 'zwaai'], face: 'trots' }), {
    x: 156,
    y: 266,
    schaal: 0.74,
  }) +
  group(root, { x: 216, y: 150, draai: 24, schaal: 1.05 }) +
  [
    [92, 248],
    [226, 236],
    [266, 256],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        path('M-10 0C-10 -10 10 -10 10 0Z', '#FF822D') +
          path('M-2 -8C-14 -16 -12 -26 -8 -30C-2 -24 0 -16 0 -12C2 -22 6 -28 12 -30C12 -20 8 -12 4 -8Z', '#3E9B3A'),
        { x, y },
      ),
    )
    .join('');

/** Engine driver leaning out of the cab. */
const treinmachinist = (): string =>
  rect([0, 0, 320, 280], '#F4EDE4') +
  path('M0 170C80 138 140 150 190 160C250 140 300 150 320 158V280H0Z', '#CFE3E1') +
  rect([228, 70, 20, 96], '#B9563A') +
  rect([262, 92, 20, 74], '#B9563A') +
  circle([238, 54, 16], '#FFFFFF') +
  circle([258, 42, 20], '#FFFFFF') +
  circle([284, 50, 13], '#FFFFFF') +
  path('M0 208C100 190 220 194 320 206V280H0Z', '#86B8B4') +
  rect([0, 252, 320, 9], '#5F6B78') +
  [10, 50, 90, 130, 170, 210, 250, 290].map((x) => rect([x, 259, 24, 11, 3], '#7D5A3C')).join('') +
  rect([120, 110, 88, 132, 8], '#0B7A75') +
  rect([184, 110, 24, 132, 6], '#085F5B') +
  rect([132, 124, 62, 62, 6], '#BFEBF7') +
  group(bust({ ...characters.machinist, face: 'trots' }, 88), { x: 163, y: 188, schaal: 0.46 }) +
  rect([132, 184, 62, 8], '#085F5B') +
  rect([110, 98, 108, 18, 8], '#F2592B') +
  rect([204, 168, 96, 66, 20], '#0F8F88') +
  rect([204, 168, 96, 22, 14], '#3FB8AE') +
  rect([256, 130, 24, 42, 4], '#433B6B') +
  path('M248 118H288L280 134H256Z', '#FFB703') +
  circle([302, 196, 12], '#FFE38A') +
  wheel(146, 244, 24) +
  wheel(210, 248, 18) +
  wheel(262, 248, 18) +
  line('M146 244H262', '#F2592B', 7) +
  rect([40, 186, 74, 50, 8], '#F2592B') +
  rect([40, 186, 74, 14, 8], '#FF8A5C') +
  wheel(60, 246, 14) +
  wheel(98, 246, 14) +
  rect([110, 220, 14, 7], '#433B6B');

/** Scenes behind the doors, 320 x 280; the open leaf hides the left 70 units. */
export const deuren: Readonly<Record<string, () => string>> = {
  pizzabakken,
  bellenprikken,
  autorace,
  botenkoers,
  wortelboer,
  treinmachinist,
};
