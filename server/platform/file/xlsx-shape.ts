import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { AppError, createError } from '../error/create-error.ts';
import type { Part } from './xlsx-wait.ts';

/** Columns that a list never reaches. */
export const COLUMNS_MAX = 500;
/** Signs in one cell, as in Excel itself. */
export const CELL_MAX = 32_767;
/** Cells between the first one and the furthest, filled or not: a reader makes them all. */
const CELLS_MAX = 1_000_000;
/** Letters of a column, such as XFD. */
const LETTERS_MAX = 3;
const ADDRESS = /^\$?([A-Z]+)?\$?(\d+)?$/;

/** What the limits of a list say: rows under the heading, and the sentence for a file that is too large. */
export interface ShapeLimit {
  rijen: number;
  sleutel: string;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** How far a sheet reaches, judged by what it says of itself and by every cell. */
class Shape {
  private rows = 0;
  private columns = 0;
  private row = 0;
  private column = 0;
  private sheet: boolean | undefined;

  constructor(private readonly limit: ShapeLimit) {}

  open({ name, attributes }: SaxesTagPlain): void {
    const kind = name.slice(name.indexOf(':') + 1);
    this.sheet ??= kind === 'worksheet';
    if (!this.sheet) return;
    if (kind === 'dimension') for (const address of (attributes['ref'] ?? '').split(':')) this.reach(address);
    else if (kind === 'row') this.openRow(attributes['r']);
    else if (kind === 'c') this.openCell(attributes['r']);
  }

  private openRow(address: string | undefined): void {
    this.column = 0;
    this.row = address === undefined ? this.row + 1 : Number(address);
    this.reach(`A${this.row}`);
  }

  private openCell(address: string | undefined): void {
    this.column += 1;
    this.reach(address ?? '');
    this.columns = Math.max(this.columns, this.column);
    this.weigh(address ?? '?');
  }

  /** Takes an address such as `D14` in; a cell far outside the list is refused by its name. */
  private reach(address: string): void {
    const [whole, letters = '', row = '0'] = ADDRESS.exec(address) ?? [];
    if (whole === undefined || letters.length > LETTERS_MAX) throw createError('AFGEBROKEN');
    this.columns = Math.max(this.columns, columnOf(letters));
    this.rows = Math.max(this.rows, Number(row));
    this.weigh(address);
  }

  private weigh(address: string): void {
    const { rows, columns } = this;
    if (rows <= this.limit.rijen + 1 && columns <= COLUMNS_MAX && rows * columns <= CELLS_MAX) return;
    throw createError('TE_GROOT', { sleutel: 'CEL_BUITEN_LIJST', waarden: { cel: address } });
  }
}

function checkPart({ inhoud: content }: Part, limit: ShapeLimit): void {
  const shape = new Shape(limit);
  const parser = new SaxesParser({ xmlns: false });
  let signs = 0;
  const checkLength = (text: string): void => {
    signs += text.length;
    if (signs > CELL_MAX) throw createError('TE_GROOT', { sleutel: limit.sleutel });
  };
  parser.on('error', () => {
    throw createError('AFGEBROKEN');
  });
  parser.on('doctype', () => {
    throw createError('DOCTYPE_VERBODEN');
  });
  parser.on('opentag', (tag) => {
    signs = 0;
    shape.open(tag);
  });
  parser.on('closetag', () => {
    signs = 0;
  });
  parser.on('text', checkLength);
  parser.on('cdata', checkLength);
  parser.on('comment', checkLength);
  parser.on('attribute', ({ value }) => checkLength(value));
  parser.write(content.toString('utf8')).close();
}

/**
 * Looks how far the sheets of an XLSX reach before a reader makes them whole: one cell at XFD1048576 would become a list of
 * seventeen billion cells. Throws TE_GROOT, AFGEBROKEN or DOCTYPE_VERBODEN.
 */
export function checkShape(parts: readonly Part[], limit: ShapeLimit): void {
  try {
    for (const part of parts) if (/\.(?:xml|rels)$/i.test(part.naam)) checkPart(part, limit);
  } catch (error) {
    throw error instanceof AppError ? error : createError('AFGEBROKEN');
  }
}
