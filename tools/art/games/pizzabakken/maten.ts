import { group } from '../../lib/svg.ts';

/** Layers are 1560 x 960; stage (0, 0) is their pixel (140, 120). */
export const KADER = [0, 0, 1560, 960] as const;
export const opToneel = (inner: string): string => group(inner, { x: 140, y: 120 });

/** The turning pizza: middle on the stage, radius in its own flat space, and how far the table tilts it. */
export const PIZZA = { x: 640, y: 414, straal: 258, kaas: 220, kantel: 0.615 } as const;

/** Colours of the pizzeria that are no core colour. */
export const tint = {
  muur: '#E6B792',
  muurLicht: '#EDC6A6',
  muurDiep: '#DBA57E',
  lijst: '#A9683F',
  lijstDiep: '#7D4533',
  lijstLicht: '#C58A5C',
  blad: '#F7E2C4',
  bladLicht: '#FDF0DB',
  bladRand: '#DDB88E',
  bladDiep: '#C79C70',
  voor: '#A45E48',
  voorDiep: '#8C4C3B',
  voorLicht: '#B56E55',
  deeg: '#F3D7A9',
  deegLicht: '#FBE8C6',
  deegDiep: '#DDB27A',
  korst: '#E6AE67',
  korstLicht: '#F4C98A',
  korstDiep: '#C08543',
  saus: '#CF3F16',
  kaas: '#FFC847',
  kaasLicht: '#FFDE7E',
  kaasDiep: '#F1A11E',
  baksteen: '#C4684B',
  baksteenLicht: '#D67F5F',
  baksteenDiep: '#A24D38',
  steen: '#EBC3A0',
  steenDiep: '#CE9A76',
} as const;
