import type { Knex } from 'knex';
import type { Vault } from '../auth/vault.ts';
import type { TextLocale } from '../taal/texts.ts';
import type { AttachmentReference } from './attachments.ts';
import type { FailureReport } from './failure.ts';
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
  /** A writer tries a text out, in the version that is named. */
  trial: boolean;
  text_version: number | null;
  /** Whether the link opened: it was sealed with another key when not. */
  readable: boolean;
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
  /** Version of the text that somebody tries out. */
  trialVersion?: number | undefined;
  attachments?: readonly AttachmentReference[] | undefined;
  nu: Date;
}
export interface MailOutcome {
  status: 'verzonden' | 'mislukt' | 'teruggekomen';
  nu: Date;
  /** What of the mail stays until the days for it are over: its values, or all of it so that it can be sent again. */
  keep: 'nothing' | 'values' | 'everything';
  failure?: FailureReport;
  /** Version of the text that was sent. */
  textVersion?: number;
}

type StoredRow = Omit<MailRow, 'readable'>;
/** Value that stands in for the path of the link. */
const SEAL = 'zegel';
const sealSpot = (adminId: string, id: string): string => `mailberichten/${adminId}/${id}/pad`;

/** Queue of mail in the database; several processes may work on it. A link opens an account, so it lies there sealed. */
export class MailRepository {
  constructor(
    private readonly db: Knex,
    private readonly vault: Vault,
  ) {}

  async insert(mail: NewMailBericht): Promise<void> {
    await this.db('mailberichten').insert({
      admin_id: mail.adminId,
      id: mail.id,
      sjabloon: mail.sjabloon,
      locale: mail.locale,
      aan: mail.aan,
      aan_hash: mail.recipientHash,
      waarden: JSON.stringify(this.seal(mail)),
      gebruiker_id: mail.gebruikerId ?? null,
      trial: mail.trialVersion !== undefined,
      text_version: mail.trialVersion ?? null,
      op: mail.nu,
      volgende_op: mail.nu,
    });
    for (const [nr, { maker, id }] of (mail.attachments ?? []).entries())
      await this.db('mail_attachments').insert({ admin_id: mail.adminId, mail_id: mail.id, nr, maker, item_id: id });
  }

  findAttachments({ admin_id: adminId, id }: Pick<MailRow, 'admin_id' | 'id'>): Promise<AttachmentReference[]> {
    return this.db('mail_attachments')
      .where({ admin_id: adminId, mail_id: id })
      .orderBy('nr')
      .select('maker', 'item_id as id');
  }

  /** Takes mails that are due for `pachtMs`: another process passes them by, and a process that dies gives them back when the time is over. */
  async claim(when: { nu: Date; leaseMs: number; hoogstens: number }): Promise<MailRow[]> {
    const { rows }: { rows: StoredRow[] } = await this.db.raw(
      `
      UPDATE mailberichten m SET pogingen = m.pogingen + 1, volgende_op = :tot
      FROM (SELECT admin_id, id FROM mailberichten WHERE status = 'wachtrij' AND volgende_op <= :nu ORDER BY volgende_op, id LIMIT :hoogstens FOR UPDATE SKIP LOCKED) AS kies
      WHERE m.admin_id = kies.admin_id AND m.id = kies.id
      RETURNING m.admin_id, m.id, m.sjabloon, m.locale, m.aan, m.waarden, m.pogingen, m.gebruiker_id, m.trial, m.text_version`,
      { nu: when.nu, tot: new Date(when.nu.getTime() + when.leaseMs), hoogstens: when.hoogstens },
    );
    return rows.map((row) => this.open(row));
  }

  /** Gives back what was taken and not tried. */
  async release(rows: readonly MailRow[], now: Date): Promise<void> {
    for (const { admin_id: adminId, id, pogingen: tries } of rows)
      await this.db('mailberichten')
        .where({ admin_id: adminId, id, status: 'wachtrij', pogingen: tries })
        .update({ volgende_op: now, pogingen: tries - 1 });
  }

  async retry(row: MailRow, next: { op: Date; failure: FailureReport }): Promise<void> {
    await this.db('mailberichten')
      .where({ admin_id: row.admin_id, id: row.id, status: 'wachtrij' })
      .update({ volgende_op: next.op, ...next.failure });
  }

  /** The address and the link leave with the mail; a hash of the address stays to find it back. */
  async finish(row: MailRow, outcome: MailOutcome): Promise<void> {
    const { status, nu, keep, failure, textVersion } = outcome;
    const left = keep === 'nothing' ? null : this.db.raw(`waarden - '${SEAL}' - 'pad'`);
    await this.db('mailberichten')
      .where({ admin_id: row.admin_id, id: row.id, status: 'wachtrij' })
      .update({
        status,
        klaar_op: nu,
        reden: failure?.reden ?? null,
        answer_code: failure?.answer_code ?? null,
        ...(textVersion === undefined ? {} : { text_version: textVersion }),
        ...(keep === 'everything' ? {} : { aan: null, waarden: left }),
      });
    // A mail that may be sent again keeps its files.
    if (keep !== 'everything')
      await this.db('mail_attachments').where({ admin_id: row.admin_id, mail_id: row.id }).delete();
  }

  async markBounced(row: MailRow, now: Date): Promise<void> {
    if (row.gebruiker_id === null) return;
    await this.db('gebruikers')
      .where({ admin_id: row.admin_id, id: row.gebruiker_id, email: row.aan })
      .update({ email_teruggekomen_op: now });
  }

  private seal({ adminId, id, waarden: values }: NewMailBericht): MailValues {
    const { pad, ...rest } = values;
    if (pad === undefined) return rest;
    return { ...rest, [SEAL]: this.vault.sluit(pad, sealSpot(adminId, id)).toString('base64') };
  }

  private open(row: StoredRow): MailRow {
    const { [SEAL]: seal, ...rest } = row.waarden;
    if (seal === undefined) return { ...row, readable: true };
    const pad = this.vault.open(Buffer.from(seal, 'base64'), sealSpot(row.admin_id, row.id));
    return pad === undefined
      ? { ...row, waarden: rest, readable: false }
      : { ...row, waarden: { ...rest, pad }, readable: true };
  }
}
