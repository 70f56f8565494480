import type Pdfmake from 'pdfmake';
import { fontFiles } from './letters.ts';

/** Description of a document, as pdfmake reads it. */
export type PdfDocument = Parameters<typeof Pdfmake.createPdf>[0];

/** Only who prints loads the printer: it is a fifth of a second of every start. */
async function loadPdfmake(): Promise<typeof Pdfmake> {
  const { default: pdfmake } = await import('pdfmake');
  const files = fontFiles();
  const allowed = new Set(Object.values(files).map(({ normal }) => normal));
  pdfmake.setFonts(files);
  // A document is made of our own fonts and drawings: nothing else is read, from the disk or the network.
  pdfmake.setLocalAccessPolicy((path) => allowed.has(path));
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake;
}
let loading: Promise<typeof Pdfmake> | undefined;

/** Makes a PDF with our own fonts inside. */
export async function createPdf(document: PdfDocument): Promise<Buffer> {
  loading ??= loadPdfmake();
  const pdfmake = await loading;
  return Buffer.from(await pdfmake.createPdf(document).getBuffer());
}
