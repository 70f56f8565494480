import type { Knex } from 'knex';
import { USED_SEATS } from '../licenties/licenties.read.ts';

interface AdminRow {
  id: string;
  soort: 'school' | 'rt' | 'thuis' | 'demo' | 'kantoor';
  naam: string;
  land: 'NL' | 'BE';
  locale: 'nl-NL' | 'nl-BE';
  plaats: string;
  licentie_status: string;
  licentie_einde: string | null;
  plaatsen: number | null;
  gebruikt: number;
}

export class AdminsRepository {
  constructor(private readonly db: Knex) {}

  find(id: string): Promise<AdminRow | undefined> {
    return this.db('admins as a')
      .leftJoin('licenties as li', 'li.admin_id', 'a.id')
      .where('a.id', id)
      .first(
        'a.id',
        'a.soort',
        'a.naam',
        'a.land',
        'a.locale',
        'a.plaats',
        this.db.raw(`coalesce(li.status, 'actief') AS licentie_status`),
        this.db.raw(`to_char(li.eind, 'YYYY-MM-DD') AS licentie_einde`),
        'li.plaatsen',
        this.db.raw(`${USED_SEATS} AS gebruikt`),
      );
  }
}
