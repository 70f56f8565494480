import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Bytes of a sample file beside this one. */
export function proef(naam: string): Buffer {
  return readFileSync(fileURLToPath(new URL(naam, import.meta.url)));
}
