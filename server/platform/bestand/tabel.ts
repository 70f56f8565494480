import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { readSheet } from 'read-excel-file/node';
import { AppFout, createError } from '../fout/create-error.ts';
import { schoon } from './celtekst.ts';
import { bewaakXlsx, zoekFormulefout, type Xlsxgrens } from './xlsx-wacht.ts';

/** Cells of a list, the heading first. */
export interface Tabel {
  rijen: string[][];
}
export interface Grens extends Xlsxgrens {
  /** Rows without the heading. */
  rijen: number;
  /** Refuses a sheet in which a formula ended in an error. */
  streng?: true;
}

/** An XLSX is a zip. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function celTekst(cel: unknown): string {
  if (cel instanceof Date) return cel.toISOString().slice(0, 10);
  return typeof cel === 'string' || typeof cel === 'number' || typeof cel === 'boolean' ? schoon(String(cel)) : '';
}

/** First sheet of an XLSX. Throws FORMULEFOUT, TE_GROOT or AFGEBROKEN. */
export async function leesXlsx(bytes: Buffer, grens: Grens): Promise<Tabel> {
  const delen = await bewaakXlsx(bytes, grens);
  const cel = grens.streng === true ? zoekFormulefout(delen) : undefined;
  if (cel !== undefined) throw createError('FORMULEFOUT', { waarden: { cel } });
  try {
    const rijen = (await readSheet(bytes)).map((rij) => rij.map(celTekst));
    if (rijen.length > grens.rijen + 1) throw createError('TE_GROOT', { sleutel: grens.sleutel });
    return { rijen };
  } catch (fout) {
    throw fout instanceof AppFout ? fout : createError('AFGEBROKEN');
  }
}

/** Sign that parts the cells: what stands most often in the first line. */
function scheiding(regel: string): string {
  const tel = (teken: string): number => regel.split(teken).length;
  return ['\t', ';', ','].reduce((beste, teken) => (tel(teken) > tel(beste) ? teken : beste), ';');
}

async function leesRijen(inhoud: string, delimiter: string, grens: Grens): Promise<string[][]> {
  const rijen: string[][] = [];
  for await (const rij of Readable.from([inhoud]).pipe(
    parse({ bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  )) {
    if (rijen.length > grens.rijen) throw createError('TE_GROOT', { sleutel: grens.sleutel });
    if (Array.isArray(rij)) rijen.push(rij.map(celTekst));
  }
  return rijen;
}

/** Text of a CSV or of cells pasted from a spreadsheet; the sign between the cells is found, or told by a `sep=` line. */
export async function leesCsv(tekst: string, grens: Grens): Promise<Tabel> {
  const regels = tekst.split(/\r?\n/, 2);
  const gezegd = /^\uFEFF?"?sep=(.)"?$/i.exec(regels[0] ?? '')?.[1];
  const inhoud = gezegd === undefined ? tekst : tekst.slice(tekst.indexOf('\n') + 1);
  try {
    return { rijen: await leesRijen(inhoud, gezegd ?? scheiding(regels[0] ?? ''), grens) };
  } catch (fout) {
    throw fout instanceof AppFout ? fout : createError('AFGEBROKEN');
  }
}
