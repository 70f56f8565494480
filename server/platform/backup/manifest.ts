import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod/mini';
import { serverText } from '../taal/texts.ts';

export const DATABASE_FILE = 'database.jsonl.gz';
export const KEYS_FOLDER = 'sleutels';
export const ERASURE_FILE = 'wislijst.txt';
const MANIFEST_FILE = 'backup.json';

/** What a backup says of itself; it is whole when this file is there. */
const manifestSchema = z.strictObject({
  version: z.literal(1),
  at: z.iso.datetime(),
  /** Steps of the database, in order: the same ones are taken before it is filled again. */
  steps: z.array(z.string()),
  /** Rows of each table. */
  tables: z.record(z.string(), z.int()),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  /** SHA-256 of the database file. */
  sha256: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestPath = (folder: string): string => join(folder, MANIFEST_FILE);

/** Reads what a backup says of itself; another folder says so in words. */
export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(manifestPath(folder), 'utf8')));
  } catch (error) {
    throw new Error(serverText('nl-NL', 'backup.geenBackup', { pad: folder }), { cause: error });
  }
}

export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
