import { land } from '../../../tools/art/lib/palette.ts';
import { mix } from '#engine/figure/svg.ts';

const { bos: forest } = land;

/** A garden in the wood on a summer morning: light from the upper left, sand warm, hedges cool. */
export const lawn = {
  light: '#B4DC7C',
  base: '#A5D26C',
  dark: '#93C45E',
  far: mix(forest.midden, '#A5D26C', 0.35),
} as const;
export const hedge = {
  glow: '#93CB7F',
  light: '#74B56C',
  face: '#3F8A58',
  shade: '#2F6B4F',
  deep: '#245443',
} as const;
export const sand = { light: '#FBEFD0', base: '#F4E4BC', edge: '#E4CE9C', stone: '#E6D3A4', print: '#B98F57' } as const;
export const wood = { light: '#C98B5C', base: '#A9683F', shade: '#7D4533' } as const;
export const SHADOW = '#321B41';
export const INK = '#232A38';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
/** Cell of the maze at size 1, px; half the thickness of a hedge; how far its top and its foot lie from its line. */
export const CELL = { w: 140, h: 98, half: 19, top: -28, foot: 12 } as const;
