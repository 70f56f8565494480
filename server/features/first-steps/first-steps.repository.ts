import type { Knex } from 'knex';
import type { AdminKind } from '../admins/admins.contract.ts';

export interface FirstStepsRow {
  soort: AdminKind;
  away: boolean;
  groep_id: string | null;
  leerling_id: string | null;
  has_cards: boolean;
  has_practice: boolean;
  has_colleagues: boolean;
}

/** Cards count as given when they were printed, or when a leerling got in without: a teacher may write them by hand. */
const STEPS = `
  SELECT a.soort, g.steps_away AS away,
    (SELECT r.id FROM groepen r
      LEFT JOIN groepslidmaatschappen m ON m.admin_id = r.admin_id AND m.groep_id = r.id AND m.tot IS NULL
      WHERE r.admin_id = a.id AND r.gearchiveerd_op IS NULL
      GROUP BY r.id, r.naam ORDER BY count(m.leerling_id) DESC, r.naam LIMIT 1) AS groep_id,
    (SELECT l.id FROM leerlingen l
      JOIN groepslidmaatschappen m ON m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL
      WHERE l.admin_id = a.id AND l.status = 'actief' ORDER BY l.id LIMIT 1) AS leerling_id,
    EXISTS (SELECT 1 FROM audit u WHERE u.admin_id = a.id AND u.actie = 'wachtwoorden.geprint')
      OR EXISTS (SELECT 1 FROM gebruikers k WHERE k.admin_id = a.id AND k.role = 'leerling' AND k.laatste_login IS NOT NULL) AS has_cards,
    EXISTS (SELECT 1 FROM leerling_doelen d WHERE d.admin_id = a.id) AS has_practice,
    EXISTS (SELECT 1 FROM gebruikers c WHERE c.admin_id = a.id AND c.id <> g.id AND c.role IN ('schooladmin', 'docent'))
      OR EXISTS (SELECT 1 FROM uitnodigingen i WHERE i.admin_id = a.id AND i.status IN ('verzonden', 'geopend')) AS has_colleagues
  FROM admins a JOIN gebruikers g ON g.admin_id = a.id AND g.id = :gebruikerId
  WHERE a.id = :adminId`;

export class FirstStepsRepository {
  constructor(private readonly db: Knex) {}

  async find(adminId: string, gebruikerId: string): Promise<FirstStepsRow | undefined> {
    const { rows }: { rows: FirstStepsRow[] } = await this.db.raw(STEPS, { adminId, gebruikerId });
    return rows[0];
  }

  async setAway(adminId: string, gebruikerId: string, away: boolean): Promise<void> {
    await this.db('gebruikers').where({ admin_id: adminId, id: gebruikerId }).update({ steps_away: away });
  }
}
