import type { Content } from 'pdfmake';
import { metLetters, type Letter } from '../../platform/papier/letters.ts';
import type { PdfDocument } from '../../platform/papier/pdf.ts';
import {
  INK,
  LETTERVAK,
  MAAT,
  PLAATJESVAK,
  schaar,
  tekenKaartje,
  tekenSnijlijnen,
  type Kaartje,
} from './kaartje-tekening.ts';

export interface Blad {
  kop: string;
  school: string;
  knip: string;
  uitleg: string;
  voet: (blad: number, bladen: number) => string;
  naam: string;
  groep: string;
  groepscode?: string | undefined;
  schoolcode: string;
}
export interface Woorden {
  code: string;
  schoolcode: string;
  plaatjes: string;
  wachtwoord: string;
}

const A4 = { b: 595.28, h: 841.89 } as const;
const CEL = { x: 32.2, y: 61.8, b: 265.7, h: 181.5, kolommen: 2, rijen: 4 } as const;
export const PER_BLAD = CEL.kolommen * CEL.rijen;

interface Zet {
  x: number;
  y: number;
  breed?: number;
  maat: number;
  letter?: Letter;
  kleur?: string;
  lijn?: 'left' | 'right' | 'center';
}

/** Text at a fixed place; `y` is the top of the line. */
function zet(
  tekst: string,
  { x, y, breed = 300, maat, letter = 'Lexend', kleur = INK.inkt, lijn = 'left' }: Zet,
): Content {
  return {
    columns: [
      {
        width: breed,
        text: metLetters(tekst, letter),
        alignment: lijn,
        fontSize: maat,
        color: kleur,
        lineHeight: 1,
        noWrap: true,
      },
    ],
    absolutePosition: { x, y },
  };
}

/** Size in points at which a word fits; widths are those of the bold reading font, at most. */
const pas = (tekst: string, breed: number, groot: number): number => Math.min(groot, breed / ([...tekst].length * 0.6));

function codeTeksten(blad: Blad, woorden: Woorden, kaart: Kaartje): (plek: { x: number; y: number }) => Content[] {
  const { groepscode } = blad;
  if (groepscode === undefined) {
    return ({ x, y }) => [
      zet(`${woorden.schoolcode} ${blad.schoolcode}`, {
        x: x + MAAT.links,
        y: y + MAAT.labelY,
        maat: 6.7,
        kleur: INK.zacht,
      }),
      zet(kaart.gebruikersnaam, {
        x: x + MAAT.links,
        y: y + MAAT.vakY + 6,
        breed: 108,
        maat: pas(kaart.gebruikersnaam, 108, 11),
        letter: 'Andika',
      }),
    ];
  }
  return ({ x, y }) => [
    zet(woorden.code, { x: x + MAAT.links, y: y + MAAT.labelY, maat: 6.7, kleur: INK.zacht }),
    ...[...groepscode].map((letter, nr) =>
      zet(letter, {
        x: x + MAAT.links + nr * LETTERVAK.stap,
        y: y + MAAT.vakY + 6.1,
        breed: LETTERVAK.breed,
        maat: 11,
        letter: 'LexendHalf',
        lijn: 'center',
      }),
    ),
  ];
}

function geheimTeksten(woorden: Woorden, kaart: Kaartje, { x, y }: { x: number; y: number }): Content[] {
  const begin = kaart.plaatjes === undefined ? PLAATJESVAK.x - 12 : PLAATJESVAK.x;
  const label = zet(kaart.plaatjes === undefined ? woorden.wachtwoord : woorden.plaatjes, {
    x: x + begin,
    y: y + MAAT.labelY,
    maat: 6.7,
    kleur: INK.zacht,
  });
  if (kaart.plaatjes !== undefined) {
    return [
      label,
      ...kaart.plaatjes.map((_, nr) =>
        zet(String(nr + 1), {
          x: x + PLAATJESVAK.x + nr * PLAATJESVAK.stap - 3,
          y: y + MAAT.vakY - 2.6,
          breed: 10,
          maat: 6.4,
          letter: 'LexendHalf',
          kleur: '#ffffff',
          lijn: 'center',
        }),
      ),
    ];
  }
  if (kaart.wachtwoord === undefined) return [label];
  const breed = MAAT.rechts - begin - 8;
  const maat = pas(kaart.wachtwoord, breed, 12.5);
  return [
    label,
    zet(kaart.wachtwoord, {
      x: x + begin + 4,
      y: y + MAAT.vakY + 12.4 - maat * 0.72,
      breed,
      maat,
      letter: 'Andika',
      lijn: 'center',
    }),
  ];
}

