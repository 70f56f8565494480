import type { Knex } from 'knex';

export interface OuderRow {
  id: string;
  role: string;
  wachtwoord_hash: string | null;
  ouderpin_hash: string | null;
}

export class ThuisspelenRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string, id: string): Promise<OuderRow | undefined> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .first('id', 'role', 'wachtwoord_hash', 'ouderpin_hash');
  }

  async savePin(adminId: string, id: string, hash: string): Promise<void> {
    await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .update({ ouderpin_hash: hash, gewijzigd_op: this.db.fn.now() });
  }
}
