/** A pastel town seen from above: light from the upper left, streets cool, squares warm. */
export const street = {
  road: '#6E6890',
  edge: '#5D577F',
  line: '#EADFD6',
  kerb: '#FFF6EA',
  walk: '#F0D6BC',
} as const;
export const ground = {
  base: '#F6E2CE',
  light: '#FBEEDF',
  stone: '#EBCFB4',
  lawn: '#A9D873',
  lawnDark: '#93C75B',
} as const;
export const canal = { water: '#63CBDA', deep: '#4BB6C8', foam: '#C9F1F6', wall: '#B9694A', rim: '#FFF1E0' } as const;
export const taxi = {
  base: '#FFB703',
  light: '#FFD24A',
  shade: '#E39A00',
  dark: '#2A2744',
  chrome: '#E9E4F0',
} as const;
export const INK = '#232A38';
export const SHADOW = '#321B41';

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
/** The town is larger than what is seen: the camera leans along with the taxi. */
export const TOWN_LAYER = [-220, -200, 1720, 1120] as const;
export const UPRIGHT_LAYER = [240, -560, 800, 1660] as const;
/** A cell of the town, px; half the width of a street, and of its pavement. */
export const CELL = { w: 212, h: 170, road: 33, walk: 44 } as const;
