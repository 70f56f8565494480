import { AANBIEDERS, SCALES, type Aanbieder, type Scale } from '#engine/core/domein/lvs.ts';
import { normalized } from '../../platform/file/cell-text.ts';

/** Supplier of a cell: `Cito`, `cito-lib`, `Leerling in beeld`, `VCLB`. */
export function readAanbieder(cell: string): Aanbieder | undefined {
  const key = normalized(cell);
  if (key === 'leerlinginbeeld' || key === 'citoleerlinginbeeld') return 'cito-lib';
  if (key === 'diataal') return 'dia';
  return AANBIEDERS.find((aanbieder) => normalized(aanbieder) === key);
}

/** Scale of a cell: `AE`, `A-E`, `IV`, `I-V`, `VCLB`. */
export function readScale(cell: string): Scale | undefined {
  const key = normalized(cell).toUpperCase();
  return SCALES.find((scale) => scale === key);
}

/** Whole number of a cell within bounds; undefined when it is none. */
export function readInteger(cell: string, min: number, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(cell) ? Number(cell) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Decimal number with a comma or a point, 0 to 999, in hundredths; undefined when it is none. */
export function readScore(cell: string): number | undefined {
  const number = /^\d+(?:[.,]\d+)?$/.test(cell) ? Math.round(Number(cell.replace(',', '.')) * 100) / 100 : Number.NaN;
  return number >= 0 && number <= 999 ? number : undefined;
}

/** Beyond the scale: what a supplier writes as `60+`. */
const DLE_ABOVE_MAX = 61;
/** Months of teaching; no scale reaches further. */
const DLE_MAX = 120;

/** Didactic level of a cell in months; `60+` is 61. */
export function readDle(cell: string): number | undefined {
  return /^(?:>\s*60|60\s*\+)$/.test(cell) ? DLE_ABOVE_MAX : readInteger(cell, 0, DLE_MAX);
}

/** Level a pupil works at, such as `M4`, also below or above the scale. */
export function readFn(cell: string): string | undefined {
  const fn = cell.toUpperCase().replaceAll(/\s/g, '');
  return /^[<>]?[BME][3-8]$/.test(fn) ? fn : undefined;
}

/** A key that a spreadsheet turned into a number in scientific notation: the real one is lost. */
export const isScientific = (cell: string): boolean => /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(cell);
