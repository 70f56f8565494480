import type { Knex } from 'knex';

export interface LeerlingOverviewRow {
  id: string;
  weergavenaam: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  gebruikersnaam: string;
  dier: string;
  jaargroep: number;
  startniveau: string | null;
  wachtwoord_soort: 'tekst' | 'plaatjes';
  geblokkeerd_tot: Date | null;
  laatst: Date | null;
  week_ms: number;
  taken_vandaag: number;
  struikel_doel: string | null;
  deviating: boolean;
}

const LIST = `
  SELECT l.id, l.weergavenaam, l.roepnaam, l.voorvoegsel, l.achternaam, u.gebruikersnaam, l.dier, l.jaargroep, l.startniveau, u.wachtwoord_soort, u.geblokkeerd_tot,
    (SELECT max(d.op) FROM leerling_doelen d WHERE d.admin_id = :adminId AND d.leerling_id = l.id) AS laatst,
    coalesce((SELECT sum(w.ms_sum) FROM leerling_weken w WHERE w.admin_id = :adminId AND w.leerling_id = l.id AND w.week = :monday::date), 0)::float8 AS week_ms,
    (SELECT count(*)::int FROM taken t WHERE t.admin_id = :adminId AND t.leerling_id = l.id AND t.klaar_op >= :vandaag) AS taken_vandaag,
    (SELECT s.doel_id FROM leerling_doel_standen s WHERE s.admin_id = :adminId AND s.leerling_id = l.id AND s.stand = 'struikel' ORDER BY s.recent_right::float8 / nullif(s.recent_n, 0), s.doel_id LIMIT 1) AS struikel_doel,
    EXISTS (SELECT 1 FROM oefeninstellingen o WHERE o.admin_id = :adminId AND o.scope = 'leerling' AND o.scope_id = l.id) AS deviating
  FROM groepslidmaatschappen m
  JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'
  JOIN gebruikers u ON u.admin_id = l.admin_id AND u.id = l.id
  WHERE m.admin_id = :adminId AND m.groep_id = :groepId AND m.tot IS NULL`;

export class LeerlingenRepository {
  constructor(private readonly db: Knex) {}

  async findByGroep(filter: {
    adminId: string;
    groepId: string;
    monday: string;
    vandaag: Date;
  }): Promise<LeerlingOverviewRow[]> {
    const { rows }: { rows: LeerlingOverviewRow[] } = await this.db.raw(LIST, { ...filter });
    return rows;
  }
}
