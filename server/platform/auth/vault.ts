import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { keyPath, readKeyFile, requireLength } from './key-file.ts';

/** Seals short secrets that must be readable again; a seal opens only for the record it was made for. */
export interface Vault {
  /** `plek` names the record, e.g. tenant and user. */
  sluit(text: string, spot: string): Buffer;
  /** Undefined when the seal was broken, made for another record or with another key. */
  open(closed: Buffer, spot: string): string | undefined;
  /** Mark of a text by which it is known again and from which nobody without the key finds it; `spot` names what it is for. */
  mark(text: string, spot: string): string;
}

export const VAULT_FILE = 'kluis.key';
const KEY = 32;
const IV = 12;
const TAG = 16;

/** Key of the vault, beside the signing key; made once. */
export const readVaultKey = (dataDir: string): Buffer =>
  requireLength(
    readKeyFile(dataDir, VAULT_FILE, () => randomBytes(KEY)),
    KEY,
    keyPath(dataDir, VAULT_FILE),
  );

/** AES-256-GCM with a key of its own beside the signing key: a copy of the database alone tells no secret. */
export function loadVault(dataDir: string): Vault {
  const key = readVaultKey(dataDir);
  const salt = Buffer.from(hkdfSync('sha256', key, '', 'mark', KEY));
  return {
    mark: (text, spot) => createHmac('sha256', salt).update(`${spot}:${text}`).digest('base64url'),
    sluit: (text, spot) => {
      const iv = randomBytes(IV);
      const digit = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(spot));
      const content = Buffer.concat([digit.update(text, 'utf8'), digit.final()]);
      return Buffer.concat([iv, digit.getAuthTag(), content]);
    },
    open: (closed, spot) => {
      try {
        const digit = createDecipheriv('aes-256-gcm', key, closed.subarray(0, IV))
          .setAAD(Buffer.from(spot))
          .setAuthTag(closed.subarray(IV, IV + TAG));
        return Buffer.concat([digit.update(closed.subarray(IV + TAG)), digit.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Name of the record in which the picture code of a pupil lies. */
export const secretPath = (adminId: string, gebruikerId: string): string =>
  `gebruikers/${adminId}/${gebruikerId}/geheim`;
