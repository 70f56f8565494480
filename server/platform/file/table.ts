import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { readSheet } from 'read-excel-file/node';
import { AppError, createError } from '../error/create-error.ts';
import { clean } from './cell-text.ts';
import { guardXlsx, findFormulaError, type XlsxLimit } from './xlsx-wait.ts';

/** Cells of a list, the heading first. */
export interface Table {
  rijen: string[][];
}
export interface Bound extends XlsxLimit {
  /** Rows without the heading. */
  rijen: number;
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
  const cell = bound.strict === true ? findFormulaError(parts) : undefined;
  if (cell !== undefined) throw createError('FORMULEFOUT', { waarden: { cel: cell } });
  try {
    const rows = (await readSheet(bytes)).map((row) => row.map(cellText));
    if (rows.length > bound.rijen + 1) throw createError('TE_GROOT', { sleutel: bound.sleutel });
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

async function readRows(content: string, delimiter: string, bound: Bound): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of Readable.from([content]).pipe(
    parse({ bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  )) {
    if (rows.length > bound.rijen) throw createError('TE_GROOT', { sleutel: bound.sleutel });
    if (Array.isArray(row)) rows.push(row.map(cellText));
  }
  return rows;
}

/** Text of a CSV or of cells pasted from a spreadsheet; the sign between the cells is found, or told by a `sep=` line. */
export async function readCsv(text: string, bound: Bound): Promise<Table> {
  const rules = text.split(/\r?\n/, 2);
  const spoken = /^\uFEFF?"?sep=(.)"?$/i.exec(rules[0] ?? '')?.[1];
  const content = spoken === undefined ? text : text.slice(text.indexOf('\n') + 1);
  try {
    return { rijen: await readRows(content, spoken ?? separator(rules[0] ?? ''), bound) };
  } catch (error) {
    throw error instanceof AppError ? error : createError('AFGEBROKEN');
  }
}
