import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { AppError, createError } from '../error/create-error.ts';
import { clean } from './cell-text.ts';
import { checkShape, CELL_MAX, COLUMNS_MAX } from './xlsx-shape.ts';
import { guardXlsx, findFormulaError, type XlsxLimit } from './xlsx-wait.ts';

/** Cells of a list, the heading first. */
export interface Table {
  rijen: string[][];
}
export interface Bound extends XlsxLimit {
  /** Rows without the heading. */
  rijen: number;
  /** Text for too many rows; without it the one for too many bytes. */
  rowsKey?: string;
  /** Refuses a sheet in which a formula ended in an error. */
  strict?: true;
}

/** An XLSX is a zip. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? clean(String(cell)) : '';
}

/** First sheet of an XLSX. Throws FORMULEFOUT, TE_GROOT or AFGEBROKEN. */
export async function readXlsx(bytes: Buffer, bound: Bound): Promise<Table> {
  const parts = await guardXlsx(bytes, bound);
  checkShape(parts, bound);
  const cell = bound.strict === true ? findFormulaError(parts) : undefined;
  if (cell !== undefined) throw createError('FORMULEFOUT', { waarden: { cel: cell } });
  try {
    const rows = (await readSheet(bytes)).map((row) => row.map(cellText));
    if (rows.length > bound.rijen + 1) throw createError('TE_GROOT', { sleutel: bound.rowsKey ?? bound.sleutel });
    return { rijen: rows };
  } catch (error) {
    throw error instanceof AppError ? error : createError('AFGEBROKEN');
  }
}

/** Sign that parts the cells: what stands most often in the first line. */
function separator(rule: string): string {
  const countUp = (draw: string): number => rule.split(draw).length;
  return ['\t', ';', ','].reduce((best, draw) => (countUp(draw) > countUp(best) ? draw : best), ';');
}

function readRows(content: string, delimiter: string, bound: Bound): string[][] {
  const rows: string[][] = [];
  // Row by row: the reader stops at the first one too many, whatever follows.
  parse(content, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: CELL_MAX * COLUMNS_MAX,
    on_record: (row: string[]) => {
      if (rows.length > bound.rijen || row.length > COLUMNS_MAX)
        throw createError('TE_GROOT', { sleutel: bound.rowsKey ?? bound.sleutel });
      rows.push(row.map(cellText));
      return null;
    },
  });
  return rows;
}

/** Text of a CSV or of cells pasted from a spreadsheet; the sign between the cells is found, or told by a `sep=` line. */
export function readCsv(text: string, bound: Bound): Table {
  const rules = text.split(/\r?\n/, 2);
  const spoken = /^\uFEFF?"?sep=(.)"?$/i.exec(rules[0] ?? '')?.[1];
  const content = spoken === undefined ? text : text.slice(text.indexOf('\n') + 1);
  try {
    return { rijen: readRows(content, spoken ?? separator(rules[0] ?? ''), bound) };
  } catch (error) {
    throw error instanceof AppError ? error : createError('AFGEBROKEN');
  }
}
