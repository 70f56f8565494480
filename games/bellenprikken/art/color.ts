import { land } from '../../../tools/art/lib/palette.ts';
import { mix, type Point } from '#engine/figure/svg.ts';

/** Moves far scenery into the warm haze of the sky. */
export const haze = (color: string, part = 0.3): string => mix(color, land.kermis.sky, part);

/** Stage point to a point of the scenery drawing. */
export const toSheet = ([x, y]: Point): Point => [x + 140, y + 120];

/** Horizon of the square in the scenery drawing. */
export const HORIZON = 548;

/** The four colours of the bubbles: rim, shade of the rim, inside, gleam in another colour. */
export const BUBBLE_COLOR = {
  roze: { rand: '#F5A3D3', deep: '#DF80BD', licht: '#FDDDF0', gloss: '#A5DDF6' },
  blauw: { rand: '#9FDDF7', deep: '#74C1E4', licht: '#DDF5FF', gloss: '#F6B3DB' },
  mint: { rand: '#9CE0CB', deep: '#6FC7AE', licht: '#DBF7EC', gloss: '#CDBBF4' },
  lila: { rand: '#C9B8F2', deep: '#A993DF', licht: '#EAE2FC', gloss: '#FFD08A' },
  /** Half of a sound that looks for the other half. */
  goud: { rand: '#FFD257', deep: '#E9A91C', licht: '#FFF3C9', gloss: '#F5A3D3' },
} as const;
export type BubbleColor = (typeof BUBBLE_COLOR)[keyof typeof BUBBLE_COLOR];
