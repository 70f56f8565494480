import { bird, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { personRig } from '#engine/figure/rig.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, clip, contactShadow, ellipse, group, line, n, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { backdrop, workbench } from './hall.ts';
import { face, plank } from './machine.ts';
import { INK, LAYER, tone, type Canvas } from './color.ts';

const [x, y, wide, high] = LAYER;
/** The one who works the machine, when the child has no figure of its own. */
export const SAWYER = { ...characters.noor, clothing: 'tuinbroek', kleur: '#1B6CA8', glasses: '#26C9FC' } as const;

/** The parts of a birdhouse, in the order in which the words bring them. */
const HOUSE: readonly string[] = [
  rect([-74, -12, 148, 14, 4], tone.woodDeep) + rect([-74, -16, 148, 12, 4], tone.woodLight),
  rect([-60, -112, 120, 98], tone.woodDeep),
  rect([-60, -112, 34, 98], shade(tone.wood, -8)),
  rect([26, -112, 34, 98], shade(tone.wood, -16)),
  path('M-60 -110L0 -166L60 -110V-14H-60Z', tone.wood) +
    path('M26 -134L60 -110V-14H26Z', shade(tone.wood, -9)) +
    line('M-60 -74H60M-60 -44H60', tone.woodDeep, 3) +
    circle([0, -84, 31], tone.woodDeep) +
    circle([1, -82, 28], '#4A2A33'),
  path('M-84 -96L0 -180L8 -164L-72 -86Z', tone.teal) +
    path('M84 -96L0 -180L-4 -160L72 -86Z', tone.tealDeep) +
    line('M0 -46V-38', tone.woodDeep, 4) +
    rect([-14, -46, 40, 9, 4], tone.brassDeep) +
    line('M-70 -104L-8 -166', '#FFFFFF', 4, { 'stroke-opacity': 0.35 }),
];
const house = (parts: number): string =>
  contactShadow(84, 0, 2) +
  HOUSE.slice(0, parts).join('') +
  (parts === 0 ? rect([-60, -8, 120, 8, 4], tone.benchDeep, { 'fill-opacity': 0.5 }) : '');

const MOODS: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];
const FRAME = [-66, -84, 130, 92] as const;
const birdRig = (color: string): string =>
  svgDoc(
    FRAME,
    MOODS.map(
      (mood, i) =>
        `<g id="${mood}" data-pivot="${n(-FRAME[0])} ${n(-FRAME[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${bird(color, mood)}</g>`,
    ).join(''),
  );

/** The crate that catches the pieces: back and front, so that they fall in between. */
const crateBack = (): string =>
  contactShadow(140, 0, 52) + rect([-128, -44, 256, 84, 8], tone.benchDeep) + rect([-118, -34, 236, 60, 6], '#4F2F2A');
const crateFront = (): string =>
  rect([-134, -24, 268, 76, 8], tone.woodDeep) +
  rect([-134, -28, 268, 34, 7], tone.wood) +
  rect([-134, 12, 268, 34, 7], tone.wood) +
  rect([-128, -26, 256, 6, 3], tone.woodLight) +
  [-112, 112]
    .map(
      (at) =>
        rect([at - 12, -32, 24, 84, 6], tone.benchLight) +
        [-12, 28].map((v) => circle([at, v, 6], tone.steelDeep) + circle([at - 1, v - 1, 4.5], tone.steel)).join(''),
    )
    .join('');

/** A radio of the workshop. */
const radio = (): string =>
  contactShadow(58, 0, 2) +
  line('M34 -70L62 -112', tone.steelDeep, 5) +
  circle([62, -112, 6], tone.steel) +
  rect([-60, -76, 120, 76, 14], '#8E2B4D') +
  rect([-60, -78, 116, 70, 14], '#D8415C') +
  circle([-26, -42, 24], '#5B1E38') +
  circle([-26, -42, 18], '#F7B3B3') +
  circle([-26, -42, 6], '#5B1E38') +
  rect([10, -66, 36, 18, 5], '#FFF3CF') +
  line('M26 -64V-50', '#D8415C', 3) +
  [18, 38].map((at) => circle([at, -26, 8], tone.brass)).join('');

