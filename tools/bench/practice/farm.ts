import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row, Taak } from './plan.ts';

/** Room for short-lived objects, MB: candidates live for one sitting, and with the usual 16 a fifth of the time goes to moving them about. */
const YOUNG_MB = 64;

/** How the work is run: program of a worker, number of them, and who hears of every piece that is done. */
export interface Procedure {
  code: string;
  processes: number;
  klaar(taak: Taak, rows: Row[]): void;
}

/** Runs the work in processes of its own, in order; a worker ends with its parent. */
export async function rotate(taken: readonly Taak[], { code, processes, klaar: done }: Procedure): Promise<void> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-practice-'));
  const program = join(map, 'worker.mjs');
  writeFileSync(program, code);
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((off, failed) => {
      // A session of its own: a busy machine shares its time between sessions, whatever their number of processes.
      const worker = fork(program, {
        detached: true,
        execArgv: [`--max-semi-space-size=${YOUNG_MB}`],
        serialization: 'advanced',
      });
      let taak: Taak | undefined;
      const give = (): void => {
        taak = taken[next];
        next += 1;
        if (taak !== undefined) worker.send(taak);
        else worker.disconnect();
      };
      worker.on('message', (rows: Row[]) => {
        if (taak !== undefined) done(taak, rows);
        give();
      });
      worker.on('exit', (end) => (end === 0 ? off() : failed(new Error(`a worker ended with ${end}`))));
      worker.on('error', failed);
      give();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(processes, taken.length) }, work));
  } finally {
    rmSync(map, { recursive: true, force: true });
  }
}
