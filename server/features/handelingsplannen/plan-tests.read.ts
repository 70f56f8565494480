import type { Knex } from 'knex';

/** A test of a care plan that waits for its leerling on the map. */
export interface DuePlanTest {
  id: string;
  plan: 'begin' | 'eind';
  /** It was begun before. */
  begonnen: boolean;
}

/** Which test of a care plan waits for a leerling, for the map. */
export class PlanTestsRead {
  constructor(private readonly db: Knex) {}

  /** Tests that stand on the map and were not taken; none without the feature. */
  findDue(adminId: string, leerlingId: string): Promise<DuePlanTest[]> {
    return this.db('hp_toetsen as t')
      .join('handelingsplannen as p', (on) => on.on('p.admin_id', 't.admin_id').andOn('p.id', 't.plan_id'))
      .join('licenties as li', 'li.admin_id', 't.admin_id')
      .where({ 't.admin_id': adminId, 't.leerling_id': leerlingId, 't.on_map': true })
      .whereNull('t.afgenomen_op')
      .whereRaw(`(t.soort, p.status) IN (('begin', 'begintoets'), ('eind', 'eindtoets_open'))`)
      .whereRaw(`jsonb_array_length(t.woorden) > 0`)
      .whereRaw(`'featureZorgtraject' = ANY(li.features)`)
      .orderBy('t.plan_id')
      .select('t.plan_id as id', 't.soort as plan', this.db.raw(`t.state <> 'klaar' AS begonnen`));
  }
}
