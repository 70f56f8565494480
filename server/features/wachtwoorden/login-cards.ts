import type { Content } from 'pdfmake';
import { withLetters, type Letter } from '../../platform/paper/letters.ts';
import type { PdfDocument } from '../../platform/paper/pdf.ts';
import {
  INK,
  LETTER_BOX,
  SIZE,
  IMAGE_BOX,
  scissors,
  drawLoginCard,
  drawCutLines,
  type PrintedCard,
} from './login-card-drawing.ts';

export interface Sheet {
  kop: string;
  school: string;
  cut: string;
  uitleg: string;
  footer: (sheet: number, sheets: number) => string;
  naam: string;
  groep: string;
  groepscode?: string | undefined;
  schoolcode: string;
}
interface Woorden {
  code: string;
  schoolcode: string;
  plaatjes: string;
  wachtwoord: string;
}

const A4 = { b: 595.28, h: 841.89 } as const;
const CELL = { x: 32.2, y: 61.8, b: 265.7, h: 181.5, kolommen: 2, rijen: 4 } as const;
export const PER_SHEET = CELL.kolommen * CELL.rijen;

interface Setter {
  x: number;
  y: number;
  breed?: number;
  maat: number;
  letter?: Letter;
  kleur?: string;
  lijn?: 'left' | 'right' | 'center';
}

/** Text at a fixed place; `y` is the top of the line. */
function set(
  text: string,
  { x, y, breed: wide = 300, maat: size, letter = 'Lexend', kleur: color = INK.inkt, lijn: line = 'left' }: Setter,
): Content {
  return {
    columns: [
      {
        width: wide,
        text: withLetters(text, letter),
        alignment: line,
        fontSize: size,
        color: color,
        lineHeight: 1,
        noWrap: true,
      },
    ],
    absolutePosition: { x, y },
  };
}

/** Size in points at which a word fits; widths are those of the bold reading font, at most. */
const fit = (text: string, wide: number, large: number): number => Math.min(large, wide / ([...text].length * 0.6));

function codeTexts(sheet: Sheet, woorden: Woorden, card: PrintedCard): (spot: { x: number; y: number }) => Content[] {
  const { groepscode } = sheet;
  if (groepscode === undefined) {
    return ({ x, y }) => [
      set(`${woorden.schoolcode} ${sheet.schoolcode}`, {
        x: x + SIZE.links,
        y: y + SIZE.labelY,
        maat: 6.7,
        kleur: INK.soft,
      }),
      set(card.gebruikersnaam, {
        x: x + SIZE.links,
        y: y + SIZE.boxY + 6,
        breed: 108,
        maat: fit(card.gebruikersnaam, 108, 11),
        letter: 'Andika',
      }),
    ];
  }
  return ({ x, y }) => [
    set(woorden.code, { x: x + SIZE.links, y: y + SIZE.labelY, maat: 6.7, kleur: INK.soft }),
    ...[...groepscode].map((letter, nr) =>
      set(letter, {
        x: x + SIZE.links + nr * LETTER_BOX.stap,
        y: y + SIZE.boxY + 6.1,
        breed: LETTER_BOX.breed,
        maat: 11,
        letter: 'LexendHalf',
        lijn: 'center',
      }),
    ),
  ];
}

function secretTexts(woorden: Woorden, card: PrintedCard, { x, y }: { x: number; y: number }): Content[] {
  const begin = card.plaatjes === undefined ? IMAGE_BOX.x - 12 : IMAGE_BOX.x;
  const label = set(card.plaatjes === undefined ? woorden.wachtwoord : woorden.plaatjes, {
    x: x + begin,
    y: y + SIZE.labelY,
    maat: 6.7,
    kleur: INK.soft,
  });
  if (card.plaatjes !== undefined) {
    return [
      label,
      ...card.plaatjes.map((_, nr) =>
        set(String(nr + 1), {
          x: x + IMAGE_BOX.x + nr * IMAGE_BOX.stap - 3,
          y: y + SIZE.boxY - 2.6,
          breed: 10,
          maat: 6.4,
          letter: 'LexendHalf',
          kleur: '#ffffff',
          lijn: 'center',
        }),
      ),
    ];
  }
  if (card.wachtwoord === undefined) return [label];
  const wide = SIZE.rechts - begin - 8;
  const size = fit(card.wachtwoord, wide, 12.5);
  return [
    label,
    set(card.wachtwoord, {
      x: x + begin + 4,
      y: y + SIZE.boxY + 12.4 - size * 0.72,
      breed: wide,
      maat: size,
      letter: 'Andika',
      lijn: 'center',
    }),
  ];
}

