import type { Knex } from 'knex';
import type { Segment } from './office-berichten.contract.ts';

export interface AnnouncementRow extends Segment {
  id: string;
  onderwerp: string;
  tekst: string;
  author_id: string;
  /** Null = a concept. */
  moment: Date | null;
  withdrawn_at: Date | null;
  versie: number;
}
export type ListedAnnouncement = AnnouncementRow & { author: string | null; receivers: number; readers: number };

/** Whether `n` (announcement) is for `g` (person) of `a` (tenant) with `li` (licence); an empty list leaves nobody out. */
export const RECEIVES = `g.actief AND g.role IN ('schooladmin','docent','rtadmin','thuisadmin') AND a.gewist_op IS NULL
  AND (n.kinds = '{}' OR a.soort = ANY (n.kinds)) AND (n.landen = '{}' OR a.land = ANY (n.landen))
  AND (n.roles = '{}' OR g.role = ANY (n.roles)) AND (n.statuses = '{}' OR li.status = ANY (n.statuses))
  AND (n.features = '{}' OR li.features && n.features)`;
const PEOPLE = `gebruikers g JOIN admins a ON a.id = g.admin_id LEFT JOIN licenties li ON li.admin_id = a.id`;
const SHOWN = 100;

/** What the office tells many at once. */
export class AnnouncementsRepository {
  constructor(private readonly db: Knex) {}

  async insert(row: Omit<AnnouncementRow, 'withdrawn_at' | 'versie'>): Promise<void> {
    await this.db('announcements').insert(row);
  }

  async count(segment: Segment): Promise<number> {
    const { rows }: { rows: { n: number }[] } = await this.db.raw(
      `SELECT count(*)::int AS n FROM ${PEOPLE},
        (SELECT ?::text[] AS kinds, ?::text[] AS landen, ?::text[] AS statuses, ?::text[] AS roles, ?::text[] AS features) n
       WHERE ${RECEIVES}`,
      [segment.kinds, segment.landen, segment.statuses, segment.roles, segment.features],
    );
    return rows[0]?.n ?? 0;
  }

  list(): Promise<ListedAnnouncement[]> {
    return this.listed().orderByRaw('n.moment DESC NULLS FIRST, n.id DESC').limit(SHOWN);
  }

  find(id: string): Promise<ListedAnnouncement | undefined> {
    return this.listed().where('n.id', id).first();
  }

  /** False when somebody else changed it first, or when it went out meanwhile. */
  async update(
    row: { id: string; versie: number },
    fields: Omit<AnnouncementRow, 'id' | 'author_id' | 'withdrawn_at' | 'versie'>,
    now: Date,
  ): Promise<boolean> {
    const count = await this.db('announcements')
      .where(row)
      .whereNull('withdrawn_at')
      .where((old) => old.whereNull('moment').orWhere('moment', '>', now))
      .update({ ...fields, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  /** False when it is no concept any more. */
  async removeConcept(id: string): Promise<boolean> {
    return (await this.db('announcements').where({ id }).whereNull('moment').whereNull('withdrawn_at').delete()) === 1;
  }

  /** Whoever writes it, for a mail. */
  findWriter(
    adminId: string,
    id: string,
  ): Promise<{ voornaam: string; email: string | null; locale: 'nl-NL' | 'nl-BE' } | undefined> {
    return this.db('gebruikers as g')
      .join('admins as a', 'a.id', 'g.admin_id')
      .where({ 'g.admin_id': adminId, 'g.id': id })
      .first('g.voornaam', 'g.email', 'a.locale');
  }

  /** False when it was taken back before. */
  async withdraw(id: string, now: Date): Promise<boolean> {
    return (await this.db('announcements').where({ id }).whereNull('withdrawn_at').update({ withdrawn_at: now })) === 1;
  }

  private listed(): Knex.QueryBuilder {
    return this.db('announcements as n')
      .joinRaw(
        `LEFT JOIN gebruikers w ON w.id = n.author_id AND w.admin_id IN (SELECT id FROM admins WHERE soort = 'kantoor')`,
      )
      .select(
        'n.*',
        this.db.raw(`concat_ws(' ', w.voornaam, w.voorvoegsel, w.achternaam) AS author,
          (SELECT count(*)::int FROM ${PEOPLE} WHERE ${RECEIVES}) AS receivers,
          (SELECT count(*)::int FROM bericht_reads r WHERE r.bericht_id = n.id AND r.read_at IS NOT NULL) AS readers`),
      );
  }
}
