import { drawCelebration } from './celebration.ts';
import { drawDwellers } from './dwellers.ts';
import { drawGarden } from './garden.ts';
import { drawHedges } from './hedge.ts';
import { drawThings } from './things.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawGarden(), ...drawHedges(), ...drawThings(), ...drawDwellers(), ...drawCelebration()].map(({ name, svg }) => ({
    pad: `${name}.svg`,
    svg,
  }));
