import type { Clock } from '#engine/core/basis/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { dagVan, middernacht } from '../tijd/klok.ts';

/** Work of the night: does nothing when today's was done, by this process or another. */
export interface Nachttaak { naam: string; run(dag: number): Promise<void> }

const KIJK_MS = 10 * 60_000;
/** Local hour from which on the schools are quiet. */
const VANAF_UUR = 2;

/** Starts the timer; answers how to stop it and wait for what is running. */
export function startNachtwerk(taken: readonly Nachttaak[], deps: { clock: Clock; log: Logger }): () => Promise<void> {
  let bezig: Promise<void> = Promise.resolve();
  const ronde = async (): Promise<void> => {
    const nu = deps.clock.now();
    if (nu - middernacht(nu).getTime() < VANAF_UUR * 3_600_000) return;
    for (const taak of taken) await taak.run(dagVan(nu)).catch((fout: unknown) => deps.log.error({ taak: taak.naam, fout }, 'night job failed'));
  };
  const timer = setInterval(() => {
    bezig = bezig.then(ronde);
  }, KIJK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await bezig;
  };
}
