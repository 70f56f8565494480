import { drawCelebration } from './celebration.ts';
import { drawDwellers } from './dwellers.ts';
import { drawForest } from './forest.ts';
import { drawDeur } from './landkaart-deur.ts';
import { drawTree } from './tree.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawForest(), ...drawTree(), ...drawDwellers(), ...drawCelebration(), ...drawDeur()].map(({ name, svg }) => ({
    pad: `${name}.svg`,
    svg,
  }));
