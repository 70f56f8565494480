import { land } from '../../../tools/art/lib/palette.ts';
import { mix } from '#engine/figure/svg.ts';

const { fabriek: factory } = land;

/** Moves far scenery into the light of the sky. */
export const haze = (color: string, part = 0.3): string => mix(color, factory.sky, part);

/** A whole scenery drawing. */
export const SHEET = [0, 0, 1560, 960] as const;

/** Colours of what rolls: deep parts, metal, the hero. */
export const TRAIN = {
  hull: '#B5179E',
  hullDeep: '#8A1184',
  brass: '#FFB703',
  iron: '#433B6B',
  ironDeep: '#2E2952',
  rod: '#D9D3EA',
  bed: '#0F8A84',
} as const;

/** Desk of the signal box. */
export const DESK = { top: '#2F7F7B', front: '#245F63', edge: '#173F48', panel: '#35807D' } as const;
