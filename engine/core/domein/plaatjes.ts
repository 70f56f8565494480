/** The 12 pictures of the picture sign-in, in the order of the tiles. */
export const PLAATJES = [
  'zon',
  'maan',
  'ster',
  'boom',
  'vis',
  'kat',
  'fiets',
  'huis',
  'appel',
  'bal',
  'boot',
  'bloem',
] as const;
export type Plaatje = (typeof PLAATJES)[number];
/** Pictures in one code, all different, in order: 1,320 codes. */
export const PLAATJES_PER_CODE = 3;

/** Picture code as one secret. */
export const plaatjesGeheim = (plaatjes: readonly Plaatje[]): string => plaatjes.join('-');
