import { skin } from '../skin.ts';
import { line, path, shade } from '../svg.ts';
import type { PersonOpts } from './kinds.ts';

/** Draws what is worn on the upper body. */
export type Tailor = (opts: PersonOpts, color: string) => string;

/** The upper body of a shirt. */
export const TORSO =
  'M-16 -151C-30 -151 -38 -145 -39.500 -132L-45 -60C-46 -49 -41 -43 -32 -43L32 -43C41 -43 46 -49 45 -60L39.500 -132C38 -145 30 -151 16 -151Z';

/** The neck above a collar. */
export const neck = (opts: PersonOpts): string => {
  const color = skin[opts.skin ?? 3];
  return path('M-14 -160H14V-150C14 -142 8 -139 0 -139C-8 -139 -14 -142 -14 -150Z', color.shadow);
};
/** The round collar of a shirt. */
export const collar = (color: string): string => line('M-15 -149C-13 -139 13 -139 15 -149', shade(color, -9), 5);
