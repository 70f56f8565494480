/** Processes that build into one folder: each unit is made by one of them at a time, out of sight of who reads. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ASK_MS = 50;
/** A lock is made and signed in two steps; older than this without a name it was left by a process that fell in between. */
const SIGN_MS = 5_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const workOf = (path: string, pid: number | string): string => `${path}-${pid}`;

/** Removes a lock whose process is gone, with what it left. */
function clearLeft(lock: string, path: string): void {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    const left = pid > 0 ? !isAlive(pid) : Date.now() - statSync(lock).mtimeMs > SIGN_MS;
    if (!left) return;
    rmSync(lock, { force: true });
    rmSync(workOf(path, pid), { recursive: true, force: true });
  } catch (error) {
    // Whoever held it let go between looking and reading.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function take(lock: string, path: string): Promise<void> {
  for (;;) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    clearLeft(lock, path);
    await wait(ASK_MS);
  }
}

/** Does the work with an empty folder of its own, when no other process works under this name; the folder is gone afterwards. */
export async function withLock<T>(path: string, work: (folder: string) => Promise<T>): Promise<T> {
  const lock = `${path}.lock`;
  const folder = workOf(path, process.pid);
  mkdirSync(dirname(path), { recursive: true });
  await take(lock, path);
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

/** Writes a file that readers see whole or not at all. */
export function writeWhole(path: string, content: Buffer | string): void {
  const part = workOf(path, process.pid);
  writeFileSync(part, content);
  renameSync(part, path);
}
