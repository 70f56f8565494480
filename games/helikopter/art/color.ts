import { land } from '../../../tools/art/lib/palette.ts';
import { mix } from '#engine/figure/svg.ts';

const { bergen } = land;

/** A clear morning on a mountain lake: warm light from the upper left, violet in the shade. */
export const air = {
  sky: '#D9EEFB',
  low: '#FFF6DF',
  glow: '#FFE9B0',
  far: mix(bergen.midden, bergen.sky, 0.45),
} as const;
export const hills = { far: '#BFCDE9', near: '#9FB4DC', snow: '#FFFFFF', wood: '#6FA58F', woodFar: '#93BDB0' } as const;
export const water = {
  far: '#A9DDEA',
  back: '#86CEE1',
  mid: '#62B7D6',
  near: '#479FC9',
  front: '#2F86B6',
  deep: '#206C9C',
  foam: '#F2FBFF',
} as const;
export const metal = { dark: '#433B6B', mid: '#5E5890', light: '#8C86BC', red: '#F23B2F', wine: '#B81F3B' } as const;
export const INK = '#232A38';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;

export type RigBox = readonly [x: number, y: number, w: number, h: number];
export interface RigPart {
  id: string;
  at?: readonly [number, number];
  hidden?: boolean;
  parent?: string;
  inner: string;
}
