import type { Content } from 'pdfmake';
import { withLetters } from '../../platform/paper/letters.ts';
import type { PdfDocument } from '../../platform/paper/pdf.ts';
import type { VoortgangReport } from './leerling-voortgang.contract.ts';

const INK = '#1d3348';
const SOFT = '#4a5d6e';
const LINE = '#c9d3db';

const header = (text: string): Content => ({
  text: withLetters(text, 'LexendHalf'),
  fontSize: 12,
  color: INK,
  margin: [0, 14, 0, 5],
});
const paragraph = (text: string): Content => ({ text: withLetters(text, 'Lexend'), fontSize: 10, color: INK });

function table({ kolommen: columns, rijen: rows }: { kolommen: string[]; rijen: string[][] }): Content {
  const cell = (text: string, isHead: boolean): Content => ({
    text: withLetters(text, isHead ? 'LexendHalf' : 'Lexend'),
    fontSize: 9,
    color: isHead ? SOFT : INK,
    margin: [0, 2, 0, 2],
  });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map((_, nr) => (nr === 0 ? '*' : 'auto')),
      body: [columns.map((text) => cell(text, true)), ...rows.map((row) => row.map((text) => cell(text, false)))],
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (column: number) => (column === 0 ? 0 : 10),
      paddingRight: () => 0,
    },
  };
}

/** A4 pages of a report with our own letters. */
export function createReportDocument(report: VoortgangReport): PdfDocument {
  return {
    pageSize: 'A4',
    pageMargins: [54, 54, 54, 54],
    info: { title: report.titel },
    defaultStyle: { font: 'Lexend-latin', lineHeight: 1.25 },
    content: [
      { text: withLetters(report.titel, 'LexendHalf'), fontSize: 20, color: INK },
      { text: withLetters(report.onder, 'Lexend'), fontSize: 10, color: SOFT, margin: [0, 2, 0, 2] },
      ...report.delen.flatMap((part): Content[] => [
        header(part.kop),
        ...(part.tekst === undefined ? [] : [paragraph(part.tekst)]),
        ...(part.woorden === undefined ? [] : [paragraph(part.woorden.join('  ·  '))]),
        ...(part.tabel === undefined ? [] : [table(part.tabel)]),
      ]),
    ],
    footer: (page, pages) => ({
      columns: [
        { width: '*', text: withLetters(report.footer, 'Lexend') },
        { width: 'auto', text: withLetters(`${page} / ${pages}`, 'Lexend') },
      ],
      fontSize: 8,
      color: SOFT,
      margin: [54, 18, 54, 0],
    }),
  };
}
