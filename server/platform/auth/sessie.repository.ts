import type { Knex } from 'knex';

/** Session with the user and the tenant it belongs to, as they are now. */
export interface SessieRij {
  gebruiker_id: string;
  laatst_gezien: Date;
  tot: Date;
  ingetrokken_op: Date | null;
  begonnen: Date;
  role: string;
  actief: boolean;
  tokens_geldig_vanaf: Date;
  soort: string;
  locale: 'nl-NL' | 'nl-BE';
  land: 'NL' | 'BE';
  /** Null = this kind of tenant needs no licence. */
  licentie_status: string | null;
  ziet_alle_groepen: boolean;
}

export interface NieuweSessie { adminId: string; sid: string; gebruikerId: string; nu: Date; tot: Date }

export class SessieRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string, sid: string): Promise<SessieRij | undefined> {
    return this.db('sessies as s')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 's.admin_id').andOn('g.id', 's.gebruiker_id'))
      .join('admins as a', 'a.id', 's.admin_id')
      .leftJoin('licenties as li', 'li.admin_id', 's.admin_id')
      .where({ 's.admin_id': adminId, 's.sid': sid })
      .first('s.gebruiker_id', 's.laatst_gezien', 's.tot', 's.ingetrokken_op', 's.begonnen', 'g.role', 'g.actief', 'g.tokens_geldig_vanaf',
        'a.soort', 'a.locale', 'a.land', 'li.status as licentie_status', this.db.raw(`coalesce(a.instellingen ->> 'docentZietAlleGroepen' = 'true', false) AS ziet_alle_groepen`));
  }

  async create(sessie: NieuweSessie): Promise<void> {
    await this.db('sessies').insert({
      admin_id: sessie.adminId, sid: sessie.sid, gebruiker_id: sessie.gebruikerId, begonnen: sessie.nu, laatst_gezien: sessie.nu, tot: sessie.tot,
    });
  }

  async touch(adminId: string, sid: string, nu: Date): Promise<void> {
    await this.db('sessies').where({ admin_id: adminId, sid }).update({ laatst_gezien: nu });
  }

  async revoke(adminId: string, sid: string, nu: Date): Promise<void> {
    await this.db('sessies').where({ admin_id: adminId, sid }).whereNull('ingetrokken_op').update({ ingetrokken_op: nu });
  }
}
