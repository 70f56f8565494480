import type { Knex } from 'knex';
import { NIEMAND } from '../../platform/database/niemand.ts';

/** What is thrown away, by name. */
export const SOORTEN = [
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
export type Soort = (typeof SOORTEN)[number];
export interface Telling {
  adminId: string;
  aantal: number;
}

const KLAAR = ['geaccepteerd', 'ingetrokken', 'geweigerd', 'verlopen'];

function tel(rijen: readonly { admin_id: string }[]): Telling[] {
  const per = new Map<string, number>();
  for (const { admin_id: adminId } of rijen) per.set(adminId, (per.get(adminId) ?? 0) + 1);
  return [...per].map(([adminId, aantal]) => ({ adminId, aantal }));
}

/** Throws away what is past its term, of every tenant; answers how many per tenant. */
export class OpschonenRepository {
  constructor(private readonly db: Knex) {}

  async wipe(soort: Soort, grens: Date): Promise<Telling[]> {
    return tel(await this.vraag(soort, grens).returning('admin_id'));
  }

  private vraag(soort: Soort, grens: Date): Knex.QueryBuilder {
    if (soort === 'herstellinks') return this.db('herstel_tokens').where('aangemaakt_op', '<', grens).delete();
    // The line that a mail went stays; who it went to and what it said does not.
    if (soort === 'mailteksten')
      return this.db('mailberichten')
        .where('op', '<', grens)
        .whereNot('status', 'wachtrij')
        .whereNotNull('waarden')
        .update({ waarden: null });
    if (soort === 'uitnodigingen')
      return this.db('uitnodigingen').where('gewijzigd_op', '<', grens).whereIn('status', KLAAR).delete();
    if (soort === 'sessies') return this.db('sessies').where('tot', '<', grens).delete();
    if (soort === 'apparaten') return this.db('apparaten').where('gezien_op', '<', grens).delete();
    if (soort === 'leerlingcodes') return this.db('leerlingcodes').where('verloopt_op', '<', grens).delete();
    // A code ends when it was used or taken back, else on its day.
    if (soort === 'verhuistokens')
      return this.db('verhuistokens').whereRaw('coalesce(gesloten_op, verloopt_op) < ?', [grens]).delete();
    // What a result was before an import: as long as the import can be undone.
    if (soort === 'lvswijzigingen') return this.db('lvs_wijzigingen').where('op', '<', grens).delete();
    return this.db('audit').where('op', '<', grens).delete();
  }

  /** One line per kind and tenant: how many, and nothing about whom. */
  async saveAudit(adminId: string, regel: { id: string; soort: Soort; aantal: number; nu: Date }): Promise<void> {
    await this.db('audit').insert({
      admin_id: adminId,
      id: regel.id,
      wie: NIEMAND,
      rol: 'systeem',
      actie: `privacy.opschonen:${regel.soort}`,
      soort: 'aantal',
      doel_id: String(regel.aantal),
      op: regel.nu,
    });
  }
}
