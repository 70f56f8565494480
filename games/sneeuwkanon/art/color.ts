/** Dusk in the mountains: warm low sun at the upper left, blue-violet shade on the snow. */
export const dusk = {
  sky: ['#A7B3E8', '#BFB4E4', '#D6B7DE', '#EBBDD2', '#F8C9C4', '#FFDBBE', '#FFEACB'],
  sun: '#FFF6DA',
  far: '#C3A9D6',
  mid: '#A48FCB',
  near: '#8577BD',
  cap: '#FFF3F1',
  capShade: '#DCC9E6',
} as const;
export const snow = {
  light: '#FFFFFF',
  face: '#EEF3FD',
  field: '#E2E9F8',
  hollow: '#D0DBF2',
  shade: '#BCCBEC',
  deep: '#9DAFDF',
  violet: '#8F86C4',
} as const;
export const ice = { light: '#F2F8FF', face: '#C9DDF6', shade: '#A3C0EA', edge: '#86A7DC' } as const;
export const pine = { dark: '#33507E', face: '#4A6C9C', light: '#6C8DBB' } as const;

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
