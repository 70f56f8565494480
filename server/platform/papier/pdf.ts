import pdfmake from 'pdfmake';
import { fontbestanden } from './letters.ts';

const bestanden = fontbestanden();
const toegestaan = new Set(Object.values(bestanden).map(({ normal }) => normal));
pdfmake.setFonts(bestanden);
// A document is made of our own fonts and drawings: nothing else is read, from the disk or the network.
pdfmake.setLocalAccessPolicy((pad) => toegestaan.has(pad));
pdfmake.setUrlAccessPolicy(() => false);

/** Description of a document, as pdfmake reads it. */
export type PdfDocument = Parameters<typeof pdfmake.createPdf>[0];

/** Makes a PDF with our own fonts inside. */
export async function maakPdf(document: PdfDocument): Promise<Buffer> {
  return Buffer.from(await pdfmake.createPdf(document).getBuffer());
}
