import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { JobsRepository } from './jobs.repository.ts';

/** What the frame needs of the repository. */
export type Dagjobs = Pick<JobsRepository, 'claim' | 'finish' | 'release'>;

/** One turn at the work of a day. */
export interface Beurt {
  nu: Date;
  /** Moment up to which earlier turns looked. */
  klaarTot: Date;
  /**
   * Closes the work of the day with its outcome; `jobs` = the repository of the transaction that stores what was done. Throws when
   * the lease was lost, so that the transaction rolls back: the process that took over does it.
   */
  sluit(uitkomst: object, jobs?: Pick<Dagjobs, 'finish'>): Promise<void>;
}

interface Dagtaak {
  naam: string;
  dag: number;
  pachtMs: number;
}

/**
 * Does the work of a day unless it was done or another process is at it. The work closes its own turn; when it fails the
 * lease is given back at once, so that the next try need not wait.
 */
export async function doeDagwerk(
  { jobs, clock }: { jobs: Dagjobs; clock: Clock },
  { naam, dag, pachtMs }: Dagtaak,
  werk: (beurt: Beurt) => Promise<void>,
): Promise<void> {
  const nu = new Date(clock.now());
  const pacht = await jobs.claim(naam, v7(), { dag, nu, pachtMs });
  if (pacht === undefined) return;
  try {
    await werk({
      nu,
      klaarTot: pacht.klaarTot,
      sluit: async (uitkomst, hierin = jobs) => {
        if (!(await hierin.finish(pacht, { dag, tot: nu, uitkomst }))) throw new Error(`lease of ${naam} lost`);
      },
    });
  } catch (fout) {
    await jobs.release(pacht);
    throw fout;
  }
}