function kaartTeksten(
  blad: Blad,
  woorden: Woorden,
  deel: { kaart: Kaartje; plek: { x: number; y: number }; pil: number },
): Content[] {
  const {
    kaart,
    plek: { x, y },
    pil,
  } = deel;
  const naamBreed = (kaart.qr === undefined ? MAAT.rechts : MAAT.qrX - 5) - (MAAT.links + MAAT.dier + 10);
  const maat = pas(kaart.roepnaam, naamBreed, 22);
  return [
    zet(blad.naam, { x: x + MAAT.links + 19, y: y + MAAT.merkY + 1.9, maat: 8.4, letter: 'LexendHalf' }),
    zet(blad.groep, { x: x + MAAT.rechts - pil, y: y + 21.8, breed: pil, maat: 7.4, kleur: INK.diep, lijn: 'center' }),
    zet(kaart.roepnaam, {
      x: x + MAAT.links + MAAT.dier + 10,
      y: y + MAAT.dierY + MAAT.dier / 2 - maat * 0.8,
      breed: naamBreed,
      maat,
      letter: 'Andika',
    }),
    ...codeTeksten(blad, woorden, kaart)(deel.plek),
    ...geheimTeksten(woorden, kaart, deel.plek),
  ];
}

/** A4 sheets with eight cards each, printed on one side. */
export function maakKaartjesDocument(blad: Blad, woorden: Woorden, kaarten: readonly Kaartje[]): PdfDocument {
  const bladen = Math.max(1, Math.ceil(kaarten.length / PER_BLAD));
  const pil = Math.min(120, 15 + [...blad.groep].length * 3.9);
  const content = Array.from({ length: bladen }, (_, nr): Content[] => {
    const cellen = kaarten.slice(nr * PER_BLAD, (nr + 1) * PER_BLAD).map((kaart, plek) => ({
      kaart,
      pil,
      plek: { x: CEL.x + (plek % CEL.kolommen) * CEL.b, y: CEL.y + Math.floor(plek / CEL.kolommen) * CEL.h },
    }));
    const tekeningen = cellen
      .map(({ kaart, plek }) => tekenKaartje(kaart, { ...plek, pil, code: blad.groepscode?.length ?? 0 }))
      .join('');
    const knipBreed = blad.knip.length * 3.5;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${A4.b} ${A4.h}" width="${A4.b}" height="${A4.h}">${tekenSnijlijnen(CEL)}${tekeningen}${schaar(CEL.x + CEL.b * 2 - knipBreed - 13, 42)}</svg>`;
    return [
      // An empty line carries the page break: a drawing at a fixed place cannot.
      { text: ' ', fontSize: 1, ...(nr === 0 ? {} : { pageBreak: 'before' as const }) },
      { svg, width: A4.b, absolutePosition: { x: 0, y: 0 } },
      {
        columns: [
          { width: 'auto', text: metLetters(blad.kop, 'LexendHalf'), fontSize: 13 },
          {
            width: 'auto',
            text: metLetters(blad.school, 'Lexend'),
            fontSize: 8.4,
            margin: [7, 4, 0, 0],
            color: INK.zacht,
          },
        ],
        absolutePosition: { x: CEL.x, y: 37 },
      },
      zet(blad.knip, { x: CEL.x + CEL.b, y: 41.2, breed: CEL.b, maat: 7.7, kleur: INK.zacht, lijn: 'right' }),
      ...cellen.flatMap((deel) => kaartTeksten(blad, woorden, deel)),
      zet(blad.uitleg, { x: CEL.x, y: 799.5, breed: 360, maat: 7.7, kleur: INK.zacht }),
      zet(blad.voet(nr + 1, bladen), {
        x: CEL.x + CEL.b,
        y: 799.5,
        breed: CEL.b,
        maat: 7.7,
        kleur: INK.zacht,
        lijn: 'right',
      }),
    ];
  });
  return {
    info: { title: blad.kop, creator: blad.naam },
    pageSize: 'A4',
    pageMargins: 0,
    defaultStyle: { font: 'Lexend-latin', color: INK.inkt },
    content: content.flat(),
  };
}
