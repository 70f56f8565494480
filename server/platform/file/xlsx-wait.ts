import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppError, createError } from '../error/create-error.ts';

const inflate = promisify(inflateRaw);
const ROW = 0x02014b50;
/** Number of parts that a list never reaches. */
const PARTS_MAX = 500;
const DEFLATE = 8;

/** Limit of an unpacked file, and the sentence for one that passes it. */
export interface XlsxLimit {
  /** Unpacked bytes. */ unpacked: number;
  sleutel: string;
}
export interface Part {
  naam: string;
  inhoud: Buffer;
}

/** One part, really unpacked, since a bomb lies about its size. */
async function readPart(bytes: Buffer, row: number, space: number): Promise<Part> {
  const method = bytes.readUInt16LE(row + 10);
  const packed = bytes.readUInt32LE(row + 20);
  const header = bytes.readUInt32LE(row + 42);
  const name = bytes.toString('utf8', row + 46, row + 46 + bytes.readUInt16LE(row + 28));
  const begin = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const content = bytes.subarray(begin, begin + packed);
  return {
    naam: name,
    inhoud: method === DEFLATE ? await inflate(content, { maxOutputLength: Math.max(1, space) }) : content,
  };
}

async function readParts(bytes: Buffer, bound: XlsxLimit): Promise<Part[]> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new RangeError('no directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > PARTS_MAX) throw createError('TE_GROOT', { sleutel: bound.sleutel });
  const parts: Part[] = [];
  let row = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let nr = 0; nr < count; nr += 1) {
    if (bytes.readUInt32LE(row) !== ROW) throw new RangeError('no entry');
    const part = await readPart(bytes, row, bound.unpacked - total);
    total += part.inhoud.length;
    if (total > bound.unpacked) throw createError('TE_GROOT', { sleutel: bound.sleutel });
    parts.push(part);
    row += 46 + bytes.readUInt16LE(row + 28) + bytes.readUInt16LE(row + 30) + bytes.readUInt16LE(row + 32);
  }
  return parts;
}

/** Unpacks an XLSX with a limit before anybody reads it; answers its parts. Throws TE_GROOT for a bomb, AFGEBROKEN for a file that is not whole. */
export async function guardXlsx(bytes: Buffer, bound: XlsxLimit): Promise<Part[]> {
  try {
    return await readParts(bytes, bound);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
    throw code === 'ERR_BUFFER_TOO_LARGE'
      ? createError('TE_GROOT', { sleutel: bound.sleutel })
      : createError('AFGEBROKEN');
  }
}

const find = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];

/** First cell of the first sheet whose formula ended in an error, such as `D14`: a reader would take it for an empty cell. */
export function findFormulaError(parts: readonly Part[]): string | undefined {
  const text = (name: string): string => String(parts.find((part) => part.naam === name)?.inhoud ?? '');
  const id = find(/<sheet\b[^>]*\br:id="([^"]+)"/, text('xl/workbook.xml'));
  const references: string[] = text('xl/_rels/workbook.xml.rels').match(/<Relationship\b[^>]*>/g) ?? [];
  const doel = find(/Target="\/?(?:xl\/)?([^"]+)"/, references.find((part) => part.includes(`Id="${id}"`)) ?? '');
  const cell = find(/(<c\b[^>]*\bt="e"[^>]*>)/, text(`xl/${doel ?? 'worksheets/sheet1.xml'}`));
  return cell === undefined ? undefined : (find(/\br="([A-Z]+\d+)"/, cell) ?? '?');
}
