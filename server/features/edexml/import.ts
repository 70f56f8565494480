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
const LIMIT: Bound = { rijen: 20_000, unpacked: 50 * 1024 * 1024, sleutel: 'IMPORT_TE_GROOT' };

/** Reads an EDEXML file of any version; throws the code of what is wrong with it. */
export async function readEdexml({ naam: name, bytes }: { naam: string; bytes: Buffer }): Promise<ReadImport> {
  if (isZip(bytes)) throw createError('EDEX2000');
  const { tekst: text, gegokt: guessed } = decodeFile(bytes);
  if (!/^\uFEFF?\s*</u.test(text)) throw createError(EDEX2000_NAME.test(name) ? 'EDEX2000' : 'GEEN_XML');
  return { levering: await parseEdexml(text), gegokt: guessed };
}

/** Reads a list of pupils: CSV, the first sheet of an XLSX, or cells pasted from a spreadsheet. */
export async function readList(
  { bytes }: { bytes: Buffer },
  state: SchoolState,
  land: 'NL' | 'BE',
): Promise<ReadImport> {
  const oneYear = state.groepen.filter((groep) => groep.jaargroepen.length === 1);
  const part = {
    land,
    years: new Map(oneYear.map((groep) => [groep.naam.toLowerCase(), String(groep.jaargroepen[0])])),
  };
  if (isZip(bytes)) return { levering: parseLeerlingen(await readXlsx(bytes, LIMIT), part), gegokt: false };
  const { tekst: text, gegokt: guessed } = decodeFile(bytes);
  return { levering: parseLeerlingen(await readCsv(text, LIMIT), part), gegokt: guessed };
}