/** The wall of a giant birdhouse, and its roof. */
const giant = (): string =>
  rect([-210, -330, 420, 330, 8], shade(tone.wood, -14)) + rect([-196, -322, 392, 316, 6], tone.woodDeep);
const roof = (): string =>
  path('M-270 0L0 -190L270 0L240 26L0 -140L-240 26Z', tone.tealDeep) +
  path('M-270 0L0 -190V-140L-240 26Z', tone.teal) +
  line('M-236 2L-14 -156', '#FFFFFF', 7, { 'stroke-opacity': 0.35 });
/** A bird that carries a word on a board. */
const carrier = (color: string): string =>
  group(bird(color, 'blij'), { y: -56, schaal: 1.1 }) +
  path('M-14 -88C-60 -150 -96 -128 -84 -92C-70 -72 -36 -66 -14 -70Z', shade(color, -7)) +
  line('M-100 -2L-20 -60M100 -2L20 -60', tone.steelDeep, 4) +
  group(plank(), { y: 46, sx: 0.72, sy: 0.66 });

const left = (): string =>
  rect([40, 496, 340, 20, 8], tone.benchLight) +
  rect([40, 512, 340, 108], tone.bench) +
  group(house(6) + group(bird('#26B7F0', 'blij'), { y: -70, schaal: 0.62 }), { x: 170, y: 500, schaal: 1.5 }) +
  group(radio(), { x: 330, y: 498, schaal: 0.9 });
const right = (): string =>
  group(bust({ ...SAWYER, face: 'trots', mouth: 'lach', arms: ['juich', 'zwaai'], outlook: [-0.5, -0.3] }), {
    x: 170,
    y: 606,
    schaal: 1.5,
  }) + group(face(), { x: 262, y: 110, schaal: 0.86, draai: 5 });

/** A machine that grins over a plank; the open leaf hides the left 70 units. */
const door = (): string =>
  rect([0, 0, 320, 280], tone.board) +
  rect([0, 34, 320, 26], tone.rust) +
  group(face('M-66 14H66C62 70 -62 70 -66 14Z'), { x: 196, y: 108, schaal: 0.84 }) +
  [-62, 62]
    .map((at, i) =>
      group(plank(), { x: 196 + at + (i === 0 ? -6 : 6), y: 214, sx: 0.34, sy: 0.56, draai: i === 0 ? -4 : 4 }),
    )
    .join('') +
  rect([0, 246, 320, 34], tone.tealDeep) +
  rect([0, 240, 320, 10], tone.belt) +
  ellipse([196, 240, 90, 6], INK, { 'fill-opacity': 0.14 });

export const drawYard = (): Canvas[] => [
  { name: 'zager', svg: personRig(SAWYER, { bust: 62 }) },
  ...HOUSE.map((_, i) => ({ name: `huis-${i}`, svg: svgDoc([-92, -190, 184, 214], house(i)) })),
  { name: 'huis-6', svg: svgDoc([-92, -190, 184, 214], house(6)) },
  { name: 'mees', svg: birdRig('#26B7F0') },
  { name: 'vink', svg: birdRig('#FF8A4C') },
  { name: 'kist', svg: svgDoc([-142, -48, 284, 132], crateBack()) },
  { name: 'kist-voor', svg: svgDoc([-142, -40, 284, 104], crateFront()) },
  { name: 'radio', svg: svgDoc([-66, -120, 136, 136], radio()) },
  { name: 'reuzenhuis', svg: svgDoc([-214, -334, 428, 338], giant()) },
  { name: 'reuzendak', svg: svgDoc([-274, -194, 548, 224], roof()) },
  { name: 'bode', svg: svgDoc([-140, -160, 280, 260], carrier('#26B7F0')) },
  {
    name: 'resultaat-achter',
    svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, group(backdrop() + workbench(), { x: -x, y: -y }))),
  },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], door()) },
];
