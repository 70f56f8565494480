import { land } from '../../../tools/art/lib/palette.ts';
import { mix } from '#engine/figure/svg.ts';

const { bos: forest } = land;

/** A morning wood: warm light from the upper left, cool green shade. */
export const green = {
  sky: '#FFF9DC',
  light: '#F3F7D2',
  pale: '#E1EFC8',
  far: mix(forest.ver, forest.sky, 0.3),
  mid: mix(forest.midden, forest.sky, 0.42),
  leaf: '#5FAE55',
  leafLight: '#8CCB62',
  leafShade: '#3B8750',
  deep: '#2C6B4C',
  dark: '#1F5243',
} as const;
export const bark = { light: '#B5764C', face: '#99603F', shade: '#7C4A36', deep: '#5E3530', hole: '#3A1F26' } as const;
export const INK = '#232A38';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
