import type { Knex } from 'knex';
import type { InvitedRole } from './docenten.contract.ts';

export type UitnodigingStatus =
  /** Planned: goes out at `verzonden_op`. */
  'concept' | 'verzonden' | 'geopend' | 'geaccepteerd' | 'verlopen' | 'ingetrokken' | 'geweigerd' | 'mislukt';
export interface UitnodigingRow {
  admin_id: string;
  id: string;
  soort: InvitedRole;
  email: string;
  naam: string | null;
  afzender_id: string;
  persoonlijk: string | null;
  groep_ids: string[];
  status: UitnodigingStatus;
  verloopt_op: Date;
  verzonden_op: Date;
  gevraagd_op: Date | null;
  herinnerd_op: Date[];
  token_zegel: Buffer | null;
}
export interface UitnodigingWithTenant extends UitnodigingRow {
  organisatie: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface NewUitnodiging {
  adminId: string;
  id: string;
  soort: InvitedRole;
  email: string;
  senderId: string;
  naam?: string;
  persoonlijk: string | null;
  groepIds: readonly string[];
  link: Link;
  nu: Date;
  /** Moment at which it goes out; absent = it went out now. */
  planned?: Date;
}
/** Hash and seal of the token of a link, and until when it counts. */
export interface Link {
  hash: string;
  seal: Buffer;
  tot: Date;
}

const OPEN: readonly UitnodigingStatus[] = ['verzonden', 'geopend'];
const IN_LIST: readonly UitnodigingStatus[] = ['verzonden', 'geopend', 'verlopen', 'mislukt', 'geweigerd'];
const FIELDS = [
  'u.admin_id',
  'u.id',
  'u.soort',
  'u.email',
  'u.naam',
  'u.afzender_id',
  'u.persoonlijk',
  'u.groep_ids',
  'u.status',
  'u.verloopt_op',
  'u.verzonden_op',
  'u.gevraagd_op',
  'u.herinnerd_op',
  'u.token_zegel',
];

export class UitnodigingenRepository {
  constructor(private readonly db: Knex) {}

  list(adminId: string): Promise<UitnodigingRow[]> {
    return this.db('uitnodigingen as u')
      .where('u.admin_id', adminId)
      .whereIn('u.status', [...IN_LIST])
      .orderBy('u.verzonden_op', 'desc')
      .select(FIELDS);
  }

  /** Everybody who is on the way in, planned ones included. */
  async countAlive(adminId: string): Promise<number> {
    const row: { n: number } | undefined = await this.db('uitnodigingen')
      .where({ admin_id: adminId })
      .whereIn('status', ['concept', ...IN_LIST])
      .first(this.db.raw('count(*)::int AS n'));
    return row?.n ?? 0;
  }

  find(adminId: string, id: string): Promise<UitnodigingWithTenant | undefined> {
    return this.withTenant().where({ 'u.admin_id': adminId, 'u.id': id }).first();
  }

  findByToken(hash: string): Promise<UitnodigingWithTenant | undefined> {
    return this.withTenant().where({ 'u.token_hash': hash }).first();
  }

  private withTenant(): Knex.QueryBuilder {
    return this.db('uitnodigingen as u')
      .join('admins as a', 'a.id', 'u.admin_id')
      .select([...FIELDS, 'a.naam as organisatie', 'a.locale']);
  }

  /** Addresses with a live invitation. */
  async findLive(adminId: string, emails: readonly string[]): Promise<Set<string>> {
    const rows: { email: string }[] = await this.db('uitnodigingen')
      .where({ admin_id: adminId })
      .whereIn('status', ['concept', 'verzonden', 'geopend', 'mislukt', 'verlopen'])
      .whereRaw('lower(email) = ANY(?)', [emails.map((email) => email.toLowerCase())])
      .select('email');
    return new Set(rows.map(({ email }) => email.toLowerCase()));
  }

