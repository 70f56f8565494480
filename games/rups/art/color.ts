import { land } from '../../../tools/art/lib/palette.ts';

const { boerenland: farm } = land;

/** A meadow on a spring morning: light from the upper left, the lawn cool, who lives on it warm. */
export const lawn = { light: '#B3DD82', dark: '#A4D270', edge: '#8FC25A', deep: '#6FA544' } as const;
export const air = { top: '#C9E9FA', low: '#E9F6FD', hill: farm.ver, near: farm.midden } as const;
export const skin = {
  head: '#F4483A',
  headDeep: '#C92F3B',
  orange: '#FF8A2B',
  orangeDeep: '#DE6420',
  yellow: '#FFC83D',
  yellowDeep: '#EFA023',
  foot: '#9A5636',
  footDeep: '#7D4533',
  horn: '#8A2B4B',
  tip: '#FFB703',
} as const;
export const leaf = { base: '#3E9440', deep: '#2C7438', light: '#62B457', vein: '#7CC46B' } as const;
export const INK = '#1F2A44';
export const SHADOW = '#321B41';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
/** Cell of the lawn, px, and where the lawn begins. */
export const CELL = { w: 116, h: 106 } as const;
export const HORIZON = 166;
