/** Water and coast of the regatta; far tones are mixed with the sky. */
export const sea = {
  ver: '#7FD3DF',
  licht: '#5CC4D4',
  midden: '#37AFC4',
  deep: '#2199B1',
  donker: '#14809B',
  grond: '#0E6A84',
  foam: '#EAFBFF',
} as const;
export const coast = {
  sky: '#DDF2FC',
  skyHigh: '#BFE3F6',
  glow: '#FFF6DC',
  duneFar: '#E7E0BE',
  dune: '#D9CB97',
  sand: '#F6E3B4',
  sandWet: '#E6CB92',
  helm: '#8FA95A',
} as const;

/** Hull and sail of each boat: hull, dark lower part, band, three sail colours. */
export type BoatColor = { torso: string; band: string; zeil: readonly [string, string, string]; pennant: string };
export const boats = {
  rood: { torso: '#D9431E', band: '#FFF3DE', zeil: ['#FFB703', '#F23B2F', '#1B86C9'], pennant: '#D9431E' },
  geel: { torso: '#F1A11E', band: '#FFF3DE', zeil: ['#FFD768', '#F7BE3B', '#FFE7A6'], pennant: '#F1A11E' },
  paars: { torso: '#8D65C5', band: '#F0E6FA', zeil: ['#A98BDA', '#8D65C5', '#C9B5EA'], pennant: '#8D65C5' },
} as const satisfies Readonly<Record<string, BoatColor>>;

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
