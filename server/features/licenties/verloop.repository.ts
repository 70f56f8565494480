import type { Knex } from 'knex';
import type { Locale } from '../../platform/taal/teksten.ts';
import type { Licentiestatus } from './verloop.ts';

export interface LicentieRij {
  admin_id: string;
  status: Licentiestatus;
  eind: string;
  plaatsen: number;
  /** Days to go at the last mail about this end. */ gemeld: number | null;
  naam: string;
  locale: Locale;
}
export interface Beheerder {
  id: string;
  email: string;
  voornaam: string;
}

const BEHEERDERS = ['schooladmin', 'rtadmin', 'thuisadmin'];

/** Licences by the calendar, of every tenant. */
export class VerloopRepository {
  constructor(private readonly db: Knex) {}

  /** Licences with a last day before this date; what was erased or blocked is left alone. */
  findEindigend(voor: string): Promise<LicentieRij[]> {
    return this.db('licenties as li')
      .join('admins as a', 'a.id', 'li.admin_id')
      .whereNull('a.gewist_op')
      .whereNotIn('li.status', ['gewist', 'geblokkeerd', 'aangevraagd'])
      .where('li.eind', '<', voor)
      .orderBy('li.admin_id')
      .select(
        'li.admin_id',
        'li.status',
        'li.plaatsen',
        'a.naam',
        'a.locale',
        this.db.raw(
          `to_char(li.eind, 'YYYY-MM-DD') AS eind, CASE WHEN li.gemeld_voor = li.eind THEN li.gemeld_dagen END AS gemeld`,
        ),
      );
  }

  /** Licences that were said to run out and no longer do, because the last day moved. */
  async setActief(vanaf: string): Promise<string[]> {
    const rijen: { admin_id: string }[] = await this.db('licenties')
      .where({ status: 'aflopend' })
      .where('eind', '>=', vanaf)
      .update({ status: 'actief', gewijzigd_op: this.db.fn.now() })
      .returning('admin_id');
    return rijen.map((rij) => rij.admin_id);
  }

  /** Writes only over the state it was computed from: the office may have changed it meanwhile. */
  async update(rij: LicentieRij, naar: { status: Licentiestatus; gemeld: number | null }): Promise<boolean> {
    const aantal = await this.db('licenties')
      .where({ admin_id: rij.admin_id, status: rij.status, eind: rij.eind })
      .update({
        status: naar.status,
        gemeld_voor: rij.eind,
        gemeld_dagen: naar.gemeld,
        gewijzigd_op: this.db.fn.now(),
        versie: this.db.raw('versie + 1'),
      });
    return aantal === 1;
  }

  findBeheerders(adminId: string): Promise<Beheerder[]> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, actief: true })
      .whereIn('role', BEHEERDERS)
      .whereNotNull('email')
      .orderBy('id')
      .select('id', 'email', 'voornaam');
  }
}
