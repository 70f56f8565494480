import { createHash, randomInt } from 'node:crypto';
import { parseKoppelcode, createKoppelcode } from '#engine/core/domein/koppelcode.ts';

export const newCode = (): string => createKoppelcode(randomInt);
export const hashOf = (code: string): string => createHash('sha256').update(`koppel:${code}`).digest('hex');

/** Hash of a code as it was typed; undefined when it cannot be one. */
export function codeHash(typed: string): string | undefined {
  const code = parseKoppelcode(typed);
  return code === undefined ? undefined : hashOf(code);
}
