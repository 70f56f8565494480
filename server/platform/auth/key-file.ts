import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverText } from '../taal/texts.ts';

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

export const keyPath = (dataDir: string, name: string): string => join(dataDir, 'sleutels', name);

/** Key of the data folder, made once by `maak` and readable by the owner only; never in the database. */
export function readKeyFile(dataDir: string, name: string, create: () => Uint8Array | string): Buffer {
  const path = keyPath(dataDir, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) placeOnce(path, create());
  return readFileSync(path);
}

/** Refuses a key that was cut off or is another file: what was sealed before would never open again. */
export function requireLength(key: Buffer, bytes: number, path: string): Buffer {
  if (key.length !== bytes)
    throw new Error(serverText('nl-NL', 'start.sleutelKort', { pad: path, bytes, aantal: key.length }));
  return key;
}
