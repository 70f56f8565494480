import { createCsv } from '#engine/core/basis/csv.ts';

/** Name of a file without signs that a disk refuses. */
export const fileName = (parts: readonly string[], kind = 'csv'): string =>
  `${parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.${kind}`;

/** Saves a file on the device. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the rows on the device; the mark at the start tells Excel that this is UTF-8. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveBlob(name, new Blob([`\uFEFF${createCsv(rows)}`], { type: 'text/csv;charset=utf-8' }));
}
