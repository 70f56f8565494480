/** Core colours; the ratios against papier are checked in the design. */
export const core = {
  inkt: '#1F2A44',
  papier: '#FFFDF7',
  paperLip: '#D9D1C3',
  goed: '#0B7A75',
  bijna: '#6D3B9E',
  zee: '#1B6CA8',
  zon: '#FFB703',
  sky: '#8ECAE6',
  gras: '#7CB518',
  earth: '#8D5B3E',
  berry: '#B5179E',
  shadow: '#321B41',
  wood: '#A9683F',
  deepWood: '#7D4533',
  room: '#FFEFD0',
} as const;

/** Bins, lanes and stations: always colour + shape + pattern + label. */
export const bin = {
  A: { vul: '#14418B', letter: '#FFFFFF' },
  B: { vul: '#FFB703', letter: '#1F2A44' },
  C: { vul: '#C2410C', letter: '#FFFFFF' },
  D: { vul: '#5CB8E4', letter: '#1F2A44' },
} as const;

/** Scenery fills shared with the icon set. */
export const decorColor = {
  geel: '#FFC83D',
  ocher: '#F1A11E',
  copper: '#D37034',
  bruin: '#7D4533',
  wine: '#990839',
  rood: '#F8312F',
  orange: '#FF822D',
  lemon: '#FCD53F',
  mint: '#00D26A',
  blauw: '#00A6ED',
  cyan: '#26C9FC',
  steel: '#0074BA',
  lila: '#8D65C5',
  paars: '#635994',
  indigo: '#433B6B',
  plum: '#533566',
  night: '#321B41',
  gray1: '#F4F4F4',
  gray2: '#D3D3D3',
  gray3: '#9B9B9B',
  gray4: '#636363',
  haze: '#F3EEF8',
  mauve: '#B4ACBC',
  roze: '#F70A8D',
  sand: '#F3AD61',
  sneeuw: '#C6DAF4',
  snowShadow: '#9DB9E6',
} as const;

/** Land tints: far, mid, near, sky. */
export const land = {
  boerenland: { ver: '#CBE8A7', midden: '#A5D86E', near: '#7CB518', sky: '#DDF3FF' },
  stad: { ver: '#F3D9C4', midden: '#E3B28F', near: '#B9694A', sky: '#EAF4FB' },
  water: { ver: '#BDEBF0', midden: '#6FCFDA', near: '#1F9FB5', sky: '#E6F8FF' },
  bos: { ver: '#BFDDB0', midden: '#6FA86A', near: '#2F6B4F', sky: '#E9F3D9' },
  kermis: { ver: '#FFD6E3', midden: '#FFAFC5', near: '#B5179E', sky: '#FFF1D6' },
  fabriek: { ver: '#CFE3E1', midden: '#86B8B4', near: '#3C7A78', sky: '#F4EDE4' },
  savanne: { ver: '#FBE3B0', midden: '#F1BE6A', near: '#C98A2E', sky: '#FFF3D9' },
  bergen: { ver: '#E3EEF8', midden: '#B7D2EA', near: '#6E9CC7', sky: '#F6FBFF' },
  ruimte: { ver: '#4A4A8A', midden: '#2E2F66', near: '#1B1D47', sky: '#11132F' },
} as const;

/** A cheerful set for confetti, bunting and bulbs. */
export const celebration = ['#FFB703', '#F70A8D', '#26C9FC', '#8D65C5', '#FF822D', '#7CB518'] as const;
