import type { Knex } from 'knex';

export class JudgmentsRepository {
  constructor(private readonly db: Knex) {}

  /** Counts one judgment; who gave it is not kept. */
  async count(question: string, helped: boolean): Promise<void> {
    const column = helped ? 'hielp' : 'hielp_niet';
    await this.db('vraag_beoordelingen')
      .insert({ vraag: question, [column]: 1 })
      .onConflict('vraag')
      .merge({ [column]: this.db.raw('?? + 1', [`vraag_beoordelingen.${column}`]) });
  }
}
