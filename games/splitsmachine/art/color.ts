import { land } from '../../../tools/art/lib/palette.ts';

const { fabriek: factory } = land;

/** A workshop in the morning: teal machines, rust pipes, honey wood. */
export const tone = {
  wall: '#DDEBE7',
  wallLight: '#EEF4EC',
  board: '#BCD8D4',
  boardDeep: '#A6C8C4',
  teal: '#3F8F86',
  tealDeep: '#2B6A69',
  tealNight: '#1D4C52',
  rust: '#D0703A',
  rustDeep: '#A94F28',
  belt: '#5E5590',
  beltDeep: '#433B6B',
  wood: '#C98A55',
  woodLight: '#DDA26A',
  woodDeep: '#9A6038',
  bench: '#8D5B3E',
  benchLight: '#A87149',
  benchDeep: '#6D4334',
  paper: '#FFFDF7',
  steel: '#D5D9EA',
  steelDeep: '#9AA0BF',
  brass: '#FFB703',
  brassDeep: '#D98A12',
  lilac: '#9A78CE',
  far: factory.midden,
  farther: factory.ver,
  sky: '#FBE8CF',
} as const;
export const INK = '#1F2A44';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
