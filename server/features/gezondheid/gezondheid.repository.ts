import type { Knex } from 'knex';
import { z } from 'zod/mini';

/** How a job of the server stands. */
export interface JobState {
  naam: string;
  last_end: Date | null;
  failure: string | null;
}

export class HealthRepository {
  constructor(private readonly db: Knex) {}

  async leeft(): Promise<boolean> {
    return this.db.raw('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  async countMigrations(): Promise<number> {
    const row = await this.db('migraties').count<{ n: string }>({ n: '*' }).first();
    return Number(row?.n ?? 0);
  }

  async isFilled(): Promise<boolean> {
    return (await this.db('instellingen').where({ sleutel: 'gevuld' }).first('waarde')) !== undefined;
  }

  /** Version as the database says it, and its bytes on disk. */
  async findSize(): Promise<{ version: string; size: number }> {
    const { rows }: { rows: { version: string; size: string }[] } = await this.db.raw(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::text AS size`,
    );
    return { version: rows[0]?.version ?? '', size: Number(rows[0]?.size ?? 0) };
  }

  /** Moment that was written down under a name. */
  async findMoment(key: 'backup' | 'restore_test'): Promise<string | null> {
    const row: { waarde: string } | undefined = await this.db('instellingen').where({ sleutel: key }).first('waarde');
    const moment = z.iso.datetime({ offset: true }).safeParse(row?.waarde);
    return moment.success ? new Date(moment.data).toISOString() : null;
  }

  findJobs(): Promise<JobState[]> {
    return this.db('jobs').whereNotNull('next_at').orderBy('naam').select('naam', 'last_end', 'failure');
  }

  async countMail(): Promise<{ waiting: number; failed: number; oldest: Date | null }> {
    const { rows }: { rows: { waiting: number; failed: number; oldest: Date | null }[] } = await this.db.raw(
      `SELECT count(*) FILTER (WHERE status = 'wachtrij')::int AS waiting, min(op) FILTER (WHERE status = 'wachtrij') AS oldest,
        count(*) FILTER (WHERE status IN ('mislukt','teruggekomen'))::int AS failed
      FROM mailberichten WHERE status IN ('wachtrij','mislukt','teruggekomen')`,
    );
    return rows[0] ?? { waiting: 0, failed: 0, oldest: null };
  }
}
