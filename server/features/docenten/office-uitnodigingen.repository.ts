import type { Knex } from 'knex';
import type { Role } from '#engine/core/domein/roles.ts';
import type { InvitedRole } from './docenten.contract.ts';
import type { SentQuery, SentStatus } from './office-uitnodigingen.contract.ts';
import type { UitnodigingWithTenant } from './uitnodigingen.repository.ts';

export interface SentRow {
  id: string;
  admin_id: string;
  organisatie: string;
  soort: InvitedRole;
  email: string;
  status: SentStatus;
  verzonden_op: Date;
  verloopt_op: Date;
  afzender: string;
}

/** A planned invitation whose moment has come. */
export interface DueUitnodiging extends UitnodigingWithTenant {
  afzender: string;
  /** Tenant and role of whoever planned it. */
  sender_admin_id: string;
  sender_role: Role;
}

/** The mark of an address as the queue of mail keeps it (`addressHash`). */
const MARK = `translate(encode(sha256(convert_to('mail:' || lower(u.email), 'UTF8')), 'base64'), '+/=', '-_')`;
/** What went out and came back, or could not go, did not arrive: that stands with the mail. */
const STATUS = `CASE WHEN u.status = 'verzonden' AND EXISTS (
  SELECT 1 FROM mailberichten m WHERE m.admin_id = u.admin_id AND m.aan_hash = ${MARK} AND m.op >= u.verzonden_op
    AND m.status IN ('teruggekomen', 'mislukt') AND m.sjabloon LIKE 'uitnodiging-%') THEN 'mislukt' ELSE u.status END`;

/** Invitations that people of our office sent to customers; those of colleagues stand with the office itself. */
export class OfficeUitnodigingenRepository {
  constructor(private readonly db: Knex) {}

  async findPage({ status, pagina: page, grootte: size }: SentQuery): Promise<{ rows: SentRow[]; total: number }> {
    const count: { n: number } | undefined = await this.base(status).first(this.db.raw('count(*)::int AS n'));
    const rows: SentRow[] = await this.base(status)
      .orderBy([
        { column: 'u.verzonden_op', order: 'desc' },
        { column: 'u.id', order: 'desc' },
      ])
      .offset((page - 1) * size)
      .limit(size)
      .select(
        'u.id',
        'u.admin_id',
        'a.naam as organisatie',
        'u.soort',
        'u.email',
        this.db.raw(`${STATUS} AS status`),
        'u.verzonden_op',
        'u.verloopt_op',
        this.db.raw(
          `coalesce(nullif(concat_ws(' ', s.voornaam, s.voorvoegsel, nullif(s.achternaam, '')), ''), o.naam) AS afzender`,
        ),
      );
    return { rows, total: count?.n ?? 0 };
  }

  /** Customer of an invitation that our office sent; undefined for any other. */
  async findTenant(id: string): Promise<string | undefined> {
    const row: { admin_id: string } | undefined = await this.base(undefined).where('u.id', id).first('u.admin_id');
    return row?.admin_id;
  }

  /** Planned ones that are due, held until the end of the transaction; another process takes others. */
  takeDue(now: Date, limit: number): Promise<DueUitnodiging[]> {
    return this.base('concept')
      .where('u.verzonden_op', '<=', now)
      .orderBy(['u.verzonden_op', 'u.id'])
      .limit(limit)
      .forUpdate('u')
      .skipLocked()
      .select(
        'u.*',
        'a.naam as organisatie',
        'a.locale',
        's.admin_id as sender_admin_id',
        's.role as sender_role',
        this.db.raw(`concat_ws(' ', s.voornaam, s.voorvoegsel, nullif(s.achternaam, '')) AS afzender`),
      );
  }

  /** Whether somebody can be let in there: a school or a practice that was not erased. */
  async isInvitable(adminId: string): Promise<boolean> {
    const row: { id: string } | undefined = await this.db('admins')
      .where({ id: adminId })
      .whereIn('soort', ['school', 'rt', 'demo'])
      .whereNull('gewist_op')
      .first('id');
    return row !== undefined;
  }

  private base(status: SentStatus | undefined): Knex.QueryBuilder {
    const query = this.db('uitnodigingen as u')
      .join('admins as a', 'a.id', 'u.admin_id')
      // A trial that began by itself is sent by the office, and by nobody in it.
      .leftJoin('gebruikers as s', 's.id', 'u.afzender_id')
      .joinRaw('JOIN admins o ON o.id = coalesce(s.admin_id, u.afzender_id)')
      .where('o.soort', 'kantoor')
      .whereNot('a.soort', 'kantoor')
      .whereNull('a.gewist_op');
    return status === undefined ? query : query.whereRaw(`${STATUS} = ?`, [status]);
  }
}
