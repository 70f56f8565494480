import type { Knex } from 'knex';
import type { PlanWeek } from './week-plans.contract.ts';

export interface PlanWeekRow {
  week: string;
  titel: string;
  free: boolean;
  woordlijst_id: string | null;
  doel_ids: string[];
}
/** How the leerlingen of a group fared with the route of a week. */
export interface WeekCount {
  week: string;
  given: number;
  klaar: number;
}

const DAY = `to_char(week, 'YYYY-MM-DD') AS week`;

export class WeekPlansRepository {
  constructor(private readonly db: Knex) {}

  async findVersion(adminId: string, groepId: string): Promise<number> {
    const row: { versie: number } | undefined = await this.db('weekplannen')
      .where({ admin_id: adminId, groep_id: groepId })
      .first('versie');
    return row?.versie ?? 1;
  }

  findWeeks(adminId: string, groepId: string): Promise<PlanWeekRow[]> {
    return this.db('planweken')
      .where({ admin_id: adminId, groep_id: groepId })
      .orderBy('week')
      .select(this.db.raw(DAY), 'titel', 'free', 'woordlijst_id', 'doel_ids');
  }

  /** Takes the next version when nobody else did since `version`; answers whether it did. */
  async claim(adminId: string, groepId: string, version: number): Promise<boolean> {
    await this.db('weekplannen').insert({ admin_id: adminId, groep_id: groepId }).onConflict().ignore();
    const count = await this.db('weekplannen')
      .where({ admin_id: adminId, groep_id: groepId, versie: version })
      .update({ versie: version + 1, gewijzigd_op: this.db.fn.now() });
    return count > 0;
  }

  /** Every week from this one on becomes what is given; those before stay. */
  async replaceFrom(
    adminId: string,
    groepId: string,
    { from, weeks }: { from: string; weeks: readonly PlanWeek[] },
  ): Promise<void> {
    await this.db('planweken').where({ admin_id: adminId, groep_id: groepId }).where('week', '>=', from).delete();
    if (weeks.length === 0) return;
    await this.db('planweken').insert(
      weeks.map(({ week, titel: title, free, woordlijstId, doelIds }) => ({
        admin_id: adminId,
        groep_id: groepId,
        week,
        titel: title,
        free,
        woordlijst_id: woordlijstId ?? null,
        doel_ids: doelIds,
      })),
    );
  }

  /** Takes the open routes of a week away, so that the next map makes them from the plan as it is now. */
  async withdrawRoutes(adminId: string, groepId: string, week: string): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, week, status: 'open' })
      .whereIn('leerling_id', this.members(adminId, groepId))
      .update({ status: 'ingetrokken', gewijzigd_op: this.db.fn.now() });
  }

  async countMembers(adminId: string, groepId: string): Promise<number> {
    const [row] = await this.members(adminId, groepId).clearSelect().count('* as n');
    return Number(row?.['n'] ?? 0);
  }

  findCounts(adminId: string, groepId: string): Promise<WeekCount[]> {
    return this.db('somvensters')
      .where({ admin_id: adminId })
      .whereNotNull('week')
      .whereNot('status', 'ingetrokken')
      .whereIn('leerling_id', this.members(adminId, groepId))
      .groupBy('week')
      .select(
        this.db.raw(DAY),
        this.db.raw('count(*)::int AS given'),
        this.db.raw(`(count(*) FILTER (WHERE status = 'voltooid'))::int AS klaar`),
      );
  }

  /** Other groups of the tenant with weeks to come. */
  findSources(
    adminId: string,
    except: string,
    from: string,
  ): Promise<{ groepId: string; naam: string; weeks: number }[]> {
    return this.db('planweken as p')
      .join('groepen as g', (on) => on.on('g.admin_id', 'p.admin_id').andOn('g.id', 'p.groep_id'))
      .where({ 'p.admin_id': adminId })
      .whereNull('g.gearchiveerd_op')
      .whereNot('p.groep_id', except)
      .where('p.week', '>=', from)
      .groupBy('g.id', 'g.naam')
      .orderBy('g.naam')
      .select('g.id as groepId', 'g.naam', this.db.raw('count(*)::int AS weeks'));
  }

  private members(adminId: string, groepId: string): Knex.QueryBuilder {
    return this.db('groepslidmaatschappen')
      .where({ admin_id: adminId, groep_id: groepId })
      .whereNull('tot')
      .select('leerling_id');
  }
}
