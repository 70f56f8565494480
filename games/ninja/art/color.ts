import { land } from '../../../tools/art/lib/palette.ts';
import { mix } from '#engine/figure/svg.ts';

const { bos: forest } = land;

/** A bamboo garden in the afternoon: warm light from the upper left, cool jade shade. */
export const green = {
  sky: '#EAF4D3',
  light: '#DCEDC4',
  pale: '#C9E4BB',
  far: '#A9D3A4',
  mid: '#7DBB8B',
  near: '#4C9A72',
  deep: mix(forest.near, '#1D4F45', 0.35),
  dark: '#1D4F45',
  leaf: '#3F8F63',
  grass: '#7DB96B',
  moon: '#FFF4CC',
} as const;
export const wood = {
  light: '#D9975F',
  face: '#B9704A',
  shade: '#96553F',
  deep: '#6E3B38',
  paper: '#FFF3D6',
  paperShade: '#F0DDB8',
} as const;
export const roof = { face: '#5B4A96', shade: '#43376F', light: '#7A69B8' } as const;
export const INK = '#232A38';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
