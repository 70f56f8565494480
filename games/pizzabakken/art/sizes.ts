import { group } from '#engine/figure/svg.ts';

/** Layers are 1560 x 960; stage (0, 0) is their pixel (140, 120). */
export const FRAME = [0, 0, 1560, 960] as const;
export const onStage = (inner: string): string => group(inner, { x: 140, y: 120 });

/** The turning pizza: middle on the stage, radius in its own flat space, and how far the table tilts it. */
export const PIZZA = { x: 640, y: 414, straal: 258, kaas: 220, kantel: 0.615 } as const;

/** Colours of the pizzeria that are no core colour. */
export const tint = {
  wall: '#E6B792',
  wallLight: '#EDC6A6',
  wallDeep: '#DBA57E',
  lijst: '#A9683F',
  frameDeep: '#7D4533',
  frameLight: '#C58A5C',
  blad: '#F7E2C4',
  countertopLight: '#FDF0DB',
  countertopEdge: '#DDB88E',
  countertopDeep: '#C79C70',
  voor: '#A45E48',
  frontDeep: '#8C4C3B',
  frontLight: '#B56E55',
  dough: '#F3D7A9',
  doughLight: '#FBE8C6',
  doughDeep: '#DDB27A',
  crust: '#E6AE67',
  crustLight: '#F4C98A',
  crustDeep: '#C08543',
  sauce: '#CF3F16',
  kaas: '#FFC847',
  cheeseLight: '#FFDE7E',
  cheeseDeep: '#F1A11E',
  brick: '#C4684B',
  brickLight: '#D67F5F',
  brickDeep: '#A24D38',
  steen: '#EBC3A0',
  steenDeep: '#CE9A76',
} as const;
