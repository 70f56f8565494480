import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { keyPath, readKeyFile, requireLength } from './key-file.ts';

/** Seals an ECK iD for the database: a cipher text that only our key opens, and a fingerprint to match on. */
export interface EckSeal {
  seal(eckid: string): { enc: string; hmac: string };
}

export const ECK_FILE = 'eck.key';
/** 32 bytes to seal, 32 bytes for the fingerprint. */
const LENGTH = 64;
const HALF = 32;
const IV = 12;

/** Key from the environment, else from a file of the data folder that is made once; never from the database. */
export const readEckKey = (dataDir: string, fromEnvironment?: string): Buffer =>
  fromEnvironment === undefined
    ? requireLength(
        readKeyFile(dataDir, ECK_FILE, () => randomBytes(LENGTH)),
        LENGTH,
        keyPath(dataDir, ECK_FILE),
      )
    : requireLength(Buffer.from(fromEnvironment, 'base64'), LENGTH, 'ECK_KEY');

export function loadEckSeal(dataDir: string, fromEnvironment?: string): EckSeal {
  const key = readEckKey(dataDir, fromEnvironment);
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
