import type { Knex } from 'knex';
import { RECEIVES } from './announcements.repository.ts';
import type { BerichtItem } from './berichten.contract.ts';

/** Who looks: somebody of a tenant, and whether what is meant for the tenant is theirs too. */
export interface Reader {
  adminId: string;
  userId: string;
  manages: boolean;
}
export interface InboxRow {
  id: string;
  soort: BerichtItem['soort'];
  onderwerp: string;
  last_line: string;
  op: Date;
  unread: boolean;
  archived: boolean;
  status: BerichtItem['status'];
}
interface Filter {
  archived: boolean;
  search: string;
}

const SHOWN = 200;
const UNREAD = (at: string): string => `(r.read_at IS NULL OR r.read_at < ${at})`;
/** Conversations of this reader, and announcements that are there, with what the reader did with them. */
const ALL = `
  SELECT c.id, 'gesprek' AS soort, c.onderwerp, l.tekst AS last_line, c.last_at AS op, c.status,
    l.from_office AND ${UNREAD('c.last_at')} AS unread, coalesce(r.archived_at >= c.last_at, false) AS archived
  FROM conversations c
  JOIN LATERAL (SELECT tekst, from_office FROM conversation_lines x WHERE x.admin_id = c.admin_id AND x.conversation_id = c.id
    ORDER BY x.op DESC, x.id DESC LIMIT 1) l ON true
  LEFT JOIN bericht_reads r ON r.admin_id = c.admin_id AND r.user_id = :userId AND r.bericht_id = c.id
  WHERE c.admin_id = :adminId AND (c.user_id = :userId OR (c.user_id IS NULL AND :manages))
  UNION ALL
  SELECT n.id, 'mededeling', n.onderwerp, CASE WHEN n.withdrawn_at IS NULL THEN n.tekst ELSE '' END, n.moment, NULL,
    n.withdrawn_at IS NULL AND ${UNREAD('n.moment')}, r.archived_at IS NOT NULL
  FROM announcements n
  JOIN gebruikers g ON g.admin_id = :adminId AND g.id = :userId JOIN admins a ON a.id = g.admin_id
  LEFT JOIN licenties li ON li.admin_id = a.id
  LEFT JOIN bericht_reads r ON r.admin_id = g.admin_id AND r.user_id = g.id AND r.bericht_id = n.id
  WHERE n.moment <= :now AND n.moment >= g.aangemaakt_op AND ${RECEIVES}`;

/** The messages of one person. */
export class InboxRepository {
  constructor(private readonly db: Knex) {}

  async list(reader: Reader, { archived, search }: Filter, now: Date): Promise<InboxRow[]> {
    const { rows }: { rows: InboxRow[] } = await this.db.raw(
      `SELECT * FROM (${ALL}) i WHERE i.archived = :archived
        AND (:search = '' OR position(lower(:search) IN lower(i.onderwerp || ' ' || i.last_line)) > 0)
       ORDER BY i.unread DESC, i.op DESC LIMIT ${SHOWN}`,
      { ...reader, now, archived, search },
    );
    return rows;
  }

  async find(reader: Reader, id: string, now: Date): Promise<InboxRow | undefined> {
    const { rows }: { rows: InboxRow[] } = await this.db.raw(`SELECT * FROM (${ALL}) i WHERE i.id = :id`, {
      ...reader,
      now,
      id,
    });
    return rows[0];
  }

  async countUnread(reader: Reader, now: Date): Promise<number> {
    const { rows }: { rows: { n: number }[] } = await this.db.raw(
      `SELECT count(*)::int AS n FROM (${ALL}) i WHERE i.unread AND NOT i.archived`,
      { ...reader, now },
    );
    return rows[0]?.n ?? 0;
  }

  /** Remembers what somebody did with a message. */
  async mark(
    { adminId, userId }: Reader,
    id: string,
    fields: { read_at?: Date | null; archived_at?: Date | null },
  ): Promise<void> {
    await this.db('bericht_reads')
      .insert({ admin_id: adminId, user_id: userId, bericht_id: id, ...fields })
      .onConflict(['admin_id', 'user_id', 'bericht_id'])
      .merge(fields);
  }

  async wantsMail({ adminId, userId }: Reader): Promise<boolean> {
    const row: { bericht_mail: boolean } | undefined = await this.db('gebruikers')
      .where({ admin_id: adminId, id: userId })
      .first('bericht_mail');
    return row?.bericht_mail ?? false;
  }

  async setMail({ adminId, userId }: Reader, on: boolean): Promise<void> {
    await this.db('gebruikers').where({ admin_id: adminId, id: userId }).update({ bericht_mail: on });
  }

  /** Addresses that get an answer of the office: who began the conversation, else whoever manages the tenant. */
  findReceivers(adminId: string, userId: string | null): Promise<{ email: string; locale: 'nl-NL' | 'nl-BE' }[]> {
    const people = this.db('gebruikers as g')
      .join('admins as a', 'a.id', 'g.admin_id')
      .where({ 'g.admin_id': adminId, 'g.actief': true, 'g.bericht_mail': true })
      .whereNotNull('g.email')
      .select('g.email', 'a.locale');
    return userId === null
      ? people.whereIn('g.role', ['schooladmin', 'rtadmin', 'thuisadmin'])
      : people.where('g.id', userId);
  }
}
