import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { PlanStatus } from '#engine/core/domein/handelingsplan.ts';
import { createError } from '../../platform/error/create-error.ts';
import { planTextSchema, type PlanText } from './handelingsplan-text.contract.ts';

export interface HandelingsplanRow {
  id: string;
  leerlingId: string;
  groupId: string | null;
  previousId: string | null;
  status: PlanStatus;
  plan: PlanText;
  evaluation: string;
  resultaat: 'behaald' | 'deels' | 'niet' | null;
  madeBy: string;
  versie: number;
}
/** The text of a plan comes out of the database unread. */
type StoredRow = Omit<HandelingsplanRow, 'plan'> & { plan: unknown };

export interface EventRow {
  id: string;
  soort: 'stap' | 'tussenevaluatie' | 'aanvulling';
  naar: PlanStatus | null;
  tekst: string;
  wie: string;
  op: Date;
}
export interface LineRow {
  id: string;
  datum: string;
  minuten: number;
  guided: boolean;
  tekst: string;
  wie: string;
}
export interface PlanSpot {
  adminId: string;
  planId: string;
  leerlingId: string;
}
interface Change {
  status: PlanStatus;
  plan: PlanText;
  evaluation?: string;
  resultaat?: 'behaald' | 'deels' | 'niet';
}

const COLUMNS = [
  'p.id',
  'p.leerling_id as leerlingId',
  'p.groepsplan_id as groupId',
  'p.vorig_plan_id as previousId',
  'p.status',
  'p.plan',
  'p.evaluatie as evaluation',
  'p.resultaat',
  'p.door as madeBy',
  'p.versie',
];

const read = (row: StoredRow): HandelingsplanRow => ({ ...row, plan: planTextSchema.parse(row.plan) });

/** Plans with what was written to them. */
export class HandelingsplannenRepository {
  constructor(private readonly db: Knex) {}

  async find(adminId: string, id: string): Promise<HandelingsplanRow | undefined> {
    const row: StoredRow | undefined = await this.plans(adminId)
      .where('p.id', id)
      .first(...COLUMNS);
    return row === undefined ? undefined : read(row);
  }

  /** Plans of these leerlingen, the newest first. */
  async findByLeerlingen(adminId: string, leerlingIds: readonly string[]): Promise<HandelingsplanRow[]> {
    const rows: StoredRow[] = await this.plans(adminId)
      .whereIn('p.leerling_id', [...leerlingIds])
      .orderBy([
        { column: 'p.aangemaakt_op', order: 'desc' },
        { column: 'p.id', order: 'desc' },
      ])
      .select(...COLUMNS);
    return rows.map(read);
  }

  /** Plans of one small group, as far as their leerlingen are here. */
  async findGroup(adminId: string, groupId: string): Promise<{ id: string; leerlingId: string; naam: string }[]> {
    return this.plans(adminId)
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'p.admin_id').andOn('l.id', 'p.leerling_id'))
      .where({ 'p.groepsplan_id': groupId, 'l.status': 'actief' })
      .orderBy('l.weergavenaam')
      .select('p.id', 'p.leerling_id as leerlingId', 'l.weergavenaam as naam');
  }

  async create(
    adminId: string,
    row: {
      leerlingId: string;
      groupId: string | null;
      previousId: string | null;
      plan: PlanText;
      by: string;
      at: Date;
    },
  ): Promise<string> {
    const id = v7();
    await this.db('handelingsplannen').insert({
      admin_id: adminId,
      id,
      leerling_id: row.leerlingId,
      groepsplan_id: row.groupId,
      vorig_plan_id: row.previousId,
      status: 'concept',
      plan: JSON.stringify(row.plan),
      door: row.by,
      aangemaakt_op: row.at,
      gewijzigd_op: row.at,
    });
    return id;
  }

  /** Writes a plan when nobody else did since `versie`; else 409. */
  async save(
    adminId: string,
    { id, versie: version }: HandelingsplanRow,
    change: Change & { at: Date },
  ): Promise<void> {
    const done = await this.db('handelingsplannen')
      .where({ admin_id: adminId, id, versie: version })
      .update({
        status: change.status,
        plan: JSON.stringify(change.plan),
        versie: version + 1,
        gewijzigd_op: change.at,
        ...(change.evaluation === undefined ? {} : { evaluatie: change.evaluation }),
        ...(change.resultaat === undefined ? {} : { resultaat: change.resultaat }),
      });
    if (done === 0) throw createError('GEWIJZIGD_DOOR_ANDER');
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.db('handelingsplannen').where({ admin_id: adminId, id }).delete();
  }

  async addEvent(spot: PlanSpot, event: Omit<EventRow, 'id'>): Promise<void> {
    await this.db('hp_gebeurtenissen').insert({
      admin_id: spot.adminId,
      id: v7(),
      plan_id: spot.planId,
      leerling_id: spot.leerlingId,
      soort: event.soort,
      naar: event.naar,
      tekst: event.tekst,
      door: event.wie,
      op: event.op,
    });
  }

  findEvents(adminId: string, planId: string): Promise<EventRow[]> {
    return this.db('hp_gebeurtenissen')
      .where({ admin_id: adminId, plan_id: planId })
      .orderBy(['op', 'id'])
      .select('id', 'soort', 'naar', 'tekst', 'door as wie', 'op');
  }

  async addLine(spot: PlanSpot, line: Omit<LineRow, 'id'> & { at: Date }): Promise<void> {
    await this.db('hp_logregels').insert({
      admin_id: spot.adminId,
      id: v7(),
      plan_id: spot.planId,
      leerling_id: spot.leerlingId,
      datum: line.datum,
      minuten: line.minuten,
      begeleid: line.guided,
      tekst: line.tekst,
      door: line.wie,
      op: line.at,
    });
  }

  /** Lines that people wrote, the newest first. */
  findLines(adminId: string, planIds: readonly string[]): Promise<(LineRow & { planId: string })[]> {
    return this.db('hp_logregels')
      .where({ admin_id: adminId })
      .whereIn('plan_id', [...planIds])
      .orderBy([
        { column: 'datum', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select(
        'id',
        'plan_id as planId',
        this.db.raw(`to_char(datum, 'YYYY-MM-DD') AS datum`),
        'minuten',
        'begeleid as guided',
        'tekst',
        'door as wie',
      );
  }

  async removeLine({ adminId, planId }: PlanSpot, id: string): Promise<void> {
    const gone = await this.db('hp_logregels').where({ admin_id: adminId, plan_id: planId, id }).delete();
    if (gone === 0) throw createError('NIET_GEVONDEN');
  }

  private plans(adminId: string): Knex.QueryBuilder {
    return this.db('handelingsplannen as p').where('p.admin_id', adminId);
  }
}
