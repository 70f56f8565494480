import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';

/** Somebody of a tenant. */
export interface FriendSender {
  adminId: string;
  userId: string;
}
export interface SenderRow {
  naam: string;
  organisatie: string;
  locale: TextLocale;
}
export interface VrienduitnodigingRow {
  id: string;
  email: string;
  status: 'verwerkt' | 'aangevraagd' | 'ingetrokken';
  op: Date;
}
interface NewRow {
  id: string;
  email: string;
  hash: string;
  op: Date;
}

const lower = (emails: readonly string[]): string[] => emails.map((email) => email.toLowerCase());

/** Invitations of friends, own links, and marks of addresses that want no such mail. */
export class VrienduitnodigingenRepository {
  constructor(private readonly db: Knex) {}

  /** Two sendings of one person wait for each other until the transaction ends. */
  async lock({ adminId, userId }: FriendSender): Promise<void> {
    await this.db.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`vriend:${adminId}:${userId}`]);
  }

  findSender({ adminId, userId }: FriendSender): Promise<SenderRow | undefined> {
    return this.db('gebruikers as g')
      .join('admins as a', 'a.id', 'g.admin_id')
      .where({ 'g.admin_id': adminId, 'g.id': userId })
      .first(
        this.db.raw(`concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam) AS naam`),
        'a.naam as organisatie',
        'a.locale',
      );
  }

  list({ adminId, userId }: FriendSender): Promise<VrienduitnodigingRow[]> {
    return this.db('vrienduitnodigingen')
      .where({ admin_id: adminId, sender_id: userId })
      .orderBy([
        { column: 'op', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select('id', 'email', 'status', 'op');
  }

  async countSince({ adminId, userId }: FriendSender, since: Date): Promise<number> {
    const [row]: { n: string }[] = await this.db('vrienduitnodigingen')
      .where({ admin_id: adminId, sender_id: userId })
      .where('op', '>', since)
      .count('* as n');
    return Number(row?.n ?? 0);
  }

  /** Those of the addresses that belong to the tenant, or that it invited since, in lower case. */
  async findTaken(adminId: string, emails: readonly string[], since: Date): Promise<Set<string>> {
    const { rows }: { rows: { email: string }[] } = await this.db.raw(
      `SELECT lower(email) AS email FROM gebruikers WHERE admin_id = :adminId AND lower(email) = ANY(:emails)
       UNION SELECT lower(email) FROM admins WHERE id = :adminId AND lower(email) = ANY(:emails)
       UNION SELECT lower(email) FROM uitnodigingen WHERE admin_id = :adminId AND lower(email) = ANY(:emails)
       UNION SELECT lower(email) FROM vrienduitnodigingen WHERE admin_id = :adminId AND lower(email) = ANY(:emails) AND op > :since`,
      { adminId, emails: lower(emails), since },
    );
    return new Set(rows.map(({ email }) => email));
  }

  async insert({ adminId, userId }: FriendSender, { id, email, hash, op: at }: NewRow): Promise<void> {
    await this.db('vrienduitnodigingen').insert({
      admin_id: adminId,
      id,
      sender_id: userId,
      email,
      token_hash: hash,
      status: 'verwerkt',
      op: at,
    });
  }

  find({ adminId, userId }: FriendSender, id: string): Promise<VrienduitnodigingRow | undefined> {
    return this.db('vrienduitnodigingen')
      .where({ admin_id: adminId, sender_id: userId, id })
      .first('id', 'email', 'status', 'op');
  }

  /** False when it was used or withdrawn meanwhile. */
  async withdraw({ adminId, userId }: FriendSender, id: string): Promise<boolean> {
    const count = await this.db('vrienduitnodigingen')
      .where({ admin_id: adminId, sender_id: userId, id, status: 'verwerkt' })
      .update({ status: 'ingetrokken' });
    return count === 1;
  }

  /** The own code of somebody; made at the first time. */
  async ownCode({ adminId, userId }: FriendSender, fresh: string): Promise<string> {
    const key = { admin_id: adminId, user_id: userId };
    await this.db('friend_links')
      .insert({ ...key, code: fresh })
      .onConflict(['admin_id', 'user_id'])
      .ignore();
    const row: { code: string } | undefined = await this.db('friend_links').where(key).first('code');
    return row?.code ?? fresh;
  }

  async optOut(mark: string, at: Date): Promise<void> {
    await this.db('friend_opt_outs').insert({ address_mark: mark, op: at }).onConflict('address_mark').ignore();
  }

  async isOptedOut(mark: string): Promise<boolean> {
    const row: unknown = await this.db('friend_opt_outs').where({ address_mark: mark }).first('address_mark');
    return row !== undefined;
  }

  /** Forgets whom somebody invited before a moment. */
  async forget(before: Date): Promise<void> {
    await this.db('vrienduitnodigingen').where('op', '<', before).delete();
  }
}
