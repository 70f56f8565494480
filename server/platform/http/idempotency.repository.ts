import type { Knex } from 'knex';

export interface IdempotencyKey {
  adminId: string;
  gebruikerId: string;
  keyHash: string;
}
export interface IdempotencyRow {
  vraag_hash: string;
  status: number | null;
  antwoord: Buffer | null;
}

/** Answers to requests that may be sent twice. */
export class IdempotencyRepository {
  constructor(private readonly db: Knex) {}

  /** Takes the key; false when it is in use. A key older than `vanaf` counts as unused. */
  async claim(key: IdempotencyKey, vraagHash: string, when: { nu: Date; vanaf: Date }): Promise<boolean> {
    await this.waar(key).where('op', '<', when.vanaf).delete();
    const rows: unknown[] = await this.db('idempotentie')
      .insert({
        admin_id: key.adminId,
        gebruiker_id: key.gebruikerId,
        sleutel_hash: key.keyHash,
        vraag_hash: vraagHash,
        op: when.nu,
      })
      .onConflict(['admin_id', 'gebruiker_id', 'sleutel_hash'])
      .ignore()
      .returning('op');
    return rows.length === 1;
  }

  find(key: IdempotencyKey): Promise<IdempotencyRow | undefined> {
    return this.waar(key).first('vraag_hash', 'status', 'antwoord');
  }

  async saveAntwoord(key: IdempotencyKey, antwoord: { status: number; bytes: Buffer }): Promise<void> {
    await this.waar(key).update({ status: antwoord.status, antwoord: antwoord.bytes });
  }

  /** Frees a key whose request did nothing. */
  async release(key: IdempotencyKey): Promise<void> {
    await this.waar(key).whereNull('status').delete();
  }

  /** Removes what nobody can ask for any more; answers how many. */
  deleteBefore(from: Date): Promise<number> {
    // Of every tenant: `admin_id` is not asked, since this is housekeeping.
    return this.db('idempotentie').where('op', '<', from).delete();
  }

  private waar(key: IdempotencyKey): Knex.QueryBuilder {
    return this.db('idempotentie').where({
      admin_id: key.adminId,
      gebruiker_id: key.gebruikerId,
      sleutel_hash: key.keyHash,
    });
  }
}
