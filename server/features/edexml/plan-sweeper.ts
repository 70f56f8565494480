import type { Clock } from '#engine/core/basis/clock.ts';
import type { PeriodicWork } from '../../platform/jobs/periodic-work.ts';

interface Deps {
  plans: { cleanup(now: Date): Promise<number> };
  clock: Clock;
}

/** Every minute: what import plans of any kind hold of pupils goes when its time is over, whether or not anybody imports again. */
export const createPlanSweeper = ({ plans, clock }: Deps): PeriodicWork => ({
  name: 'importplannen',
  everyMinutes: 1,
  run: () => plans.cleanup(new Date(clock.now())),
});
