import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import type { Env } from '../env.ts';
import { serverText } from '../taal/texts.ts';
import { ECK_FILE, readEckKey } from './eck.ts';
import { keyPath } from './key-file.ts';
import { readVaultKey, VAULT_FILE } from './vault.ts';

type KeyEnv = Pick<Env, 'DATA_DIR' | 'ECK_KEY'>;
interface Sealing {
  name: string;
  /** Where a person finds it. */
  place: string;
  /** It stands somewhere: reading it would not make a new one. */
  isThere(): boolean;
  read(): Buffer;
}

function sealingKeys({ DATA_DIR: dataDir, ECK_KEY: eckKey }: KeyEnv): Sealing[] {
  const vault = keyPath(dataDir, VAULT_FILE);
  const eck = keyPath(dataDir, ECK_FILE);
  return [
    { name: VAULT_FILE, place: vault, isThere: () => existsSync(vault), read: () => readVaultKey(dataDir) },
    {
      name: ECK_FILE,
      place: eckKey === undefined ? eck : 'ECK_KEY',
      isThere: () => eckKey !== undefined || existsSync(eck),
      read: () => readEckKey(dataDir, eckKey),
    },
  ];
}

/** Tells two keys apart and gives nothing away of either. */
const fingerprint = (key: Buffer): string =>
  createHash('sha256').update('taaltocht:').update(key).digest('base64url').slice(0, 22);

/**
 * Holds the keys against the database they seal, which keeps a fingerprint of each. A lost key would be made anew without a word:
 * second steps, picture codes and ECK iDs would never open again, and the superadmin would stand outside.
 */
export async function requireSealingKeys(db: Knex, env: KeyEnv): Promise<void> {
  for (const { name, place, isThere, read } of sealingKeys(env)) {
    const slot = `sleutel:${name}`;
    const row: { waarde: string } | undefined = await db('instellingen').where({ sleutel: slot }).first('waarde');
    if (row !== undefined && !isThere()) throw new Error(serverText('nl-NL', 'start.sleutelWeg', { pad: place }));
    const mark = fingerprint(read());
    if (row === undefined)
      await db('instellingen').insert({ sleutel: slot, waarde: mark }).onConflict('sleutel').ignore();
    else if (row.waarde !== mark) throw new Error(serverText('nl-NL', 'start.sleutelAnders', { pad: place }));
  }
}
