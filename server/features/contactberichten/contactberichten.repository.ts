import type { Knex } from 'knex';
import type { Contactbericht, NewContact } from './contactberichten.contract.ts';

export interface Attachment {
  naam: string;
  soort: string;
  bytes: Buffer;
}
export interface ContactRow {
  id: string;
  nummer: string;
  naam: string;
  email: string;
  onderwerp: string;
  bericht: string;
  attachment_name: string | null;
  status: Contactbericht['status'];
  behandelaar: string | null;
  op: Date;
  versie: number;
}
interface NewRow extends Pick<NewContact, 'naam' | 'email' | 'onderwerp' | 'bericht'> {
  id: string;
  nummer: string;
  bijlage: Attachment | undefined;
  nu: Date;
}

const DONE_SHOWN = 100;

export class ContactberichtenRepository {
  constructor(private readonly db: Knex) {}

  async insert({ bijlage: attachment, nu: now, ...fields }: NewRow): Promise<void> {
    await this.db('contactberichten').insert({
      ...fields,
      attachment_name: attachment?.naam ?? null,
      bijlage_soort: attachment?.soort ?? null,
      bijlage: attachment?.bytes ?? null,
      op: now,
      gewijzigd_op: now,
    });
  }

  async list(): Promise<ContactRow[]> {
    const open: ContactRow[] = await this.rows().where('c.status', 'nieuw').orderBy('c.op');
    const done: ContactRow[] = await this.rows()
      .where('c.status', 'afgehandeld')
      .orderBy('c.gewijzigd_op', 'desc')
      .limit(DONE_SHOWN);
    return [...open, ...done];
  }

  find(id: string): Promise<ContactRow | undefined> {
    return this.rows().where('c.id', id).first();
  }

  async findAttachment(id: string): Promise<Attachment | undefined> {
    const row: { naam: string; soort: string; bytes: Buffer | null } | undefined = await this.db('contactberichten')
      .where({ id })
      .first('attachment_name as naam', 'bijlage_soort as soort', 'bijlage as bytes');
    return row === undefined || row.bytes === null ? undefined : { ...row, bytes: row.bytes };
  }

  /** False when somebody else changed it first. */
  async update(
    row: { id: string; versie: number },
    fields: { status: Contactbericht['status']; behandelaar_id: string },
    now: Date,
  ): Promise<boolean> {
    const count = await this.db('contactberichten')
      .where(row)
      .update({ ...fields, gewijzigd_op: now, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  /** Throws away what was answered before a moment. */
  async forget(before: Date): Promise<void> {
    await this.db('contactberichten').where({ status: 'afgehandeld' }).where('gewijzigd_op', '<', before).delete();
  }

  private rows(): Knex.QueryBuilder {
    return this.db('contactberichten as c')
      .joinRaw(
        `LEFT JOIN gebruikers g ON g.id = c.behandelaar_id AND g.admin_id IN (SELECT id FROM admins WHERE soort = 'kantoor')`,
      )
      .select(
        'c.id',
        'c.nummer',
        'c.naam',
        'c.email',
        'c.onderwerp',
        'c.bericht',
        'c.attachment_name',
        'c.status',
        'c.op',
        'c.versie',
        this.db.raw(`nullif(concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam), '') AS behandelaar`),
      );
  }
}
