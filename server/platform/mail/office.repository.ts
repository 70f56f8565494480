import type { Knex } from 'knex';

/** Our own office, in whose name mails to strangers go out. */
export interface Office {
  adminId: string;
  emails: string[];
}

export class OfficeRepository {
  constructor(private readonly db: Knex) {}

  /** Nothing while this server has no office yet; then what comes in waits in its list without a mail. */
  async find(): Promise<Office | undefined> {
    const tenant: { id: string } | undefined = await this.db('admins')
      .where({ soort: 'kantoor' })
      .whereNull('gewist_op')
      .orderBy('aangemaakt_op')
      .first('id');
    if (tenant === undefined) return undefined;
    const people: { email: string }[] = await this.db('gebruikers')
      .where({ admin_id: tenant.id, actief: true })
      .whereNotNull('email')
      .orderBy('id')
      .select('email');
    return { adminId: tenant.id, emails: people.map(({ email }) => email) };
  }
}
