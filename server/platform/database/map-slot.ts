import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { serverText } from '../taal/texts.ts';

/** Lock on a data folder: the embedded database has none of its own, and two processes would lose rows. */
export interface MapSlot {
  release(): void;
}

const contentSchema = z.object({ pid: z.int(), begonnen: z.string() });
type Content = z.infer<typeof contentSchema>;

/** Start moment of a process where the system tells it: a number that was handed out again is then seen as another process. */
function started(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, begonnen: startedThen }: Content): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ESRCH') return false;
  }
  const now = started(pid);
  return now === '' || startedThen === '' || now === startedThen;
}

function read(path: string): Content | undefined {
  try {
    return contentSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function create(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, begonnen: started(process.pid) }), {
      flag: 'wx',
      mode: 0o600,
    });
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'EEXIST') return false;
    throw error;
  }
}

/** Takes over from a dead process; a second lock makes sure that only one does. */
function adopt(path: string): boolean {
  const takeover = `${path}.overname`;
  if (!create(takeover)) {
    const other = read(takeover);
    if (other !== undefined && isAlive(other)) return false;
    unlinkSync(takeover);
    if (!create(takeover)) return false;
  }
  try {
    const holder = read(path);
    if (holder !== undefined && isAlive(holder)) return false;
    unlinkSync(path);
    return create(path);
  } finally {
    unlinkSync(takeover);
  }
}

/** Claims the folder or throws one clear sentence with the process that holds it. */
export function lockMap(map: string): MapSlot {
  mkdirSync(map, { recursive: true, mode: 0o700 });
  const path = join(map, 'taaltocht.lock');
  if (!create(path) && !adopt(path)) {
    throw new Error(serverText('nl-NL', 'start.bezet', { pid: read(path)?.pid ?? '?' }));
  }
  return {
    release: () => {
      if (read(path)?.pid === process.pid) unlinkSync(path);
    },
  };
}
