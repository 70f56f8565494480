import type { Knex } from 'knex';
import { z } from 'zod/mini';
import { practiceFiguresSchema, type PracticeFigures } from './work-list.contract.ts';

export interface JobRow {
  naam: string;
  next_at: Date;
  last_begin: Date | null;
  last_end: Date | null;
  last_ms: string | null;
  failure: string | null;
}
interface TenantCounts {
  school: number;
  rt: number;
  thuis: number;
  demo: number;
}

const PRACTICE = 'practice';
/** What our own demo does is no figure. */
const CUSTOMERS = `(SELECT id FROM admins WHERE soort IN ('school','rt','thuis') AND gewist_op IS NULL)`;

/** What the office counts, of all tenants together. */
export class FiguresRepository {
  constructor(private readonly db: Knex) {}

  async countTenants(): Promise<TenantCounts> {
    const rows: { soort: keyof TenantCounts; n: number }[] = await this.db('admins')
      .whereNull('gewist_op')
      .whereNot('soort', 'kantoor')
      .groupBy('soort')
      .select('soort', this.db.raw('count(*)::int AS n'));
    const counts = { school: 0, rt: 0, thuis: 0, demo: 0 };
    for (const { soort: kind, n } of rows) counts[kind] = n;
    return counts;
  }

  /** Reads a week of answers; it may take longer than a page may wait. */
  countPractice(days: readonly string[], since: Date): Promise<PracticeFigures> {
    return this.db.transaction(async (trx) => {
      await trx.raw(`SELECT set_config('statement_timeout', '120s', true)`);
      const { rows }: { rows: { dag: string | null; n: number; leerlingen: number }[] } = await trx.raw(
        `SELECT to_char((op AT TIME ZONE 'Europe/Amsterdam')::date, 'YYYY-MM-DD') AS dag, count(*)::int AS n, count(DISTINCT leerling_id)::int AS leerlingen
        FROM antwoorden WHERE op >= ? AND admin_id IN ${CUSTOMERS} GROUP BY GROUPING SETS ((1), ())`,
        [since],
      );
      const perDay = new Map(rows.map((row) => [row.dag, row.n]));
      return {
        leerlingen: rows.find((row) => row.dag === null)?.leerlingen ?? 0,
        days: days.map((day) => ({ dag: day, antwoorden: perDay.get(day) ?? 0 })),
      };
    });
  }

  async savePractice(figures: PracticeFigures, at: Date): Promise<void> {
    await this.db('office_figures')
      .insert({ name: PRACTICE, value: JSON.stringify(figures), at })
      .onConflict('name')
      .merge();
  }

  async findPractice(): Promise<(PracticeFigures & { at: string }) | null> {
    const row: { value: unknown; at: Date } | undefined = await this.db('office_figures')
      .where({ name: PRACTICE })
      .first('value', 'at');
    return row === undefined ? null : { ...practiceFiguresSchema.parse(row.value), at: row.at.toISOString() };
  }

  async countMail(week: Date): Promise<{ waiting: number; oldest: string | null; failed: number }> {
    const { rows }: { rows: { waiting: number; oldest: Date | null; failed: number }[] } = await this.db.raw(
      `SELECT count(*) FILTER (WHERE m.status = 'wachtrij')::int AS waiting, min(m.op) FILTER (WHERE m.status = 'wachtrij') AS oldest,
        count(*) FILTER (WHERE m.status <> 'wachtrij')::int AS failed
      FROM mailberichten m JOIN admins a ON a.id = m.admin_id
      WHERE a.gewist_op IS NULL AND (m.status = 'wachtrij' OR (m.status IN ('mislukt','teruggekomen') AND m.klaar_op >= ?))`,
      [week],
    );
    const [row] = rows;
    return {
      waiting: row?.waiting ?? 0,
      oldest: row?.oldest?.toISOString() ?? null,
      failed: row?.failed ?? 0,
    };
  }

  /** What failed first, then what ran last. */
  findJobs(): Promise<JobRow[]> {
    return this.db('jobs')
      .whereNotNull('next_at')
      .orderByRaw('(failure IS NULL), last_end DESC NULLS LAST, naam')
      .select('naam', 'next_at', 'last_begin', 'last_end', 'last_ms', 'failure');
  }

  /** Moment that whoever makes the backups wrote down (tools/docs/BACKUP.md). */
  async findBackup(): Promise<string | null> {
    const row: { waarde: string } | undefined = await this.db('instellingen')
      .where({ sleutel: 'backup' })
      .first('waarde');
    const moment = z.iso.datetime({ offset: true }).safeParse(row?.waarde);
    return moment.success ? new Date(moment.data).toISOString() : null;
  }
}
