import type { Knex } from 'knex';

export interface GroepOverviewRow {
  id: string;
  naam: string;
  jaargroepen: number[];
  schooljaar: string;
  code: string | null;
  gearchiveerd: boolean;
  docenten: { id: string; voornaam: string; voorvoegsel: string | null; achternaam: string }[];
  aantal: number;
  week_actief: number;
  week_ms: number;
}
export interface SignaalRow {
  leerling_id: string;
  groep_id: string;
  naam: string;
  struikelwoorden: number;
  /** Goals of which the standing is that the pupil stumbles, the lowest share right first. */
  stumbles: { id: string; since: number }[];
  laatst: Date | null;
  geblokkeerd_tot: Date | null;
  aangemaakt_op: Date;
  startniveau: string | null;
  /** The entry test was done, or is open. */ instap: boolean;
}
interface Filter {
  adminId: string;
  docentId: string | null;
  schooljaar: string | null;
  archief: boolean;
  monday: string;
}
export interface SignaalFilter {
  adminId: string;
  docentId: string | null;
  groepId: string | null;
  since: Date;
  misses: number;
  dagen: number;
}

const OVERVIEW = `
  SELECT g.id, g.naam, g.jaargroepen, g.schooljaar, g.code, g.gearchiveerd_op IS NOT NULL AS gearchiveerd,
    coalesce((SELECT json_agg(json_build_object('id', u.id, 'voornaam', u.voornaam, 'voorvoegsel', u.voorvoegsel, 'achternaam', u.achternaam))
      FROM docent_groepen d JOIN gebruikers u ON u.admin_id = d.admin_id AND u.id = d.gebruiker_id
      WHERE d.admin_id = g.admin_id AND d.groep_id = g.id), '[]') AS docenten,
    coalesce(t.aantal, 0)::int AS aantal, coalesce(t.week_actief, 0)::int AS week_actief, coalesce(t.week_ms, 0)::float8 AS week_ms
  FROM groepen g
  LEFT JOIN LATERAL (
    SELECT count(*) AS aantal, count(w.ms) AS week_actief, sum(w.ms) AS week_ms
    FROM groepslidmaatschappen m
    JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'
    LEFT JOIN LATERAL (SELECT sum(lw.ms_sum) AS ms FROM leerling_weken lw
      WHERE lw.admin_id = :adminId AND lw.leerling_id = m.leerling_id AND lw.week = :monday::date) w ON true
    WHERE m.admin_id = g.admin_id AND m.groep_id = g.id AND m.tot IS NULL) t ON true
  WHERE g.admin_id = :adminId AND (:archief OR g.gearchiveerd_op IS NULL) AND (:schooljaar::text IS NULL OR g.schooljaar = :schooljaar)
    AND (:docentId::uuid IS NULL OR EXISTS (SELECT 1 FROM docent_groepen d WHERE d.admin_id = g.admin_id AND d.groep_id = g.id AND d.gebruiker_id = :docentId))`;

const SIGNALEN = `
  SELECT l.id AS leerling_id, m.groep_id, l.weergavenaam AS naam, u.geblokkeerd_tot, l.aangemaakt_op, l.startniveau,
    EXISTS (SELECT 1 FROM somvensters s WHERE s.admin_id = :adminId AND s.leerling_id = l.id AND s.soort = 'instap') AS instap,
    (SELECT max(d.op) FROM leerling_doelen d WHERE d.admin_id = :adminId AND d.leerling_id = l.id) AS laatst,
    (SELECT count(*)::int FROM (SELECT 1 FROM antwoorden a WHERE a.admin_id = :adminId AND a.leerling_id = l.id AND NOT a.goed AND a.op >= :since
      GROUP BY a.item_id HAVING count(*) >= :misses AND count(DISTINCT a.op::date) >= :dagen) s) AS struikelwoorden,
    (SELECT coalesce(json_agg(json_build_object('id', d.doel_id, 'since', d.since_day) ORDER BY d.recent_right::float8 / nullif(d.recent_n, 0), d.doel_id), '[]')
      FROM leerling_doel_standen d WHERE d.admin_id = :adminId AND d.leerling_id = l.id AND d.stand = 'struikel') AS stumbles
  FROM groepslidmaatschappen m
  JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'
  JOIN gebruikers u ON u.admin_id = l.admin_id AND u.id = l.id
  JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id AND g.gearchiveerd_op IS NULL
  WHERE m.admin_id = :adminId AND m.tot IS NULL AND (:groepId::uuid IS NULL OR m.groep_id = :groepId)
    AND (:docentId::uuid IS NULL OR EXISTS (SELECT 1 FROM docent_groepen d WHERE d.admin_id = m.admin_id AND d.groep_id = m.groep_id AND d.gebruiker_id = :docentId))`;

export class GroepenRepository {
  constructor(private readonly db: Knex) {}

  async findOverview(filter: Filter): Promise<GroepOverviewRow[]> {
    const { rows }: { rows: GroepOverviewRow[] } = await this.db.raw(OVERVIEW, { ...filter });
    return rows;
  }

  async findSignalen(filter: SignaalFilter): Promise<SignaalRow[]> {
    const { rows }: { rows: SignaalRow[] } = await this.db.raw(SIGNALEN, { ...filter });
    return rows;
  }
}
