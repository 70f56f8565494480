import type { Knex } from 'knex';

export interface PlanRow<S, U, T> {
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
export interface NewPlan<S> {
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
export interface HistoryRow<S, U> {
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
type PartKind = 'plan' | 'terug' | 'rest';

const PER_PART = 250;
const HISTORY = 20;
const DAY_MS = 86_400_000;

/**
 * Import plans of some kinds; their content lies in pieces, and is gone when nobody can use it any more.
 * `S` = kinds of file, `U` = what a run answers, `T` = what undoing needs besides the pieces.
 */
export class ImportplanRepository<S extends string, U extends object, T extends object> {
  constructor(
    private readonly db: Knex,
    private readonly kinds: readonly S[],
  ) {}

  /** One import at a time per tenant: held until the end of the transaction, without stopping those who only read. */
  async lockTenant(adminId: string): Promise<void> {
    await this.db.raw(`SELECT set_config('statement_timeout', '60s', true)`);
    await this.db.raw('SELECT id FROM admins WHERE id = ? FOR NO KEY UPDATE', [adminId]);
  }

  async create(plan: NewPlan<S>): Promise<void> {
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
    await this.saveParts(plan.adminId, { planId: plan.id, soort: 'plan', inhoud: plan.inhoud });
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
    await this.deleteParts(adminId, id, 'plan');
    await this.saveParts(adminId, { planId: id, soort: 'plan', inhoud: plan.inhoud });
  }

  find(adminId: string, id: string): Promise<PlanRow<S, U, T> | undefined> {
    return this.vraag(adminId, id).first();
  }

  /** The plan, locked until the end of the transaction: of two who run it one waits. */
  lock(adminId: string, id: string): Promise<PlanRow<S, U, T> | undefined> {
    return this.vraag(adminId, id).forUpdate().first();
  }

  async saveParts(
    adminId: string,
    part: { planId: string; soort: PartKind; inhoud: readonly unknown[] },
  ): Promise<void> {
    for (let nr = 0; nr * PER_PART < part.inhoud.length; nr += 1) {
      const content = JSON.stringify(part.inhoud.slice(nr * PER_PART, (nr + 1) * PER_PART));
      await this.db('importplan_delen').insert({
        admin_id: adminId,
        plan_id: part.planId,
        soort: part.soort,
        nr,
        inhoud: content,
      });
    }
  }

  /** What `saveDelen` or `create` stored, in order. */
  async findParts<D>(adminId: string, planId: string, kind: PartKind): Promise<D[]> {
    const out: D[] = [];
    for (let nr = 0; ; nr += 1) {
      // One piece at a time: all of them together are many megabytes of text to read at once.
      const part: { inhoud: string } | undefined = await this.db('importplan_delen')
        .where({ admin_id: adminId, plan_id: planId, soort: kind, nr })
        .first('inhoud');
      if (part === undefined) return out;
      const rules: D[] = JSON.parse(part.inhoud);
      out.push(...rules);
    }
  }

  async saveExecuted(
    adminId: string,
    id: string,
    what: { door: string; op: Date; uitkomst: U; ongedaanTot: Date; terug: T },
  ): Promise<void> {
    await this.db('importplannen')
      .where({ admin_id: adminId, id })
      .update({
        status: 'uitgevoerd',
        uitgevoerd_door: what.door,
        uitgevoerd_op: what.op,
        uitkomst: JSON.stringify(what.uitkomst),
        ongedaan_tot: what.ongedaanTot,
        terug: JSON.stringify(what.terug),
      });
    await this.deleteParts(adminId, id, 'plan');
  }

  async saveUndone(adminId: string, id: string, at: Date): Promise<void> {
    await this.db('importplannen')
      .where({ admin_id: adminId, id })
      .update({ status: 'ongedaan', ongedaan_op: at, terug: null });
    await this.deleteParts(adminId, id, 'terug');
  }

  async saveLapsed(adminId: string, id: string): Promise<void> {
    await this.db('importplannen').where({ admin_id: adminId, id, status: 'gemaakt' }).update({ status: 'vervallen' });
    await this.deleteParts(adminId, id, 'plan');
  }

  /** Plans that were run, newest first; `door` limits them to those of one person. */
  findHistory(adminId: string, by?: string): Promise<HistoryRow<S, U>[]> {
    const vraag = this.db('importplannen as p')
      .leftJoin('gebruikers as g', (on) => on.on('g.admin_id', 'p.admin_id').andOn('g.id', 'p.uitgevoerd_door'))
      .where({ 'p.admin_id': adminId })
      .whereIn('p.soort', [...this.kinds])
      .whereIn('p.status', ['uitgevoerd', 'ongedaan']);
    if (by !== undefined) vraag.where('p.uitgevoerd_door', by);
    return vraag
      .orderBy('p.uitgevoerd_op', 'desc')
      .limit(HISTORY)
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
  async cleanup(now: Date): Promise<number> {
    await this.db.raw(
      `DELETE FROM importplan_delen d USING importplannen p WHERE p.admin_id = d.admin_id AND p.id = d.plan_id
      AND ((d.soort IN ('plan', 'rest') AND p.verloopt_op < :nu) OR (d.soort = 'terug' AND p.ongedaan_tot < :nu))`,
      { nu: now },
    );
    await this.db.raw(
      'UPDATE importplannen SET terug = NULL WHERE admin_id IS NOT NULL AND ongedaan_tot < ? AND terug IS NOT NULL',
      [now],
    );
    return this.db('importplannen')
      .whereIn('status', ['gemaakt', 'vervallen'])
      .where('verloopt_op', '<', new Date(now.getTime() - DAY_MS))
      .whereNotNull('admin_id')
      .delete();
  }

  private vraag(adminId: string, id: string): Knex.QueryBuilder {
    return this.db('importplannen')
      .where({ admin_id: adminId, id })
      .whereIn('soort', [...this.kinds])
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

  private async deleteParts(adminId: string, planId: string, kind: PartKind): Promise<void> {
    await this.db('importplan_delen').where({ admin_id: adminId, plan_id: planId, soort: kind }).delete();
  }
}
