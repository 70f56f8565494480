import type { PictureId } from '#engine/core/domein/images.ts';

const addresses = import.meta.glob<string>('../../assets/art/gedeeld/plaatjes/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of one of the twelve pictures of the picture sign-in. */
export const imageAddress = (image: PictureId): string =>
  addresses[`../../assets/art/gedeeld/plaatjes/${image}.svg`] ?? '';
