import type { Knex } from 'knex';
import { z } from 'zod/mini';
import { testWoordSchema, type PlanTest, type TestWoord } from './handelingsplannen.contract.ts';
import type { PlanSpot } from './handelingsplannen.repository.ts';

interface TestRow {
  soort: 'begin' | 'eind';
  woorden: unknown;
  reden: string;
  takenOn: Date | null;
  onMap: boolean;
  state: PlanSitting['state'];
  antwoorden: unknown;
}
const woordenSchema = z.array(testWoordSchema);
const notesSchema = z.record(
  z.string(),
  z.strictObject({ ruw: z.string(), beurten: z.int(), silent: z.optional(z.boolean()) }),
);
/** What a leerling wrote so far, by the number of the word. */
export type SittingNotes = z.infer<typeof notesSchema>;

/** A test on the map, as the leerling stands before it. */
export interface PlanSitting {
  woorden: TestWoord[];
  onMap: boolean;
  state: 'klaar' | 'bezig' | 'gepauzeerd';
  antwoorden: SittingNotes;
  takenOn: Date | null;
  /** State of the plan. */
  status: string;
}
/** Address of a test of a leerling. */
export interface SittingKey extends PlanSpot {
  soort: 'begin' | 'eind';
}
const COLUMNS = [
  't.soort',
  't.woorden',
  't.reden',
  't.afgenomen_op as takenOn',
  't.on_map as onMap',
  't.state',
  't.antwoorden',
];

/** The two tests of a plan. */
export class PlanTestsRepository {
  constructor(private readonly db: Knex) {}

  /** The begin test first. */
  async find(adminId: string, planId: string): Promise<PlanTest[]> {
    const rows: TestRow[] = await this.db('hp_toetsen as t')
      .where({ 't.admin_id': adminId, 't.plan_id': planId })
      .orderBy('t.soort')
      .select(...COLUMNS);
    return rows.map(({ soort: kind, woorden: stored, reden: reason, takenOn, onMap, state, antwoorden }) => {
      const woorden = woordenSchema.parse(stored);
      const counted = woorden.filter(({ silent }) => silent !== true);
      return {
        soort: kind,
        woorden,
        reden: reason,
        goed: counted.filter(({ goed: right }) => right === true).length,
        totaal: counted.length,
        onMap,
        ...(takenOn === null ? {} : { takenOn: takenOn.toISOString() }),
        ...(state === 'klaar' || takenOn !== null ? {} : { noted: writtenIn(notesSchema.parse(antwoorden)) }),
      };
    });
  }

  /** A test as its leerling stands before it; `lock` = held until the end of the transaction. */
  async findSitting(key: SittingKey, lock = false): Promise<PlanSitting | undefined> {
    const query = this.db('hp_toetsen as t')
      .join('handelingsplannen as p', (on) => on.on('p.admin_id', 't.admin_id').andOn('p.id', 't.plan_id'))
      .where({
        't.admin_id': key.adminId,
        't.plan_id': key.planId,
        't.leerling_id': key.leerlingId,
        't.soort': key.soort,
      });
    if (lock) query.forUpdate('t');
    const row: (TestRow & { status: string }) | undefined = await query.first(...COLUMNS, 'p.status');
    if (row === undefined) return undefined;
    const { onMap, state, takenOn, status } = row;
    const woorden = woordenSchema.parse(row.woorden);
    return { woorden, antwoorden: notesSchema.parse(row.antwoorden), onMap, state, takenOn, status };
  }

  async saveSitting(
    key: SittingKey,
    change: Partial<Pick<PlanSitting, 'state' | 'antwoorden' | 'onMap'>>,
  ): Promise<void> {
    const { state, antwoorden, onMap } = change;
    await this.db('hp_toetsen')
      .where({ admin_id: key.adminId, plan_id: key.planId, leerling_id: key.leerlingId, soort: key.soort })
      .update({
        ...(state === undefined ? {} : { state }),
        ...(antwoorden === undefined ? {} : { antwoorden: JSON.stringify(antwoorden) }),
        ...(onMap === undefined ? {} : { on_map: onMap }),
      });
  }

  async save(
    { adminId, planId, leerlingId }: PlanSpot,
    test: { soort: 'begin' | 'eind'; woorden: readonly TestWoord[]; reden?: string; takenOn?: Date; onMap?: boolean },
  ): Promise<void> {
    await this.db('hp_toetsen')
      .insert({
        admin_id: adminId,
        plan_id: planId,
        leerling_id: leerlingId,
        soort: test.soort,
        woorden: JSON.stringify(test.woorden),
        reden: test.reden ?? '',
        afgenomen_op: test.takenOn ?? null,
        on_map: test.onMap ?? false,
      })
      .onConflict(['admin_id', 'plan_id', 'soort'])
      .merge(['woorden', 'reden', 'afgenomen_op', ...(test.onMap === undefined ? [] : ['on_map'])]);
  }
}

const writtenIn = (notes: SittingNotes): number => Object.values(notes).filter(({ ruw }) => ruw.trim() !== '').length;
