import { decodeBestand } from '../../platform/bestand/bestandstekst.ts';
import { isZip, leesCsv, leesXlsx, type Grens } from '../../platform/bestand/tabel.ts';
import { createError } from '../../platform/fout/create-error.ts';

/** Rows and unpacked bytes of a file with results (standards.md section 3.2). */
const GRENS: Grens = { rijen: 5_000, uitgepakt: 20 * 1024 * 1024, sleutel: 'LVS_TE_GROOT', streng: true };
const KOLOMMEN_MAX = 200;

export interface LvsTabel {
  rijen: string[][];
  /** The character set was guessed. */ gegokt: boolean;
}

/** The apostrophe that our own export puts before a cell that looks like a formula. */
const zonderApostrof = (cel: string): string => cel.replace(/^'(?=[=+\-@])/, '');

/** Columns at the end that hold nothing at all. */
function zonderLegeStaart(rijen: readonly string[][]): string[][] {
  const breedte = rijen.reduce((breedste, rij) => Math.max(breedste, rij.findLastIndex((cel) => cel !== '') + 1), 0);
  return rijen.map((rij) => Array.from({ length: breedte }, (_, nr) => zonderApostrof(rij[nr] ?? '')));
}

/** Heading and rows of a CSV or of the first sheet of an XLSX. Throws GEEN_LIJST when there is no table in it. */
export async function leesLvsBestand(bytes: Buffer): Promise<LvsTabel> {
  const { tekst, gegokt } = isZip(bytes) ? { tekst: undefined, gegokt: false } : decodeBestand(bytes);
  const tabel = tekst === undefined ? await leesXlsx(bytes, GRENS) : await leesCsv(tekst, GRENS);
  const rijen = zonderLegeStaart(tabel.rijen);
  const breedte = rijen[0]?.length ?? 0;
  if (rijen.length < 2 || breedte < 2 || breedte > KOLOMMEN_MAX)
    throw createError('GEEN_LIJST', { sleutel: 'GEEN_LVS' });
  return { rijen, gegokt };
}
