import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Key pair that signs the tokens; `kid` is derived from the public key. */
export interface Sleutels { privateKey: KeyObject; publicKey: KeyObject; publicPem: string; kid: string }

const BITS = 3072;

function maak(pad: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    writeFileSync(pad, pem, { flag: 'wx', mode: 0o600 });
  } catch (fout) {
    // Another process that shares the folder was first: its key counts.
    if (!(fout instanceof Error && Reflect.get(fout, 'code') === 'EEXIST')) throw fout;
  }
}

function lees(pad: string): string | undefined {
  try {
    return readFileSync(pad, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads the key pair of the data folder, or makes it once, readable by the owner only. */
export function loadSleutels(dataDir: string): Sleutels {
  const map = join(dataDir, 'sleutels');
  const pad = join(map, 'token.pem');
  mkdirSync(map, { recursive: true, mode: 0o700 });
  if (lees(pad) === undefined) maak(pad);
  const privateKey = createPrivateKey(readFileSync(pad, 'utf8'));
  const publicKey = createPublicKey(privateKey);
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const kid = createHash('sha256').update(publicPem).digest('base64url').slice(0, 16);
  return { privateKey, publicKey, publicPem, kid };
}
