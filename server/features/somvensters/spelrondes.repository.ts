import type { Knex } from 'knex';

export interface SpelrondeRow {
  id: string;
  leerling_id: string;
  taak_id: string;
  spel: string;
  seed: string;
  dag: number;
  s: number;
  items: number;
  geeindigd: Date | null;
  resultaat: unknown;
}
export interface NewSpelronde {
  adminId: string;
  leerlingId: string;
  id: string;
  taakId: string;
  spel: string;
  seed: number;
  dag: number;
  s: number;
  items: number;
  arm: string;
  apparaat: string;
  nu: Date;
}
export interface NiveauRow {
  spel: string;
  s: number;
  gespeeld: number;
  sterren: number;
  gouden: number;
  laatst_op: Date | null;
}
export interface RondeAntwoord {
  item_id: string;
  doel_id: string;
  goed: boolean;
  ms: number;
  nr: number;
  extra: unknown;
}
export interface RondeOutcome {
  sterren: number;
  munten: number;
  bonus: number;
  seconden: number;
  gestopt: boolean;
  resultaat: unknown;
  nu: Date;
}

const FIELDS = ['id', 'leerling_id', 'taak_id', 'spel', 'seed', 'dag', 's', 'items', 'geeindigd', 'resultaat'];

export class SpelrondesRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string, leerlingId: string, id: string): Promise<SpelrondeRow | undefined> {
    return this.db('spelrondes').where({ admin_id: adminId, leerling_id: leerlingId, id }).first(FIELDS);
  }

  /** Same, and nobody else can finish this round until the transaction ends. */
  findLocked(adminId: string, leerlingId: string, id: string): Promise<SpelrondeRow | undefined> {
    return this.db('spelrondes').where({ admin_id: adminId, leerling_id: leerlingId, id }).forUpdate().first(FIELDS);
  }

  /** Stores a round; answers the one that counts when two requests carry the same id. */
  async create(ronde: NewSpelronde): Promise<SpelrondeRow | undefined> {
    await this.db('spelrondes')
      .insert({
        admin_id: ronde.adminId,
        leerling_id: ronde.leerlingId,
        id: ronde.id,
        taak_id: ronde.taakId,
        spel: ronde.spel,
        seed: ronde.seed,
        dag: ronde.dag,
        s: ronde.s,
        items: ronde.items,
        arm: ronde.arm,
        apparaat: ronde.apparaat,
        begonnen: ronde.nu,
      })
      .onConflict(['admin_id', 'leerling_id', 'id'])
      .ignore();
    return this.find(ronde.adminId, ronde.leerlingId, ronde.id);
  }

  findAntwoorden(adminId: string, leerlingId: string, rondeId: string): Promise<RondeAntwoord[]> {
    return this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId, ronde_id: rondeId })
      .orderBy([{ column: 'seq' }, { column: 'client_id' }])
      .select('item_id', 'doel_id', 'goed', 'ms', 'nr', 'extra');
  }

  /** Times of the rounds on the stones of one route. */
  findOnRoute(
    adminId: string,
    leerlingId: string,
    somvensterId: string,
  ): Promise<{ begonnen: Date; geeindigd: Date | null }[]> {
    return this.db('spelrondes as r')
      .join('taken as t', (on) => on.on('t.admin_id', 'r.admin_id').andOn('t.id', 'r.taak_id'))
      .where({ 'r.admin_id': adminId, 'r.leerling_id': leerlingId, 't.somvenster_id': somvensterId })
      .select('r.begonnen', 'r.geeindigd');
  }

  async finish(adminId: string, leerlingId: string, what: { id: string; uitkomst: RondeOutcome }): Promise<void> {
    const { uitkomst: outcome } = what;
    await this.db('spelrondes')
      .where({ admin_id: adminId, leerling_id: leerlingId, id: what.id })
      .update({
        geeindigd: outcome.nu,
        sterren: outcome.sterren,
        munten: outcome.munten,
        bonus: outcome.bonus,
        seconden: outcome.seconden,
        gestopt: outcome.gestopt,
        resultaat: JSON.stringify(outcome.resultaat),
      });
  }

  findNiveaus(adminId: string, leerlingId: string): Promise<NiveauRow[]> {
    return this.db('spel_niveaus')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .select('spel', 's', 'gespeeld', 'sterren', 'gouden', 'laatst_op');
  }

  async saveNiveau(
    adminId: string,
    leerlingId: string,
    niveau: Omit<NiveauRow, 'laatst_op'> & { laatst_op: Date },
  ): Promise<void> {
    await this.db('spel_niveaus')
      .insert({ admin_id: adminId, leerling_id: leerlingId, ...niveau })
      .onConflict(['admin_id', 'leerling_id', 'spel'])
      .merge();
  }

  async findTotals(adminId: string, leerlingId: string): Promise<{ saldo: number; sterren: number }> {
    const munten = await this.db('muntboekingen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .sum<{ som: string | null }>({ som: 'bedrag' })
      .first();
    const stars = await this.db('spelrondes')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .sum<{ som: string | null }>({ som: 'sterren' })
      .first();
    return { saldo: Number(munten?.som ?? 0), sterren: Number(stars?.som ?? 0) };
  }
}
