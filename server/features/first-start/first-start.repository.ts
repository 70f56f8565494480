import type { Knex } from 'knex';
import { FIRST_START_SLOT } from '../../platform/auth/first-start.ts';
import { insertAdult, type NewAdult } from '../../platform/auth/new-adult.ts';

interface NewOffice {
  id: string;
  naam: string;
  land: 'NL' | 'BE';
  locale: 'nl-NL' | 'nl-BE';
  code: string;
}

/** What the first superadmin begins with. */
export class FirstStartRepository {
  constructor(private readonly db: Knex) {}

  async isOpen(hash: string): Promise<boolean> {
    const row: { sleutel: string } | undefined = await this.slot(hash).first('sleutel');
    return row !== undefined;
  }

  /** False when somebody used the link in the same moment. */
  async close(hash: string): Promise<boolean> {
    return (await this.slot(hash).delete()) === 1;
  }

  async findOffice(): Promise<string | undefined> {
    const row: { id: string } | undefined = await this.db('admins').where({ soort: 'kantoor' }).first('id');
    return row?.id;
  }

  async insertOffice(office: NewOffice): Promise<void> {
    await this.db('admins').insert({ soort: 'kantoor', ...office });
  }

  insertPerson(newOne: NewAdult): Promise<void> {
    return insertAdult(this.db, newOne);
  }

  private slot(hash: string): Knex.QueryBuilder {
    return this.db('instellingen').where({ sleutel: FIRST_START_SLOT, waarde: hash });
  }
}
