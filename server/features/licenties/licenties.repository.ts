import type { Knex } from 'knex';
import type { AdminKind } from '../admins/admins.contract.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { LicentieStatus } from './licenties.contract.ts';
import { USED_SEATS } from './licenties.read.ts';

export interface LicentieDetail {
  admin_id: string;
  id: string;
  versie: number;
  soort: 'proef' | 'school' | 'rt' | 'thuis' | 'demo';
  status: LicentieStatus;
  start: string;
  eind: string | null;
  plaatsen: number;
  gebruikt: number;
  features: string[];
  renews: boolean;
  before_block: LicentieStatus | null;
  tenant: AdminKind;
  naam: string;
  land: 'NL' | 'BE';
  locale: TextLocale;
  telefoon: string;
  email: string;
}
interface Person {
  naam: string;
  email: string | null;
}

/** The licence of one tenant. */
export class LicentiesRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string): Promise<LicentieDetail | undefined> {
    return this.db('licenties as li')
      .join('admins as a', 'a.id', 'li.admin_id')
      .where('li.admin_id', adminId)
      .first(
        'li.admin_id',
        'li.id',
        'li.versie',
        'li.soort',
        'li.status',
        this.db.raw(
          `to_char(li.start, 'YYYY-MM-DD') AS start, to_char(li.eind, 'YYYY-MM-DD') AS eind, ${USED_SEATS} AS gebruikt`,
        ),
        'li.plaatsen',
        'li.features',
        'li.renews',
        'li.before_block',
        'a.soort as tenant',
        'a.naam',
        'a.land',
        'a.locale',
        'a.telefoon',
        'a.email',
      );
  }

  /** Who asks, for the request. */
  findPerson(adminId: string, id: string): Promise<Person | undefined> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .first(this.db.raw(`concat_ws(' ', voornaam, voorvoegsel, achternaam) AS naam`), 'email');
  }

  /** False when somebody else, or the work of the night, changed it first. */
  async update(
    { admin_id: adminId, id, versie: version }: Pick<LicentieDetail, 'admin_id' | 'id' | 'versie'>,
    fields: Partial<
      Pick<LicentieDetail, 'soort' | 'status' | 'eind' | 'plaatsen' | 'features' | 'renews' | 'before_block'>
    >,
  ): Promise<boolean> {
    const count = await this.db('licenties')
      .where({ admin_id: adminId, id, versie: version })
      .update({ ...fields, versie: version + 1, gewijzigd_op: this.db.fn.now() });
    return count === 1;
  }
}
