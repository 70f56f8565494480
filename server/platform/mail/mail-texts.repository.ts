import type { Knex } from 'knex';
import type { TextLocale } from '../taal/texts.ts';
import type { PublishedText, TemplateCode } from './templates.ts';

/** Texts of mails that the office wrote; read at the moment of sending, so that every process says the newest at once. */
export class MailTextRepository {
  constructor(private readonly db: Knex) {}

  /** What is published; of all mails when none is named. */
  published(codes?: readonly string[]): Promise<PublishedText[]> {
    const rows = this.db('mailsjablonen').where({ status: 'gepubliceerd' });
    if (codes !== undefined) rows.whereIn('code', [...codes]);
    return rows.select('code', 'locale', 'versie', 'onderwerp', 'tekst');
  }

  /** One version, also while it is being written. */
  find(spot: { code: TemplateCode; locale: TextLocale; versie: number }): Promise<PublishedText | undefined> {
    return this.db('mailsjablonen').where(spot).first('code', 'locale', 'versie', 'onderwerp', 'tekst');
  }
}
