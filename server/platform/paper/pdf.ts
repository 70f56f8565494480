import pdfmake from 'pdfmake';
import { fontFiles } from './letters.ts';

const files = fontFiles();
const allowed = new Set(Object.values(files).map(({ normal }) => normal));
pdfmake.setFonts(files);
// A document is made of our own fonts and drawings: nothing else is read, from the disk or the network.
pdfmake.setLocalAccessPolicy((path) => allowed.has(path));
pdfmake.setUrlAccessPolicy(() => false);

/** Description of a document, as pdfmake reads it. */
export type PdfDocument = Parameters<typeof pdfmake.createPdf>[0];

/** Makes a PDF with our own fonts inside. */
export async function createPdf(document: PdfDocument): Promise<Buffer> {
  return Buffer.from(await pdfmake.createPdf(document).getBuffer());
}
