import type { WorkKind } from './work-list.contract.ts';

/** Where a handler of a kind stands: in the record itself, or in the list of takers. */
export const OWN_HANDLER = {
  aanvraag: { table: 'aanvragen', column: 'behandelaar_id', open: "r.status IN ('nieuw','in_behandeling')" },
  bericht: { table: 'conversations', column: 'handler_id', open: "r.status = 'open'" },
  contactbericht: { table: 'contactberichten', column: 'behandelaar_id', open: "r.status = 'nieuw'" },
} as const satisfies Partial<Record<WorkKind, { table: string; column: string; open: string }>>;
export type OwnKind = keyof typeof OWN_HANDLER;
export const isOwnKind = (kind: WorkKind): kind is OwnKind => kind in OWN_HANDLER;

/** Whoever took it since it came up: who handled an earlier end of the same licence does not handle this one. */
const taker = (kind: WorkKind, item: string, since: string): string =>
  `(SELECT t.handler_id FROM work_takers t WHERE t.kind = '${kind}' AND t.item_id = ${item} AND t.taken_at >= ${since})`;

/** Licences of a kind that end within so many days: they came up so many days before the end. */
function ending(kind: 'proef' | 'licentie', days: number, which: string): string {
  const since = `(li.eind - ${days})::timestamp AT TIME ZONE 'Europe/Amsterdam'`;
  return `SELECT li.id AS item_id, a.id AS admin_id, a.naam AS tekst, '' AS detail, ${since} AS since, li.eind AS tot, 1 AS aantal, ${taker(kind, 'li.id', since)} AS handler_id
    FROM licenties li JOIN admins a ON a.id = li.admin_id WHERE a.gewist_op IS NULL AND ${which} AND li.eind BETWEEN :today::date AND :today::date + ${days}`;
}

const FACTUUR_SINCE = `coalesce((r.due_on + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam', r.aangemaakt_op)`;
const FAILED = `m.status IN ('mislukt','teruggekomen') AND m.klaar_op >= :week`;
const MAIL_SINCE = 'min(m.klaar_op)';
/** What waits of each kind: one shape, so that one statement lists any of them. A trial that begins with a link waits for its visitor, not for us. */
export const WORK_SOURCES: Readonly<Record<WorkKind, string>> = {
  aanvraag: `SELECT r.id AS item_id, r.admin_id, coalesce(nullif(r.organisatie, ''), r.naam) AS tekst, r.soort AS detail, r.op AS since, NULL::date AS tot,
      1 AS aantal, r.behandelaar_id AS handler_id
    FROM aanvragen r WHERE ${OWN_HANDLER.aanvraag.open} AND (r.status <> 'nieuw' OR r.confirm_until IS NULL OR r.confirm_until <= :now)`,
  bericht: `SELECT r.id AS item_id, r.admin_id, a.naam AS tekst, r.onderwerp AS detail, r.last_at AS since, NULL::date AS tot, 1 AS aantal, r.handler_id
    FROM conversations r JOIN admins a ON a.id = r.admin_id WHERE a.gewist_op IS NULL AND ${OWN_HANDLER.bericht.open}`,
  contactbericht: `SELECT r.id AS item_id, NULL::uuid AS admin_id, r.naam AS tekst, r.onderwerp AS detail, r.op AS since, NULL::date AS tot, 1 AS aantal,
      r.behandelaar_id AS handler_id
    FROM contactberichten r WHERE ${OWN_HANDLER.contactbericht.open}`,
  wisverzoek: `SELECT r.id AS item_id, r.admin_id, a.naam AS tekst, '' AS detail, r.op AS since, r.wissen_op AS tot, 1 AS aantal, ${taker('wisverzoek', 'r.id', 'r.op')} AS handler_id
    FROM wisverzoeken r JOIN admins a ON a.id = r.admin_id WHERE r.bevestigd_op IS NULL AND r.ingetrokken_op IS NULL AND r.uitgevoerd_op IS NULL`,
  proef: ending('proef', 7, `li.soort = 'proef' AND li.status = 'proef'`),
  licentie: ending('licentie', 60, `li.soort IN ('school','rt','thuis') AND li.status IN ('actief','aflopend')`),
  // Past due since so many days; a concept waits since it was made.
  factuur: `SELECT r.id AS item_id, a.id AS admin_id, coalesce(r.customer->>'naam', a.naam) AS tekst, coalesce(r.nummer, '') AS detail, ${FACTUUR_SINCE} AS since,
      NULL::date AS tot, 1 AS aantal, ${taker('factuur', 'r.id', FACTUUR_SINCE)} AS handler_id
    FROM facturen r JOIN admins a ON a.id = r.admin_id
    WHERE r.soort = 'factuur' AND (r.status = 'concept' OR (r.status IN ('verzonden','herinnerd') AND r.due_on < :today::date))`,
  // One line a customer; what arrived after all asks for nothing.
  mail: `SELECT m.admin_id AS item_id, CASE WHEN a.soort <> 'kantoor' THEN m.admin_id END AS admin_id, a.naam AS tekst, '' AS detail, ${MAIL_SINCE} AS since, NULL::date AS tot, count(*)::int AS aantal,
      ${taker('mail', 'm.admin_id', MAIL_SINCE)} AS handler_id
    FROM mailberichten m JOIN admins a ON a.id = m.admin_id
    WHERE a.gewist_op IS NULL AND ${FAILED} AND NOT EXISTS (SELECT 1 FROM mailberichten later WHERE later.admin_id = m.admin_id
      AND later.aan_hash = m.aan_hash AND later.sjabloon = m.sjabloon AND later.status = 'verzonden' AND later.klaar_op > m.klaar_op)
    GROUP BY m.admin_id, a.naam, a.soort`,
  export: `SELECT e.id AS item_id, e.admin_id, a.naam AS tekst, '' AS detail, e.op AS since, NULL::date AS tot, 1 AS aantal, ${taker('export', 'e.id', 'e.op')} AS handler_id
    FROM exporten e JOIN admins a ON a.id = e.admin_id
    WHERE a.gewist_op IS NULL AND e.status = 'mislukt' AND NOT EXISTS (SELECT 1 FROM exporten later
      WHERE later.admin_id = e.admin_id AND later.door = e.door AND later.op > e.op AND later.status IN ('klaar','opgehaald'))`,
  ervaring: `SELECT r.id AS item_id, NULL::uuid AS admin_id, r.naam AS tekst, left(r.tekst, 80) AS detail, r.op AS since, NULL::date AS tot, 1 AS aantal,
      ${taker('ervaring', 'r.id', 'r.op')} AS handler_id
    FROM ervaringen r WHERE r.status = 'nieuw'`,
};
