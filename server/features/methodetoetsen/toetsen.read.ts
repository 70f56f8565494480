import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { isOpenFor } from '#engine/core/domein/methodetoets.ts';
import type { AfnameRow, ToetsRow } from './methodetoetsen.repository.ts';
import { afnameStandingOf, toetsStandingOf } from './standing.ts';

/** A toets that waits for a leerling. */
export interface DueToets {
  id: string;
  titel: string;
  /** It was begun before. */
  begonnen: boolean;
}
type Row = Pick<ToetsRow, 'id' | 'titel' | 'status' | 'venster_van' | 'venster_tot'> &
  Pick<AfnameRow, 'begonnen'> & { afname_status: AfnameRow['status']; own_until: Date | null };

const WAITING: ReadonlySet<string> = new Set(['klaar', 'bezig', 'gepauzeerd', 'heropend']);

/** Which tests wait for a leerling, for the map. */
export class ToetsenRead {
  constructor(
    private readonly db: Knex,
    private readonly clock: Clock,
  ) {}

  /** Tests that can be taken now; none without the feature. */
  async findDue(adminId: string, leerlingId: string): Promise<DueToets[]> {
    const rows: Row[] = await this.db('toetsafnamen as a')
      .join('methodetoetsen as t', (on) => on.on('t.admin_id', 'a.admin_id').andOn('t.id', 'a.methodetoets_id'))
      .join('licenties as li', 'li.admin_id', 'a.admin_id')
      .where({ 'a.admin_id': adminId, 'a.leerling_id': leerlingId })
      .whereIn('t.status', ['gepland', 'gesloten'])
      .whereRaw(`'testschool' = ANY(li.features)`)
      .orderBy(['t.venster_tot', 't.id'])
      .select(
        't.id',
        't.titel',
        't.status',
        't.venster_van',
        't.venster_tot',
        'a.begonnen',
        'a.status as afname_status',
        'a.venster_tot as own_until',
      );
    const now = this.clock.now();
    return rows
      .filter((row) => {
        const toets = toetsStandingOf(row, now);
        const afname = { status: row.afname_status, begonnen: row.begonnen, venster_tot: row.own_until };
        return (
          isOpenFor(toets, { end: row.own_until?.getTime() }, now) && WAITING.has(afnameStandingOf(afname, toets, now))
        );
      })
      .map(({ id, titel: title, begonnen: begun }) => ({ id, titel: title, begonnen: begun !== null }));
  }
}
