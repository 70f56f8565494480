import { createHash, randomBytes } from 'node:crypto';

/** Token of a link in a mail: 256 bits. Only its hash is stored. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');
export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(`link:${token}`).digest('base64url');
