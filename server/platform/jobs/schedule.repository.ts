import type { Knex } from 'knex';

export interface ScheduleRow {
  naam: string;
  next_at: Date;
  last_end: Date | null;
  /** What went wrong the last time; null = it went well. */
  failure: string | null;
}
export interface JobRun {
  begin: Date;
  end: Date;
  next: Date;
  /** Next turn when it turns out that a process that died still holds the work. */
  retry: Date;
}

/** When each job had its turn and has it again; one row a job, which all processes share. */
export class ScheduleRepository {
  constructor(private readonly db: Knex) {}

  /** Gives jobs that have none their first turn; what the scheduler no longer knows has no turn. */
  async register(jobs: readonly { naam: string; next_at: Date }[]): Promise<void> {
    if (jobs.length > 0)
      await this.db('jobs')
        .insert([...jobs])
        .onConflict('naam')
        .merge({ next_at: this.db.raw('coalesce(jobs.next_at, excluded.next_at)') });
    await this.db('jobs')
      .whereNotIn(
        'naam',
        jobs.map((job) => job.naam),
      )
      .update({ next_at: null });
  }

  findAll(): Promise<ScheduleRow[]> {
    return this.db('jobs').whereNotNull('next_at').select('naam', 'next_at', 'last_end', 'failure');
  }

  find(name: string): Promise<ScheduleRow | undefined> {
    return this.db('jobs')
      .where({ naam: name })
      .whereNotNull('next_at')
      .first('naam', 'next_at', 'last_end', 'failure');
  }

  async begin(name: string, now: Date): Promise<void> {
    await this.db('jobs').where({ naam: name }).update({ last_begin: now });
  }

  /** Done; where a lease of the work is still out nothing was done, and it is tried again. */
  async finish(name: string, { begin, end, next, retry }: JobRun): Promise<void> {
    const leased = await this.db('jobs').where({ naam: name }).where('bezet_tot', '>', end).update({ next_at: retry });
    if (leased > 0) return;
    await this.db('jobs')
      .where({ naam: name })
      .update({
        last_begin: begin,
        last_end: end,
        last_ms: end.getTime() - begin.getTime(),
        next_at: next,
        failure: null,
      });
  }

  async fail(name: string, { begin, end, retry }: Omit<JobRun, 'next'>, failure: string): Promise<void> {
    await this.db('jobs')
      .where({ naam: name })
      .update({
        last_begin: begin,
        last_end: end,
        last_ms: end.getTime() - begin.getTime(),
        next_at: retry,
        failure,
        failed_at: end,
      });
  }
}
