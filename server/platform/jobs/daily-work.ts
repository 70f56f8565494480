import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { JobsRepository } from './jobs.repository.ts';

/** What the frame needs of the repository. */
export type DailyJobs = Pick<JobsRepository, 'claim' | 'finish' | 'release'>;

/** One turn at the work of a day. */
interface Turn {
  nu: Date;
  /** Moment up to which earlier turns looked. */
  klaarTot: Date;
  /**
   * Closes the work of the day with its outcome; `jobs` = the repository of the transaction that stores what was done. Throws when
   * the lease was lost, so that the transaction rolls back: the process that took over does it.
   */
  close(outcome: object, jobs?: Pick<DailyJobs, 'finish'>): Promise<void>;
}

interface DailyJob {
  naam: string;
  dag: number;
  leaseMs: number;
}

/**
 * Does the work of a day unless it was done or another process is at it. The work closes its own turn; when it fails the
 * lease is given back at once, so that the next try need not wait.
 */
export async function performDailyWork(
  { jobs, clock }: { jobs: DailyJobs; clock: Clock },
  { naam: name, dag: day, leaseMs }: DailyJob,
  work: (turn: Turn) => Promise<void>,
): Promise<void> {
  const now = new Date(clock.now());
  const lease = await jobs.claim(name, v7(), { dag: day, nu: now, leaseMs });
  if (lease === undefined) return;
  try {
    await work({
      nu: now,
      klaarTot: lease.klaarTot,
      close: async (outcome, withinJobs = jobs) => {
        if (!(await withinJobs.finish(lease, { dag: day, tot: now, uitkomst: outcome })))
          throw new Error(`lease of ${name} lost`);
      },
    });
  } catch (error) {
    await jobs.release(lease);
    throw error;
  }
}
