import { saveBlob } from './csv.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Text that may stand in XML: without signs that XML has no place for. */
const escapeXml = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** 0 -> A, 25 -> Z, 26 -> AA. */
export function columnName(nr: number): string {
  const last = String.fromCodePoint(65 + (nr % 26));
  return nr < 26 ? last : `${columnName(Math.floor(nr / 26) - 1)}${last}`;
}

/** A whole number is a number; everything else is text, so that nothing is ever read as a formula. */
function cellXml(value: string, spot: string): string {
  if (/^-?\d{1,15}$/.test(value)) return `<c r="${spot}"><v>${value}</v></c>`;
  return `<c r="${spot}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function sheetXml(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (row, nr) =>
      `<row r="${nr + 1}">${row.map((value, place) => cellXml(value, `${columnName(place)}${nr + 1}`)).join('')}</row>`,
  );
  return `${HEADER}<worksheet xmlns="${SHEETS}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** Files of a workbook with one sheet, by name. */
export function workbookFiles(rows: readonly (readonly string[])[]): Record<string, string> {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml': `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEADER}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Taaltocht" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
  };
}

/** Rows as a workbook; what packs it is loaded only when somebody asks for one. */
export async function createXlsx(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  const encoder = new TextEncoder();
  const packed = zipSync(
    Object.fromEntries(Object.entries(workbookFiles(rows)).map(([name, text]) => [name, encoder.encode(text)])),
  );
  return new Uint8Array(packed);
}

/** Saves the rows on the device as a workbook. */
export async function saveXlsx(name: string, rows: readonly (readonly string[])[]): Promise<void> {
  saveBlob(name, new Blob([await createXlsx(rows)], { type: TYPE }));
}
