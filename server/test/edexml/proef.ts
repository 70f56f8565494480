import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Bytes of a sample file beside this one. */
export function trial(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(name, import.meta.url)));
}
