import type { Plaatje } from '#engine/core/domein/plaatjes.ts';

const adressen = import.meta.glob<string>('../../assets/art/gedeeld/plaatjes/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of one of the twelve pictures of the picture sign-in. */
export const plaatjeAdres = (plaatje: Plaatje): string =>
  adressen[`../../assets/art/gedeeld/plaatjes/${plaatje}.svg`] ?? '';
