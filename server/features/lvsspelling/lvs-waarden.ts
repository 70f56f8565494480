import { AANBIEDERS, SCHALEN, type Aanbieder, type Schaal } from '#engine/core/domein/lvs.ts';
import { genormaliseerd } from '../../platform/bestand/celtekst.ts';

/** Supplier of a cell: `Cito`, `cito-lib`, `Leerling in beeld`, `VCLB`. */
export function leesAanbieder(cel: string): Aanbieder | undefined {
  const sleutel = genormaliseerd(cel);
  if (sleutel === 'leerlinginbeeld' || sleutel === 'citoleerlinginbeeld') return 'cito-lib';
  if (sleutel === 'diataal') return 'dia';
  return AANBIEDERS.find((aanbieder) => genormaliseerd(aanbieder) === sleutel);
}

/** Scale of a cell: `AE`, `A-E`, `IV`, `I-V`, `VCLB`. */
export function leesSchaal(cel: string): Schaal | undefined {
  const sleutel = genormaliseerd(cel).toUpperCase();
  return SCHALEN.find((schaal) => schaal === sleutel);
}

/** Whole number of a cell within bounds; undefined when it is none. */
export function leesGeheel(cel: string, min: number, max: number): number | undefined {
  const getal = /^\d{1,4}$/.test(cel) ? Number(cel) : Number.NaN;
  return getal >= min && getal <= max ? getal : undefined;
}

/** Decimal number with a comma or a point, 0 to 999, in hundredths; undefined when it is none. */
export function leesScore(cel: string): number | undefined {
  const getal = /^\d+(?:[.,]\d+)?$/.test(cel) ? Math.round(Number(cel.replace(',', '.')) * 100) / 100 : Number.NaN;
  return getal >= 0 && getal <= 999 ? getal : undefined;
}

/** Beyond the scale: what a supplier writes as `60+`. */
const DLE_BOVEN = 61;
/** Months of teaching; no scale reaches further. */
const DLE_MAX = 120;

/** Didactic level of a cell in months; `60+` is 61. */
export function leesDle(cel: string): number | undefined {
  return /^(?:>\s*60|60\s*\+)$/.test(cel) ? DLE_BOVEN : leesGeheel(cel, 0, DLE_MAX);
}

/** Level a pupil works at, such as `M4`, also below or above the scale. */
export function leesFn(cel: string): string | undefined {
  const fn = cel.toUpperCase().replaceAll(/\s/g, '');
  return /^[<>]?[BME][3-8]$/.test(fn) ? fn : undefined;
}

/** A key that a spreadsheet turned into a number in scientific notation: the real one is lost. */
export const isWetenschappelijk = (cel: string): boolean => /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(cel);
