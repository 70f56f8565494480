import type { Knex } from 'knex';
import { WORK_SHOWN, type WorkKind } from './work-list.contract.ts';
import { isOwnKind, OWN_HANDLER, WORK_SOURCES } from './work-sources.ts';

export interface WorkRow {
  item_id: string;
  admin_id: string | null;
  tekst: string;
  detail: string;
  since: Date;
  tot: string | null;
  aantal: number;
  handler_id: string | null;
  handler: string | null;
  total: number;
}
/** Moments that decide what waits. */
export interface WorkMoment {
  today: string;
  week: Date;
  now: Date;
}
interface Narrowed {
  /** Handled by this person. */ handlerId?: string | undefined;
  itemId?: string | undefined;
}

const OFFICE = `(SELECT id FROM admins WHERE soort = 'kantoor')`;

/** What waits for the office, wherever it is kept. */
export class WorkListRepository {
  constructor(private readonly db: Knex) {}

  async list(kind: WorkKind, moment: WorkMoment, { handlerId, itemId }: Narrowed = {}): Promise<WorkRow[]> {
    const { rows }: { rows: WorkRow[] } = await this.db.raw(
      `SELECT w.item_id, w.admin_id, w.tekst, w.detail, w.since, to_char(w.tot, 'YYYY-MM-DD') AS tot, w.aantal, g.id AS handler_id,
        CASE WHEN g.id IS NOT NULL THEN concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam) END AS handler, count(*) OVER ()::int AS total
      FROM (${WORK_SOURCES[kind]}) w LEFT JOIN gebruikers g ON g.id = w.handler_id AND g.admin_id IN ${OFFICE}
      WHERE (:handlerId::uuid IS NULL OR g.id = :handlerId::uuid) AND (:itemId::uuid IS NULL OR w.item_id = :itemId::uuid)
        AND :today::date IS NOT NULL AND :week::timestamptz IS NOT NULL AND :now::timestamptz IS NOT NULL
      ORDER BY w.since, w.item_id LIMIT ${WORK_SHOWN}`,
      { ...moment, handlerId: handlerId ?? null, itemId: itemId ?? null },
    );
    return rows;
  }

  /** Takes it when nobody else has it; false when somebody does. */
  async take(kind: WorkKind, itemId: string, who: { id: string; now: Date; since: Date }): Promise<boolean> {
    if (isOwnKind(kind)) return this.setOwn(kind, itemId, who);
    const { rows }: { rows: unknown[] } = await this.db.raw(
      `INSERT INTO work_takers AS t (kind, item_id, handler_id, taken_at) VALUES (:kind, :itemId, :id, :now)
      ON CONFLICT (kind, item_id) DO UPDATE SET handler_id = excluded.handler_id, taken_at = excluded.taken_at
        WHERE t.handler_id = excluded.handler_id OR t.taken_at < :since RETURNING 1`,
      { kind, itemId, ...who },
    );
    return rows.length === 1;
  }

  async letGo(kind: WorkKind, itemId: string, now: Date): Promise<void> {
    if (isOwnKind(kind)) await this.setOwn(kind, itemId, { id: null, now });
    else await this.db('work_takers').where({ kind, item_id: itemId }).delete();
  }

  /** Throws away who took what, long ago. */
  async forget(before: Date): Promise<void> {
    await this.db('work_takers').where('taken_at', '<', before).delete();
  }

  /** The handler in the record itself, so that its own screen says the same; a request moves on with it. */
  private async setOwn(
    kind: keyof typeof OWN_HANDLER,
    itemId: string,
    { id, now }: { id: string | null; now: Date },
  ): Promise<boolean> {
    const { table, column, open } = OWN_HANDLER[kind];
    const status = id === null ? 'nieuw' : 'in_behandeling';
    const { rows }: { rows: unknown[] } = await this.db.raw(
      `UPDATE ${table} r SET ${column} = :id::uuid, versie = r.versie + 1
        ${kind === 'aanvraag' ? ', status = :status, gewijzigd_op = :now' : ''}
      WHERE r.id = :itemId AND ${open} AND (:id::uuid IS NULL OR r.${column} IS NULL OR r.${column} = :id::uuid
        OR NOT EXISTS (SELECT 1 FROM gebruikers g WHERE g.id = r.${column} AND g.admin_id IN ${OFFICE})) RETURNING 1`,
      { id, itemId, ...(kind === 'aanvraag' ? { status, now } : {}) },
    );
    return rows.length === 1;
  }
}
