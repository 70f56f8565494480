import type { Knex } from 'knex';
import { isMeekijker } from '#engine/core/domein/areas.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';

export interface LeerlingRow {
  id: string;
  admin_id: string;
  roepnaam: string;
  weergavenaam: string;
  jaargroep: number;
  startniveau: string | null;
  dier: string;
  stem: 'nl' | 'be' | 'auto';
  voorkeuren: unknown;
  status: string;
}
/** Pupil area opened by somebody: `meekijken` = an adult, nothing may be stored. */
export interface OpenLeerling {
  leerling: LeerlingRow;
  meekijken: boolean;
}

const FIELDS = [
  'l.id',
  'l.admin_id',
  'l.roepnaam',
  'l.weergavenaam',
  'l.jaargroep',
  'l.startniveau',
  'l.dier',
  'l.stem',
  'l.voorkeuren',
  'l.status',
] as const;

/** Which pupils somebody may see. */
export class LeerlingenRead {
  constructor(private readonly db: Knex) {}

  /** Pupil within reach, else 404. */
  async require(access: Access, leerlingId: string): Promise<LeerlingRow> {
    const vraag = this.db('leerlingen as l').where({
      'l.admin_id': access.adminId,
      'l.id': leerlingId,
      'l.status': 'actief',
    });
    if (access.scope === 'eigen') {
      vraag.whereExists(function own() {
        void this.from('groepslidmaatschappen as m')
          .join('docent_groepen as dg', (on) => on.on('dg.admin_id', 'm.admin_id').andOn('dg.groep_id', 'm.groep_id'))
          .where({
            'm.admin_id': access.adminId,
            'm.leerling_id': leerlingId,
            'dg.gebruiker_id': access.session.gebruikerId,
          })
          .whereNull('m.tot')
          .select('m.groep_id');
      });
    }
    const row: LeerlingRow | undefined = await vraag.first(...FIELDS);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  /** Active leerlingen of a group, by name; whether the group is within reach is for the caller to know. */
  findByGroep(adminId: string, groepId: string): Promise<LeerlingRow[]> {
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId, 'l.status': 'actief' })
      .whereNull('m.tot')
      .orderBy(['l.weergavenaam', 'l.id'])
      .select(...FIELDS);
  }

  /**
   * Locks these active leerlingen until the end of the transaction; 404 when one is unknown, in the bin, or, for a
   * docent, in none of the own groups.
   */
  async lock(access: Access, ids: readonly string[]): Promise<void> {
    const unique = [...new Set(ids)];
    const vraag = this.db('leerlingen as l')
      .where({ 'l.admin_id': access.adminId, 'l.status': 'actief' })
      .whereIn('l.id', unique)
      .orderBy('l.id')
      .forUpdate('l');
    if (access.scope === 'eigen') {
      vraag.whereRaw(
        `EXISTS (SELECT 1 FROM groepslidmaatschappen m JOIN docent_groepen d ON d.admin_id = m.admin_id AND d.groep_id = m.groep_id
        WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND d.gebruiker_id = ?)`,
        [access.session.gebruikerId],
      );
    }
    const found: string[] = await vraag.pluck('l.id');
    if (found.length !== unique.length) throw createError('NIET_GEVONDEN');
  }

  /** Opens the pupil area: a pupil only the own one, an adult a pupil in reach. */
  async open(access: Access, leerlingId: string): Promise<OpenLeerling> {
    const meekijken = isMeekijker(access.session.rol);
    if (meekijken) return { leerling: await this.require(access, leerlingId), meekijken };
    if (leerlingId !== access.session.gebruikerId) throw createError('NIET_TOEGESTAAN');
    return { leerling: await this.require({ ...access, scope: 'alle' }, leerlingId), meekijken };
  }

  /** Same, for a call that stores something. */
  async openForWriting(access: Access, leerlingId: string): Promise<LeerlingRow> {
    const { leerling, meekijken } = await this.open(access, leerlingId);
    if (meekijken) throw createError('MEEKIJKEN');
    return leerling;
  }
}
