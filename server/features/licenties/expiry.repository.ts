import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { LicentieStatus } from './licenties.contract.ts';

export interface LicentieRow {
  admin_id: string;
  status: LicentieStatus;
  eind: string;
  plaatsen: number;
  /** Kind of tenant. */ soort: string;
  /** The customer wants it to go on at the end. */ renews: boolean;
  /** Days to go at the last mail about this end. */ gemeld: number | null;
  naam: string;
  locale: TextLocale;
}
interface Manager {
  id: string;
  email: string;
  voornaam: string;
}

const MANAGERS = ['schooladmin', 'rtadmin', 'thuisadmin'];

/** Licences by the calendar, of every tenant. */
export class ExpiryRepository {
  constructor(private readonly db: Knex) {}

  /** Licences with a last day before this date; what was erased or blocked is left alone. */
  findEnding(before: string): Promise<LicentieRow[]> {
    return this.db('licenties as li')
      .join('admins as a', 'a.id', 'li.admin_id')
      .whereNull('a.gewist_op')
      .whereNotIn('li.status', ['gewist', 'geblokkeerd', 'aangevraagd'])
      .where('li.eind', '<', before)
      .orderBy('li.admin_id')
      .select(
        'li.admin_id',
        'li.status',
        'li.plaatsen',
        'li.renews',
        'a.soort',
        'a.naam',
        'a.locale',
        this.db.raw(
          `to_char(li.eind, 'YYYY-MM-DD') AS eind, CASE WHEN li.gemeld_voor = li.eind THEN li.gemeld_dagen END AS gemeld`,
        ),
      );
  }

  /** Licences that were said to run out and no longer do, because the last day moved. */
  async setActive(from: string): Promise<string[]> {
    const rows: { admin_id: string }[] = await this.db('licenties')
      .where({ status: 'aflopend' })
      .where('eind', '>=', from)
      .update({ status: 'actief', gewijzigd_op: this.db.fn.now() })
      .returning('admin_id');
    return rows.map((row) => row.admin_id);
  }

  /** Writes only over the state it was computed from: the office may have changed it meanwhile. */
  async update(row: LicentieRow, to: { status: LicentieStatus; gemeld: number | null }): Promise<boolean> {
    const count = await this.db('licenties')
      .where({ admin_id: row.admin_id, status: row.status, eind: row.eind })
      .update({
        status: to.status,
        gemeld_voor: row.eind,
        gemeld_dagen: to.gemeld,
        gewijzigd_op: this.db.fn.now(),
        versie: this.db.raw('versie + 1'),
      });
    return count === 1;
  }

  /** A new period, when it is still what it was. */
  async renew(row: LicentieRow, next: { status: LicentieStatus; eind: string }): Promise<boolean> {
    const count = await this.db('licenties')
      .where({ admin_id: row.admin_id, status: row.status, eind: row.eind, renews: true })
      .update({ ...next, gewijzigd_op: this.db.fn.now(), versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  findManagers(adminId: string): Promise<Manager[]> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, actief: true })
      .whereIn('role', MANAGERS)
      .whereNotNull('email')
      .orderBy('id')
      .select('id', 'email', 'voornaam');
  }
}
