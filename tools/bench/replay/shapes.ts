import { W1 } from '../practice/worlds/w1.ts';
import { W3 } from '../practice/worlds/w3.ts';

/** Shapes of practice.md section 16: skills, leerlingen, mean answers. */
export const SHAPES = [
  [100, 14_000, 40],
  [110, 4000, 80],
  [1200, 330, 570],
  [300, 200, 900],
] as const;
/** Worlds that make the logs. */
export const SHAPE_WORLDS = [W1, W3] as const;
