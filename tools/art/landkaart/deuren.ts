import { characters } from '../lib/characters.ts';
import { bust, person } from '#engine/figure/person.ts';
import { wheel } from '../lib/structures.ts';
import { circle, contactShadow, group, line, path, rect } from '#engine/figure/svg.ts';

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

/** Scenes behind the doors of games still to come, 320 x 280; the open leaf hides the left 70 units. A game that is there draws its own. */
export const deuren: Readonly<Record<string, () => string>> = { wortelboer, treinmachinist };
