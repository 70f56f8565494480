import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { circle, ellipse, group, line, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { INK, LAYER, tone, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
/** Top of the belt, and where the bench begins. */
export const BELT = 464;
const BENCH = 566;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Sun through high windows. */
const beams = (): string =>
  [-60, 300, 760].map((x) => path(`M${x} ${TOP}H${x + 190}L${x - 130} ${BENCH}H${x - 390}Z`, tone.wallLight)).join('');

/** A board full of holes, with the tools of the house. */
function pegboard(): string {
  const hole = (i: number): string => circle([352 + (i % 19) * 32, 126 + Math.floor(i / 19) * 34, 3.2], tone.boardDeep);
  const tools = [
    ['carpentry-saw', 404, 330, 84, 20],
    ['hammer', 880, 330, 76, -18],
    ['wrench', 470, 232, 70, 8],
    ['screwdriver', 818, 232, 70, 0],
    ['straight-ruler', 900, 232, 66, 30],
    ['nut-and-bolt', 396, 226, 54, 0],
  ] as const;
  return (
    rect([326, 100, 628, 372, 18], shade(tone.board, -7)) +
    rect([322, 94, 628, 372, 18], tone.board) +
    numbers(19 * 10)
      .map(hole)
      .join('') +
    tools
      .map(([name, x, y, size, turn]) =>
        group(ellipse([6, size * 0.5, size * 0.42, 6], INK, { 'fill-opacity': 0.1 }) + centeredEmoji(name, size), {
          x,
          y,
          draai: turn,
        }),
      )
      .join('')
  );
}

/** What is seen through the window: the sun over the roofs of the works. */
const view = (): string =>
  rect([0, 0, 236, 152], tone.sky) +
  circle([66, 62, 58], '#FFE2A6') +
  circle([66, 62, 36], '#FFF3CF') +
  path('M0 118Q60 88 118 104T236 92V152H0Z', tone.farther) +
  [0, 34, 68].map((x) => path(`M${118 + x} 118V92L${150 + x} 74V118Z`, tone.far)).join('') +
  rect([206, 48, 16, 70], tone.far) +
  rect([204, 44, 20, 8, 3], tone.rust) +
  [
    [214, 30, 12],
    [198, 18, 15],
    [176, 14, 11],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#FFFDF7'))
    .join('') +
  rect([0, 116, 236, 36], tone.teal, { 'fill-opacity': 0.35 });
const window = (): string =>
  rect([-12, -12, 270, 186, 14], shade(tone.wall, -9)) +
  rect([-16, -16, 268, 184, 14], '#FFF6E6') +
  view() +
  rect([112, 0, 12, 152], '#FFF6E6') +
  path('M0 0H60L0 74Z', '#FFFFFF', { 'fill-opacity': 0.35 }) +
  rect([-28, 162, 292, 18, 8], '#E8CFAE') +
  rect([-28, 162, 292, 7, 4], '#FFEFD6');

/** Pipes that go up the wall on the left, with a gauge. */
const pipes = (): string =>
  [46, 118, 190]
    .map(
      (x, i) =>
        rect([x, TOP, 44, BELT - TOP], [tone.tealDeep, tone.rustDeep, shade(tone.lilac)][i] ?? tone.teal) +
        rect([x, TOP, 30, BELT - TOP], [tone.teal, tone.rust, tone.lilac][i] ?? tone.teal) +
        rect([x + 6, TOP, 6, BELT - TOP], '#FFFFFF', { 'fill-opacity': 0.28 }) +
        [150, 350]
          .map(
            (y) =>
              rect([x - 7, y + i * 26, 58, 22, 6], tone.brassDeep) + rect([x - 7, y + i * 26, 58, 14, 6], tone.brass),
          )
          .join(''),
    )
    .join('');

/** One leg of the frame, and the beam along which the machine goes. */
const post = (): string =>
  rect([-24, 0, 48, 340], tone.tealDeep) +
  rect([-24, 0, 34, 340], tone.teal) +
  numbers(5)
    .map((i) => circle([-8, 66 + i * 60, 7], tone.brassDeep) + circle([-10, 64 + i * 60, 6], tone.brass))
    .join('');
const beam = (): string =>
  rect([LEFT, 8, WIDE, 50], tone.rustDeep) +
  rect([LEFT, 4, WIDE, 42], tone.rust) +
  rect([LEFT, 10, WIDE, 8], '#FFFFFF', { 'fill-opacity': 0.25 }) +
  numbers(49)
    .map((i) => rect([LEFT + 8 + i * 32, 46, 18, 12, 3], shade(tone.rustDeep, -9)))
    .join('');

/** The belt on which words come: a rubber top on a teal box with rollers. */
const belt = (): string =>
  rect([LEFT, BELT + 100, WIDE, 20], INK, { 'fill-opacity': 0.14 }) +
  rect([LEFT, BELT - 6, WIDE, 30], tone.beltDeep) +
  rect([LEFT, BELT - 6, WIDE, 18], tone.belt) +
  numbers(39)
    .map((i) => rect([LEFT + i * 40, BELT - 6, 5, 18], tone.beltDeep))
    .join('') +
  rect([LEFT, BELT + 20, WIDE, 84], tone.tealDeep) +
  rect([LEFT, BELT + 20, WIDE, 66], tone.teal) +
  rect([LEFT, BELT + 20, WIDE, 8], '#FFFFFF', { 'fill-opacity': 0.2 }) +
  numbers(17)
    .map((i) => group(roller(), { x: LEFT + 60 + i * 90, y: BELT + 80 }))
    .join('');

const roller = (): string =>
  circle([2, 3, 17], tone.tealNight, { 'fill-opacity': 0.4 }) +
  circle([0, 0, 16], shade(tone.steel, -12)) +
  circle([-2, -2, 13], tone.paper) +
  circle([0, 0, 5], tone.belt);

/** The bench in front: honey planks, sawdust and shavings. */
const bench = (): string =>
  rect([LEFT, BENCH, WIDE, HIGH], tone.benchDeep) +
  rect([LEFT, BENCH - 4, WIDE, 20], tone.benchLight) +
  rect([LEFT, BENCH + 16, WIDE, HIGH], tone.bench) +
  [44, 108, 176, 250]
    .map((y) =>
      line(`M${LEFT} ${BENCH + y}Q400 ${BENCH + y - 9} 760 ${BENCH + y + 5}T1420 ${BENCH + y}`, tone.benchDeep, 4),
    )
    .join('') +
  numbers(34)
    .map((i) =>
      circle(
        [((i * 211) % 1500) - 100, BENCH + 34 + ((i * 67) % 150), 3 + (i % 3) * 2],
        i % 2 === 0 ? '#EBC089' : '#D9A265',
      ),
    )
    .join('') +
  [330, 860].map((x) => line(`M${x} ${BENCH + 76}q18 -22 34 -4q4 16 -12 16q-12 -2 -8 -12`, '#EBC089', 6)).join('') +
  group(centeredEmoji('pencil', 76), { x: 404, y: BENCH + 104 });

/** The whole back wall. */
export const backdrop = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], tone.wall) +
  beams() +
  pipes() +
  pegboard() +
  group(window(), { x: 1030, y: 214 }) +
  group(flagLine(300, 26), { x: 980, y: 176 });

export const workbench = (): string => belt() + bench();

export const drawHall = (): Canvas[] => [
  { name: 'hal', svg: svgDoc(LAYER, backdrop()) },
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#C2603A')) },
  { name: 'balk', svg: svgDoc([LEFT, 0, WIDE, 62], beam()) },
  { name: 'paal', svg: svgDoc([-26, 0, 52, 344], post()) },
  { name: 'band', svg: svgDoc([LEFT, BELT - 10, WIDE, HIGH], workbench()) },
];
