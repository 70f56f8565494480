import { svgDoc } from '#engine/figure/svg.ts';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
export const layerDoc = (inner: string): string => svgDoc(LAYER, inner);

/** The fair after sunset: violet above, a warm band of light behind the tents. */
export const night = {
  sky: ['#231F52', '#2E2765', '#413078', '#5E3C8B', '#87509B', '#B96DA6', '#E394AC'],
  far: '#6B4591',
  near: '#4B3279',
  ground: '#3A2868',
  moon: '#FFF3CF',
} as const;
/** Painted wood of the machine, and the glass inside. */
export const wood = { light: '#D63FC6', face: '#B5179E', shade: '#8C1280', deep: '#5F0D63' } as const;
export const glass = { light: '#3D3B86', face: '#2B2A6B', shade: '#222058', deep: '#17163F' } as const;
export const chrome = { light: '#FFFFFF', face: '#DCE3F0', shade: '#A9B4CC', deep: '#76819E' } as const;
export const gold = { light: '#FFE9A8', face: '#FFC83D', shade: '#E39A12', deep: '#A9660A' } as const;
