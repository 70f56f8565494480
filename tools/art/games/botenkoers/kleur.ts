/** Water and coast of the regatta; far tones are mixed with the sky. */
export const zee = {
  ver: '#7FD3DF',
  licht: '#5CC4D4',
  midden: '#37AFC4',
  diep: '#2199B1',
  donker: '#14809B',
  grond: '#0E6A84',
  schuim: '#EAFBFF',
} as const;
export const kust = {
  lucht: '#DDF2FC',
  luchtHoog: '#BFE3F6',
  gloed: '#FFF6DC',
  duinVer: '#E7E0BE',
  duin: '#D9CB97',
  zand: '#F6E3B4',
  zandNat: '#E6CB92',
  helm: '#8FA95A',
} as const;

/** Hull and sail of each boat: hull, dark lower part, band, three sail colours. */
export type BootKleur = { romp: string; band: string; zeil: readonly [string, string, string]; wimpel: string };
export const boten = {
  rood: { romp: '#D9431E', band: '#FFF3DE', zeil: ['#FFB703', '#F23B2F', '#1B86C9'], wimpel: '#D9431E' },
  geel: { romp: '#F1A11E', band: '#FFF3DE', zeil: ['#FFD768', '#F7BE3B', '#FFE7A6'], wimpel: '#F1A11E' },
  paars: { romp: '#8D65C5', band: '#F0E6FA', zeil: ['#A98BDA', '#8D65C5', '#C9B5EA'], wimpel: '#8D65C5' },
} as const satisfies Readonly<Record<string, BootKleur>>;

export type Doek = { naam: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAAG = [-140, -120, 1560, 960] as const;
