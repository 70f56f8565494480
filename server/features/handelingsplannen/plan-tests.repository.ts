import type { Knex } from 'knex';
import { z } from 'zod/mini';
import { testWoordSchema, type PlanTest, type TestWoord } from './handelingsplannen.contract.ts';
import type { PlanSpot } from './handelingsplannen.repository.ts';

interface TestRow {
  soort: 'begin' | 'eind';
  woorden: unknown;
  reden: string;
  takenOn: Date | null;
}
const woordenSchema = z.array(testWoordSchema);

/** The two tests of a plan. */
export class PlanTestsRepository {
  constructor(private readonly db: Knex) {}

  /** The begin test first. */
  async find(adminId: string, planId: string): Promise<PlanTest[]> {
    const rows: TestRow[] = await this.db('hp_toetsen')
      .where({ admin_id: adminId, plan_id: planId })
      .orderBy('soort')
      .select('soort', 'woorden', 'reden', 'afgenomen_op as takenOn');
    return rows.map(({ soort: kind, woorden: stored, reden: reason, takenOn }) => {
      const woorden = woordenSchema.parse(stored);
      return {
        soort: kind,
        woorden,
        reden: reason,
        goed: woorden.filter(({ goed: right }) => right === true).length,
        totaal: woorden.length,
        ...(takenOn === null ? {} : { takenOn: takenOn.toISOString() }),
      };
    });
  }

  async save(
    { adminId, planId, leerlingId }: PlanSpot,
    test: { soort: 'begin' | 'eind'; woorden: readonly TestWoord[]; reden?: string; takenOn?: Date },
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
      })
      .onConflict(['admin_id', 'plan_id', 'soort'])
      .merge(['woorden', 'reden', 'afgenomen_op']);
  }
}
