import type { Knex } from 'knex';
import type { Locale } from '../taal/teksten.ts';
import type { MailWaarden } from './sjablonen.ts';

export interface MailRij {
  admin_id: string;
  id: string;
  sjabloon: string;
  locale: Locale;
  aan: string;
  waarden: MailWaarden;
  pogingen: number;
  gebruiker_id: string | null;
}
export interface NieuwMailbericht {
  adminId: string;
  id: string;
  sjabloon: string;
  locale: Locale;
  aan: string;
  aanHash: string;
  waarden: MailWaarden;
  gebruikerId?: string | undefined;
  nu: Date;
}
export interface MailAfloop {
  status: 'verzonden' | 'mislukt' | 'teruggekomen';
  nu: Date;
  wisWaarden: boolean;
}

/** Queue of mail in the database; several processes may work on it. */
export class MailRepository {
  constructor(private readonly db: Knex) {}

  async insert(mail: NieuwMailbericht): Promise<void> {
    await this.db('mailberichten').insert({
      admin_id: mail.adminId,
      id: mail.id,
      sjabloon: mail.sjabloon,
      locale: mail.locale,
      aan: mail.aan,
      aan_hash: mail.aanHash,
      waarden: JSON.stringify(mail.waarden),
      gebruiker_id: mail.gebruikerId ?? null,
      op: mail.nu,
      volgende_op: mail.nu,
    });
  }

  /** Takes mails that are due for `pachtMs`: another process passes them by, and a process that dies gives them back when the time is over. */
  async claim(wanneer: { nu: Date; pachtMs: number; hoogstens: number }): Promise<MailRij[]> {
    const { rows }: { rows: MailRij[] } = await this.db.raw(
      `
      UPDATE mailberichten m SET pogingen = m.pogingen + 1, volgende_op = :tot
      FROM (SELECT admin_id, id FROM mailberichten WHERE status = 'wachtrij' AND volgende_op <= :nu ORDER BY volgende_op, id LIMIT :hoogstens FOR UPDATE SKIP LOCKED) AS kies
      WHERE m.admin_id = kies.admin_id AND m.id = kies.id
      RETURNING m.admin_id, m.id, m.sjabloon, m.locale, m.aan, m.waarden, m.pogingen, m.gebruiker_id`,
      { nu: wanneer.nu, tot: new Date(wanneer.nu.getTime() + wanneer.pachtMs), hoogstens: wanneer.hoogstens },
    );
    return rows;
  }

  async retry(rij: MailRij, volgende: Date): Promise<void> {
    await this.db('mailberichten')
      .where({ admin_id: rij.admin_id, id: rij.id, status: 'wachtrij' })
      .update({ volgende_op: volgende });
  }

  /** The address leaves with the mail; a hash stays to find it back. */
  async finish(rij: MailRij, afloop: MailAfloop): Promise<void> {
    await this.db('mailberichten')
      .where({ admin_id: rij.admin_id, id: rij.id })
      .update({
        status: afloop.status,
        aan: null,
        klaar_op: afloop.nu,
        ...(afloop.wisWaarden ? { waarden: null } : {}),
      });
  }

  async markTeruggekomen(rij: MailRij, nu: Date): Promise<void> {
    if (rij.gebruiker_id === null) return;
    await this.db('gebruikers')
      .where({ admin_id: rij.admin_id, id: rij.gebruiker_id, email: rij.aan })
      .update({ email_teruggekomen_op: nu });
  }
}
