import type { Knex } from 'knex';
import type { Stafrol } from './docenten.contract.ts';

export type UitnodigingStatus =
  'verzonden' | 'geopend' | 'geaccepteerd' | 'verlopen' | 'ingetrokken' | 'geweigerd' | 'mislukt';
export interface UitnodigingRij {
  admin_id: string;
  id: string;
  soort: Stafrol;
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
export interface UitnodigingMetTenant extends UitnodigingRij {
  organisatie: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface NieuweUitnodiging {
  adminId: string;
  id: string;
  soort: Stafrol;
  email: string;
  afzenderId: string;
  persoonlijk: string | null;
  groepIds: readonly string[];
  link: Link;
  nu: Date;
}
/** Hash and seal of the token of a link, and until when it counts. */
export interface Link {
  hash: string;
  zegel: Buffer;
  tot: Date;
}

const OPEN: readonly UitnodigingStatus[] = ['verzonden', 'geopend'];
const IN_LIJST: readonly UitnodigingStatus[] = ['verzonden', 'geopend', 'verlopen', 'mislukt', 'geweigerd'];
const VELDEN = [
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

  list(adminId: string): Promise<UitnodigingRij[]> {
    return this.db('uitnodigingen as u')
      .where('u.admin_id', adminId)
      .whereIn('u.status', [...IN_LIJST])
      .orderBy('u.verzonden_op', 'desc')
      .select(VELDEN);
  }

  find(adminId: string, id: string): Promise<UitnodigingMetTenant | undefined> {
    return this.metTenant().where({ 'u.admin_id': adminId, 'u.id': id }).first();
  }

  findByToken(hash: string): Promise<UitnodigingMetTenant | undefined> {
    return this.metTenant().where({ 'u.token_hash': hash }).first();
  }

  private metTenant(): Knex.QueryBuilder {
    return this.db('uitnodigingen as u')
      .join('admins as a', 'a.id', 'u.admin_id')
      .select([...VELDEN, 'a.naam as organisatie', 'a.locale']);
  }

  /** Addresses with a live invitation. */
  async findLevend(adminId: string, emails: readonly string[]): Promise<Set<string>> {
    const rijen: { email: string }[] = await this.db('uitnodigingen')
      .where({ admin_id: adminId })
      .whereIn('status', ['verzonden', 'geopend', 'mislukt', 'verlopen'])
      .whereRaw('lower(email) = ANY(?)', [emails.map((email) => email.toLowerCase())])
      .select('email');
    return new Set(rijen.map(({ email }) => email.toLowerCase()));
  }

  /** False when the address got a live invitation in the same moment. */
  async insert(nieuw: NieuweUitnodiging): Promise<boolean> {
    const rijen: unknown[] = await this.db('uitnodigingen')
      .insert({
        admin_id: nieuw.adminId,
        id: nieuw.id,
        soort: nieuw.soort,
        email: nieuw.email,
        afzender_id: nieuw.afzenderId,
        persoonlijk: nieuw.persoonlijk,
        groep_ids: [...nieuw.groepIds],
        status: 'verzonden',
        token_hash: nieuw.link.hash,
        token_zegel: nieuw.link.zegel,
        verloopt_op: nieuw.link.tot,
        verzonden_op: nieuw.nu,
        aangemaakt_op: nieuw.nu,
        gewijzigd_op: nieuw.nu,
      })
      .onConflict()
      .ignore()
      .returning('id');
    return rijen.length === 1;
  }

  /** New link; the old one is worth nothing from now on. */
  async resend(wie: { adminId: string; id: string }, link: Link, nu: Date): Promise<void> {
    await this.db('uitnodigingen')
      .where({ admin_id: wie.adminId, id: wie.id })
      .update({
        token_hash: link.hash,
        token_zegel: link.zegel,
        verloopt_op: link.tot,
        verzonden_op: nu,
        herinnerd_op: [],
        gevraagd_op: null,
        status: 'verzonden',
        gewijzigd_op: nu,
        versie: this.db.raw('versie + 1'),
      });
  }

  /** Moves on from one of the states `van`; false when it was in another. */
  async move(
    wie: { adminId: string; id: string },
    stap: { van: readonly UitnodigingStatus[]; naar: UitnodigingStatus; nu: Date },
  ): Promise<boolean> {
    const klaar = !IN_LIJST.includes(stap.naar);
    const aantal = await this.db('uitnodigingen')
      .where({ admin_id: wie.adminId, id: wie.id })
      .whereIn('status', [...stap.van])
      .update({
        status: stap.naar,
        gewijzigd_op: stap.nu,
        versie: this.db.raw('versie + 1'),
        ...(klaar ? { token_zegel: null } : {}),
      });
    return aantal === 1;
  }

  /** Remembers that the receiver asked for a new one; false when that was already so since `sinds`. */
  async markGevraagd(wie: { adminId: string; id: string }, tijd: { nu: Date; sinds: Date }): Promise<boolean> {
    return (
      (await this.db('uitnodigingen')
        .where({ admin_id: wie.adminId, id: wie.id })
        .where((oud) => oud.whereNull('gevraagd_op').orWhere('gevraagd_op', '<', tijd.sinds))
        .update({ gevraagd_op: tijd.nu })) === 1
    );
  }

  /** Addresses of a tenant whose invitation came back or could not be sent, by the mark of the address. */
  async findMislukt(adminId: string, hashes: readonly string[]): Promise<{ aan_hash: string; op: Date }[]> {
    return this.db('mailberichten')
      .where({ admin_id: adminId })
      .whereIn('aan_hash', [...hashes])
      .whereIn('status', ['teruggekomen', 'mislukt'])
      .where('sjabloon', 'like', 'uitnodiging-%')
      .select('aan_hash', 'op');
  }

  /** Invitations that are due for a reminder, of every tenant, marked in the same statement so that two processes remind once. */
  async takeReminders(nu: Date, dagen: readonly number[]): Promise<UitnodigingMetTenant[]> {
    const { rows }: { rows: UitnodigingMetTenant[] } = await this.db.raw(
      `
      UPDATE uitnodigingen u SET herinnerd_op = array_append(u.herinnerd_op, :nu::timestamptz)
      FROM admins a
      WHERE a.id = u.admin_id AND u.status = ANY(:open) AND u.verloopt_op > :nu AND u.token_zegel IS NOT NULL
        AND u.verzonden_op + make_interval(days => (:dagen::int[])[cardinality(u.herinnerd_op) + 1]) <= :nu
      RETURNING ${VELDEN.join(', ')}, a.naam AS organisatie, a.locale`,
      { nu, open: [...OPEN], dagen: [...dagen] },
    );
    return rows;
  }

  /** Ends what is past its day; answers how many per tenant. */
  async expire(nu: Date): Promise<string[]> {
    const rijen: { admin_id: string }[] = await this.db('uitnodigingen')
      .whereIn('status', [...OPEN])
      .where('verloopt_op', '<=', nu)
      .update({ status: 'verlopen', gewijzigd_op: nu })
      .returning('admin_id');
    return rijen.map(({ admin_id: adminId }) => adminId);
  }
}
