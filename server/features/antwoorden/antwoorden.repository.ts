import type { Knex } from 'knex';

/** One judged answer as it goes into the log. */
export interface NewAntwoord {
  clientId: string;
  seq: number;
  taakId: string;
  rondeId: string;
  nr: number;
  itemId: string;
  doelId: string;
  goed: boolean;
  ms: number;
  extra: unknown;
}
interface Saved {
  nieuw: number;
  unexpected: number;
}

/**
 * The whole batch in one statement and one round trip. The sums count only rows that the INSERT returned, so a repeat can never
 * count twice. A round that is not of this pupil and this task makes the batch store nothing. How an item was chosen is what
 * the round says; only that a choice explored is known to the client alone.
 */
const SAVE = `
  WITH inp AS (
    SELECT DISTINCT ON (client_id) * FROM unnest(?::uuid[], ?::bigint[], ?::uuid[], ?::uuid[], ?::int[], ?::text[], ?::text[], ?::boolean[], ?::int[], ?::jsonb[])
      AS t(client_id, seq, taak_id, ronde_id, nr, item_id, doel_id, goed, ms, extra) ORDER BY client_id, seq),
  vreemd AS (
    SELECT count(*)::int AS aantal FROM inp WHERE NOT EXISTS (
      SELECT 1 FROM spelrondes r WHERE r.admin_id = ?::uuid AND r.leerling_id = ?::uuid AND r.id = inp.ronde_id AND r.taak_id = inp.taak_id)),
  ins AS (
    INSERT INTO antwoorden (admin_id, leerling_id, client_id, seq, taak_id, ronde_id, nr, item_id, doel_id, goed, ms, extra, op)
    SELECT r.admin_id, r.leerling_id, client_id, seq, inp.taak_id, ronde_id, nr, item_id, doel_id, goed, ms,
      CASE WHEN r.arm = 'adaptief' AND extra ->> 'arm' = 'verkenning' THEN extra ELSE extra || jsonb_build_object('arm', r.arm) END, ?::timestamptz
    FROM inp JOIN spelrondes r ON r.admin_id = ?::uuid AND r.leerling_id = ?::uuid AND r.id = inp.ronde_id
    WHERE (SELECT aantal FROM vreemd) = 0 ORDER BY client_id
    ON CONFLICT (admin_id, leerling_id, client_id) DO NOTHING RETURNING doel_id, goed, ms),
  agg AS (SELECT doel_id, count(*)::int AS n, count(*) FILTER (WHERE goed)::int AS goed, sum(ms)::bigint AS ms FROM ins GROUP BY doel_id),
  d AS (
    INSERT INTO leerling_doelen AS d (admin_id, leerling_id, doel_id, n, goed, ms_sum, op)
    SELECT ?::uuid, ?::uuid, doel_id, n, goed, ms, ?::timestamptz FROM agg ORDER BY doel_id
    ON CONFLICT (admin_id, leerling_id, doel_id)
    DO UPDATE SET n = d.n + excluded.n, goed = d.goed + excluded.goed, ms_sum = d.ms_sum + excluded.ms_sum, op = excluded.op RETURNING 1),
  w AS (
    INSERT INTO leerling_weken AS w (admin_id, leerling_id, week, doel_id, n, goed, ms_sum)
    SELECT ?::uuid, ?::uuid, ?::date, doel_id, n, goed, ms FROM agg ORDER BY doel_id
    ON CONFLICT (admin_id, leerling_id, week, doel_id)
    DO UPDATE SET n = w.n + excluded.n, goed = w.goed + excluded.goed, ms_sum = w.ms_sum + excluded.ms_sum RETURNING 1)
  SELECT coalesce((SELECT sum(n) FROM agg), 0)::int AS nieuw, (SELECT aantal FROM vreemd) AS unexpected`;

interface Who {
  adminId: string;
  leerlingId: string;
}
interface Moment {
  nu: Date;
  monday: string;
}

type Binding = string | Date | string[] | number[] | boolean[];
interface Statement {
  /** A connection parses it once under this name; after that only the values travel. */
  name: string;
  sql: string;
  bindings: Binding[];
}

/** What saves a batch; also run by the bench, without a server before it. */
export function saveStatement(who: Who, rows: readonly NewAntwoord[], moment: Moment): Statement {
  const key = [who.adminId, who.leerlingId];
  const bindings = [
    rows.map((r) => r.clientId),
    rows.map((r) => r.seq),
    rows.map((r) => r.taakId),
    rows.map((r) => r.rondeId),
    rows.map((r) => r.nr),
    rows.map((r) => r.itemId),
    rows.map((r) => r.doelId),
    rows.map((r) => r.goed),
    rows.map((r) => r.ms),
    rows.map((r) => JSON.stringify(r.extra)),
    ...key,
    moment.nu,
    ...key,
    ...key,
    moment.nu,
    ...key,
    moment.monday,
  ];
  return { name: 'antwoorden.save', sql: SAVE, bindings };
}

export class AntwoordenRepository {
  constructor(private readonly db: Knex) {}

  /** Place behind every answer of a leerling. */
  async nextSeq({ adminId, leerlingId }: Who): Promise<number> {
    const [row] = await this.db('antwoorden').where({ admin_id: adminId, leerling_id: leerlingId }).max('seq as seq');
    return Number(row?.['seq'] ?? 0) + 1;
  }

  async save(who: Who, rows: readonly NewAntwoord[], moment: Moment): Promise<Saved> {
    const { name, sql, bindings } = saveStatement(who, rows, moment);
    const {
      rows: [out],
    }: { rows: Saved[] } = await this.db.raw(sql, bindings).options({ name });
    return out ?? { nieuw: 0, unexpected: 0 };
  }
}
