import { land } from '../../../tools/art/lib/palette.ts';
import { mix } from '#engine/figure/svg.ts';

const { stad: town } = land;

/** A terrace on a sunny square: cream stone, a red lacquer tray, blue and white linen. */
export const tone = {
  sky: '#D9EFFB',
  skyLow: '#F3F8F4',
  far: mix(town.ver, '#D9EFFB', 0.25),
  stone: '#F1D8C0',
  stoneDeep: '#E2BFA2',
  paving: '#F3D8BF',
  pavingLight: '#FAE7D3',
  pavingDeep: '#E5BF9F',
  lacquer: '#C53345',
  lacquerDeep: '#8E1F3E',
  gold: '#FFC83D',
  goldDeep: '#D9931C',
  wood: '#9A5B3C',
  woodLight: '#B9744B',
  woodDeep: '#6F3D31',
  front: '#3B6E97',
  frontLight: '#5488B1',
  frontDeep: '#284B70',
  marble: '#FFF6EA',
  marbleDeep: '#E4D3C6',
  linen: '#FFFDF7',
  linenDeep: '#DDD3E2',
  blue: '#2B7BC0',
  night: '#2A2353',
} as const;
export const INK = '#321B41';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
