import { cloud } from '../../../tools/art/lib/decor.ts';
import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import { person } from '#engine/figure/person.ts';
import { circle, ellipse, group, lit, path, rect, rectPath, shade, svgDoc } from '#engine/figure/svg.ts';
import { type Drawing, tone } from './color.ts';

const ARCS = ['#F8312F', '#FF822D', '#FFC83D', '#7CB518', '#00A6ED', '#8D65C5'] as const;

/** Half rings, the red one outside; (0, 0) in the middle of the foot. */
const rainbow = (r: number): string =>
  ARCS.map((color, i) => {
    const [outside, inside] = [r - i * 30, r - (i + 1) * 30 - 1];
    return path(
      `M${-outside} 0A${outside} ${outside} 0 0 1 ${outside} 0H${inside}A${inside} ${inside} 0 0 0 ${-inside} 0Z`,
      color,
      { 'fill-opacity': 0.78 },
    );
  }).join('');

function chimney(x: number, high: number): string {
  return group(
    lit(rectPath([-38, -high, 76, high + 40, 4]), tone.brickDeep, { dx: -20, dy: 0 }) +
      rect([-48, -high - 14, 96, 22, 6], tone.stone) +
      rect([-24, -high - 48, 20, 36, 5], '#C2602B') +
      rect([8, -high - 40, 20, 28, 5], shade('#C2602B')),
    { x },
  );
}

/** The flat roof from before, with a rail of stone; the foot of who stands there is at y 0. */
const roof = (): string =>
  chimney(-560, 150) +
  chimney(590, 110) +
  rect([-790, 0, 1580, 40], tone.stoneDeep) +
  rect([-790, -6, 1580, 30, 6], tone.stone) +
  rect([-780, 34, 1560, 260], tone.brick) +
  Array.from({ length: 20 }, (_, i) =>
    rect([-760 + i * 80 + (i % 3) * 14, 70 + (i % 4) * 48, 57, 18, 6], i % 2 === 0 ? tone.brickLight : tone.brickDeep),
  ).join('') +
  rect([-790, 40, 1580, 12], core.shadow, { 'fill-opacity': 0.14 }) +
  group(flagLine(1080, 40), { x: -540, y: 44 });

/** Cloud under a word. */
const carrier = (): string => group(cloud('#FFFFFF', '#D9ECF8'), { schaal: 1.5 });

/** A window far away in the evening: dark, and lit when its word is there. */
const small = (lit_: boolean): string =>
  rect([-122, -72, 250, 156, 10], core.shadow, { 'fill-opacity': 0.2 }) +
  rect([-126, -78, 252, 156, 10], lit_ ? tone.wood : '#8F86B0') +
  rect([-114, -66, 228, 126], lit_ ? '#FFD98A' : '#3A3674') +
  (lit_ ? circle([0, -10, 62], '#FFF1BF', { 'fill-opacity': 0.6 }) : '') +
  rect([-134, 60, 268, 18, 6], lit_ ? tone.woodDeep : '#6F6796');

/** The house in the evening, seen as a whole. */
const nightHouse = (): string =>
  rect([-470, -560, 940, 920], '#6B4A63') +
  Array.from({ length: 24 }, (_, i) =>
    rect([-450 + ((i * 157) % 860), -530 + ((i * 97) % 620), 57, 18, 6], '#7A5770'),
  ).join('') +
  rect([-500, -596, 1000, 44, 8], '#A58DA0') +
  rect([-500, -566, 1000, 14, 6], '#83708F');

/** Behind the result: the rainbow over the roofs; and who stands beside it. */
const behind = (): string =>
  ['#CFE6F8', '#DCEEFA', '#EAF4FB', '#F6FAFC']
    .map((color, i) => path(`M0 ${i * 210 - 20}Q780 ${i * 210 - 60} 1560 ${i * 210 - 20}V960H0Z`, color))
    .join('') +
  group(rainbow(640), { x: 780, y: 800 }) +
  group(carrier(), { x: 170, y: 760 }) +
  group(carrier(), { x: 1390, y: 760 }) +
  group(roof(), { x: 780, y: 800 });

const beside = (name: 'noor' | 'kofi'): string =>
  ellipse([210, 606, 130, 14], core.shadow, { 'fill-opacity': 0.12 }) +
  group(person({ ...characters[name], arms: ['juich', 'juich'], face: 'trots', mouth: 'lach' }), {
    x: 210,
    y: 600,
    schaal: 1.7,
  });

export const drawFinale = (): Drawing[] => [
  { name: 'regenboog', svg: svgDoc([-640, -640, 1280, 640], rainbow(640)) },
  { name: 'dak', svg: svgDoc([-790, -210, 1580, 500], roof()) },
  { name: 'woordwolk', svg: svgDoc([-160, -80, 320, 150], carrier()) },
  { name: 'huis-nacht', svg: svgDoc([-500, -600, 1000, 960], nightHouse()) },
  { name: 'raam-donker', svg: svgDoc([-140, -84, 280, 176], small(false)) },
  { name: 'raam-licht', svg: svgDoc([-140, -84, 280, 176], small(true)) },
  { name: 'resultaat-achter', svg: svgDoc([0, 0, 1560, 960], behind()) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], beside('noor')) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], beside('kofi')) },
];
