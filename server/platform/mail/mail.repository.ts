import type { Knex } from 'knex';
import type { TextLocale } from '../taal/texts.ts';
import type { MailValues } from './templates.ts';

export interface MailRow {
  admin_id: string;
  id: string;
  sjabloon: string;
  locale: TextLocale;
  aan: string;
  waarden: MailValues;
  pogingen: number;
  gebruiker_id: string | null;
}
export interface NewMailBericht {
  adminId: string;
  id: string;
  sjabloon: string;
  locale: TextLocale;
  aan: string;
  recipientHash: string;
  waarden: MailValues;
  gebruikerId?: string | undefined;
  nu: Date;
}
export interface MailOutcome {
  status: 'verzonden' | 'mislukt' | 'teruggekomen';
  nu: Date;
  eraseValues: boolean;
}

/** Queue of mail in the database; several processes may work on it. */
export class MailRepository {
  constructor(private readonly db: Knex) {}

  async insert(mail: NewMailBericht): Promise<void> {
    await this.db('mailberichten').insert({
      admin_id: mail.adminId,
      id: mail.id,
      sjabloon: mail.sjabloon,
      locale: mail.locale,
      aan: mail.aan,
      aan_hash: mail.recipientHash,
      waarden: JSON.stringify(mail.waarden),
      gebruiker_id: mail.gebruikerId ?? null,
      op: mail.nu,
      volgende_op: mail.nu,
    });
  }

  /** Takes mails that are due for `pachtMs`: another process passes them by, and a process that dies gives them back when the time is over. */
  async claim(when: { nu: Date; leaseMs: number; hoogstens: number }): Promise<MailRow[]> {
    const { rows }: { rows: MailRow[] } = await this.db.raw(
      `
      UPDATE mailberichten m SET pogingen = m.pogingen + 1, volgende_op = :tot
      FROM (SELECT admin_id, id FROM mailberichten WHERE status = 'wachtrij' AND volgende_op <= :nu ORDER BY volgende_op, id LIMIT :hoogstens FOR UPDATE SKIP LOCKED) AS kies
      WHERE m.admin_id = kies.admin_id AND m.id = kies.id
      RETURNING m.admin_id, m.id, m.sjabloon, m.locale, m.aan, m.waarden, m.pogingen, m.gebruiker_id`,
      { nu: when.nu, tot: new Date(when.nu.getTime() + when.leaseMs), hoogstens: when.hoogstens },
    );
    return rows;
  }

  async retry(row: MailRow, next: Date): Promise<void> {
    await this.db('mailberichten')
      .where({ admin_id: row.admin_id, id: row.id, status: 'wachtrij' })
      .update({ volgende_op: next });
  }

  /** The address leaves with the mail; a hash stays to find it back. */
  async finish(row: MailRow, outcome: MailOutcome): Promise<void> {
    await this.db('mailberichten')
      .where({ admin_id: row.admin_id, id: row.id })
      .update({
        status: outcome.status,
        aan: null,
        klaar_op: outcome.nu,
        ...(outcome.eraseValues ? { waarden: null } : {}),
      });
  }

  async markBounced(row: MailRow, now: Date): Promise<void> {
    if (row.gebruiker_id === null) return;
    await this.db('gebruikers')
      .where({ admin_id: row.admin_id, id: row.gebruiker_id, email: row.aan })
      .update({ email_teruggekomen_op: now });
  }
}
