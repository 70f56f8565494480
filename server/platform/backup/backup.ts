import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { dumpDatabase } from './dump.ts';
import { DATABASE_FILE, ERASURE_FILE, fileHash, KEYS_FOLDER, manifestPath, type Manifest } from './manifest.ts';

export interface BackupOrder {
  /** Folder in which each backup gets a folder of its own. */
  folder: string;
  /** Folder for the keys, when they are to lie elsewhere than what they open. */
  keys?: string | undefined;
  /** Days after which a backup is thrown away; absent = none is. */
  days?: number | undefined;
}
interface BackupDeps {
  db: Knex;
  dataDir: string;
  clock: Clock;
}
export interface MadeBackup {
  path: string;
  manifest: Manifest;
  /** Names of older backups that were thrown away. */
  gone: string[];
}

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const PART = '.deel';
const DAY_MS = 86_400_000;
const OWNER = { recursive: true, mode: 0o700 } as const;

/** `2026-11-24T03-50-00Z`: sorts by moment, and fits every file system. */
const nameOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
export const backupMoment = (name: string): number =>
  Date.parse(name.replace(/T(\d{2})-(\d{2})-(\d{2})Z$/, 'T$1:$2:$3Z'));

/** Whole backups of a folder, the oldest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name) && existsSync(manifestPath(join(folder, name))))
    .toSorted();
}

/** Throws away what is past its term, never the newest. */
function forgetOld({ folder, keys, days }: BackupOrder, now: number): string[] {
  if (days === undefined) return [];
  const old = backupsIn(folder)
    .slice(0, -1)
    .filter((name) => now - backupMoment(name) > days * DAY_MS);
  for (const name of old)
    for (const place of keys === undefined ? [folder] : [folder, keys])
      rmSync(join(place, name), { recursive: true, force: true });
  return old;
}

function copyKeys(dataDir: string, target: string): void {
  const source = join(dataDir, KEYS_FOLDER);
  mkdirSync(target, OWNER);
  for (const name of existsSync(source) ? readdirSync(source) : [])
    if (/\.(?:key|pem)$/.test(name)) copyFileSync(join(source, name), join(target, name));
}

/** Writes the parts into a folder that is not yet called a backup. */
async function write(
  { db, dataDir }: BackupDeps,
  at: Date,
  { part, keys }: { part: string; keys: string },
): Promise<Manifest> {
  mkdirSync(part, OWNER);
  const file = join(part, DATABASE_FILE);
  const dumped = await dumpDatabase(db, (lines) =>
    pipeline(Readable.from(lines), createGzip(), createWriteStream(file, { mode: 0o600, flush: true })),
  );
  copyKeys(dataDir, keys);
  // After the database: whoever was erased meanwhile stands in the list, and is erased again.
  const erased = join(dataDir, ERASURE_FILE);
  if (existsSync(erased)) copyFileSync(erased, join(part, ERASURE_FILE));
  const manifest: Manifest = { version: 1, at: at.toISOString(), ...dumped, sha256: await fileHash(file) };
  writeFileSync(manifestPath(part), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return manifest;
}

/** Writes a moment down where the dashboard of the office reads it. */
export async function noteMoment(db: Knex, key: 'backup' | 'restore_test', at: Date): Promise<void> {
  await db('instellingen').insert({ sleutel: key, waarde: at.toISOString() }).onConflict('sleutel').merge();
}

/** Database, keys and tombstones of a running product in one folder, which has its name only when it is whole. */
export async function makeBackup(deps: BackupDeps, order: BackupOrder): Promise<MadeBackup> {
  const at = new Date(deps.clock.now());
  const name = nameOf(at);
  const path = join(resolve(order.folder), name);
  const part = `${path}${PART}`;
  rmSync(part, { recursive: true, force: true });
  try {
    const keys = order.keys === undefined ? join(part, KEYS_FOLDER) : join(resolve(order.keys), name);
    const manifest = await write(deps, at, { part, keys });
    rmSync(path, { recursive: true, force: true });
    renameSync(part, path);
    await noteMoment(deps.db, 'backup', at);
    return { path, manifest, gone: forgetOld(order, at.getTime()) };
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}
