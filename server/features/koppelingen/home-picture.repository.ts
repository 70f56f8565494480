import type { Knex } from 'knex';
import type { DoelStanding } from '#engine/core/oefening/model/doel-standing.ts';

export interface DoelRow {
  doel_id: string;
  n: number;
  goed: number;
  /** Null as long as no standing was made of the answers. */
  stand: DoelStanding | null;
  recent_n: number | null;
  recent_right: number | null;
}
export interface MissRow {
  client_id: string;
  doel_id: string;
  op: Date;
  extra: unknown;
}
export interface Time {
  week_ms: number;
  maand_ms: number;
  dagen: number;
  laatst: Date | null;
}
interface Who {
  adminId: string;
  leerlingId: string;
}

const TIME = `
  SELECT coalesce(sum(ms_sum) FILTER (WHERE week = :monday::date), 0)::float8 AS week_ms, coalesce(sum(ms_sum), 0)::float8 AS maand_ms,
    (SELECT count(DISTINCT (a.op AT TIME ZONE 'Europe/Amsterdam')::date)::int FROM antwoorden a WHERE a.admin_id = :adminId AND a.leerling_id = :leerlingId AND a.op >= :vanaf) AS dagen,
    (SELECT max(d.op) FROM leerling_doelen d WHERE d.admin_id = :adminId AND d.leerling_id = :leerlingId) AS laatst
  FROM leerling_weken WHERE admin_id = :adminId AND leerling_id = :leerlingId AND week > :monday::date - 28`;
const LEARNED = `
  SELECT woord FROM (SELECT DISTINCT ON (item_id) item_id, goed, extra->>'woord' AS woord, op FROM antwoorden
    WHERE admin_id = :adminId AND leerling_id = :leerlingId AND op >= :vanaf ORDER BY item_id, op DESC, seq DESC) w
  WHERE goed AND woord IS NOT NULL ORDER BY op DESC LIMIT :aantal`;

/** What a parent or a practice sees of a child that belongs to another tenant. */
export class HomePictureRepository {
  constructor(private readonly db: Knex) {}

  /** Practice of this week, of the last four weeks, and when it was last. `vanaf` = begin of the last seven days. */
  async findTime(who: Who, moment: { monday: string; vanaf: Date }): Promise<Time> {
    const {
      rows: [row],
    }: { rows: Time[] } = await this.db.raw(TIME, { ...who, ...moment });
    return row ?? { week_ms: 0, maand_ms: 0, dagen: 0, laatst: null };
  }

  findDoelen({ adminId, leerlingId }: Who): Promise<DoelRow[]> {
    return this.db('leerling_doelen as d')
      .leftJoin('leerling_doel_standen as s', (on) =>
        on.on('s.admin_id', 'd.admin_id').andOn('s.leerling_id', 'd.leerling_id').andOn('s.doel_id', 'd.doel_id'),
      )
      .where({ 'd.admin_id': adminId, 'd.leerling_id': leerlingId })
      .orderBy('d.op', 'desc')
      .select('d.doel_id', 'd.n', 'd.goed', 's.stand', 's.recent_n', 's.recent_right');
  }

  /** Wrong first answers, newest first. */
  findMisses({ adminId, leerlingId }: Who, vraag: { vanaf: Date; aantal: number }): Promise<MissRow[]> {
    return this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId, goed: false })
      .where('op', '>=', vraag.vanaf)
      .orderBy([
        { column: 'op', order: 'desc' },
        { column: 'seq', order: 'desc' },
      ])
      .limit(vraag.aantal)
      .select('client_id', 'doel_id', 'op', 'extra');
  }

  /** Words whose last answer was right at once. */
  async findLearned(who: Who, vraag: { vanaf: Date; aantal: number }): Promise<string[]> {
    const { rows }: { rows: { woord: string }[] } = await this.db.raw(LEARNED, { ...who, ...vraag });
    return rows.map(({ woord }) => woord);
  }
}
