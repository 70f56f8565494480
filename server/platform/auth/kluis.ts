import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { leesSleutelbestand } from './sleutelbestand.ts';

/** Seals short secrets that must be readable again; a seal opens only for the record it was made for. */
export interface Kluis {
  /** `plek` names the record, e.g. tenant and user. */
  sluit(tekst: string, plek: string): Buffer;
  /** Undefined when the seal was broken, made for another record or with another key. */
  open(gesloten: Buffer, plek: string): string | undefined;
}

const SLEUTEL = 32;
const IV = 12;
const TAG = 16;

/** AES-256-GCM with a key of its own beside the signing key: a copy of the database alone tells no secret. */
export function loadKluis(dataDir: string): Kluis {
  const sleutel = leesSleutelbestand(dataDir, 'kluis.key', () => randomBytes(SLEUTEL));
  return {
    sluit: (tekst, plek) => {
      const iv = randomBytes(IV);
      const cijfer = createCipheriv('aes-256-gcm', sleutel, iv).setAAD(Buffer.from(plek));
      const inhoud = Buffer.concat([cijfer.update(tekst, 'utf8'), cijfer.final()]);
      return Buffer.concat([iv, cijfer.getAuthTag(), inhoud]);
    },
    open: (gesloten, plek) => {
      try {
        const cijfer = createDecipheriv('aes-256-gcm', sleutel, gesloten.subarray(0, IV))
          .setAAD(Buffer.from(plek))
          .setAuthTag(gesloten.subarray(IV, IV + TAG));
        return Buffer.concat([cijfer.update(gesloten.subarray(IV + TAG)), cijfer.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Name of the record in which the picture code of a pupil lies. */
export const geheimPlek = (adminId: string, gebruikerId: string): string =>
  `gebruikers/${adminId}/${gebruikerId}/geheim`;
