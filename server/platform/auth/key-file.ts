import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a whole file in place or leaves the one that is there: a process that shares the folder never reads half a key. */
function placeOnce(path: string, content: Uint8Array | string): void {
  const trial = `${path}.${randomUUID()}`;
  writeFileSync(trial, content, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(trial, path);
  } catch (error) {
    // Another process was first: its key counts.
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'EEXIST')) throw error;
  } finally {
    rmSync(trial, { force: true });
  }
}

/** Key of the data folder, made once by `maak` and readable by the owner only; never in the database. */
export function readKeyFile(dataDir: string, name: string, create: () => Uint8Array | string): Buffer {
  const map = join(dataDir, 'sleutels');
  const path = join(map, name);
  mkdirSync(map, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) placeOnce(path, create());
  return readFileSync(path);
}
