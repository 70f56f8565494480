import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';

/** A user with what a session of it needs. */
export interface SsoUserRow {
  id: string;
  admin_id: string;
  role: string;
  actief: boolean;
  brin: string | null;
  locale: TextLocale;
}
export interface UserKey {
  adminId: string;
  gebruikerId: string;
}
export interface SsoCodeRow {
  admin_id: string;
  gebruiker_id: string;
  challenge: string;
  verloopt_op: Date;
  gebruikt_op: Date | null;
  sid: string | null;
}
interface LinkRow {
  issuer: string;
  gekoppeld_op: Date;
}

/** Identities of services, and the codes around them. */
export class SsoRepository {
  constructor(private readonly db: Knex) {}

  private users(): Knex.QueryBuilder<object, SsoUserRow[]> {
    return this.db('gebruikers as g')
      .join('admins as a', 'a.id', 'g.admin_id')
      .select('g.id', 'g.admin_id', 'g.role', 'g.actief', 'a.brin', 'a.locale');
  }

  findUser({ adminId, gebruikerId }: UserKey): Promise<SsoUserRow | undefined> {
    return this.users().where({ 'g.admin_id': adminId, 'g.id': gebruikerId }).first();
  }

  findLinked(issuer: string, subject: string): Promise<SsoUserRow | undefined> {
    return this.users()
      .join('sso_koppelingen as k', (on) => on.on('k.admin_id', 'g.admin_id').andOn('k.gebruiker_id', 'g.id'))
      .where({ 'k.issuer': issuer, 'k.subject': subject })
      .first();
  }

  /** Pupils with this ECK iD, of any school; the school decides. */
  findByEck(hmac: string): Promise<SsoUserRow[]> {
    return this.users()
      .join('leerling_eck as e', (on) => on.on('e.admin_id', 'g.admin_id').andOn('e.leerling_id', 'g.id'))
      .where({ 'e.eck_hmac': hmac, 'g.actief': true })
      .limit(50);
  }

  /** False when the identity is somebody already. */
  async link(identity: { issuer: string; subject: string }, who: UserKey, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.db('sso_koppelingen')
      .insert({ ...identity, admin_id: who.adminId, gebruiker_id: who.gebruikerId, gekoppeld_op: now })
      .onConflict(['issuer', 'subject'])
      .ignore()
      .returning('issuer');
    return rows.length === 1;
  }

  links({ adminId, gebruikerId }: UserKey): Promise<LinkRow[]> {
    return this.db('sso_koppelingen')
      .where({ admin_id: adminId, gebruiker_id: gebruikerId })
      .select('issuer', 'gekoppeld_op');
  }

  async unlink({ adminId, gebruikerId }: UserKey, issuer: string): Promise<boolean> {
    return (
      (await this.db('sso_koppelingen').where({ admin_id: adminId, gebruiker_id: gebruikerId, issuer }).delete()) > 0
    );
  }

  async saveCode(code: UserKey & { hash: string; challenge: string; until: Date }): Promise<void> {
    await this.db('sso_codes').insert({
      code_hash: code.hash,
      admin_id: code.adminId,
      gebruiker_id: code.gebruikerId,
      challenge: code.challenge,
      verloopt_op: code.until,
    });
  }

  /** The code, held until the end of the transaction, so that a second use sees what the first one did. */
  claimCode(hash: string): Promise<SsoCodeRow | undefined> {
    return this.db('sso_codes')
      .where({ code_hash: hash })
      .forUpdate()
      .first('admin_id', 'gebruiker_id', 'challenge', 'verloopt_op', 'gebruikt_op', 'sid');
  }

  async spendCode(hash: string, now: Date, sid: string | null): Promise<void> {
    await this.db('sso_codes').where({ code_hash: hash }).update({ gebruikt_op: now, sid });
  }

  /** A new code takes the place of the one before it. */
  async saveLinkCodes(codes: readonly (UserKey & { hash: string })[], until: Date): Promise<void> {
    const rows = codes.map(({ adminId, gebruikerId, hash }) => ({
      admin_id: adminId,
      gebruiker_id: gebruikerId,
      code_hash: hash,
      verloopt_op: until,
    }));
    await this.db('sso_koppelcodes').insert(rows).onConflict(['admin_id', 'gebruiker_id']).merge();
  }

  async takeLinkCode(hash: string, now: Date): Promise<UserKey | undefined> {
    const [row]: { admin_id: string; gebruiker_id: string }[] = await this.db('sso_koppelcodes')
      .where({ code_hash: hash })
      .where('verloopt_op', '>', now)
      .delete()
      .returning(['admin_id', 'gebruiker_id']);
    return row === undefined ? undefined : { adminId: row.admin_id, gebruikerId: row.gebruiker_id };
  }

  async findOffice(): Promise<string | undefined> {
    const row: { id: string } | undefined = await this.db('admins').where({ soort: 'kantoor' }).first('id');
    return row?.id;
  }

  async passwordHash({ adminId, gebruikerId }: UserKey): Promise<string | null> {
    const row: { wachtwoord_hash: string | null } | undefined = await this.db('gebruikers')
      .where({ admin_id: adminId, id: gebruikerId })
      .first('wachtwoord_hash');
    return row?.wachtwoord_hash ?? null;
  }

  /** As `passwordHash`, held until the end of the transaction. */
  async lockPasswordHash({ adminId, gebruikerId }: UserKey): Promise<string | null> {
    const row: { wachtwoord_hash: string | null } | undefined = await this.db('gebruikers')
      .where({ admin_id: adminId, id: gebruikerId })
      .forUpdate()
      .first('wachtwoord_hash');
    return row?.wachtwoord_hash ?? null;
  }

  async saveLogin({ adminId, gebruikerId }: UserKey, now: Date): Promise<void> {
    await this.db('gebruikers').where({ admin_id: adminId, id: gebruikerId }).update({ laatste_login: now });
  }

  /** Throws away codes of days ago. */
  async forget(before: Date): Promise<void> {
    await this.db('sso_codes').where('verloopt_op', '<', before).delete();
    await this.db('sso_koppelcodes').where('verloopt_op', '<', before).delete();
  }
}
