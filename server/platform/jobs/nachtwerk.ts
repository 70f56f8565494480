import type { Clock } from '#engine/core/basis/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { dagVan, middernacht } from '../tijd/klok.ts';

/** Work of the night: does nothing when that of the day was done, by this process or another. */
export interface Nachttaak {
  naam: string;
  run(dag: number): Promise<void>;
}

const KIJK_MS = 10 * 60_000;
const UUR_MS = 3_600_000;
/** Days that work may be late before it is done while children play, e.g. on a computer that is off at night. */
const TE_LAAT_DAGEN = 2;

/** Local hours in which no class plays. */
const isStil = (uur: number): boolean => (uur >= 2 && uur < 6) || uur >= 17;

/** Day up to which the work should be done now. */
export function dagVanNachtwerk(nu: number): number {
  const stil = isStil((nu - middernacht(nu).getTime()) / UUR_MS);
  return dagVan(nu) - (stil ? 0 : TE_LAAT_DAGEN);
}

/** Starts the timer; answers how to stop it and wait for what is running. */
export function startNachtwerk(taken: readonly Nachttaak[], deps: { clock: Clock; log: Logger }): () => Promise<void> {
  let bezig: Promise<void> = Promise.resolve();
  const ronde = async (): Promise<void> => {
    const dag = dagVanNachtwerk(deps.clock.now());
    for (const taak of taken)
      await taak.run(dag).catch((fout: unknown) => deps.log.error({ taak: taak.naam, fout }, 'night job failed'));
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
