import type { Knex } from 'knex';
import type { Uitkomst } from './importplan.contract.ts';
import type { Terugkop } from './terug.ts';

export interface PlanRij {
  id: string; soort: 'edexml' | 'csv'; status: 'gemaakt' | 'vervallen' | 'uitgevoerd' | 'ongedaan'; gegevensversie: string; verloopt_op: Date; uitgevoerd_door: string | null;
  uitkomst: Uitkomst | null; ongedaan_tot: Date | null; terug: Terugkop | null;
}
export interface NieuwPlan {
  adminId: string; id: string; soort: 'edexml' | 'csv'; sha256: string; tellingen: object; gegevensversie: string; door: string; op: Date; verlooptOp: Date; inhoud: readonly unknown[];
}
export interface GeschiedenisRij {
  id: string; soort: 'edexml' | 'csv'; status: 'uitgevoerd' | 'ongedaan'; uitgevoerd_op: Date; ongedaan_tot: Date; uitkomst: Uitkomst; voornaam: string | null; voorvoegsel: string | null; achternaam: string | null;
}

const PER_DEEL = 250;
const GESCHIEDENIS = 20;
const DAG_MS = 86_400_000;

/** Import plans; their content lies in pieces, and is gone when nobody can use it any more. */
export class ImportplanRepository {
  constructor(private readonly db: Knex) {}

  async create(plan: NieuwPlan): Promise<void> {
    await this.db('importplannen').insert({
      admin_id: plan.adminId, id: plan.id, soort: plan.soort, bestand_sha256: plan.sha256, tellingen: JSON.stringify(plan.tellingen), gegevensversie: plan.gegevensversie,
      gemaakt_door: plan.door, gemaakt_op: plan.op, verloopt_op: plan.verlooptOp,
    });
    await this.saveDelen(plan.adminId, { planId: plan.id, soort: 'plan', inhoud: plan.inhoud });
  }

  /** The plan, locked until the end of the transaction: of two who run it one waits. */
  lock(adminId: string, id: string): Promise<PlanRij | undefined> {
    return this.db('importplannen').where({ admin_id: adminId, id }).forUpdate()
      .first('id', 'soort', 'status', 'gegevensversie', 'verloopt_op', 'uitgevoerd_door', 'uitkomst', 'ongedaan_tot', 'terug');
  }

  async saveDelen(adminId: string, deel: { planId: string; soort: 'plan' | 'terug'; inhoud: readonly unknown[] }): Promise<void> {
    for (let nr = 0; nr * PER_DEEL < deel.inhoud.length; nr += 1) {
      const inhoud = JSON.stringify(deel.inhoud.slice(nr * PER_DEEL, (nr + 1) * PER_DEEL));
      await this.db('importplan_delen').insert({ admin_id: adminId, plan_id: deel.planId, soort: deel.soort, nr, inhoud });
    }
  }

  /** What `saveDelen` or `create` stored, in order. */
  async findDelen<T>(adminId: string, planId: string, soort: 'plan' | 'terug'): Promise<T[]> {
    const uit: T[] = [];
    for (let nr = 0; ; nr += 1) {
      // One piece at a time: all of them together are many megabytes of text to read at once.
      const deel: { inhoud: string } | undefined = await this.db('importplan_delen').where({ admin_id: adminId, plan_id: planId, soort, nr }).first('inhoud');
      if (deel === undefined) return uit;
      const regels: T[] = JSON.parse(deel.inhoud);
      uit.push(...regels);
    }
  }

  async saveUitgevoerd(adminId: string, id: string, wat: { door: string; op: Date; uitkomst: Uitkomst; ongedaanTot: Date; terug: Terugkop }): Promise<void> {
    await this.db('importplannen').where({ admin_id: adminId, id }).update({
      status: 'uitgevoerd', uitgevoerd_door: wat.door, uitgevoerd_op: wat.op, uitkomst: JSON.stringify(wat.uitkomst), ongedaan_tot: wat.ongedaanTot, terug: JSON.stringify(wat.terug),
    });
    await this.deleteDelen(adminId, id, 'plan');
  }

  async saveOngedaan(adminId: string, id: string, op: Date): Promise<void> {
    await this.db('importplannen').where({ admin_id: adminId, id }).update({ status: 'ongedaan', ongedaan_op: op, terug: null });
    await this.deleteDelen(adminId, id, 'terug');
  }

  async saveVervallen(adminId: string, id: string): Promise<void> {
    await this.db('importplannen').where({ admin_id: adminId, id, status: 'gemaakt' }).update({ status: 'vervallen' });
    await this.deleteDelen(adminId, id, 'plan');
  }

  findGeschiedenis(adminId: string): Promise<GeschiedenisRij[]> {
    return this.db('importplannen as p').leftJoin('gebruikers as g', (on) => on.on('g.admin_id', 'p.admin_id').andOn('g.id', 'p.uitgevoerd_door'))
      .where({ 'p.admin_id': adminId }).whereIn('p.status', ['uitgevoerd', 'ongedaan']).orderBy('p.uitgevoerd_op', 'desc').limit(GESCHIEDENIS)
      .select('p.id', 'p.soort', 'p.status', 'p.uitgevoerd_op', 'p.ongedaan_tot', 'p.uitkomst', 'g.voornaam', 'g.voorvoegsel', 'g.achternaam');
  }

  /** Of every tenant: what nobody may use any more goes, after a day the plan itself too. Answers how many plans. */
  async cleanup(nu: Date): Promise<number> {
    await this.db.raw(`DELETE FROM importplan_delen d USING importplannen p WHERE p.admin_id = d.admin_id AND p.id = d.plan_id
      AND ((d.soort = 'plan' AND p.verloopt_op < :nu) OR (d.soort = 'terug' AND p.ongedaan_tot < :nu))`, { nu });
    await this.db.raw('UPDATE importplannen SET terug = NULL WHERE admin_id IS NOT NULL AND ongedaan_tot < ? AND terug IS NOT NULL', [nu]);
    return this.db('importplannen').whereIn('status', ['gemaakt', 'vervallen']).where('verloopt_op', '<', new Date(nu.getTime() - DAG_MS)).whereNotNull('admin_id').delete();
  }

  private async deleteDelen(adminId: string, planId: string, soort: string): Promise<void> {
    await this.db('importplan_delen').where({ admin_id: adminId, plan_id: planId, soort }).delete();
  }
}