  /** False when the address got a live invitation in the same moment. */
  async insert(newOne: NewUitnodiging): Promise<boolean> {
    const rows: unknown[] = await this.db('uitnodigingen')
      .insert({
        admin_id: newOne.adminId,
        id: newOne.id,
        soort: newOne.soort,
        email: newOne.email,
        naam: newOne.naam ?? null,
        afzender_id: newOne.senderId,
        persoonlijk: newOne.persoonlijk,
        groep_ids: [...newOne.groepIds],
        status: newOne.planned === undefined ? 'verzonden' : 'concept',
        token_hash: newOne.link.hash,
        token_zegel: newOne.link.seal,
        verloopt_op: newOne.link.tot,
        verzonden_op: newOne.planned ?? newOne.nu,
        aangemaakt_op: newOne.nu,
        gewijzigd_op: newOne.nu,
      })
      .onConflict()
      .ignore()
      .returning('id');
    return rows.length === 1;
  }

  /** New link; the old one is worth nothing from now on. False when it was answered or withdrawn meanwhile. */
  async resend(who: { adminId: string; id: string }, link: Link, now: Date): Promise<boolean> {
    const count = await this.db('uitnodigingen')
      .where({ admin_id: who.adminId, id: who.id })
      .whereNotIn('status', ['geaccepteerd', 'ingetrokken', 'geweigerd'])
      .update({
        token_hash: link.hash,
        token_zegel: link.seal,
        verloopt_op: link.tot,
        verzonden_op: now,
        herinnerd_op: [],
        gevraagd_op: null,
        status: 'verzonden',
        gewijzigd_op: now,
        versie: this.db.raw('versie + 1'),
      });
    return count === 1;
  }

  /** Moves on from one of the states `van`; false when it was in another. */
  async move(
    who: { adminId: string; id: string },
    step: { van: readonly UitnodigingStatus[]; naar: UitnodigingStatus; nu: Date },
  ): Promise<boolean> {
    const done = !IN_LIST.includes(step.naar);
    const count = await this.db('uitnodigingen')
      .where({ admin_id: who.adminId, id: who.id })
      .whereIn('status', [...step.van])
      .update({
        status: step.naar,
        gewijzigd_op: step.nu,
        versie: this.db.raw('versie + 1'),
        ...(done ? { token_zegel: null } : {}),
      });
    return count === 1;
  }

  /** Remembers that the receiver asked for a new one; false when that was already so since `sinds`. */
  async markRequested(who: { adminId: string; id: string }, time: { nu: Date; since: Date }): Promise<boolean> {
    return (
      (await this.db('uitnodigingen')
        .where({ admin_id: who.adminId, id: who.id })
        .where((old) => old.whereNull('gevraagd_op').orWhere('gevraagd_op', '<', time.since))
        .update({ gevraagd_op: time.nu })) === 1
    );
  }

  /** Addresses of a tenant whose invitation came back or could not be sent, by the mark of the address. */
  async findFailed(adminId: string, hashes: readonly string[]): Promise<{ aan_hash: string; op: Date }[]> {
    return this.db('mailberichten')
      .where({ admin_id: adminId })
      .whereIn('aan_hash', [...hashes])
      .whereIn('status', ['teruggekomen', 'mislukt'])
      .where('sjabloon', 'like', 'uitnodiging-%')
      .select('aan_hash', 'op');
  }

  /** Invitations that are due for a reminder, of every tenant, marked in the same statement so that two processes remind once. */
  async takeReminders(now: Date, days: readonly number[]): Promise<UitnodigingWithTenant[]> {
    const { rows }: { rows: UitnodigingWithTenant[] } = await this.db.raw(
      `
      UPDATE uitnodigingen u SET herinnerd_op = array_append(u.herinnerd_op, :nu::timestamptz)
      FROM admins a
      WHERE a.id = u.admin_id AND u.status = ANY(:open) AND u.verloopt_op > :nu AND u.token_zegel IS NOT NULL
        AND u.verzonden_op + make_interval(days => (:dagen::int[])[cardinality(u.herinnerd_op) + 1]) <= :nu
      RETURNING ${FIELDS.join(', ')}, a.naam AS organisatie, a.locale`,
      { nu: now, open: [...OPEN], dagen: [...days] },
    );
    return rows;
  }

  /** Ends what is past its day; answers how many per tenant. */
  async expire(now: Date): Promise<string[]> {
    const rows: { admin_id: string }[] = await this.db('uitnodigingen')
      .whereIn('status', [...OPEN])
      .where('verloopt_op', '<=', now)
      .update({ status: 'verlopen', gewijzigd_op: now })
      .returning('admin_id');
    return rows.map(({ admin_id: adminId }) => adminId);
  }
}
