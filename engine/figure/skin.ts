/** Skin tone, 1 (light) to 6 (dark). */
export type SkinTint = 1 | 2 | 3 | 4 | 5 | 6;
/** Colours of one skin tone. */
export type SkinColors = {
  readonly base: string;
  readonly shadow: string;
  readonly blush: string;
  readonly nose: string;
  readonly lijn: string;
};

/** Six skin tones, light to dark; `lijn` = brows, mouth and closed eyes, near-black on dark skin. */
export const skin: Readonly<Record<SkinTint, SkinColors>> = {
  1: { base: '#FFDCC4', shadow: '#F2B795', blush: '#FF8F7E', nose: '#F0A98A', lijn: '#1F2A44' },
  2: { base: '#F6CB9C', shadow: '#E2A571', blush: '#F0805C', nose: '#DE9C68', lijn: '#1F2A44' },
  3: { base: '#E0A874', shadow: '#C4854F', blush: '#E06A48', nose: '#BE7E4A', lijn: '#1D1F36' },
  4: { base: '#B87B4F', shadow: '#975D37', blush: '#C8503A', nose: '#8F5632', lijn: '#1C0F16' },
  5: { base: '#8F5B3E', shadow: '#6F4029', blush: '#B0412F', nose: '#693A25', lijn: '#170B11' },
  6: { base: '#683F30', shadow: '#4B2A21', blush: '#97362C', nose: '#472620', lijn: '#10060B' },
};

/** Hair colours of the cast. */
export const hairColor = {
  black: '#262230',
  plumBlack: '#38202E',
  darkBrown: '#4A2A22',
  bruin: '#7A4A2E',
  copper: '#C9622B',
  ginger: '#E0812F',
  blond: '#F9CB4A',
  sandyBlond: '#DDA552',
  grijs: '#C9C4D2',
  white: '#F1EDF3',
  indigo: '#3B2F63',
} as const;
