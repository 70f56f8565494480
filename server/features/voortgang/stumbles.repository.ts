import type { Knex } from 'knex';

/** Word that one pupil still writes wrong. */
export interface StumbleRow {
  leerling_id: string;
  naam: string;
  item_id: string;
  doel_id: string;
  woord: string;
  missers: number;
  /** What was given instead, newest first, with the format it was given in. */
  gegeven: [ruw: string, formaat: string][];
  focus: { van: number; tot: number } | null;
}
/** Milliseconds of practice of a pupil, by Monday. */
export interface TimeRow {
  leerling_id: string;
  naam: string;
  weeks: Record<string, number>;
}
interface Period {
  vanaf: Date;
  tot: Date;
}

/** Misses after which the same pupil never gave the word right: what was mended meanwhile is no stumbling word. */
const MISSES = `
  SELECT a.leerling_id, l.roepnaam AS naam, a.item_id, min(a.doel_id) AS doel_id, count(*)::int AS missers,
    (array_agg(a.extra->>'woord' ORDER BY a.op DESC, a.seq DESC))[1] AS woord,
    json_agg(json_build_array(a.extra->>'ruw', a.extra->>'formaat') ORDER BY a.op DESC, a.seq DESC) AS gegeven,
    (array_agg(a.extra->'focus' ORDER BY a.op DESC, a.seq DESC))[1] AS focus
  FROM leerlingen l
  JOIN antwoorden a ON a.admin_id = l.admin_id AND a.leerling_id = l.id AND NOT a.goed AND a.op >= :vanaf AND a.op < :tot
  WHERE l.admin_id = :adminId AND l.status = 'actief'
    AND NOT EXISTS (SELECT 1 FROM antwoorden g WHERE g.admin_id = :adminId AND g.leerling_id = a.leerling_id AND g.item_id = a.item_id
      AND g.goed AND (g.op, g.seq) > (a.op, a.seq))`;
const SUMS = `GROUP BY a.leerling_id, l.roepnaam, a.item_id`;

export class StumblesRepository {
  constructor(private readonly db: Knex) {}

  /** What the pupils of a group still write wrong. */
  async findOfGroep(who: { adminId: string; groepId: string }, period: Period): Promise<StumbleRow[]> {
    const { rows }: { rows: StumbleRow[] } = await this.db.raw(
      `${MISSES} AND EXISTS (SELECT 1 FROM groepslidmaatschappen m
        WHERE m.admin_id = :adminId AND m.leerling_id = l.id AND m.groep_id = :groepId AND m.tot IS NULL) ${SUMS}`,
      { ...who, ...period },
    );
    return rows;
  }

  /** The same of one pupil. */
  async findOfLeerling(who: { adminId: string; leerlingId: string }, period: Period): Promise<StumbleRow[]> {
    const { rows }: { rows: StumbleRow[] } = await this.db.raw(`${MISSES} AND l.id = :leerlingId ${SUMS}`, {
      ...who,
      ...period,
    });
    return rows;
  }

  /** Time of every pupil of a group by week, also of who did not practise. */
  async findTime(who: { adminId: string; groepId: string }, from: string): Promise<TimeRow[]> {
    const { rows }: { rows: TimeRow[] } = await this.db.raw(
      `SELECT l.id AS leerling_id, l.weergavenaam AS naam, coalesce((SELECT json_object_agg(w.week, w.ms) FROM (
          SELECT to_char(lw.week, 'YYYY-MM-DD') AS week, sum(lw.ms_sum)::float8 AS ms FROM leerling_weken lw
          WHERE lw.admin_id = :adminId AND lw.leerling_id = l.id AND lw.week >= :from::date GROUP BY lw.week) w), '{}') AS weeks
        FROM groepslidmaatschappen m
        JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'
        WHERE m.admin_id = :adminId AND m.groep_id = :groepId AND m.tot IS NULL`,
      { ...who, from },
    );
    return rows;
  }
}
