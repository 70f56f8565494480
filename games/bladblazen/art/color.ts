/** A park on an autumn afternoon: low cream light, cool lawn, leaves in the four looks that they have. */
export const tone = {
  sky: '#FDF1DA',
  skyLight: '#FFF8EA',
  skyDeep: '#FBE3BF',
  lawnFar: '#CFE0A8',
  lawnMid: '#BBD58A',
  lawn: '#A9CC74',
  lawnNear: '#96BE5F',
  lawnDeep: '#82AC4E',
  path: '#F3DFB5',
  pathEdge: '#DDC08D',
  water: '#A9DCE6',
  waterLight: '#D6F0F3',
  trunk: '#7D4533',
  trunkDeep: '#5E3A33',
  farTree: '#F0CF98',
  farTreeDeep: '#E6B183',
  teal: '#0B7A75',
  tealDeep: '#085C5A',
  paper: '#FFFDF7',
  plum: '#433B6B',
  plumLight: '#635994',
  plumDeep: '#2E2756',
  orange: '#E2581F',
  orangeLight: '#FF822D',
} as const;
export const INK = '#1F2A44';
/** The four looks of a leaf. */
export const LOOKS = { rood: '#C9431F', oranje: '#EE9320', geel: '#FFC23A', bruin: '#C97339' } as const;

export type Canvas = { name: string; svg: string };
/** Layers are drawn in stage coordinates. */
export const LAYER = [-140, -120, 1560, 960] as const;
