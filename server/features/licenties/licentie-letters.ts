import type { Clock } from '#engine/core/basis/clock.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { MailValues, TemplateCode } from '../../platform/mail/templates.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { ExpiryRepository } from './expiry.repository.ts';

interface Subject {
  /** The tenant. */ admin_id: string;
  naam: string;
  locale: TextLocale;
  eind: string | null;
  plaatsen: number;
}
interface Letter {
  template: TemplateCode;
  clock: Clock;
  values?: MailValues;
}

/** Mails about a licence to whoever manages the tenant; inside the transaction of what happened. */
export class LicentieLetters {
  constructor(
    private readonly people: Pick<ExpiryRepository, 'findManagers'>,
    private readonly mail: MailRepository,
  ) {}

  async send(subject: Subject, { template, clock, values = {} }: Letter): Promise<void> {
    const { admin_id: adminId, naam: organization, locale, eind: end, plaatsen: seats } = subject;
    for (const manager of await this.people.findManagers(adminId))
      await postMail(
        { mail: this.mail, clock },
        {
          adminId,
          sjabloon: template,
          locale,
          aan: manager.email,
          waarden: {
            naam: manager.voornaam,
            organisatie: organization,
            plaatsen: String(seats),
            pad: `/admins/${adminId}/licentie`,
            ...(end === null ? {} : { eind: serverDayText(Date.parse(`${end}T12:00:00Z`), locale) }),
            ...values,
          },
        },
      );
  }
}
