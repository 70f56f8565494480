import type { ScheduledJob } from './scheduler.ts';

/** Work that comes back all day long, in one process at a time. */
export interface PeriodicWork {
  name: string;
  everyMinutes: number;
  /** Does what waits now; answers how much was done. */
  run(): Promise<number>;
}

/** Work of the day as the scheduler knows it. */
export const periodic = (work: PeriodicWork): ScheduledJob => ({
  name: work.name,
  moment: { everyMinutes: work.everyMinutes },
  everyProcess: false,
  run: () => work.run(),
});
