import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { serverText } from '../taal/texts.ts';
import { keyPath, readKeyFile } from './key-file.ts';

/** Key pair that signs the tokens; `kid` is derived from the public key. */
export interface Keys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  publicPem: string;
  kid: string;
}

const BITS = 3072;
export const TOKEN_KEY = 'token.pem';

const createPem = (): string =>
  generateKeyPairSync('rsa', { modulusLength: BITS }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** An empty file or another one says so in one sentence, before anything is signed with it. */
function readPrivateKey(dataDir: string): KeyObject {
  const pem = readKeyFile(dataDir, TOKEN_KEY, createPem);
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // said below
  }
  throw new Error(serverText('nl-NL', 'start.sleutelStuk', { pad: keyPath(dataDir, TOKEN_KEY) }));
}

/** Reads the key pair of the data folder, or makes it once, readable by the owner only. */
export function loadKeys(dataDir: string): Keys {
  const privateKey = readPrivateKey(dataDir);
  const publicKey = createPublicKey(privateKey);
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const kid = createHash('sha256').update(publicPem).digest('base64url').slice(0, 16);
  return { privateKey, publicKey, publicPem, kid };
}
