/** Core colours of the art direction (games.md section 9). */
export const KLEUR = {
  inkt: '#1F2A44',
  papier: '#FFFDF7',
  lip: '#D9D1C3',
  goed: '#0B7A75',
  bijna: '#6D3B9E',
  bijnaLicht: '#F1E7FA',
  bijnaZacht: '#A77BD1',
  zee: '#1B6CA8',
  zon: '#FFB703',
  zonLicht: '#FFEFD0',
  schaduw: '#321B41',
  hout: '#A9683F',
  houtDiep: '#7D4533',
  houtRand: '#C58A5C',
  streep: '#D79A5B',
} as const;

/** Confetti set; as numbers for tints. */
export const FEEST = [0xffb703, 0xf70a8d, 0x26c9fc, 0x8d65c5, 0xff822d, 0x7cb518] as const;
