import { decodeFile } from '../../platform/file/file-text.ts';
import { isZip, readCsv, readXlsx, type Bound } from '../../platform/file/table.ts';
import { createError } from '../../platform/error/create-error.ts';
import { parseEdexml } from './edexml.parser.ts';
import { parseLeerlingen } from './leerlingen-csv.parser.ts';
import type { ImportDelivery } from './delivery.ts';
import type { SchoolState } from './standing.ts';

export interface ReadImport {
  levering: ImportDelivery;
  /** The character set was guessed. */ gegokt: boolean;
}

/** Names and first signs of the format that came before EDEXML: four files of fixed columns, often in a zip. */
const EDEX2000_NAME = /(?:^|[/\\])edex(?:ll|lk|gr|lg)\.txt$|\.(?:txt|zip)$/i;
/** Rows and unpacked bytes that a list of pupils never reaches. */
const LIMIT: Bound = {
  rijen: 20_000,
  unpacked: 50 * 1024 * 1024,
  sleutel: 'IMPORT_TE_GROOT',
  rowsKey: 'IMPORT_TE_VEEL',
};

/** What the reading process gets: the file and what the session says about it. */
export interface ImportFile {
  kind: 'edexml' | 'list';
  naam: string;
  bytes: Uint8Array;
  land: 'NL' | 'BE';
  /** Years of the classes the school has, by name in lower case. */
  years: ReadonlyMap<string, string>;
}

/** Years of the classes with one year, by name in lower case. */
export function yearsOf(state: SchoolState): ReadonlyMap<string, string> {
  const oneYear = state.groepen.filter((groep) => groep.jaargroepen.length === 1);
  return new Map(oneYear.map((groep) => [groep.naam.toLowerCase(), String(groep.jaargroepen[0])]));
}

/** Reads an EDEXML file of any version; throws the code of what is wrong with it. */
async function readEdexml({ naam: name }: ImportFile, bytes: Buffer): Promise<ReadImport> {
  if (isZip(bytes)) throw createError('EDEX2000');
  const { tekst: text, gegokt: guessed } = decodeFile(bytes);
  if (!/^\uFEFF?\s*</u.test(text)) throw createError(EDEX2000_NAME.test(name) ? 'EDEX2000' : 'GEEN_XML');
  return { levering: await parseEdexml(text), gegokt: guessed };
}

/** Reads a list of pupils: CSV, the first sheet of an XLSX, or cells pasted from a spreadsheet. */
async function readList(part: ImportFile, bytes: Buffer): Promise<ReadImport> {
  if (isZip(bytes)) return { levering: parseLeerlingen(await readXlsx(bytes, LIMIT), part), gegokt: false };
  const { tekst: text, gegokt: guessed } = decodeFile(bytes);
  return { levering: parseLeerlingen(readCsv(text, LIMIT), part), gegokt: guessed };
}

/** Reads a file with pupils; runs in the reading process. */
export function readImportFile(file: ImportFile): Promise<ReadImport> {
  const bytes = Buffer.from(file.bytes);
  return file.kind === 'edexml' ? readEdexml(file, bytes) : readList(file, bytes);
}
