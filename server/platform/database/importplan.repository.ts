import type { Knex } from 'knex';

export interface PlanRij<S, U, T> {
  id: string;
  soort: S;
  status: 'gemaakt' | 'vervallen' | 'uitgevoerd' | 'ongedaan';
  bestand_sha256: string;
  gegevensversie: string;
  gemaakt_door: string;
  verloopt_op: Date;
  uitgevoerd_door: string | null;
  uitkomst: U | null;
  ongedaan_tot: Date | null;
  terug: T | null;
}
export interface NieuwPlan<S> {
  adminId: string;
  id: string;
  soort: S;
  sha256: string;
  tellingen: object;
  gegevensversie: string;
  door: string;
  op: Date;
  verlooptOp: Date;
  inhoud: readonly unknown[];
}
export interface GeschiedenisRij<S, U> {
  id: string;
  soort: S;
  status: 'uitgevoerd' | 'ongedaan';
  uitgevoerd_op: Date;
  ongedaan_tot: Date;
  uitkomst: U;
  voornaam: string | null;
  voorvoegsel: string | null;
  achternaam: string | null;
}
/** `plan` = what would happen, `terug` = what was there before, `rest` = rows that did not come along. */
export type Deelsoort = 'plan' | 'terug' | 'rest';

const PER_DEEL = 250;
const GESCHIEDENIS = 20;
const DAG_MS = 86_400_000;

/**
 * Import plans of some kinds; their content lies in pieces, and is gone when nobody can use it any more.
 * `S` = kinds of file, `U` = what a run answers, `T` = what undoing needs besides the pieces.
 */
export class ImportplanRepository<S extends string, U extends object, T extends object> {
  constructor(
    private readonly db: Knex,
    private readonly soorten: readonly S[],
  ) {}

  /** One import at a time per tenant: held until the end of the transaction, without stopping those who only read. */
  async lockTenant(adminId: string): Promise<void> {
    await this.db.raw(`SELECT set_config('statement_timeout', '60s', true)`);
    await this.db.raw('SELECT id FROM admins WHERE id = ? FOR NO KEY UPDATE', [adminId]);
  }

  async create(plan: NieuwPlan<S>): Promise<void> {
    await this.db('importplannen').insert({
      admin_id: plan.adminId,
      id: plan.id,
      soort: plan.soort,
      bestand_sha256: plan.sha256,
      tellingen: JSON.stringify(plan.tellingen),
      gegevensversie: plan.gegevensversie,
      gemaakt_door: plan.door,
      gemaakt_op: plan.op,
      verloopt_op: plan.verlooptOp,
    });
    await this.saveDelen(plan.adminId, { planId: plan.id, soort: 'plan', inhoud: plan.inhoud });
  }

  /** Another reading of the same file, while nobody ran the plan. */
  async replace(
    adminId: string,
    id: string,
    plan: { tellingen: object; gegevensversie: string; inhoud: readonly unknown[] },
  ): Promise<void> {
    await this.db('importplannen')
      .where({ admin_id: adminId, id })
      .update({ tellingen: JSON.stringify(plan.tellingen), gegevensversie: plan.gegevensversie });
    await this.deleteDelen(adminId, id, 'plan');
    await this.saveDelen(adminId, { planId: id, soort: 'plan', inhoud: plan.inhoud });
  }

  find(adminId: string, id: string): Promise<PlanRij<S, U, T> | undefined> {
    return this.vraag(adminId, id).first();
  }

  /** The plan, locked until the end of the transaction: of two who run it one waits. */
  lock(adminId: string, id: string): Promise<PlanRij<S, U, T> | undefined> {
    return this.vraag(adminId, id).forUpdate().first();
  }

  async saveDelen(
    adminId: string,
    deel: { planId: string; soort: Deelsoort; inhoud: readonly unknown[] },
  ): Promise<void> {
    for (let nr = 0; nr * PER_DEEL < deel.inhoud.length; nr += 1) {
      const inhoud = JSON.stringify(deel.inhoud.slice(nr * PER_DEEL, (nr + 1) * PER_DEEL));
      await this.db('importplan_delen').insert({
        admin_id: adminId,
        plan_id: deel.planId,
        soort: deel.soort,
        nr,
        inhoud,
      });
    }
  }

