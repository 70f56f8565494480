import { dierTint } from '#engine/core/domein/dier-tint.ts';
import type { Plaatje } from '#engine/core/domein/plaatjes.ts';
import { plaats, tekening } from '../../platform/papier/tekeningen.ts';

/** One card as it is printed. */
export interface Kaartje {
  roepnaam: string;
  dier: string;
  gebruikersnaam: string;
  plaatjes?: Plaatje[] | undefined;
  wachtwoord?: string | undefined;
  /** QR code as SVG; absent when signing in with a group code is off. */
  qr?: string | undefined;
}

/** Colours of the light theme: paper is always light. */
export const INK = {
  inkt: '#1f2a44',
  zacht: '#4a5470',
  zee: '#1b6ca8',
  diep: '#14517f',
  lijn: '#e5e1d6',
  rand: '#d9d5c6',
  vlak: '#f4f0e6',
  stippel: '#a7adbf',
} as const;

/** Places on a card in points; the origin is the upper left corner of its cell on the sheet. */
export const MAAT = {
  kaartX: 9.5,
  kaartY: 9.5,
  kaartB: 246,
  kaartH: 162.5,
  links: 21.5,
  rechts: 244,
  merkY: 19.3,
  dierY: 47,
  dier: 59,
  qrX: 178,
  qrY: 44,
  qr: 66,
  lijnY: 118,
  labelY: 123.6,
  vakY: 136.8,
  vakH: 25.8,
} as const;
/** Squares of the letters of the group code, and of the three pictures. */
export const LETTERVAK = { breed: 15, stap: 17.1 } as const;
export const PLAATJESVAK = { x: 148, maat: 25.8, stap: 35.1 } as const;

const vak = (deel: { x: number; y: number; b: number; h: number; r: number }, stijl: string): string =>
  `<rect x="${deel.x}" y="${deel.y}" width="${deel.b}" height="${deel.h}" rx="${deel.r}" ${stijl}/>`;

const MERK = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(0.2227)"><rect width="64" height="64" rx="16" fill="#1B6CA8"/><path d="M20 54C34 50 40 44 32 38C22 31 22 24 42 18" fill="none" stroke="#FFFDF7" stroke-width="7" stroke-linecap="round"/><path d="M42 20V8" stroke="#FFFDF7" stroke-width="3.5" stroke-linecap="round"/><path d="M43 7L57 11.5L43 17Z" fill="#FFB703"/></g>`;

function plaatjesrij(plaatjes: readonly Plaatje[]): string {
  return plaatjes
    .map((plaatje, nr) => {
      const x = PLAATJESVAK.x + nr * PLAATJESVAK.stap;
      const pijl =
        nr === 0
          ? ''
          : `<path d="M${x - 6.4} ${MAAT.vakY + 10.7}l2.2 2.2-2.2 2.2" fill="none" stroke="${INK.zacht}" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round"/>`;
      return `${pijl}${vak({ x, y: MAAT.vakY, b: PLAATJESVAK.maat, h: MAAT.vakH, r: 6.5 }, `fill="#ffffff" stroke="${INK.rand}" stroke-width="0.8"`)}${plaats(tekening('plaatjes', plaatje), { x: x + 4.9, y: MAAT.vakY + 4.9, maat: 16 })}<circle cx="${x + 2}" cy="${MAAT.vakY + 1.6}" r="5" fill="${INK.inkt}"/>`;
    })
    .join('');
}

function geheimvak(kaart: Kaartje): string {
  if (kaart.plaatjes !== undefined) return plaatjesrij(kaart.plaatjes);
  const streep =
    kaart.wachtwoord === undefined
      ? `stroke="${INK.stippel}" stroke-width="0.8" stroke-dasharray="2.4 2"`
      : `stroke="${INK.rand}" stroke-width="0.8"`;
  return vak(
    { x: PLAATJESVAK.x - 12, y: MAAT.vakY, b: MAAT.rechts - PLAATJESVAK.x + 12, h: MAAT.vakH, r: 6.5 },
    `fill="#ffffff" ${streep}`,
  );
}

/** Everything on a card that is not text; `code` = number of letters of the group code. */
export function tekenKaartje(kaart: Kaartje, plek: { x: number; y: number; code: number; pil: number }): string {
  const letters = Array.from({ length: plek.code }, (_, nr) =>
    vak(
      { x: MAAT.links + nr * LETTERVAK.stap, y: MAAT.vakY, b: LETTERVAK.breed, h: MAAT.vakH, r: 4 },
      `fill="${INK.vlak}"`,
    ),
  ).join('');
  return `<g transform="translate(${plek.x} ${plek.y})">
    ${vak({ x: MAAT.kaartX, y: MAAT.kaartY, b: MAAT.kaartB, h: MAAT.kaartH, r: 13 }, `fill="#ffffff" stroke="${INK.rand}" stroke-width="1"`)}
    ${MERK(MAAT.links, MAAT.merkY)}
    ${vak({ x: MAAT.rechts - plek.pil, y: 19, b: plek.pil, h: 15, r: 7.5 }, `fill="#ffffff" stroke="${INK.zee}" stroke-width="0.8"`)}
    ${vak({ x: MAAT.links, y: MAAT.dierY, b: MAAT.dier, h: MAAT.dier, r: 12.5 }, `fill="${dierTint(kaart.dier)}"`)}
    ${plaats(tekening('dieren', kaart.dier), { x: MAAT.links + 9.5, y: MAAT.dierY + 9.5, maat: 40 })}
    ${kaart.qr === undefined ? '' : plaats(kaart.qr, { x: MAAT.qrX, y: MAAT.qrY, maat: MAAT.qr })}
    <path d="M${MAAT.links} ${MAAT.lijnY}H${MAAT.rechts}" stroke="${INK.lijn}" stroke-width="0.7"/>
    ${letters}${geheimvak(kaart)}
  </g>`;
}

/** Lines to cut along, around and between the cells. */
export function tekenSnijlijnen(cel: {
  x: number;
  y: number;
  b: number;
  h: number;
  kolommen: number;
  rijen: number;
}): string {
  const rechts = cel.x + cel.b * cel.kolommen;
  const onder = cel.y + cel.h * cel.rijen;
  const plat = Array.from({ length: cel.rijen + 1 }, (_, nr) => `M${cel.x} ${cel.y + nr * cel.h}H${rechts}`);
  const recht = Array.from({ length: cel.kolommen + 1 }, (_, nr) => `M${cel.x + nr * cel.b} ${cel.y}V${onder}`);
  return `<path d="${[...plat, ...recht].join('')}" fill="none" stroke="${INK.stippel}" stroke-width="0.9" stroke-dasharray="3.4 2.4"/>`;
}

/** A pair of scissors of 8 points. */
export const schaar = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(0.36)" fill="none" stroke="${INK.zacht}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="6" cy="6" r="3"/><circle cx="6" cy="18" r="3"/><path d="M20 4 8.1 15.9M14.5 14.5 20 20M8.1 8.1 12 12"/></g>`;
