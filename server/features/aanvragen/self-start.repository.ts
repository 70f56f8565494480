import type { Knex } from 'knex';
import type { AanvraagRow } from './aanvragen.repository.ts';

/** Roles of whoever manages a customer: such an address needs no trial of its own. */
const MANAGERS = ['schooladmin', 'rtadmin', 'thuisadmin'];

/** Trials that begin with a link in a mail. */
export class SelfStartRepository {
  constructor(private readonly db: Knex) {}

  /** Two beginnings of one mail address wait for each other until the transaction ends. */
  async lockAddress(email: string): Promise<void> {
    await this.db.raw('SELECT pg_advisory_xact_lock(hashtextextended(lower(?), 0))', [`proef:${email}`]);
  }

  /** A new link; the one before it is no longer known. False for a request that waits for no link. */
  async saveLink(id: string, link: { hash: string; until: Date }): Promise<boolean> {
    const count = await this.db('aanvragen')
      .where({ id, status: 'nieuw' })
      .update({ confirm_hash: link.hash, confirm_until: link.until });
    return count === 1;
  }

  /** Whether the same request waits for its link to be used, also when that ran out. */
  async waits(id: string): Promise<boolean> {
    const row: { id: string } | undefined = await this.db('aanvragen')
      .where({ id, status: 'nieuw' })
      .whereNotNull('confirm_hash')
      .first('id');
    return row !== undefined;
  }

  /** The request of a link, held until the transaction ends. */
  find(hash: string): Promise<AanvraagRow | undefined> {
    return this.db('aanvragen').where({ confirm_hash: hash }).forUpdate().first();
  }

  async begin({ id }: Pick<AanvraagRow, 'id'>, adminId: string, now: Date): Promise<void> {
    await this.db('aanvragen')
      .where({ id })
      .update({
        status: 'omgezet',
        admin_id: adminId,
        confirmed_at: now,
        gewijzigd_op: now,
        versie: this.db.raw('versie + 1'),
      });
  }

  /** Whether this address had a trial, or belongs to whoever manages a customer. */
  async isKnown(email: string): Promise<boolean> {
    const { rows }: { rows: unknown[] } = await this.db.raw(
      `SELECT 1 WHERE EXISTS (SELECT 1 FROM aanvragen WHERE lower(email) = lower(:email) AND status = 'omgezet')
        OR EXISTS (SELECT 1 FROM admins WHERE lower(email) = lower(:email) AND soort <> 'kantoor')
        OR EXISTS (SELECT 1 FROM gebruikers WHERE lower(email) = lower(:email) AND role = ANY(:managers))`,
      { email, managers: MANAGERS },
    );
    return rows.length > 0;
  }
}
