import { decodeBestand } from '../../platform/bestand/bestandstekst.ts';
import { isZip, leesCsv, leesXlsx, type Grens } from '../../platform/bestand/tabel.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { parseEdexml } from './edexml.parser.ts';
import { parseLeerlingen } from './leerlingencsv.parser.ts';
import type { Levering } from './levering.ts';
import type { Schoolstand } from './stand.ts';

export interface Ingelezen {
  levering: Levering;
  /** The character set was guessed. */ gegokt: boolean;
}

/** Names and first signs of the format that came before EDEXML: four files of fixed columns, often in a zip. */
const EDEX2000_NAAM = /(?:^|[/\\])edex(?:ll|lk|gr|lg)\.txt$|\.(?:txt|zip)$/i;
/** Rows and unpacked bytes that a list of pupils never reaches. */
const GRENS: Grens = { rijen: 20_000, uitgepakt: 50 * 1024 * 1024, sleutel: 'IMPORT_TE_GROOT' };

/** Reads an EDEXML file of any version; throws the code of what is wrong with it. */
export async function leesEdexml({ naam, bytes }: { naam: string; bytes: Buffer }): Promise<Ingelezen> {
  if (isZip(bytes)) throw createError('EDEX2000');
  const { tekst, gegokt } = decodeBestand(bytes);
  if (!/^\uFEFF?\s*</u.test(tekst)) throw createError(EDEX2000_NAAM.test(naam) ? 'EDEX2000' : 'GEEN_XML');
  return { levering: await parseEdexml(tekst), gegokt };
}

/** Reads a list of pupils: CSV, the first sheet of an XLSX, or cells pasted from a spreadsheet. */
export async function leesLijst(
  { bytes }: { bytes: Buffer },
  stand: Schoolstand,
  land: 'NL' | 'BE',
): Promise<Ingelezen> {
  const eenjarig = stand.groepen.filter((groep) => groep.jaargroepen.length === 1);
  const deel = {
    land,
    jaren: new Map(eenjarig.map((groep) => [groep.naam.toLowerCase(), String(groep.jaargroepen[0])])),
  };
  if (isZip(bytes)) return { levering: parseLeerlingen(await leesXlsx(bytes, GRENS), deel), gegokt: false };
  const { tekst, gegokt } = decodeBestand(bytes);
  return { levering: parseLeerlingen(await leesCsv(tekst, GRENS), deel), gegokt };
}
