import type { Knex } from 'knex';
import type { JudgedQuestion, QuestionRow } from './merge-questions.ts';

/** Everything that the office can say of a question at once. */
export type QuestionFields = Omit<QuestionRow, 'id' | 'position' | 'versie'>;

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

  all(): Promise<JudgedQuestion[]> {
    return this.db('vraag_beoordelingen').select('vraag as id', 'hielp as helped', 'hielp_niet as helpedNot');
  }
}

/** What our office changed in the questions of the site; those that it left alone have no row. */
export class QuestionsRepository {
  constructor(private readonly db: Knex) {}

  all(): Promise<QuestionRow[]> {
    return this.db('site_questions').select(
      'id',
      'groep',
      'position',
      'countries',
      'nl_title',
      'nl_answer',
      'be_title',
      'be_answer',
      'versie',
    );
  }

  /** False when somebody else saved it first, or made it with this id. */
  async save(
    one: { id: string; versie: number; position: number },
    fields: QuestionFields,
    now: Date,
  ): Promise<boolean> {
    const { rowCount }: { rowCount: number } = await this.db.raw(
      `INSERT INTO site_questions (id, groep, position, countries, nl_title, nl_answer, be_title, be_answer, versie, gewijzigd_op)
      VALUES (:id, :groep, :position, :countries, :nl_title, :nl_answer, :be_title, :be_answer, 1, :now)
      ON CONFLICT (id) DO UPDATE SET groep = excluded.groep, countries = excluded.countries, nl_title = excluded.nl_title, nl_answer = excluded.nl_answer,
        be_title = excluded.be_title, be_answer = excluded.be_answer, versie = site_questions.versie + 1, gewijzigd_op = excluded.gewijzigd_op
      WHERE site_questions.versie = :versie`,
      { ...fields, ...one, now },
    );
    return rowCount === 1;
  }

  /** Keeps the order of a group; a question that nobody changed stays unchanged. */
  async order(rows: readonly { id: string; groep: string }[], now: Date): Promise<void> {
    if (rows.length === 0) return;
    await this.db('site_questions')
      .insert(
        rows.map(({ id, groep }, nr) => ({
          id,
          groep,
          position: nr,
          countries: ['NL', 'BE'],
          versie: 0,
          gewijzigd_op: now,
        })),
      )
      .onConflict('id')
      .merge(['position']);
  }

  async remove(id: string): Promise<boolean> {
    return (await this.db('site_questions').where({ id }).delete()) === 1;
  }
}
