import { decodeFile } from '../../platform/file/file-text.ts';
import { isZip, readCsv, readXlsx, type Bound } from '../../platform/file/table.ts';
import { createError } from '../../platform/error/create-error.ts';

/** Rows and unpacked bytes of a file with results (standards.md section 3.2). */
const LIMIT: Bound = { rijen: 5_000, unpacked: 20 * 1024 * 1024, sleutel: 'LVS_TE_GROOT', strict: true };
const COLUMNS_MAX = 200;

export interface LvsFile {
  bytes: Uint8Array;
}
export interface LvsTable {
  rijen: string[][];
  /** The character set was guessed. */ gegokt: boolean;
}

/** The apostrophe that our own export puts before a cell that looks like a formula. */
const withoutApostrof = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Columns at the end that hold nothing at all. */
function withoutEmptyTail(rows: readonly string[][]): string[][] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.findLastIndex((cell) => cell !== '') + 1), 0);
  return rows.map((row) => Array.from({ length: width }, (_, nr) => withoutApostrof(row[nr] ?? '')));
}

/** Heading and rows of a CSV or of the first sheet of an XLSX. Runs in the reading process; throws GEEN_LIJST when there is no table in it. */
export async function readLvsFile(file: LvsFile): Promise<LvsTable> {
  const bytes = Buffer.from(file.bytes);
  const { tekst: text, gegokt: guessed } = isZip(bytes) ? { tekst: undefined, gegokt: false } : decodeFile(bytes);
  const table = text === undefined ? await readXlsx(bytes, LIMIT) : readCsv(text, LIMIT);
  const rows = withoutEmptyTail(table.rijen);
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || width > COLUMNS_MAX) throw createError('GEEN_LIJST', { sleutel: 'GEEN_LVS' });
  return { rijen: rows, gegokt: guessed };
}
