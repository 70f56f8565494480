import type { Knex } from 'knex';

export interface AdminRij {
  id: string; soort: 'school' | 'rt' | 'thuis' | 'demo' | 'kantoor'; naam: string; land: 'NL' | 'BE'; locale: 'nl-NL' | 'nl-BE'; plaats: string;
  licentie_status: string; licentie_einde: string | null;
}

export class AdminsRepository {
  constructor(private readonly db: Knex) {}

  find(id: string): Promise<AdminRij | undefined> {
    return this.db('admins').where({ id })
      .first('id', 'soort', 'naam', 'land', 'locale', 'plaats', 'licentie_status', this.db.raw(`to_char(licentie_einde, 'YYYY-MM-DD') AS licentie_einde`));
  }
}
