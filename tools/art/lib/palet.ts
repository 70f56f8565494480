/** Core colours; the ratios against papier are checked in the design. */
export const kern = {
  inkt: '#1F2A44',
  papier: '#FFFDF7',
  papierLip: '#D9D1C3',
  goed: '#0B7A75',
  bijna: '#6D3B9E',
  zee: '#1B6CA8',
  zon: '#FFB703',
  lucht: '#8ECAE6',
  gras: '#7CB518',
  aarde: '#8D5B3E',
  bes: '#B5179E',
  schaduw: '#321B41',
  hout: '#A9683F',
  houtDiep: '#7D4533',
  room: '#FFEFD0',
} as const;

/** Bins, lanes and stations: always colour + shape + pattern + label. */
export const bak = {
  A: { vul: '#14418B', letter: '#FFFFFF' },
  B: { vul: '#FFB703', letter: '#1F2A44' },
  C: { vul: '#C2410C', letter: '#FFFFFF' },
  D: { vul: '#5CB8E4', letter: '#1F2A44' },
} as const;

/** Scenery fills shared with the icon set. */
export const decorKleur = {
  geel: '#FFC83D',
  oker: '#F1A11E',
  koper: '#D37034',
  bruin: '#7D4533',
  wijn: '#990839',
  rood: '#F8312F',
  oranje: '#FF822D',
  citroen: '#FCD53F',
  mint: '#00D26A',
  blauw: '#00A6ED',
  cyaan: '#26C9FC',
  staal: '#0074BA',
  lila: '#8D65C5',
  paars: '#635994',
  indigo: '#433B6B',
  pruim: '#533566',
  nacht: '#321B41',
  grijs1: '#F4F4F4',
  grijs2: '#D3D3D3',
  grijs3: '#9B9B9B',
  grijs4: '#636363',
  nevel: '#F3EEF8',
  mauve: '#B4ACBC',
  roze: '#F70A8D',
  zand: '#F3AD61',
  sneeuw: '#C6DAF4',
  sneeuwSchaduw: '#9DB9E6',
} as const;

/** Land tints: far, mid, near, sky. */
export const land = {
  boerenland: { ver: '#CBE8A7', midden: '#A5D86E', dichtbij: '#7CB518', lucht: '#DDF3FF' },
  stad: { ver: '#F3D9C4', midden: '#E3B28F', dichtbij: '#B9694A', lucht: '#EAF4FB' },
  water: { ver: '#BDEBF0', midden: '#6FCFDA', dichtbij: '#1F9FB5', lucht: '#E6F8FF' },
  bos: { ver: '#BFDDB0', midden: '#6FA86A', dichtbij: '#2F6B4F', lucht: '#E9F3D9' },
  kermis: { ver: '#FFD6E3', midden: '#FFAFC5', dichtbij: '#B5179E', lucht: '#FFF1D6' },
  fabriek: { ver: '#CFE3E1', midden: '#86B8B4', dichtbij: '#3C7A78', lucht: '#F4EDE4' },
  savanne: { ver: '#FBE3B0', midden: '#F1BE6A', dichtbij: '#C98A2E', lucht: '#FFF3D9' },
  bergen: { ver: '#E3EEF8', midden: '#B7D2EA', dichtbij: '#6E9CC7', lucht: '#F6FBFF' },
  ruimte: { ver: '#4A4A8A', midden: '#2E2F66', dichtbij: '#1B1D47', lucht: '#11132F' },
} as const;

export type HuidTint = 1 | 2 | 3 | 4 | 5 | 6;
export type HuidKleuren = {
  readonly basis: string;
  readonly schaduw: string;
  readonly blos: string;
  readonly neus: string;
  readonly lijn: string;
};

/** Six skin tones, light to dark; `lijn` = brows, mouth and closed eyes, near-black on dark skin. */
export const huid: Readonly<Record<HuidTint, HuidKleuren>> = {
  1: { basis: '#FFDCC4', schaduw: '#F2B795', blos: '#FF8F7E', neus: '#F0A98A', lijn: '#1F2A44' },
  2: { basis: '#F6CB9C', schaduw: '#E2A571', blos: '#F0805C', neus: '#DE9C68', lijn: '#1F2A44' },
  3: { basis: '#E0A874', schaduw: '#C4854F', blos: '#E06A48', neus: '#BE7E4A', lijn: '#1D1F36' },
  4: { basis: '#B87B4F', schaduw: '#975D37', blos: '#C8503A', neus: '#8F5632', lijn: '#1C0F16' },
  5: { basis: '#8F5B3E', schaduw: '#6F4029', blos: '#B0412F', neus: '#693A25', lijn: '#170B11' },
  6: { basis: '#683F30', schaduw: '#4B2A21', blos: '#97362C', neus: '#472620', lijn: '#10060B' },
};

export const haarKleur = {
  zwart: '#262230',
  pruimzwart: '#38202E',
  donkerbruin: '#4A2A22',
  bruin: '#7A4A2E',
  koper: '#C9622B',
  rossig: '#E0812F',
  blond: '#F9CB4A',
  zandblond: '#DDA552',
  grijs: '#C9C4D2',
  wit: '#F1EDF3',
  indigo: '#3B2F63',
} as const;

/** A cheerful set for confetti, bunting and bulbs. */
export const feest = ['#FFB703', '#F70A8D', '#26C9FC', '#8D65C5', '#FF822D', '#7CB518'] as const;
