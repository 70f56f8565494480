import type { Knex } from 'knex';
import { kijktMee } from '#engine/core/domein/gebieden.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';

export interface LeerlingRij {
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
  leerling: LeerlingRij;
  meekijken: boolean;
}

/** Which pupils somebody may see. */
export class LeerlingenRead {
  constructor(private readonly db: Knex) {}

  /** Pupil within reach, else 404. */
  async require(toegang: Toegang, leerlingId: string): Promise<LeerlingRij> {
    const vraag = this.db('leerlingen as l').where({
      'l.admin_id': toegang.adminId,
      'l.id': leerlingId,
      'l.status': 'actief',
    });
    if (toegang.bereik === 'eigen') {
      vraag.whereExists(function eigen() {
        void this.from('groepslidmaatschappen as m')
          .join('docent_groepen as dg', (on) => on.on('dg.admin_id', 'm.admin_id').andOn('dg.groep_id', 'm.groep_id'))
          .where({
            'm.admin_id': toegang.adminId,
            'm.leerling_id': leerlingId,
            'dg.gebruiker_id': toegang.sessie.gebruikerId,
          })
          .whereNull('m.tot')
          .select('m.groep_id');
      });
    }
    const rij: LeerlingRij | undefined = await vraag.first(
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
    );
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }

  /**
   * Locks these active leerlingen until the end of the transaction; 404 when one is unknown, in the bin, or, for a
   * docent, in none of the own groups.
   */
  async lock(toegang: Toegang, ids: readonly string[]): Promise<void> {
    const uniek = [...new Set(ids)];
    const vraag = this.db('leerlingen as l')
      .where({ 'l.admin_id': toegang.adminId, 'l.status': 'actief' })
      .whereIn('l.id', uniek)
      .orderBy('l.id')
      .forUpdate('l');
    if (toegang.bereik === 'eigen') {
      vraag.whereRaw(
        `EXISTS (SELECT 1 FROM groepslidmaatschappen m JOIN docent_groepen d ON d.admin_id = m.admin_id AND d.groep_id = m.groep_id
        WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND d.gebruiker_id = ?)`,
        [toegang.sessie.gebruikerId],
      );
    }
    const gevonden: string[] = await vraag.pluck('l.id');
    if (gevonden.length !== uniek.length) throw createError('NIET_GEVONDEN');
  }

  /** Opens the pupil area: a pupil only the own one, an adult a pupil in reach. */
  async open(toegang: Toegang, leerlingId: string): Promise<OpenLeerling> {
    const meekijken = kijktMee(toegang.sessie.rol);
    if (meekijken) return { leerling: await this.require(toegang, leerlingId), meekijken };
    if (leerlingId !== toegang.sessie.gebruikerId) throw createError('NIET_TOEGESTAAN');
    return { leerling: await this.require({ ...toegang, bereik: 'alle' }, leerlingId), meekijken };
  }

  /** Same, for a call that stores something. */
  async openOmTeSchrijven(toegang: Toegang, leerlingId: string): Promise<LeerlingRij> {
    const { leerling, meekijken } = await this.open(toegang, leerlingId);
    if (meekijken) throw createError('MEEKIJKEN');
    return leerling;
  }
}
