/** Core colours of the art direction (games.md section 9). */
export const COLOR = {
  inkt: '#1F2A44',
  papier: '#FFFDF7',
  lip: '#D9D1C3',
  goed: '#0B7A75',
  bijna: '#6D3B9E',
  almostLight: '#F1E7FA',
  almostSoft: '#A77BD1',
  zee: '#1B6CA8',
  zon: '#FFB703',
  sunlight: '#FFEFD0',
  shadow: '#321B41',
  wood: '#A9683F',
  deepWood: '#7D4533',
  woodEdge: '#C58A5C',
  streep: '#D79A5B',
} as const;

/** Confetti set; as numbers for tints. */
export const CELEBRATION = [0xffb703, 0xf70a8d, 0x26c9fc, 0x8d65c5, 0xff822d, 0x7cb518] as const;
