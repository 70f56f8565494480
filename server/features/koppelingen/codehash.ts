import { createHash, randomInt } from 'node:crypto';
import { leesKoppelcode, maakKoppelcode } from '#engine/core/domein/koppelcode.ts';

export const nieuweCode = (): string => maakKoppelcode(randomInt);
export const hashVan = (code: string): string => createHash('sha256').update(`koppel:${code}`).digest('hex');

/** Hash of a code as it was typed; undefined when it cannot be one. */
export function codeHash(getypt: string): string | undefined {
  const code = leesKoppelcode(getypt);
  return code === undefined ? undefined : hashVan(code);
}
