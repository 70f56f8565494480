import type { Knex } from 'knex';

export interface IdempotentieSleutel {
  adminId: string;
  gebruikerId: string;
  sleutelHash: string;
}
export interface IdempotentieRij {
  vraag_hash: string;
  status: number | null;
  antwoord: Buffer | null;
}

/** Answers to requests that may be sent twice. */
export class IdempotentieRepository {
  constructor(private readonly db: Knex) {}

  /** Takes the key; false when it is in use. A key older than `vanaf` counts as unused. */
  async claim(sleutel: IdempotentieSleutel, vraagHash: string, wanneer: { nu: Date; vanaf: Date }): Promise<boolean> {
    await this.waar(sleutel).where('op', '<', wanneer.vanaf).delete();
    const rijen: unknown[] = await this.db('idempotentie')
      .insert({
        admin_id: sleutel.adminId,
        gebruiker_id: sleutel.gebruikerId,
        sleutel_hash: sleutel.sleutelHash,
        vraag_hash: vraagHash,
        op: wanneer.nu,
      })
      .onConflict(['admin_id', 'gebruiker_id', 'sleutel_hash'])
      .ignore()
      .returning('op');
    return rijen.length === 1;
  }

  find(sleutel: IdempotentieSleutel): Promise<IdempotentieRij | undefined> {
    return this.waar(sleutel).first('vraag_hash', 'status', 'antwoord');
  }

  async saveAntwoord(sleutel: IdempotentieSleutel, antwoord: { status: number; bytes: Buffer }): Promise<void> {
    await this.waar(sleutel).update({ status: antwoord.status, antwoord: antwoord.bytes });
  }

  /** Frees a key whose request did nothing. */
  async release(sleutel: IdempotentieSleutel): Promise<void> {
    await this.waar(sleutel).whereNull('status').delete();
  }

  /** Removes what nobody can ask for any more; answers how many. */
  deleteVoor(vanaf: Date): Promise<number> {
    // Of every tenant: `admin_id` is not asked, since this is housekeeping.
    return this.db('idempotentie').where('op', '<', vanaf).delete();
  }

  private waar(sleutel: IdempotentieSleutel): Knex.QueryBuilder {
    return this.db('idempotentie').where({
      admin_id: sleutel.adminId,
      gebruiker_id: sleutel.gebruikerId,
      sleutel_hash: sleutel.sleutelHash,
    });
  }
}
