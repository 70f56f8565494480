import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppFout, createError } from '../fout/create-error.ts';

const pakUit = promisify(inflateRaw);
const RIJ = 0x02014b50;
/** Number of parts that a list never reaches. */
const DELEN_MAX = 500;
const DEFLATE = 8;

/** Limit of an unpacked file, and the sentence for one that passes it. */
export interface Xlsxgrens {
  /** Unpacked bytes. */ uitgepakt: number;
  sleutel: string;
}
interface Deel {
  naam: string;
  inhoud: Buffer;
}

/** One part, really unpacked, since a bomb lies about its size. */
async function leesDeel(bytes: Buffer, rij: number, ruimte: number): Promise<Deel> {
  const methode = bytes.readUInt16LE(rij + 10);
  const ingepakt = bytes.readUInt32LE(rij + 20);
  const kop = bytes.readUInt32LE(rij + 42);
  const naam = bytes.toString('utf8', rij + 46, rij + 46 + bytes.readUInt16LE(rij + 28));
  const begin = kop + 30 + bytes.readUInt16LE(kop + 26) + bytes.readUInt16LE(kop + 28);
  const inhoud = bytes.subarray(begin, begin + ingepakt);
  return {
    naam,
    inhoud: methode === DEFLATE ? await pakUit(inhoud, { maxOutputLength: Math.max(1, ruimte) }) : inhoud,
  };
}

async function leesDelen(bytes: Buffer, grens: Xlsxgrens): Promise<Deel[]> {
  const einde = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (einde < 0) throw new RangeError('no directory');
  const aantal = bytes.readUInt16LE(einde + 10);
  if (aantal > DELEN_MAX) throw createError('TE_GROOT', { sleutel: grens.sleutel });
  const delen: Deel[] = [];
  let rij = bytes.readUInt32LE(einde + 16);
  let totaal = 0;
  for (let nr = 0; nr < aantal; nr += 1) {
    if (bytes.readUInt32LE(rij) !== RIJ) throw new RangeError('no entry');
    const deel = await leesDeel(bytes, rij, grens.uitgepakt - totaal);
    totaal += deel.inhoud.length;
    if (totaal > grens.uitgepakt) throw createError('TE_GROOT', { sleutel: grens.sleutel });
    delen.push(deel);
    rij += 46 + bytes.readUInt16LE(rij + 28) + bytes.readUInt16LE(rij + 30) + bytes.readUInt16LE(rij + 32);
  }
  return delen;
}

/** Unpacks an XLSX with a limit before anybody reads it; answers its parts. Throws TE_GROOT for a bomb, AFGEBROKEN for a file that is not whole. */
export async function bewaakXlsx(bytes: Buffer, grens: Xlsxgrens): Promise<Deel[]> {
  try {
    return await leesDelen(bytes, grens);
  } catch (fout) {
    if (fout instanceof AppFout) throw fout;
    const code = fout instanceof Error ? String(Reflect.get(fout, 'code')) : '';
    throw code === 'ERR_BUFFER_TOO_LARGE'
      ? createError('TE_GROOT', { sleutel: grens.sleutel })
      : createError('AFGEBROKEN');
  }
}

const vind = (patroon: RegExp, tekst: string): string | undefined => patroon.exec(tekst)?.[1];

/** First cell of the first sheet whose formula ended in an error, such as `D14`: a reader would take it for an empty cell. */
export function zoekFormulefout(delen: readonly Deel[]): string | undefined {
  const tekst = (naam: string): string => String(delen.find((deel) => deel.naam === naam)?.inhoud ?? '');
  const id = vind(/<sheet\b[^>]*\br:id="([^"]+)"/, tekst('xl/workbook.xml'));
  const verwijzingen: string[] = tekst('xl/_rels/workbook.xml.rels').match(/<Relationship\b[^>]*>/g) ?? [];
  const doel = vind(/Target="\/?(?:xl\/)?([^"]+)"/, verwijzingen.find((deel) => deel.includes(`Id="${id}"`)) ?? '');
  const cel = vind(/(<c\b[^>]*\bt="e"[^>]*>)/, tekst(`xl/${doel ?? 'worksheets/sheet1.xml'}`));
  return cel === undefined ? undefined : (vind(/\br="([A-Z]+\d+)"/, cel) ?? '?');
}
