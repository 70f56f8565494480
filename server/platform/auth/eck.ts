import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { leesSleutelbestand } from './sleutelbestand.ts';

/** Seals an ECK iD for the database: a cipher text that only our key opens, and a fingerprint to match on. */
export interface EckZegel {
  zegel(eckid: string): { enc: string; hmac: string };
}

/** 32 bytes to seal, 32 bytes for the fingerprint. */
const LENGTE = 64;
const HELFT = 32;
const IV = 12;

/** Key from the environment, else from a file of the data folder that is made once; never from the database. */
export function loadEckZegel(dataDir: string, uitOmgeving?: string): EckZegel {
  const sleutel =
    uitOmgeving === undefined
      ? leesSleutelbestand(dataDir, 'eck.key', () => randomBytes(LENGTE))
      : Buffer.from(uitOmgeving, 'base64');
  if (sleutel.length !== LENGTE) throw new Error('ECK_SLEUTEL: 64 bytes, base64');
  return {
    zegel: (eckid) => {
      const iv = randomBytes(IV);
      const cijfer = createCipheriv('aes-256-gcm', sleutel.subarray(0, HELFT), iv);
      const inhoud = Buffer.concat([cijfer.update(eckid.trim(), 'utf8'), cijfer.final()]);
      const hmac = createHmac('sha256', sleutel.subarray(HELFT)).update(eckid.trim()).digest('base64url');
      return { enc: Buffer.concat([iv, cijfer.getAuthTag(), inhoud]).toString('hex'), hmac };
    },
  };
}
