import type { Knex } from 'knex';

export interface MeRow {
  voornaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  thema: 'licht' | 'donker' | 'rustig';
  features: string[];
  licentie_status: string;
}

export class UsersRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string, id: string): Promise<MeRow | undefined> {
    return this.db('gebruikers as g')
      .leftJoin('licenties as li', 'li.admin_id', 'g.admin_id')
      .where({ 'g.admin_id': adminId, 'g.id': id })
      .first(
        'g.voornaam',
        'g.voorvoegsel',
        'g.achternaam',
        'g.thema',
        this.db.raw(`coalesce(li.features, '{}') AS features`),
        this.db.raw(`coalesce(li.status, 'actief') AS licentie_status`),
      );
  }
}
