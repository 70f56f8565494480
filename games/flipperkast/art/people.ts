import { dog } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { n, svgDoc } from '#engine/figure/svg.ts';
import { personRig } from '#engine/figure/rig.ts';
import type { Canvas } from './color.ts';

const FACES = ['kijkt', 'blij', 'wow', 'dicht'] as const;
const BOX = [-70, -134, 140, 140] as const;

/** The dog below the flippers, once for every face. */
const saver = (): string =>
  svgDoc(
    BOX,
    FACES.map(
      (face) =>
        `<g id="${face}" data-pivot="${n(-BOX[0])} ${n(-BOX[1])}"${face === 'kijkt' ? '' : ' data-hidden="1"'}>${dog('#D89A55', face)}</g>`,
    ).join(''),
  );

/** The child itself, and a friend at the other button. */
export const KIND = characters.noor;
export const FRIEND = characters.sem;

export const drawPeople = (): Canvas[] => [
  { name: 'redder', svg: saver() },
  { name: 'kind', svg: personRig(KIND) },
  { name: 'vriend', svg: personRig(FRIEND) },
];
