import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a whole file in place or leaves the one that is there: a process that shares the folder never reads half a key. */
function plaatsEenmaal(pad: string, inhoud: Uint8Array | string): void {
  const proef = `${pad}.${randomUUID()}`;
  writeFileSync(proef, inhoud, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(proef, pad);
  } catch (fout) {
    // Another process was first: its key counts.
    if (!(fout instanceof Error && Reflect.get(fout, 'code') === 'EEXIST')) throw fout;
  } finally {
    rmSync(proef, { force: true });
  }
}

/** Key of the data folder, made once by `maak` and readable by the owner only; never in the database. */
export function leesSleutelbestand(dataDir: string, naam: string, maak: () => Uint8Array | string): Buffer {
  const map = join(dataDir, 'sleutels');
  const pad = join(map, naam);
  mkdirSync(map, { recursive: true, mode: 0o700 });
  if (!existsSync(pad)) plaatsEenmaal(pad, maak());
  return readFileSync(pad);
}
