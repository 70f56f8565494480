import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tekst } from '../taal/teksten.ts';

/** Lock on a data folder: the embedded database has none of its own, and two processes would lose rows. */
export interface MapSlot {
  release(): void;
}

const inhoudSchema = z.object({ pid: z.int(), begonnen: z.string() });
type Inhoud = z.infer<typeof inhoudSchema>;

/** Start moment of a process where the system tells it: a number that was handed out again is then seen as another process. */
function begonnen(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function leeft({ pid, begonnen: toen }: Inhoud): boolean {
  try {
    process.kill(pid, 0);
  } catch (fout) {
    if (fout instanceof Error && Reflect.get(fout, 'code') === 'ESRCH') return false;
  }
  const nu = begonnen(pid);
  return nu === '' || toen === '' || nu === toen;
}

function lees(pad: string): Inhoud | undefined {
  try {
    return inhoudSchema.parse(JSON.parse(readFileSync(pad, 'utf8')));
  } catch {
    return undefined;
  }
}

function maak(pad: string): boolean {
  try {
    writeFileSync(pad, JSON.stringify({ pid: process.pid, begonnen: begonnen(process.pid) }), {
      flag: 'wx',
      mode: 0o600,
    });
    return true;
  } catch (fout) {
    if (fout instanceof Error && Reflect.get(fout, 'code') === 'EEXIST') return false;
    throw fout;
  }
}

/** Takes over from a dead process; a second lock makes sure that only one does. */
function neemOver(pad: string): boolean {
  const overname = `${pad}.overname`;
  if (!maak(overname)) {
    const ander = lees(overname);
    if (ander !== undefined && leeft(ander)) return false;
    unlinkSync(overname);
    if (!maak(overname)) return false;
  }
  try {
    const houder = lees(pad);
    if (houder !== undefined && leeft(houder)) return false;
    unlinkSync(pad);
    return maak(pad);
  } finally {
    unlinkSync(overname);
  }
}

/** Claims the folder or throws one clear sentence with the process that holds it. */
export function lockMap(map: string): MapSlot {
  mkdirSync(map, { recursive: true, mode: 0o700 });
  const pad = join(map, 'taaltocht.lock');
  if (!maak(pad) && !neemOver(pad)) {
    throw new Error(tekst('nl-NL', 'start.bezet', { pid: lees(pad)?.pid ?? '?' }));
  }
  return {
    release: () => {
      if (lees(pad)?.pid === process.pid) unlinkSync(pad);
    },
  };
}
