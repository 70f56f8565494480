import { createHash } from 'node:crypto';
import { randomCode } from './random-code.ts';

const COUNT = 8;
const LENGTH = 12;

const hashOf = (code: string): string => createHash('sha256').update(`herstelcode:${code}`).digest('base64url');

export interface RecoveryCodes {
  /** As they are shown, once: `BCDF-GHJK-MNPQ`. */
  codes: string[];
  hashes: string[];
}

/** Codes that stand in for a lost telephone: 57 bits each, so a hash of them gives nothing away. */
export function newRecoveryCodes(): RecoveryCodes {
  const plain = Array.from({ length: COUNT }, () => randomCode(LENGTH));
  return { codes: plain.map((code) => code.match(/.{4}/g)?.join('-') ?? code), hashes: plain.map(hashOf) };
}

/** Hash of a code as somebody typed it; undefined when it cannot be one. */
export function recoveryHash(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z2-9]{12}$/.test(code) ? hashOf(code) : undefined;
}
