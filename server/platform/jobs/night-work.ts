import { dayOfNightWork } from './moment.ts';
import type { ScheduledJob } from './scheduler.ts';

/** Work of the night: does nothing when that of the day was done, by this process or another. */
export interface NightJob {
  name: string;
  /** Other processes take over what it stored: it runs there too, once one of them did the work. */
  everyProcess?: boolean;
  run(day: number): Promise<void>;
}

const NIGHTLY_AT = '02:00';

/** Work of the night as the scheduler knows it: one job after the other, from two o'clock. */
export const nightly = (job: NightJob): ScheduledJob => ({
  name: job.name,
  moment: { nightlyAt: NIGHTLY_AT },
  everyProcess: job.everyProcess === true,
  run: (now) => job.run(dayOfNightWork(now)),
});
