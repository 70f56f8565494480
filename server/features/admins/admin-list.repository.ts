import type { Knex } from 'knex';
import { USED_SEATS } from '../licenties/licenties.read.ts';
import type { AdminListQuery } from './admins.contract.ts';

export interface AdminListRow {
  id: string;
  soort: 'school' | 'rt' | 'thuis' | 'demo' | 'kantoor';
  naam: string;
  plaats: string;
  land: 'NL' | 'BE';
  code: string;
  email: string;
  licentie_status: string | null;
  licentie_einde: string | null;
  plaatsen: number | null;
  gebruikt: number;
  features: string[] | null;
  last_login: Date | null;
  handler: string | null;
}

/** Accents never matter in a search. */
const ACCENTS = ['áàâäãåéèêëíìîïóòôöõúùûüçñ', 'aaaaaaeeeeiiiiooooouuuucn'] as const;
const plain = (expression: string): string => `translate(lower(${expression}), '${ACCENTS[0]}', '${ACCENTS[1]}')`;
const SEARCHED = ['a.naam', 'a.plaats', 'a.code', 'a.email', 'a.contactpersoon', 'a.brin', 'a.instellingsnummer'];
const LAST_LOGIN = `(SELECT max(g.laatste_login) FROM gebruikers g WHERE g.admin_id = a.id AND g.role <> 'leerling')`;
/** Whoever took what waits of it last: a request, a conversation, or the end of its licence that is near. */
const HANDLER = `(SELECT concat_ws(' ', h.voornaam, h.voorvoegsel, h.achternaam) FROM (
    SELECT r.behandelaar_id AS who, r.op AS since FROM aanvragen r WHERE r.admin_id = a.id AND r.status IN ('nieuw','in_behandeling')
    UNION ALL SELECT c.handler_id, c.last_at FROM conversations c WHERE c.admin_id = a.id AND c.status <> 'gesloten'
    UNION ALL SELECT t.handler_id, t.taken_at FROM work_takers t WHERE t.kind IN ('proef','licentie') AND t.item_id = li.id AND t.taken_at >= li.eind - 60
  ) w JOIN gebruikers h ON h.id = w.who AND h.admin_id IN (SELECT id FROM admins WHERE soort = 'kantoor') ORDER BY w.since DESC LIMIT 1)`;
/** Made before, and nobody signed in since: neither an adult nor a leerling. */
const QUIET = `a.aangemaakt_op < :since AND NOT EXISTS (SELECT 1 FROM gebruikers g WHERE g.admin_id = a.id AND g.laatste_login >= :since)`;
const ORDER: Readonly<Record<AdminListQuery['sorteer'], string>> = {
  naam: `${plain('a.naam')}, a.id`,
  eind: 'li.eind ASC NULLS LAST, a.id',
  laatst: `${LAST_LOGIN} DESC NULLS LAST, a.id`,
};
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The customers, as the office finds them. */
export class AdminListRepository {
  constructor(private readonly db: Knex) {}

  async list(query: AdminListQuery, quietSince: Date): Promise<{ rows: AdminListRow[]; total: number }> {
    const found = this.filtered(query, quietSince);
    const counted: { n: string | number } | undefined = await found.clone().count('* as n').first();
    const rows: AdminListRow[] = await found
      .clone()
      .orderByRaw(ORDER[query.sorteer])
      .limit(query.grootte)
      .offset((query.pagina - 1) * query.grootte)
      .select(
        'a.id',
        'a.soort',
        'a.naam',
        'a.plaats',
        'a.land',
        'a.code',
        'a.email',
        'li.status as licentie_status',
        'li.plaatsen',
        'li.features',
        this.db.raw(
          `to_char(li.eind, 'YYYY-MM-DD') AS licentie_einde, ${USED_SEATS} AS gebruikt, ${LAST_LOGIN} AS last_login, ${HANDLER} AS handler`,
        ),
      );
    return { rows, total: Number(counted?.n ?? 0) };
  }

  /** Somebody who works there is found by mail address too. */
  private filtered(asked: AdminListQuery, quietSince: Date): Knex.QueryBuilder {
    const { zoek: search, soort: kind, status, feature } = asked;
    const query = this.db('admins as a').leftJoin('licenties as li', 'li.admin_id', 'a.id').whereNull('a.gewist_op');
    if (kind === undefined) query.whereNot('a.soort', 'kantoor');
    else query.where('a.soort', kind);
    if (status !== undefined) query.where('li.status', status);
    if (feature !== undefined) query.whereRaw('? = ANY (li.features)', [feature]);
    if (asked.stil !== undefined) query.whereRaw(QUIET, { since: quietSince });
    return search === '' ? query : this.withWords(query, search);
  }

  private withWords(query: Knex.QueryBuilder, search: string): Knex.QueryBuilder {
    const pattern = `%${escapeLike(search)}%`;
    const like = (expression: string): string => `${plain(expression)} LIKE ${plain('?')}`;
    return query.where((any) => {
      for (const column of SEARCHED) any.orWhereRaw(like(`coalesce(${column}, '')`), [pattern]);
      any.orWhereRaw(
        `EXISTS (SELECT 1 FROM gebruikers g WHERE g.admin_id = a.id AND g.email IS NOT NULL AND ${like('g.email')})`,
        [pattern],
      );
    });
  }
}
