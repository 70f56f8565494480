import type { Knex } from 'knex';

export interface MatrixFilter {
  adminId: string;
  groepId: string;
  vanaf: string | null;
  tot: string | null;
  tooFew: number;
}
export interface AntwoordRow {
  client_id: string;
  item_id: string;
  doel_id: string;
  goed: boolean;
  op: Date;
  extra: unknown;
}

/** Rows of the matrix, built as JSON in the database: one round trip for the whole group. */
const MATRIX = `
  WITH leden AS (
    SELECT l.id, l.weergavenaam FROM groepslidmaatschappen m
    JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'
    WHERE m.admin_id = :adminId AND m.groep_id = :groepId AND m.tot IS NULL),
  som AS (
    SELECT w.leerling_id, w.doel_id, sum(w.n)::int AS n, sum(w.goed)::int AS goed
    FROM leerling_weken w JOIN leden ON leden.id = w.leerling_id
    WHERE w.admin_id = :adminId AND (:vanaf::date IS NULL OR w.week >= date_trunc('week', :vanaf::date)) AND (:tot::date IS NULL OR w.week <= :tot::date)
    GROUP BY w.leerling_id, w.doel_id),
  cel AS (
    SELECT som.leerling_id, json_agg(json_strip_nulls(json_build_object('doelId', som.doel_id, 'n', som.n,
      'status', CASE WHEN som.n = 0 THEN 'niets' WHEN som.n < :tooFew THEN 'te_weinig' ELSE coalesce(s.stand, 'bezig') END,
      'pct', CASE WHEN som.n >= :tooFew THEN round(100.0 * som.goed / som.n)::int END)) ORDER BY som.doel_id) AS cellen
    FROM som LEFT JOIN leerling_doel_standen s ON s.admin_id = :adminId AND s.leerling_id = som.leerling_id AND s.doel_id = som.doel_id
    GROUP BY som.leerling_id)
  SELECT coalesce(json_agg(json_build_object('leerlingId', leden.id, 'naam', leden.weergavenaam, 'cellen', coalesce(cel.cellen, '[]'::json))), '[]'::json) AS rijen,
    (SELECT coalesce(json_agg(DISTINCT som.doel_id), '[]'::json) FROM som) AS doelen
  FROM leden LEFT JOIN cel ON cel.leerling_id = leden.id`;

interface MatrixRow {
  leerlingId: string;
  naam: string;
  cellen: {
    doelId: string;
    n: number;
    pct?: number;
    status: 'niets' | 'te_weinig' | 'bezig' | 'beheerst' | 'onderhoud' | 'struikel';
  }[];
}

export class VoortgangRepository {
  constructor(private readonly db: Knex) {}

  async findMatrix(filter: MatrixFilter): Promise<{ rijen: MatrixRow[]; doelen: string[] }> {
    const {
      rows: [row],
    }: { rows: { rijen: MatrixRow[]; doelen: string[] }[] } = await this.db.raw(MATRIX, { ...filter });
    return row ?? { rijen: [], doelen: [] };
  }

  /** Answers of a pupil, newest first, with the number of all of them. */
  async findAntwoorden(filter: {
    adminId: string;
    leerlingId: string;
    doelId: string | undefined;
    limit: number;
    offset: number;
  }): Promise<{ rijen: AntwoordRow[]; totaal: number }> {
    const vraag = this.db('antwoorden').where({ admin_id: filter.adminId, leerling_id: filter.leerlingId });
    if (filter.doelId !== undefined) vraag.where('doel_id', filter.doelId);
    const rows: (AntwoordRow & { totaal: number })[] = await vraag
      .orderBy([
        { column: 'op', order: 'desc' },
        { column: 'seq', order: 'desc' },
        { column: 'client_id', order: 'desc' },
      ])
      .limit(filter.limit)
      .offset(filter.offset)
      .select('client_id', 'item_id', 'doel_id', 'goed', 'op', 'extra', this.db.raw('count(*) OVER ()::int AS totaal'));
    return { rijen: rows, totaal: rows[0]?.totaal ?? 0 };
  }

  async findStanding(
    adminId: string,
    leerlingId: string,
    doelId: string,
  ): Promise<{ n: number; stand: MatrixRow['cellen'][number]['status'] | null } | undefined> {
    return this.db('leerling_doelen as d')
      .leftJoin('leerling_doel_standen as s', (on) =>
        on.on('s.admin_id', 'd.admin_id').andOn('s.leerling_id', 'd.leerling_id').andOn('s.doel_id', 'd.doel_id'),
      )
      .where({ 'd.admin_id': adminId, 'd.leerling_id': leerlingId, 'd.doel_id': doelId })
      .first('d.n', 's.stand');
  }
}
