import { characters } from '../../../tools/art/lib/characters.ts';
import { star } from '../../../tools/art/lib/ui.ts';
import { person } from '#engine/figure/person.ts';
import { circle, clip, ellipse, group, path, rectPath, seeded, svgDoc } from '#engine/figure/svg.ts';
import { alien, PILOT, spaceDog } from './crew.ts';
import { DAWN, PLANETS, WORLDS, type Canvas } from './color.ts';
import { wholeRocket } from './rocket.ts';
import { planet } from './sky.ts';

/** Space behind the result: bands, stars, all planets that were visited. */
function behind(): string {
  const random = seeded(5);
  const bands = DAWN.slice(5)
    .toReversed()
    .map((color, i, all) => {
      const y = (960 / all.length) * i;
      return path(`M0 ${y}Q780 ${y + 46} 1560 ${y}V960H0Z`, color);
    })
    .join('');
  const dots = Array.from({ length: 90 }, () =>
    circle([random() * 1560, random() * 700, 1.4 + random() * 2], '#FFF6E0', { 'fill-opacity': 0.7 }),
  );
  const spots = [
    [250, 190, 0.8],
    [1330, 170, 1],
    [1120, 420, 0.5],
    [420, 470, 0.55],
  ] as const;
  return (
    bands +
    dots.join('') +
    PLANETS.map((name, i) => {
      const [x, y, k] = spots[i] ?? [0, 0, 1];
      return group(planet(WORLDS[name].ground, i % 2 === 0 ? '#F1B26E' : null), { x, y, schaal: k });
    }).join('') +
    path('M0 850Q780 700 1560 850V960H0Z', WORLDS.maan.ground) +
    path('M0 850Q780 700 1560 850V874Q780 724 0 874Z', WORLDS.maan.light)
  );
}

const left = (): string =>
  ellipse([200, 592, 176, 18], '#1B1440', { 'fill-opacity': 0.3 }) +
  group(wholeRocket(), { x: 200, y: 380, schaal: 0.62, draai: -6 });

const right = (): string =>
  ellipse([250, 590, 90, 14], '#1B1440', { 'fill-opacity': 0.3 }) +
  group(person({ ...PILOT, face: 'trots', mouth: 'lach', arms: ['juich', 'juich'], outlook: [-0.5, 0] }), {
    x: 250,
    y: 586,
    schaal: 1.3,
  }) +
  group(spaceDog('blij'), { x: 100, y: 560, schaal: 1.05 }) +
  group(alien('mars', 'blij'), { x: 360, y: 600, schaal: 0.8 }) +
  group(star('goud', 26), { x: 110, y: 330, draai: -10 });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
const tableau = (): string =>
  path(rectPath([0, 0, 320, 280]), '#292A64') +
  clip(
    rectPath([0, 0, 320, 280]),
    path('M0 110Q160 70 320 110V280H0Z', '#453E86') +
      path('M0 160Q160 124 320 160V280H0Z', '#7A5A9F') +
      path('M0 204Q160 176 320 204V280H0Z', '#F4A27F') +
      [
        [96, 40],
        [150, 26],
        [290, 56],
        [250, 24],
        [300, 120],
      ]
        .map(([x = 0, y = 0]) => circle([x, y, 3], '#FFF6E0'))
        .join('') +
      group(planet('#8D65C5', '#F1B26E', 26), { x: 112, y: 84 }) +
      path('M0 244Q160 222 320 244V280H0Z', WORLDS.basis.ground) +
      group(wholeRocket(), { x: 216, y: 132, schaal: 0.4 }) +
      group(person({ ...characters.juf, ...PILOT, arms: ['hang', 'zwaai'] }), { x: 116, y: 272, schaal: 0.42 }),
  );

export const drawFinale = (): Canvas[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, 1560, 960], clip(rectPath([0, 0, 1560, 960]), behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
