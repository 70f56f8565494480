import type { Knex } from 'knex';

export interface MijRij {
  voornaam: string; voorvoegsel: string | null; achternaam: string; thema: 'licht' | 'donker' | 'rustig'; features: string[]; licentie_status: string;
}

export class UsersRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string, id: string): Promise<MijRij | undefined> {
    return this.db('gebruikers as g').join('admins as a', 'a.id', 'g.admin_id').where({ 'g.admin_id': adminId, 'g.id': id })
      .first('g.voornaam', 'g.voorvoegsel', 'g.achternaam', 'g.thema', 'a.features', 'a.licentie_status');
  }
}
