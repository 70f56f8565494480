import type { Clock } from '#engine/core/basis/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { dayOf, midnight } from '../time/clock.ts';

/** Work of the night: does nothing when that of the day was done, by this process or another. */
export interface NightJob {
  name: string;
  run(day: number): Promise<void>;
}

const POLL_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** Days that work may be late before it is done while children play, e.g. on a computer that is off at night. */
const OVERDUE_DAYS = 2;

/** Local hours in which no class plays. */
const isSilent = (hour: number): boolean => (hour >= 2 && hour < 6) || hour >= 17;

/** Day up to which the work should be done now. */
export function dayOfNightWork(now: number): number {
  const still = isSilent((now - midnight(now).getTime()) / HOUR_MS);
  return dayOf(now) - (still ? 0 : OVERDUE_DAYS);
}

/** Starts the timer; answers how to stop it and wait for what is running. */
export function startNightWork(taken: readonly NightJob[], deps: { clock: Clock; log: Logger }): () => Promise<void> {
  let busy: Promise<void> = Promise.resolve();
  const ronde = async (): Promise<void> => {
    const day = dayOfNightWork(deps.clock.now());
    for (const taak of taken)
      await taak
        .run(day)
        .catch((error: unknown) => deps.log.error({ taak: taak.name, fout: error }, 'night job failed'));
  };
  const timer = setInterval(() => {
    busy = busy.then(ronde);
  }, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await busy;
  };
}
