import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';
import { webinarRows, type WebinarRow } from './webinar-rows.ts';
import type { NewSignUp, SignUpStatus } from './webinars.contract.ts';

export interface SignUpRow {
  id: string;
  webinar_id: string;
  naam: string;
  email: string;
  aantal: number;
  locale: TextLocale;
  status: SignUpStatus;
  held_until: Date | null;
  token_zegel: Buffer;
}
interface NewRow extends Pick<NewSignUp, 'naam' | 'email' | 'organisatie' | 'aantal'> {
  id: string;
  webinarId: string;
  locale: TextLocale;
  status: SignUpStatus;
  hash: string;
  seal: Buffer;
  nu: Date;
}

export class WebinarsRepository {
  constructor(private readonly db: Knex) {}

  /** What was made known, by date; the seats are counted anew. */
  list(since: Date): Promise<WebinarRow[]> {
    return webinarRows(this.db)
      .whereIn('w.status', ['gepubliceerd', 'geweest'])
      .where('w.datum', '>=', since)
      .orderBy('w.datum');
  }

  find(id: string): Promise<WebinarRow | undefined> {
    return webinarRows(this.db).where('w.id', id).whereIn('w.status', ['gepubliceerd', 'geweest']).first();
  }

  /** Also what is off or put away: who signed up before can still ask for it. */
  findAny(id: string): Promise<WebinarRow | undefined> {
    return webinarRows(this.db).where('w.id', id).first();
  }

  /** Two that want the last seat wait for each other until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.db('webinars').where({ id }).forUpdate().select('id');
  }

  findByEmail(webinarId: string, email: string): Promise<SignUpRow | undefined> {
    return this.db('webinar_aanmeldingen')
      .where({ webinar_id: webinarId })
      .whereRaw('lower(email) = lower(?)', [email])
      .whereNot({ status: 'afgemeld' })
      .first('*');
  }

  findByToken(hash: string): Promise<SignUpRow | undefined> {
    return this.db('webinar_aanmeldingen').where({ token_hash: hash }).first('*');
  }

  async insert({ webinarId, hash, seal, nu: now, ...fields }: NewRow): Promise<void> {
    await this.db('webinar_aanmeldingen').insert({
      ...fields,
      webinar_id: webinarId,
      token_hash: hash,
      token_zegel: seal,
      volgorde: now,
      op: now,
      gewijzigd_op: now,
    });
  }

  /** The first that waits. */
  findFirstWaiting(webinarId: string): Promise<SignUpRow | undefined> {
    return this.db('webinar_aanmeldingen')
      .where({ webinar_id: webinarId, status: 'wachtlijst' })
      .orderBy(['volgorde', 'id'])
      .first('*');
  }

  /** Moves on from one of the states `from`; false when it was in another. */
  async move(
    id: string,
    step: { from: readonly SignUpStatus[]; to: SignUpStatus; until?: Date; nu: Date },
  ): Promise<boolean> {
    const count = await this.db('webinar_aanmeldingen')
      .where({ id })
      .whereIn('status', [...step.from])
      .update({ status: step.to, held_until: step.until ?? null, gewijzigd_op: step.nu });
    return count === 1;
  }

  /** Offers whose time is over; each goes off the list, and its webinar has a seat again. */
  async expireOffers(now: Date): Promise<string[]> {
    const rows: { webinar_id: string }[] = await this.db('webinar_aanmeldingen')
      .where({ status: 'aangeboden' })
      .where('held_until', '<=', now)
      .update({ status: 'afgemeld', gewijzigd_op: now })
      .returning('webinar_id');
    return [...new Set(rows.map(({ webinar_id: id }) => id))];
  }

  /** Who comes to what begins before a moment and was not reminded, marked in the same statement so that two processes remind once. */
  async takeReminders(now: Date, until: Date): Promise<SignUpRow[]> {
    const { rows }: { rows: SignUpRow[] } = await this.db.raw(
      `
      UPDATE webinar_aanmeldingen s SET herinnerd_op = :nu FROM webinars w
      WHERE w.id = s.webinar_id AND s.status = 'aangemeld' AND s.herinnerd_op IS NULL AND w.status = 'gepubliceerd' AND w.datum > :nu AND w.datum <= :tot
      RETURNING s.*`,
      { nu: now, tot: until },
    );
    return rows;
  }

  /** Throws away who came to what was before a moment. */
  async forget(before: Date): Promise<void> {
    const past = this.db('webinars').where('datum', '<', before).select('id');
    await this.db('webinar_aanmeldingen').whereIn('webinar_id', past).delete();
  }
}
