import type { Knex } from 'knex';
import type { Database } from '../database/database.ts';

/** Keeps a job to one holder at a time. */
export interface JobLock {
  /** Does the work while it holds the job; false when another holds it, and then nothing was done. */
  hold(name: string, work: () => Promise<void>): Promise<boolean>;
}

/** For one process: the embedded database serves no other. */
export class ProcessJobLock implements JobLock {
  private readonly held = new Set<string>();

  async hold(name: string, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(name)) return false;
    this.held.add(name);
    try {
      await work();
      return true;
    } finally {
      this.held.delete(name);
    }
  }
}

/**
 * For several processes on one PostgreSQL: an advisory lock of a transaction, which ends with its connection, so that a process
 * that dies holds nothing. The work itself goes over other connections.
 */
export class DatabaseJobLock implements JobLock {
  constructor(private readonly db: Knex) {}

  hold(name: string, work: () => Promise<void>): Promise<boolean> {
    return this.db.transaction(async (trx) => {
      const { rows }: { rows: { free: boolean }[] } = await trx.raw(
        'SELECT pg_try_advisory_xact_lock(hashtextextended(?, 0)) AS free',
        [`job:${name}`],
      );
      if (rows[0]?.free !== true) return false;
      await work();
      return true;
    });
  }
}

export const createJobLock = ({ builtIn, knex }: Pick<Database, 'builtIn' | 'knex'>): JobLock =>
  builtIn ? new ProcessJobLock() : new DatabaseJobLock(knex);
