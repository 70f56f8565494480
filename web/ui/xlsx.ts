import { saveBlob } from './csv.ts';

type Rows = readonly (readonly string[])[];

/** A whole number is a number; everything else is text, so that nothing is ever read as a formula. */
const cellOf = (value: string): string | number => (/^-?\d{1,15}$/.test(value) ? Number(value) : value);

/** Rows as a workbook; what writes it is loaded only when somebody asks for one. */
export async function createXlsx(rows: Rows): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  return writeXlsxFile(rows.map((row) => row.map(cellOf))).toBlob();
}

/** Saves the rows on the device as a workbook. */
export async function saveXlsx(name: string, rows: Rows): Promise<void> {
  saveBlob(name, await createXlsx(rows));
}
