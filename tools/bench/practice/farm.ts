import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Rij, Taak } from './plan.ts';

/** Runs the work on all processors; the rows come back in the order of the work. */
export async function draai(taken: readonly Taak[], voortgang: (klaar: number) => void): Promise<Rij[]> {
  const uit: Rij[][] = taken.map(() => []);
  let volgende = 0;
  let klaar = 0;
  const werk = (): Promise<void> => new Promise((af, mislukt) => {
    const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    let nr = -1;
    const geef = (): void => {
      nr = volgende;
      volgende += 1;
      const taak = taken[nr];
      if (taak !== undefined) worker.send(taak);
      else worker.disconnect();
    };
    worker.on('message', (rijen: Rij[]) => {
      uit[nr] = rijen;
      klaar += 1;
      voortgang(klaar);
      geef();
    });
    worker.on('exit', (code) => (code === 0 ? af() : mislukt(new Error(`a worker ended with ${code}`))));
    worker.on('error', mislukt);
    geef();
  });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), taken.length) }, werk));
  return uit.flat();
}
