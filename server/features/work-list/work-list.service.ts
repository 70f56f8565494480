import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { dateOf } from '../../platform/time/clock.ts';
import {
  WORK_KINDS,
  type WorkChange,
  type WorkItem,
  type WorkKind,
  type WorkList,
  type WorkListQuery,
} from './work-list.contract.ts';
import type { WorkListRepository, WorkMoment, WorkRow } from './work-list.repository.ts';

export interface WorkListRepositories {
  work: WorkListRepository;
  audit: AuditRepository;
}
interface Deps {
  work: WorkListRepository;
  transaction: Transaction<WorkListRepositories>;
  clock: Clock;
  log: Logger;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const KEEP_MS = 90 * DAY_MS;
const UUID_LENGTH = 36;

/** `aanvraag-019f…` in its two parts. */
function partsOf(workId: string): { kind: WorkKind; itemId: string } {
  const name = workId.slice(0, -UUID_LENGTH - 1);
  const kind = WORK_KINDS.find((one) => one === name);
  if (kind === undefined) throw createError('NIET_GEVONDEN');
  return { kind, itemId: workId.slice(-UUID_LENGTH) };
}

/** What waits for the office, and who handles it. */
export class WorkListService {
  constructor(private readonly deps: Deps) {}

  /** A kind that cannot be read hides no other. */
  async list({ session }: Access, { soort: kind, eigen: own }: WorkListQuery): Promise<WorkList> {
    const list: WorkList = { items: [], totals: [], failed: [] };
    const handlerId = own === 'ja' ? session.gebruikerId : undefined;
    for (const one of kind === undefined ? WORK_KINDS : [kind]) {
      try {
        const rows = await this.deps.work.list(one, this.moment(), { handlerId });
        list.items.push(...rows.map((row) => present(one, row, session.gebruikerId)));
        list.totals.push({ soort: one, aantal: rows[0]?.total ?? 0 });
      } catch (error) {
        this.deps.log.error({ kind: one, err: error }, 'work not listed');
        list.failed.push(one);
      }
    }
    return list;
  }

  /** Takes what nobody has, or lets it go, whoever has it. */
  async update({ session, adminId }: Access, workId: string, { behandelaar: taken }: WorkChange): Promise<WorkItem> {
    const { kind, itemId } = partsOf(workId);
    const { gebruikerId: me } = session;
    const now = new Date(this.deps.clock.now());
    return this.deps.transaction(async ({ work, audit }) => {
      const row = await this.require(work, kind, itemId);
      if (taken === null) await work.letGo(kind, itemId, now);
      else if (!(await work.take(kind, itemId, { id: me, now, since: row.since })))
        throw createError('GEWIJZIGD_DOOR_ANDER', { details: present(kind, row, me) });
      await audit.save({
        adminId,
        wie: me,
        rol: session.rol,
        actie: taken === null ? 'werk.losgelaten' : 'werk.genomen',
        soort: kind,
        doelId: itemId,
      });
      return present(kind, await this.require(work, kind, itemId), me);
    });
  }

  /** Work of the night. */
  forget(): Promise<void> {
    return this.deps.work.forget(new Date(this.deps.clock.now() - KEEP_MS));
  }

  private async require(work: WorkListRepository, kind: WorkKind, itemId: string): Promise<WorkRow> {
    const [row] = await work.list(kind, this.moment(), { itemId });
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  private moment(): WorkMoment {
    const now = this.deps.clock.now();
    return { today: dateOf(now), week: new Date(now - WEEK_MS), now: new Date(now) };
  }
}

const present = (kind: WorkKind, row: WorkRow, me: string): WorkItem => ({
  id: `${kind}-${row.item_id}`,
  soort: kind,
  itemId: row.item_id,
  adminId: row.admin_id,
  tekst: row.tekst,
  detail: row.detail,
  since: row.since.toISOString(),
  tot: row.tot,
  aantal: row.aantal,
  behandelaar: row.handler,
  eigen: row.handler_id === me,
});
