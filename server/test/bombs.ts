import { zipSync, strToU8 } from 'fflate';

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** An XLSX of one sheet with these rows as XML, and perhaps shared texts. */
function createXlsx(rows: string, shared = ''): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${SHEET}">${shared}</sst>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level: 9 }),
  );
}

const CELL = '<c r="XFD1048576"><v>1</v></c>';

/** Small files that cost a careless reader all memory or a minute, by what they are. */
export const XLSX_BOMBS: Readonly<Record<string, () => Buffer>> = {
  'one cell in the last corner': () => createXlsx(`<row r="1048576">${CELL}</row>`),
  'one cell in the last corner of a row that says nothing': () => createXlsx(`<row>${CELL}</row>`),
  'a cell of fifteen million spaces': () =>
    createXlsx(
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
      `<si><t xml:space="preserve">${' '.repeat(15e6)}</t></si>`,
    ),
  'two hundred thousand cells of spaces': () =>
    createXlsx(`<row r="1">${`<c t="inlineStr"><is><t>${' '.repeat(30)}</t></is></c>`.repeat(2e5)}</row>`),
};

/** A list of pupils with 1.2 million rows of nothing. */
export const csvBomb = (): Buffer => Buffer.from(`voornaam;naam;groep\n${';;;\n'.repeat(1.2e6)}`);

/** An EDEXML file of which one element has 400,000 attributes. */
export const attributeBomb = (): Buffer =>
  Buffer.from(`<EDEX ${Array.from({ length: 4e5 }, (_, nr) => `a${nr}="${nr}"`).join(' ')}><school/></EDEX>`);
