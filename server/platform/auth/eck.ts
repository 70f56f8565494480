import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { readKeyFile } from './key-file.ts';

/** Seals an ECK iD for the database: a cipher text that only our key opens, and a fingerprint to match on. */
export interface EckSeal {
  seal(eckid: string): { enc: string; hmac: string };
}

/** 32 bytes to seal, 32 bytes for the fingerprint. */
const LENGTH = 64;
const HALF = 32;
const IV = 12;

/** Key from the environment, else from a file of the data folder that is made once; never from the database. */
export function loadEckSeal(dataDir: string, fromEnvironment?: string): EckSeal {
  const key =
    fromEnvironment === undefined
      ? readKeyFile(dataDir, 'eck.key', () => randomBytes(LENGTH))
      : Buffer.from(fromEnvironment, 'base64');
  if (key.length !== LENGTH) throw new Error('ECK_SLEUTEL: 64 bytes, base64');
  return {
    seal: (eckid) => {
      const iv = randomBytes(IV);
      const digit = createCipheriv('aes-256-gcm', key.subarray(0, HALF), iv);
      const content = Buffer.concat([digit.update(eckid.trim(), 'utf8'), digit.final()]);
      const hmac = createHmac('sha256', key.subarray(HALF)).update(eckid.trim()).digest('base64url');
      return { enc: Buffer.concat([iv, digit.getAuthTag(), content]).toString('hex'), hmac };
    },
  };
}
