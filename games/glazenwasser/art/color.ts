/** One drawing and the name of its file. */
export interface Drawing {
  name: string;
  svg: string;
}
/** Layers are 1560 x 960; stage (0, 0) is their pixel (140, 120). */
export const FRAME = [0, 0, 1560, 960] as const;

/** Opening of a window around its middle, and the edges of the wall on the stage. */
export const OPENING = [-148, -100, 296, 192] as const;
export const WALL = { left: 74, right: 1206, floor: 528 } as const;

/** Colours of the street that are no core colour. */
export const tone = {
  brick: '#D99B77',
  brickLight: '#E2AB88',
  brickDeep: '#C98662',
  side: '#A9604A',
  stone: '#F6E7D6',
  stoneDeep: '#DCC4AE',
  wood: '#FFFDF7',
  woodDeep: '#E3D8CC',
  steel: '#8C9BC2',
  steelDeep: '#6F7DA8',
  rope: '#5B3F7A',
  yellow: '#FFB703',
  yellowDeep: '#E08F00',
  ink: '#1F2A44',
  foam: '#FFFFFF',
  foamDeep: '#D6ECF8',
  water: '#BFE3F7',
  leaf: '#4E9A5B',
  leafDeep: '#2F6B4F',
} as const;
