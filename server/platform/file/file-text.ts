import { createError } from '../error/create-error.ts';

/** Text of a file; `gegokt` = the declared set did not fit and windows-1252 was taken, so a person must look at the names. */
export interface FileText {
  tekst: string;
  gegokt: boolean;
}

const ALLOWED: ReadonlySet<string> = new Set([
  'utf-8',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'utf-16',
  'utf-16le',
  'utf-16be',
]);
/** Bytes in which a declaration of the character set is sought. */
const HEADER = 200;

function charsetFromBom(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

/** UTF-16 without a mark: every other byte of the first signs is zero. */
function charsetWithoutBom(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== undefined && bytes[1] !== 0 ? 'utf-16be' : undefined;
}

function declared(bytes: Uint8Array): string | undefined {
  const header = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEADER));
  return /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(header)?.[1]?.toLowerCase();
}

function choose(bytes: Uint8Array): string {
  const certain = charsetFromBom(bytes) ?? charsetWithoutBom(bytes);
  if (certain !== undefined) return certain;
  const mentioned = declared(bytes) ?? 'utf-8';
  if (!ALLOWED.has(mentioned)) throw createError('TEKENSET');
  // Bytes that read as ASCII are not UTF-16, whatever the declaration says.
  return mentioned.startsWith('utf-16') ? 'utf-8' : mentioned;
}

/** What windows-1252 has at 0x80-0x9F; some versions of Node leave control signs there, and a name would lose its ’ or š. */
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function decodeAsWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (draw) => C1[draw.charCodeAt(0) - 0x80] ?? draw);
}

/** Decodes the bytes of a file; never puts a replacement sign in a name. Throws TEKENSET. */
export function decodeFile(bytes: Uint8Array): FileText {
  const charset = choose(bytes);
  if (charset === 'windows-1252' || charset === 'iso-8859-1') return { tekst: decodeAsWindows(bytes), gegokt: false };
  try {
    return { tekst: new TextDecoder(charset, { fatal: true }).decode(bytes), gegokt: false };
  } catch {
    if (charset !== 'utf-8') throw createError('TEKENSET');
    return { tekst: decodeAsWindows(bytes), gegokt: true };
  }
}
