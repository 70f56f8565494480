import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { linkTokenHash } from '../../platform/auth/link-token.ts';

const DAY_MS = 86_400_000;
/** A link in a mail works this long; the own link of somebody always. */
export const FRIEND_LINK_DAYS = 30;

/** Who invited, by the link that somebody came in with. */
export interface InviterRow {
  adminId: string;
  userId: string;
  naam: string;
  organisatie: string;
  /** The invitation of the mail; null for an own link. */
  uitnodigingId: string | null;
}

/** Links of friends as another feature reads them, inside its own transaction. */
export class Inviters {
  constructor(
    private readonly db: Knex,
    private readonly clock: Clock,
  ) {}

  /** Undefined for a link that ran out, was withdrawn, or whose sender is gone. */
  async find(token: string): Promise<InviterRow | undefined> {
    const since = new Date(this.clock.now() - FRIEND_LINK_DAYS * DAY_MS);
    const { rows }: { rows: InviterRow[] } = await this.db.raw(
      `SELECT g.admin_id AS "adminId", g.id AS "userId", concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam) AS naam,
         a.naam AS organisatie, l.id AS "uitnodigingId"
       FROM (SELECT admin_id, sender_id AS user_id, id FROM vrienduitnodigingen
               WHERE token_hash = :hash AND status <> 'ingetrokken' AND op > :since
             UNION ALL SELECT admin_id, user_id, NULL FROM friend_links WHERE code = :token) AS l
       JOIN gebruikers g ON g.admin_id = l.admin_id AND g.id = l.user_id AND g.actief
       JOIN admins a ON a.id = g.admin_id AND a.gewist_op IS NULL`,
      { hash: linkTokenHash(token), token, since },
    );
    return rows[0];
  }

  /** The invitation of the mail led to a request. */
  async markUsed({ adminId, uitnodigingId }: InviterRow): Promise<void> {
    if (uitnodigingId === null) return;
    await this.db('vrienduitnodigingen')
      .where({ admin_id: adminId, id: uitnodigingId, status: 'verwerkt' })
      .update({ status: 'aangevraagd' });
  }
}
