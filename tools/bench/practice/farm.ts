import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rij, Taak } from './plan.ts';

/** Room for short-lived objects, MB: candidates live for one sitting, and with the usual 16 a fifth of the time goes to moving them about. */
const JONG_MB = 64;

/** How the work is run: program of a worker, number of them, and who hears of every piece that is done. */
export interface Werkwijze {
  code: string;
  processen: number;
  klaar(taak: Taak, rijen: Rij[]): void;
}

/** Runs the work in processes of its own, in order; a worker ends with its parent. */
export async function draai(taken: readonly Taak[], { code, processen, klaar }: Werkwijze): Promise<void> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-practice-'));
  const programma = join(map, 'worker.mjs');
  writeFileSync(programma, code);
  let volgende = 0;
  const werk = (): Promise<void> =>
    new Promise((af, mislukt) => {
      // A session of its own: a busy machine shares its time between sessions, whatever their number of processes.
      const worker = fork(programma, {
        detached: true,
        execArgv: [`--max-semi-space-size=${JONG_MB}`],
        serialization: 'advanced',
      });
      let taak: Taak | undefined;
      const geef = (): void => {
        taak = taken[volgende];
        volgende += 1;
        if (taak !== undefined) worker.send(taak);
        else worker.disconnect();
      };
      worker.on('message', (rijen: Rij[]) => {
        if (taak !== undefined) klaar(taak, rijen);
        geef();
      });
      worker.on('exit', (einde) => (einde === 0 ? af() : mislukt(new Error(`a worker ended with ${einde}`))));
      worker.on('error', mislukt);
      geef();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(processen, taken.length) }, werk));
  } finally {
    rmSync(map, { recursive: true, force: true });
  }
}
