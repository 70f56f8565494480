import type { Content } from 'pdfmake';
import { paperDrawing } from '../../platform/paper/drawings.ts';
import { withLetters, type Letter } from '../../platform/paper/letters.ts';
import type { PdfDocument } from '../../platform/paper/pdf.ts';
import type { Diploma, Diplomas } from './diplomas.contract.ts';

const INK = '#1d3348';
const SOFT = '#4a5d6e';
const SEA = '#2b7a9b';
const SUN = '#f2b441';
/** A4 on its side, in points. */
const PAGE = { width: 841.89, height: 595.28 } as const;
const EDGE = 28;
const SIGN_WIDTH = 220;

interface Style {
  letter: Letter;
  size: number;
  color: string;
  above: number;
}
const line = (text: string, { letter, size, color, above }: Style): Content => ({
  text: withLetters(text, letter),
  fontSize: size,
  color,
  alignment: 'center',
  margin: [0, above, 0, 0],
});

/** Two frames and a sun in every corner. */
function frame(): string {
  const box = (inset: number, color: string, width: number): string =>
    `<rect x="${inset}" y="${inset}" width="${PAGE.width - 2 * inset}" height="${PAGE.height - 2 * inset}" rx="18" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  const corners = [EDGE, PAGE.width - EDGE].flatMap((x) => [EDGE, PAGE.height - EDGE].map((y) => [x, y] as const));
  const suns = corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${SUN}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}" height="${PAGE.height}">${box(EDGE, SEA, 5)}${box(EDGE + 9, SUN, 2)}${suns}</svg>`;
}

/** A line to write on. */
const LINE_TO_SIGN: Content = {
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: SIGN_WIDTH, y2: 0, lineWidth: 0.8, lineColor: SOFT }],
  alignment: 'center',
  margin: [0, 56, 0, 0],
};

/** One page on its side: who it is for, what the child can do, since when, and a line to sign on. */
export function createDiplomaDocument(all: Diplomas, diploma: Diploma): PdfDocument {
  const name = all.leerling.roepnaam;
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [90, 62, 90, 54],
    info: { title: `${all.titel} ${name}` },
    defaultStyle: { font: 'Lexend-latin', lineHeight: 1.2 },
    background: { svg: frame() },
    content: [
      { svg: paperDrawing('dieren', all.leerling.dier), width: 84, alignment: 'center' },
      line(all.titel, { letter: 'LexendHalf', size: 42, color: SEA, above: 4 }),
      line(name, { letter: 'LexendHalf', size: 30, color: INK, above: 10 }),
      line(all.kan, { letter: 'Lexend', size: 15, color: SOFT, above: 8 }),
      line(diploma.doel, { letter: 'LexendHalf', size: 24, color: INK, above: 8 }),
      ...(diploma.regel === undefined
        ? []
        : [line(diploma.regel, { letter: 'Lexend', size: 13, color: SOFT, above: 8 })]),
      line(diploma.dag, { letter: 'Lexend', size: 13, color: INK, above: 14 }),
      LINE_TO_SIGN,
      line(all.signature, { letter: 'Lexend', size: 9, color: SOFT, above: 4 }),
      line(all.school, { letter: 'Lexend', size: 11, color: SOFT, above: 14 }),
    ],
  };
}
