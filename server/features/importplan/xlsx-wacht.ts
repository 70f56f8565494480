import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppFout, createError } from '../../platform/fout/create-error.ts';

const pakUit = promisify(inflateRaw);
const RIJ = 0x02014b50;
/** Unpacked size and number of parts that a list of pupils never reaches. */
const GROOTTE_MAX = 50 * 1024 * 1024;
const DELEN_MAX = 500;
const DEFLATE = 8;

/** Unpacked size of one part, really unpacked, since a bomb lies about it. */
async function grootteVan(bytes: Buffer, rij: number, ruimte: number): Promise<number> {
  const methode = bytes.readUInt16LE(rij + 10);
  const ingepakt = bytes.readUInt32LE(rij + 20);
  const kop = bytes.readUInt32LE(rij + 42);
  if (methode !== DEFLATE) return ingepakt;
  const begin = kop + 30 + bytes.readUInt16LE(kop + 26) + bytes.readUInt16LE(kop + 28);
  return (await pakUit(bytes.subarray(begin, begin + ingepakt), { maxOutputLength: Math.max(1, ruimte) })).length;
}

async function weeg(bytes: Buffer): Promise<void> {
  const einde = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (einde < 0) throw new RangeError('no directory');
  const aantal = bytes.readUInt16LE(einde + 10);
  let rij = bytes.readUInt32LE(einde + 16);
  let totaal = 0;
  for (let nr = 0; nr < aantal; nr += 1) {
    if (bytes.readUInt32LE(rij) !== RIJ) throw new RangeError('no entry');
    totaal += await grootteVan(bytes, rij, GROOTTE_MAX - totaal);
    if (totaal > GROOTTE_MAX || aantal > DELEN_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    rij += 46 + bytes.readUInt16LE(rij + 28) + bytes.readUInt16LE(rij + 30) + bytes.readUInt16LE(rij + 32);
  }
}

/** Unpacks an XLSX with a limit before anybody reads it. Throws TE_GROOT for a bomb, AFGEBROKEN for a file that is not whole. */
export async function bewaakXlsx(bytes: Buffer): Promise<void> {
  try {
    await weeg(bytes);
  } catch (fout) {
    if (fout instanceof AppFout) throw fout;
    const code = fout instanceof Error ? String(Reflect.get(fout, 'code')) : '';
    throw code === 'ERR_BUFFER_TOO_LARGE' ? createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' }) : createError('AFGEBROKEN');
  }
}
