import { maakCsv } from '#engine/core/basis/csv.ts';

/** Name of a file without signs that a disk refuses. */
export const bestandsnaam = (delen: readonly string[], soort = 'csv'): string =>
  `${delen
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.${soort}`;

/** Saves a file on the device. */
export function bewaarBlob(naam: string, inhoud: Blob): void {
  const adres = URL.createObjectURL(inhoud);
  const link = document.createElement('a');
  link.href = adres;
  link.download = naam;
  link.click();
  URL.revokeObjectURL(adres);
}

/** Saves the rows on the device; the mark at the start tells Excel that this is UTF-8. */
export function bewaarCsv(naam: string, rijen: readonly (readonly string[])[]): void {
  bewaarBlob(naam, new Blob([`\uFEFF${maakCsv(rijen)}`], { type: 'text/csv;charset=utf-8' }));
}
