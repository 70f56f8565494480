import type { Knex } from 'knex';
import type { Segment } from './office-berichten.contract.ts';

export interface AnnouncementRow extends Segment {
  id: string;
  onderwerp: string;
  tekst: string;
  author_id: string;
  moment: Date;
  withdrawn_at: Date | null;
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

  async insert(row: Omit<AnnouncementRow, 'withdrawn_at'>): Promise<void> {
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
    return this.listed().orderBy('n.moment', 'desc').limit(SHOWN);
  }

  find(id: string): Promise<ListedAnnouncement | undefined> {
    return this.listed().where('n.id', id).first();
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
