import type { Knex } from 'knex';
import { createError } from '../../platform/error/create-error.ts';
import type { LinkKind } from './koppelingen.contract.ts';
import { HOME_OPEN } from './koppelingen.repository.ts';

/** A child of another tenant, as the link gives it. */
export interface SharedRow {
  koppeling_id: string;
  admin_id: string;
  leerling_id: string;
  roepnaam: string;
  dier: string;
  jaargroep: number;
  soort: LinkKind;
  school: string;
  thuis_toegang: boolean;
}

export const isOpen = (row: SharedRow): boolean => row.soort === 'rt' || row.thuis_toegang;

/** Which children of other tenants this tenant may look at. */
export class KoppelingenRead {
  constructor(private readonly db: Knex) {}

  list(linkedAdmin: string): Promise<SharedRow[]> {
    return this.vraag(linkedAdmin).orderBy('k.gekoppeld_op');
  }

  async count(linkedAdmin: string): Promise<number> {
    return (await this.list(linkedAdmin)).length;
  }

  /** The link that gives a child, else 404; 409 while the school keeps the home closed. */
  async require(linkedAdmin: string, which: { koppelingId: string } | { leerlingId: string }): Promise<SharedRow> {
    const row: SharedRow | undefined = await this.vraag(linkedAdmin)
      .where('koppelingId' in which ? { 'k.id': which.koppelingId } : { 'k.leerling_id': which.leerlingId })
      .first();
    if (row === undefined) throw createError('NIET_GEVONDEN');
    if (!isOpen(row)) throw createError('THUIS_DICHT');
    return row;
  }

  private vraag(linkedAdmin: string): Knex.QueryBuilder {
    return this.db('thuiskoppelingen as k')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'k.admin_id').andOn('l.id', 'k.leerling_id'))
      .join('admins as a', 'a.id', 'k.admin_id')
      .where({ 'k.bij_admin': linkedAdmin, 'l.status': 'actief' })
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
        this.db.raw(`${HOME_OPEN} AS thuis_toegang`),
      );
  }
}
