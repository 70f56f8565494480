import type { Knex } from 'knex';
import { routeWeightsSchema } from '#engine/core/oefening/contract/route-weights.ts';
import type { RouteWeights } from '#engine/core/oefening/model/weights.ts';
import type { NightStatus } from './weights.contract.ts';

/** A night as it is stored; `adminId` null = of all organisations. */
export interface NightRow {
  id: string;
  adminId: string | null;
  dag: number;
  op: Date;
  antwoorden: number;
  weekAntwoorden: number;
  lossNow: number;
  lossNew: number;
  status: NightStatus;
  weights: RouteWeights;
}
type ShownNight = Omit<NightRow, 'weights'> & { organisatie: string | null };

const SHOWN = 200;

export class WeightsRepository {
  constructor(private readonly db: Knex) {}

  async insert(row: NightRow): Promise<void> {
    await this.db('motor_gewichten').insert({
      id: row.id,
      admin_id: row.adminId,
      dag: row.dag,
      op: row.op,
      antwoorden: row.antwoorden,
      week_antwoorden: row.weekAntwoorden,
      verlies_nu: row.lossNow,
      verlies_nieuw: row.lossNew,
      status: row.status,
      gewichten: JSON.stringify(row.weights),
    });
  }

  /** The weights in use of every organisation that has its own, and of all. */
  async findInUse(): Promise<{ id: string; adminId: string | null; weights: RouteWeights }[]> {
    const rows: { id: string; admin_id: string | null; weights: unknown }[] = await this.db('motor_gewichten')
      .where({ status: 'aangenomen' })
      .distinctOn('admin_id')
      .orderBy('admin_id')
      .orderBy('op', 'desc')
      .orderBy('id', 'desc')
      .select('id', 'admin_id', 'gewichten as weights');
    return rows.map((row) => ({
      id: row.id,
      adminId: row.admin_id,
      weights: routeWeightsSchema.parse(row.weights),
    }));
  }

  async list(): Promise<ShownNight[]> {
    return this.db('motor_gewichten as m')
      .leftJoin('admins as a', 'a.id', 'm.admin_id')
      .orderBy('m.op', 'desc')
      .orderBy('m.id', 'desc')
      .limit(SHOWN)
      .select(
        'm.id',
        'm.admin_id as adminId',
        'a.naam as organisatie',
        'm.dag',
        'm.op',
        'm.antwoorden',
        'm.week_antwoorden as weekAntwoorden',
        'm.verlies_nu as lossNow',
        'm.verlies_nieuw as lossNew',
        'm.status',
      );
  }

  /** False when it was not in use any more. */
  async takeBack(id: string, by: { door: string; op: Date }): Promise<boolean> {
    const count = await this.db('motor_gewichten')
      .where({ id, status: 'aangenomen' })
      .update({ status: 'teruggezet', terug_door: by.door, terug_op: by.op });
    return count === 1;
  }
}
