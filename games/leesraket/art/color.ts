/** Dawn over the launch base, and the deep sky above it: bands from the ground up. */
export const DAWN = [
  '#FFE3A6',
  '#FFC98A',
  '#F4A27F',
  '#D9848F',
  '#A86A9C',
  '#7A5A9F',
  '#5A4A94',
  '#453E86',
  '#353476',
  '#292A64',
  '#202252',
  '#181A42',
  '#131536',
  '#0F112C',
] as const;

/** Materials of rocket and console. */
export const metal = {
  hull: '#F7F4FC',
  hullDark: '#CFC7E6',
  red: '#F2452F',
  redDark: '#B91F3C',
  brass: '#FFB703',
  brassDark: '#D98A0B',
  dark: '#2B2456',
  steel: '#8E88C4',
  steelDark: '#5B5594',
  glass: '#FFFDF7',
} as const;

/** Ground, its shade and its glow, on the base and on each planet; what lives there in the accent. */
export const WORLDS = {
  basis: { ground: '#5A4C8F', shadow: '#43386F', light: '#7766AE', accent: '#FFB703' },
  maan: { ground: '#B9B6D6', shadow: '#8F8BB8', light: '#DAD8EE', accent: '#26C9FC' },
  mars: { ground: '#D9703F', shadow: '#A94B2B', light: '#F29A63', accent: '#7CD66B' },
  kaas: { ground: '#F2B93A', shadow: '#C98A1B', light: '#FFD972', accent: '#B58BE8' },
  ijs: { ground: '#8FD3E8', shadow: '#5AA3C6', light: '#CBF1FA', accent: '#FF86B3' },
} as const;
/** Ground of every planet; the scene tints it. */
export const PALE = { ground: '#F1EEFA', shadow: '#C4BEDD', light: '#FFFFFF' } as const;
export type World = Readonly<Record<'ground' | 'shadow' | 'light', string>>;
/** Planets that can be reached. */
export const PLANETS = ['maan', 'mars', 'kaas', 'ijs'] as const;
export type Planet = (typeof PLANETS)[number];

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
