import type { Knex } from 'knex';
import { webinarRows, type WebinarRow, type WebinarStatus } from './webinar-rows.ts';
import type { NewWebinar, WebinarChange } from './webinar-management.contract.ts';
import type { SignUpStatus } from './webinars.contract.ts';
import type { SignUpRow } from './webinars.repository.ts';

export interface ListedSignUp extends SignUpRow {
  organisatie: string;
  op: Date;
}

/** Trainings as the office keeps them, whatever their state. */
export class WebinarManagementRepository {
  constructor(private readonly db: Knex) {}

  /** What is to come first, the soonest on top; then what was, the latest on top. */
  list(now: Date): Promise<WebinarRow[]> {
    const past = "w.status IN ('afgelast','gearchiveerd','geweest') OR w.datum + w.duur * interval '1 minute' <= :nu";
    return webinarRows(this.db).orderByRaw(
      `(${past}), CASE WHEN ${past} THEN -extract(epoch FROM w.datum) ELSE extract(epoch FROM w.datum) END, w.id`,
      { nu: now },
    );
  }

  find(id: string): Promise<WebinarRow | undefined> {
    return webinarRows(this.db).where('w.id', id).first();
  }

  async insert(id: string, webinar: NewWebinar, now: Date): Promise<void> {
    await this.db('webinars').insert({
      ...webinar,
      id,
      status: 'concept',
      aangemaakt_op: now,
      gewijzigd_op: now,
    });
  }

  async update(id: string, { versie: version, ...fields }: WebinarChange, now: Date): Promise<void> {
    await this.db('webinars')
      .where({ id, versie: version })
      .update({ ...fields, versie: version + 1, gewijzigd_op: now });
  }

  async setStatus(id: string, status: WebinarStatus, now: Date): Promise<void> {
    await this.db('webinars')
      .where({ id })
      .update({ status, versie: this.db.raw('versie + 1'), gewijzigd_op: now });
  }

  async remove(id: string): Promise<void> {
    await this.db('webinars').where({ id, status: 'concept' }).delete();
  }

  /** Everybody is reminded of the new moment, and a seat that is held is held until then at most. */
  async followMoment(id: string, moment: Date): Promise<void> {
    await this.db('webinar_aanmeldingen')
      .where({ webinar_id: id })
      .update({ herinnerd_op: null, held_until: this.db.raw('least(held_until, ?)', [moment]) });
  }

  async markRecordingTold(id: string, now: Date): Promise<void> {
    await this.db('webinars').where({ id }).update({ recording_told_at: now });
  }

  /** Who has a seat, who waits in turn, and who cancelled. */
  listSignUps(webinarId: string): Promise<ListedSignUp[]> {
    return this.db('webinar_aanmeldingen')
      .where({ webinar_id: webinarId })
      .orderByRaw("CASE status WHEN 'wachtlijst' THEN 2 WHEN 'afgemeld' THEN 3 ELSE 1 END, volgorde, id")
      .select('*');
  }

  findSignUps(webinarId: string, statuses: readonly SignUpStatus[]): Promise<SignUpRow[]> {
    return this.db('webinar_aanmeldingen')
      .where({ webinar_id: webinarId })
      .whereIn('status', [...statuses])
      .orderBy(['volgorde', 'id'])
      .select('*');
  }

  findSignUp(id: string): Promise<ListedSignUp | undefined> {
    return this.db('webinar_aanmeldingen').where({ id }).first('*');
  }
}
