import type { Knex } from 'knex';
import { NOBODY } from '../../platform/database/nobody.ts';

/** What is thrown away, by name. */
export const KINDS = [
  'herstellinks',
  'mailteksten',
  'uitnodigingen',
  'sessies',
  'apparaten',
  'leerlingcodes',
  'verhuistokens',
  'lvswijzigingen',
  'audit',
] as const;
export type CleanUpKind = (typeof KINDS)[number];
interface Tally {
  adminId: string;
  aantal: number;
}

const DONE = ['geaccepteerd', 'ingetrokken', 'geweigerd', 'verlopen'];

function countUp(rows: readonly { admin_id: string }[]): Tally[] {
  const per = new Map<string, number>();
  for (const { admin_id: adminId } of rows) per.set(adminId, (per.get(adminId) ?? 0) + 1);
  return [...per].map(([adminId, count]) => ({ adminId, aantal: count }));
}

/** Throws away what is past its term, of every tenant; answers how many per tenant. */
export class PurgeRepository {
  constructor(private readonly db: Knex) {}

  async wipe(kind: CleanUpKind, bound: Date): Promise<Tally[]> {
    return countUp(await this.vraag(kind, bound).returning('admin_id'));
  }

  private vraag(kind: CleanUpKind, bound: Date): Knex.QueryBuilder {
    if (kind === 'herstellinks') return this.db('herstel_tokens').where('aangemaakt_op', '<', bound).delete();
    // The line that a mail went stays; who it went to and what it said does not.
    if (kind === 'mailteksten')
      return this.db('mailberichten')
        .where('op', '<', bound)
        .whereNot('status', 'wachtrij')
        .where((rest) => rest.whereNotNull('waarden').orWhereNotNull('aan'))
        .update({ waarden: null, aan: null });
    if (kind === 'uitnodigingen')
      return this.db('uitnodigingen').where('gewijzigd_op', '<', bound).whereIn('status', DONE).delete();
    if (kind === 'sessies') return this.db('sessies').where('tot', '<', bound).delete();
    if (kind === 'apparaten') return this.db('apparaten').where('gezien_op', '<', bound).delete();
    if (kind === 'leerlingcodes') return this.db('leerlingcodes').where('verloopt_op', '<', bound).delete();
    // A code ends when it was used or taken back, else on its day.
    if (kind === 'verhuistokens')
      return this.db('verhuistokens').whereRaw('coalesce(gesloten_op, verloopt_op) < ?', [bound]).delete();
    // What a result was before an import: as long as the import can be undone.
    if (kind === 'lvswijzigingen') return this.db('lvs_wijzigingen').where('op', '<', bound).delete();
    return this.db('audit').where('op', '<', bound).delete();
  }

  /** One line per kind and tenant: how many, and nothing about whom. */
  async saveAudit(adminId: string, rule: { id: string; soort: CleanUpKind; aantal: number; nu: Date }): Promise<void> {
    await this.db('audit').insert({
      admin_id: adminId,
      id: rule.id,
      wie: NOBODY,
      rol: 'systeem',
      actie: `privacy.opschonen:${rule.soort}`,
      soort: 'aantal',
      doel_id: String(rule.aantal),
      op: rule.nu,
    });
  }
}