function cardTexts(
  sheet: Sheet,
  woorden: Woorden,
  part: { kaart: PrintedCard; plek: { x: number; y: number }; pill: number },
): Content[] {
  const {
    kaart: card,
    plek: { x, y },
    pill,
  } = part;
  const nameWidth = (card.qr === undefined ? SIZE.rechts : SIZE.qrX - 5) - (SIZE.links + SIZE.dier + 10);
  const size = fit(card.roepnaam, nameWidth, 22);
  return [
    set(sheet.naam, { x: x + SIZE.links + 19, y: y + SIZE.markY + 1.9, maat: 8.4, letter: 'LexendHalf' }),
    set(sheet.groep, {
      x: x + SIZE.rechts - pill,
      y: y + 21.8,
      breed: pill,
      maat: 7.4,
      kleur: INK.deep,
      lijn: 'center',
    }),
    set(card.roepnaam, {
      x: x + SIZE.links + SIZE.dier + 10,
      y: y + SIZE.animalY + SIZE.dier / 2 - size * 0.8,
      breed: nameWidth,
      maat: size,
      letter: 'Andika',
    }),
    ...codeTexts(sheet, woorden, card)(part.plek),
    ...secretTexts(woorden, card, part.plek),
  ];
}

/** A4 sheets with eight cards each, printed on one side. */
export function createLoginCardsDocument(sheet: Sheet, woorden: Woorden, cards: readonly PrintedCard[]): PdfDocument {
  const sheets = Math.max(1, Math.ceil(cards.length / PER_SHEET));
  const pill = Math.min(120, 15 + [...sheet.groep].length * 3.9);
  const content = Array.from({ length: sheets }, (_, nr): Content[] => {
    const cells = cards.slice(nr * PER_SHEET, (nr + 1) * PER_SHEET).map((card, spot) => ({
      kaart: card,
      pill,
      plek: { x: CELL.x + (spot % CELL.kolommen) * CELL.b, y: CELL.y + Math.floor(spot / CELL.kolommen) * CELL.h },
    }));
    const drawings = cells
      .map(({ kaart: card, plek: spot }) => drawLoginCard(card, { ...spot, pill, code: sheet.groepscode?.length ?? 0 }))
      .join('');
    const cutWidth = sheet.cut.length * 3.5;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${A4.b} ${A4.h}" width="${A4.b}" height="${A4.h}">${drawCutLines(CELL)}${drawings}${scissors(CELL.x + CELL.b * 2 - cutWidth - 13, 42)}</svg>`;
    return [
      // An empty line carries the page break: a drawing at a fixed place cannot.
      { text: ' ', fontSize: 1, ...(nr === 0 ? {} : { pageBreak: 'before' as const }) },
      { svg, width: A4.b, absolutePosition: { x: 0, y: 0 } },
      {
        columns: [
          { width: 'auto', text: withLetters(sheet.kop, 'LexendHalf'), fontSize: 13 },
          {
            width: 'auto',
            text: withLetters(sheet.school, 'Lexend'),
            fontSize: 8.4,
            margin: [7, 4, 0, 0],
            color: INK.soft,
          },
        ],
        absolutePosition: { x: CELL.x, y: 37 },
      },
      set(sheet.cut, { x: CELL.x + CELL.b, y: 41.2, breed: CELL.b, maat: 7.7, kleur: INK.soft, lijn: 'right' }),
      ...cells.flatMap((part) => cardTexts(sheet, woorden, part)),
      set(sheet.uitleg, { x: CELL.x, y: 799.5, breed: 360, maat: 7.7, kleur: INK.soft }),
      set(sheet.footer(nr + 1, sheets), {
        x: CELL.x + CELL.b,
        y: 799.5,
        breed: CELL.b,
        maat: 7.7,
        kleur: INK.soft,
        lijn: 'right',
      }),
    ];
  });
  return {
    info: { title: sheet.kop, creator: sheet.naam },
    pageSize: 'A4',
    pageMargins: 0,
    defaultStyle: { font: 'Lexend-latin', color: INK.inkt },
    content: content.flat(),
  };
}
