/** The 12 pictures of the picture sign-in, in the order of the tiles. */
export const IMAGES = [
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
/** Name of a picture of the sign-in. */
export type PictureId = (typeof IMAGES)[number];
/** Pictures in one code, all different, in order: 1,320 codes. */
export const IMAGES_PER_CODE = 3;

/** Picture code as one secret. */
export const imageSecret = (images: readonly PictureId[]): string => images.join('-');
