import type { Knex } from 'knex';
import { createError } from '../../platform/fout/create-error.ts';
import type { Koppelsoort } from './koppelingen.contract.ts';
import { THUIS_OPEN } from './koppelingen.repository.ts';

/** A child of another tenant, as the link gives it. */
export interface GedeeldRij {
  koppeling_id: string;
  admin_id: string;
  leerling_id: string;
  roepnaam: string;
  dier: string;
  jaargroep: number;
  soort: Koppelsoort;
  school: string;
  thuis_toegang: boolean;
}

export const isOpen = (rij: GedeeldRij): boolean => rij.soort === 'rt' || rij.thuis_toegang;

/** Which children of other tenants this tenant may look at. */
export class KoppelingenRead {
  constructor(private readonly db: Knex) {}

  list(bijAdmin: string): Promise<GedeeldRij[]> {
    return this.vraag(bijAdmin).orderBy('k.gekoppeld_op');
  }

  async count(bijAdmin: string): Promise<number> {
    return (await this.list(bijAdmin)).length;
  }

  /** The link that gives a child, else 404; 409 while the school keeps the home closed. */
  async require(bijAdmin: string, welke: { koppelingId: string } | { leerlingId: string }): Promise<GedeeldRij> {
    const rij: GedeeldRij | undefined = await this.vraag(bijAdmin)
      .where('koppelingId' in welke ? { 'k.id': welke.koppelingId } : { 'k.leerling_id': welke.leerlingId })
      .first();
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    if (!isOpen(rij)) throw createError('THUIS_DICHT');
    return rij;
  }

  private vraag(bijAdmin: string): Knex.QueryBuilder {
    return this.db('thuiskoppelingen as k')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'k.admin_id').andOn('l.id', 'k.leerling_id'))
      .join('admins as a', 'a.id', 'k.admin_id')
      .where({ 'k.bij_admin': bijAdmin, 'l.status': 'actief' })
      .whereNull('k.beeindigd_op')
      .select(
        'k.id as koppeling_id',
        'k.admin_id',
        'k.leerling_id',
        'l.roepnaam',
        'l.dier',
        'l.jaargroep',
        'k.soort',
        'a.naam as school',
        this.db.raw(`${THUIS_OPEN} AS thuis_toegang`),
      );
  }
}
