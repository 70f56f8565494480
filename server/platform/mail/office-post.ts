import type { Clock } from '#engine/core/basis/clock.ts';
import type { TextLocale } from '../taal/texts.ts';
import type { MailRepository } from './mail.repository.ts';
import type { OfficeRepository } from './office.repository.ts';
import { postMail } from './post.ts';
import type { MailValues, TemplateCode } from './templates.ts';

interface OfficeMail {
  sjabloon: TemplateCode;
  waarden: MailValues;
}
interface SiteMail extends OfficeMail {
  locale: TextLocale;
  aan: string;
}

/** Mail to and from people without an account: the queue of the office holds it. Give it the repositories of the running transaction. */
export class OfficePost {
  constructor(private readonly deps: { office: OfficeRepository; mail: MailRepository; clock: Clock }) {}

  /** To a visitor of the site. */
  async answer(mail: SiteMail): Promise<void> {
    const office = await this.deps.office.find();
    if (office !== undefined) await postMail(this.deps, { ...mail, adminId: office.adminId });
  }

  /** To everybody of the office. */
  async notify(mail: OfficeMail): Promise<void> {
    const office = await this.deps.office.find();
    if (office === undefined) return;
    for (const email of office.emails)
      await postMail(this.deps, { ...mail, adminId: office.adminId, locale: 'nl-NL', aan: email });
  }
}
