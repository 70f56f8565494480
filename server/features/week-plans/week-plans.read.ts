import type { Knex } from 'knex';
import type { StoneWoord } from '../woordlijsten/list-item.read.ts';

/** What a leerling practises this week because the group does. */
export interface RunningWeek {
  week: string;
  titel: string;
  doelIds: string[];
  list: { id: string; naam: string; woorden: StoneWoord[] } | undefined;
}
interface Row {
  titel: string;
  doel_ids: string[];
  list_id: string | null;
  naam: string | null;
  woorden: StoneWoord[] | null;
}

/** The running week of a plan, as practice sees it. */
export class WeekPlansRead {
  constructor(private readonly db: Knex) {}

  /** Week of the group of a leerling whose route was not made yet; a holiday and a list that is gone are none. */
  async findDue(adminId: string, leerlingId: string, week: string): Promise<RunningWeek | undefined> {
    const row: Row | undefined = await this.weeks(adminId, week)
      .join('groepslidmaatschappen as m', (on) => on.on('m.admin_id', 'p.admin_id').andOn('m.groep_id', 'p.groep_id'))
      .where('m.leerling_id', leerlingId)
      .whereNull('m.tot')
      .whereNotExists(
        this.db('somvensters as s')
          .where({ 's.admin_id': adminId, 's.leerling_id': leerlingId, 's.week': week })
          .whereNot('s.status', 'ingetrokken')
          .select(this.db.raw('1')),
      )
      .orderBy('p.groep_id')
      .first();
    return row && runningOf(row, week);
  }

  /** The same for a whole group, whoever got it already. */
  async findOfGroep(adminId: string, groepId: string, week: string): Promise<RunningWeek | undefined> {
    const row: Row | undefined = await this.weeks(adminId, week).where('p.groep_id', groepId).first();
    return row && runningOf(row, week);
  }

  private weeks(adminId: string, week: string): Knex.QueryBuilder {
    return this.db('planweken as p')
      .leftJoin('woordlijsten as w', (on) =>
        on.on('w.admin_id', 'p.admin_id').andOn('w.id', 'p.woordlijst_id').andOnNull('w.verwijderd_op'),
      )
      .where({ 'p.admin_id': adminId, 'p.week': week, 'p.free': false })
      .where((of) => of.whereNull('p.woordlijst_id').orWhereNotNull('w.id'))
      .select('p.titel', 'p.doel_ids', 'w.id as list_id', 'w.naam', 'w.woorden');
  }
}

const runningOf = (row: Row, week: string): RunningWeek => ({
  week,
  titel: row.titel,
  doelIds: row.doel_ids,
  list: row.list_id === null ? undefined : { id: row.list_id, naam: row.naam ?? '', woorden: row.woorden ?? [] },
});
