import type { Knex } from 'knex';

interface Who {
  adminId: string;
  leerlingId: string;
}
export interface WeekRow {
  week: string;
  ms: number;
  n: number;
  goed: number;
}

export interface ReportToetsRow {
  datum: string;
  toets: string;
  moment: string;
  niveau: string;
  schaal: string;
}
const TOETSEN_MAX = 6;

const LEARNED = `
  SELECT woord FROM (SELECT DISTINCT ON (item_id) item_id, goed, extra->>'woord' AS woord, op FROM antwoorden
    WHERE admin_id = :adminId AND leerling_id = :leerlingId AND op >= :vanaf AND op < :tot ORDER BY item_id, op DESC, seq DESC) w
  WHERE goed AND woord IS NOT NULL ORDER BY op DESC LIMIT :most`;

/** What one pupil did, from the sums that are kept. */
export class LeerlingVoortgangRepository {
  constructor(private readonly db: Knex) {}

  /** Weeks with practice in them, newest first; the week of the first day is whole. */
  findWeeks(
    { adminId, leerlingId }: Who,
    { vanaf: from, tot: until, most }: { vanaf: string; tot: string; most: number },
  ): Promise<WeekRow[]> {
    return this.db('leerling_weken')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereRaw(`week BETWEEN date_trunc('week', ?::date)::date AND ?::date`, [from, until])
      .groupBy('week')
      .orderBy('week', 'desc')
      .limit(most)
      .select(
        this.db.raw(
          `to_char(week, 'YYYY-MM-DD') AS week, sum(ms_sum)::float8 AS ms, sum(n)::int AS n, sum(goed)::int AS goed`,
        ),
      );
  }

  async findLearned(who: Who, period: { vanaf: Date; tot: Date; most: number }): Promise<string[]> {
    const { rows }: { rows: { woord: string }[] } = await this.db.raw(LEARNED, { ...who, ...period });
    return rows.map(({ woord }) => woord);
  }

  /** Newest results of tests with a level and its scale. */
  findToetsen({ adminId, leerlingId }: Who): Promise<ReportToetsRow[]> {
    return this.db('lvs_resultaten')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereNotNull('niveau')
      .whereNotNull('schaal')
      .orderBy('afnamedatum', 'desc')
      .limit(TOETSEN_MAX)
      .select('toets', 'moment', 'niveau', 'schaal', this.db.raw(`to_char(afnamedatum, 'YYYY-MM-DD') AS datum`));
  }

  /** Goals that are mastered now, with the day since when. */
  async findReachedDays({ adminId, leerlingId }: Who): Promise<Map<string, number>> {
    const rows: { doel_id: string; since_day: number }[] = await this.db('leerling_doel_standen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereIn('stand', ['beheerst', 'onderhoud'])
      .where('since_day', '>', 0)
      .select('doel_id', 'since_day');
    return new Map(rows.map((row) => [row.doel_id, row.since_day]));
  }

  /** Name of the school, the practice or the home. */
  async findTenant(adminId: string): Promise<string> {
    const row: { naam: string } | undefined = await this.db('admins').where({ id: adminId }).first('naam');
    return row?.naam ?? '';
  }
}
