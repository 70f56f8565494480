import { animalTint } from '#engine/core/domein/animal-tint.ts';
import type { PictureId } from '#engine/core/domein/images.ts';
import { place, paperDrawing } from '../../platform/paper/drawings.ts';

/** One card as it is printed. */
export interface PrintedCard {
  roepnaam: string;
  dier: string;
  gebruikersnaam: string;
  plaatjes?: PictureId[] | undefined;
  wachtwoord?: string | undefined;
  /** QR code as SVG; absent when signing in with a group code is off. */
  qr?: string | undefined;
}

/** Colours of the light theme: paper is always light. */
export const INK = {
  inkt: '#1f2a44',
  soft: '#4a5470',
  zee: '#1b6ca8',
  deep: '#14517f',
  lijn: '#e5e1d6',
  rand: '#d9d5c6',
  vlak: '#f4f0e6',
  dotted: '#a7adbf',
} as const;

/** Places on a card in points; the origin is the upper left corner of its cell on the sheet. */
export const SIZE = {
  cardX: 9.5,
  cardY: 9.5,
  cardW: 246,
  cardH: 162.5,
  links: 21.5,
  rechts: 244,
  markY: 19.3,
  animalY: 47,
  dier: 59,
  qrX: 178,
  qrY: 44,
  qr: 66,
  lineY: 118,
  labelY: 123.6,
  boxY: 136.8,
  boxH: 25.8,
} as const;
/** Squares of the letters of the group code, and of the three pictures. */
export const LETTER_BOX = { breed: 15, stap: 17.1 } as const;
export const IMAGE_BOX = { x: 148, maat: 25.8, stap: 35.1 } as const;

const box = (part: { x: number; y: number; b: number; h: number; r: number }, style: string): string =>
  `<rect x="${part.x}" y="${part.y}" width="${part.b}" height="${part.h}" rx="${part.r}" ${style}/>`;

const MARK = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(0.2227)"><rect width="64" height="64" rx="16" fill="#1B6CA8"/><path d="M20 54C34 50 40 44 32 38C22 31 22 24 42 18" fill="none" stroke="#FFFDF7" stroke-width="7" stroke-linecap="round"/><path d="M42 20V8" stroke="#FFFDF7" stroke-width="3.5" stroke-linecap="round"/><path d="M43 7L57 11.5L43 17Z" fill="#FFB703"/></g>`;

function imageRow(images: readonly PictureId[]): string {
  return images
    .map((image, nr) => {
      const x = IMAGE_BOX.x + nr * IMAGE_BOX.stap;
      const arrow =
        nr === 0
          ? ''
          : `<path d="M${x - 6.4} ${SIZE.boxY + 10.7}l2.2 2.2-2.2 2.2" fill="none" stroke="${INK.soft}" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round"/>`;
      return `${arrow}${box({ x, y: SIZE.boxY, b: IMAGE_BOX.maat, h: SIZE.boxH, r: 6.5 }, `fill="#ffffff" stroke="${INK.rand}" stroke-width="0.8"`)}${place(paperDrawing('plaatjes', image), { x: x + 4.9, y: SIZE.boxY + 4.9, maat: 16 })}<circle cx="${x + 2}" cy="${SIZE.boxY + 1.6}" r="5" fill="${INK.inkt}"/>`;
    })
    .join('');
}

function secretBox(card: PrintedCard): string {
  if (card.plaatjes !== undefined) return imageRow(card.plaatjes);
  const stripe =
    card.wachtwoord === undefined
      ? `stroke="${INK.dotted}" stroke-width="0.8" stroke-dasharray="2.4 2"`
      : `stroke="${INK.rand}" stroke-width="0.8"`;
  return box(
    { x: IMAGE_BOX.x - 12, y: SIZE.boxY, b: SIZE.rechts - IMAGE_BOX.x + 12, h: SIZE.boxH, r: 6.5 },
    `fill="#ffffff" ${stripe}`,
  );
}

/** Everything on a card that is not text; `code` = number of letters of the group code. */
export function drawLoginCard(card: PrintedCard, spot: { x: number; y: number; code: number; pill: number }): string {
  const letters = Array.from({ length: spot.code }, (_, nr) =>
    box(
      { x: SIZE.links + nr * LETTER_BOX.stap, y: SIZE.boxY, b: LETTER_BOX.breed, h: SIZE.boxH, r: 4 },
      `fill="${INK.vlak}"`,
    ),
  ).join('');
  return `<g transform="translate(${spot.x} ${spot.y})">
    ${box({ x: SIZE.cardX, y: SIZE.cardY, b: SIZE.cardW, h: SIZE.cardH, r: 13 }, `fill="#ffffff" stroke="${INK.rand}" stroke-width="1"`)}
    ${MARK(SIZE.links, SIZE.markY)}
    ${box({ x: SIZE.rechts - spot.pill, y: 19, b: spot.pill, h: 15, r: 7.5 }, `fill="#ffffff" stroke="${INK.zee}" stroke-width="0.8"`)}
    ${box({ x: SIZE.links, y: SIZE.animalY, b: SIZE.dier, h: SIZE.dier, r: 12.5 }, `fill="${animalTint(card.dier)}"`)}
    ${place(paperDrawing('dieren', card.dier), { x: SIZE.links + 9.5, y: SIZE.animalY + 9.5, maat: 40 })}
    ${card.qr === undefined ? '' : place(card.qr, { x: SIZE.qrX, y: SIZE.qrY, maat: SIZE.qr })}
    <path d="M${SIZE.links} ${SIZE.lineY}H${SIZE.rechts}" stroke="${INK.lijn}" stroke-width="0.7"/>
    ${letters}${secretBox(card)}
  </g>`;
}

/** Lines to cut along, around and between the cells. */
export function drawCutLines(cell: {
  x: number;
  y: number;
  b: number;
  h: number;
  kolommen: number;
  rijen: number;
}): string {
  const right = cell.x + cell.b * cell.kolommen;
  const below = cell.y + cell.h * cell.rijen;
  const flat = Array.from({ length: cell.rijen + 1 }, (_, nr) => `M${cell.x} ${cell.y + nr * cell.h}H${right}`);
  const permission = Array.from(
    { length: cell.kolommen + 1 },
    (_, nr) => `M${cell.x + nr * cell.b} ${cell.y}V${below}`,
  );
  return `<path d="${[...flat, ...permission].join('')}" fill="none" stroke="${INK.dotted}" stroke-width="0.9" stroke-dasharray="3.4 2.4"/>`;
}

/** A pair of scissors of 8 points. */
export const scissors = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(0.36)" fill="none" stroke="${INK.soft}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="6" cy="6" r="3"/><circle cx="6" cy="18" r="3"/><path d="M20 4 8.1 15.9M14.5 14.5 20 20M8.1 8.1 12 12"/></g>`;