  /** What `saveDelen` or `create` stored, in order. */
  async findDelen<D>(adminId: string, planId: string, soort: Deelsoort): Promise<D[]> {
    const uit: D[] = [];
    for (let nr = 0; ; nr += 1) {
      // One piece at a time: all of them together are many megabytes of text to read at once.
      const deel: { inhoud: string } | undefined = await this.db('importplan_delen')
        .where({ admin_id: adminId, plan_id: planId, soort, nr })
        .first('inhoud');
      if (deel === undefined) return uit;
      const regels: D[] = JSON.parse(deel.inhoud);
      uit.push(...regels);
    }
  }

  async saveUitgevoerd(
    adminId: string,
    id: string,
    wat: { door: string; op: Date; uitkomst: U; ongedaanTot: Date; terug: T },
  ): Promise<void> {
    await this.db('importplannen')
      .where({ admin_id: adminId, id })
      .update({
        status: 'uitgevoerd',
        uitgevoerd_door: wat.door,
        uitgevoerd_op: wat.op,
        uitkomst: JSON.stringify(wat.uitkomst),
        ongedaan_tot: wat.ongedaanTot,
        terug: JSON.stringify(wat.terug),
      });
    await this.deleteDelen(adminId, id, 'plan');
  }

  async saveOngedaan(adminId: string, id: string, op: Date): Promise<void> {
    await this.db('importplannen')
      .where({ admin_id: adminId, id })
      .update({ status: 'ongedaan', ongedaan_op: op, terug: null });
    await this.deleteDelen(adminId, id, 'terug');
  }

  async saveVervallen(adminId: string, id: string): Promise<void> {
    await this.db('importplannen').where({ admin_id: adminId, id, status: 'gemaakt' }).update({ status: 'vervallen' });
    await this.deleteDelen(adminId, id, 'plan');
  }

  /** Plans that were run, newest first; `door` limits them to those of one person. */
  findGeschiedenis(adminId: string, door?: string): Promise<GeschiedenisRij<S, U>[]> {
    const vraag = this.db('importplannen as p')
      .leftJoin('gebruikers as g', (on) => on.on('g.admin_id', 'p.admin_id').andOn('g.id', 'p.uitgevoerd_door'))
      .where({ 'p.admin_id': adminId })
      .whereIn('p.soort', [...this.soorten])
      .whereIn('p.status', ['uitgevoerd', 'ongedaan']);
    if (door !== undefined) vraag.where('p.uitgevoerd_door', door);
    return vraag
      .orderBy('p.uitgevoerd_op', 'desc')
      .limit(GESCHIEDENIS)
      .select(
        'p.id',
        'p.soort',
        'p.status',
        'p.uitgevoerd_op',
        'p.ongedaan_tot',
        'p.uitkomst',
        'g.voornaam',
        'g.voorvoegsel',
        'g.achternaam',
      );
  }

  /** Of every tenant: what nobody may use any more goes, after a day the plan itself too. Answers how many plans. */
  async cleanup(nu: Date): Promise<number> {
    await this.db.raw(
      `DELETE FROM importplan_delen d USING importplannen p WHERE p.admin_id = d.admin_id AND p.id = d.plan_id
      AND ((d.soort IN ('plan', 'rest') AND p.verloopt_op < :nu) OR (d.soort = 'terug' AND p.ongedaan_tot < :nu))`,
      { nu },
    );
    await this.db.raw(
      'UPDATE importplannen SET terug = NULL WHERE admin_id IS NOT NULL AND ongedaan_tot < ? AND terug IS NOT NULL',
      [nu],
    );
    return this.db('importplannen')
      .whereIn('status', ['gemaakt', 'vervallen'])
      .where('verloopt_op', '<', new Date(nu.getTime() - DAG_MS))
      .whereNotNull('admin_id')
      .delete();
  }

  private vraag(adminId: string, id: string): Knex.QueryBuilder {
    return this.db('importplannen')
      .where({ admin_id: adminId, id })
      .whereIn('soort', [...this.soorten])
      .select(
        'id',
        'soort',
        'status',
        'bestand_sha256',
        'gegevensversie',
        'gemaakt_door',
        'verloopt_op',
        'uitgevoerd_door',
        'uitkomst',
        'ongedaan_tot',
        'terug',
      );
  }

  private async deleteDelen(adminId: string, planId: string, soort: Deelsoort): Promise<void> {
    await this.db('importplan_delen').where({ admin_id: adminId, plan_id: planId, soort }).delete();
  }
}
