import { createError } from '../fout/create-error.ts';

/** Text of a file; `gegokt` = the declared set did not fit and windows-1252 was taken, so a person must look at the names. */
export interface Bestandstekst {
  tekst: string;
  gegokt: boolean;
}

const TOEGESTAAN: ReadonlySet<string> = new Set([
  'utf-8',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'utf-16',
  'utf-16le',
  'utf-16be',
]);
/** Bytes in which a declaration of the character set is sought. */
const KOP = 200;

function bomVan(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

/** UTF-16 without a mark: every other byte of the first signs is zero. */
function zonderMerk(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== undefined && bytes[1] !== 0 ? 'utf-16be' : undefined;
}

function verklaard(bytes: Uint8Array): string | undefined {
  const kop = new TextDecoder('windows-1252').decode(bytes.subarray(0, KOP));
  return /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(kop)?.[1]?.toLowerCase();
}

function kies(bytes: Uint8Array): string {
  const zeker = bomVan(bytes) ?? zonderMerk(bytes);
  if (zeker !== undefined) return zeker;
  const genoemd = verklaard(bytes) ?? 'utf-8';
  if (!TOEGESTAAN.has(genoemd)) throw createError('TEKENSET');
  // Bytes that read as ASCII are not UTF-16, whatever the declaration says.
  return genoemd.startsWith('utf-16') ? 'utf-8' : genoemd;
}

/** What windows-1252 has at 0x80-0x9F; some versions of Node leave control signs there, and a name would lose its ’ or š. */
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function alsWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (teken) => C1[teken.charCodeAt(0) - 0x80] ?? teken);
}

/** Decodes the bytes of a file; never puts a replacement sign in a name. Throws TEKENSET. */
export function decodeBestand(bytes: Uint8Array): Bestandstekst {
  const tekenset = kies(bytes);
  if (tekenset === 'windows-1252' || tekenset === 'iso-8859-1') return { tekst: alsWindows(bytes), gegokt: false };
  try {
    return { tekst: new TextDecoder(tekenset, { fatal: true }).decode(bytes), gegokt: false };
  } catch {
    if (tekenset !== 'utf-8') throw createError('TEKENSET');
    return { tekst: alsWindows(bytes), gegokt: true };
  }
}
