import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { TextLocale } from '../taal/texts.ts';
import { addressHash } from './addresses.ts';
import type { AttachmentReference } from './attachments.ts';
import type { MailRepository } from './mail.repository.ts';
import type { MailValues, TemplateCode } from './templates.ts';

export interface MailBericht {
  adminId: string;
  sjabloon: TemplateCode;
  locale: TextLocale;
  aan: string;
  waarden: MailValues;
  gebruikerId?: string;
  /** Version of the text that somebody tries out. */
  trialVersion?: number;
  attachments?: readonly AttachmentReference[];
}

/** Puts a mail into the queue. Give it the repository of the running transaction: then the mail exists exactly when the change does. */
export async function postMail(deps: { mail: MailRepository; clock: Clock }, bericht: MailBericht): Promise<void> {
  await deps.mail.insert({
    ...bericht,
    id: v7(),
    recipientHash: addressHash(bericht.aan),
    nu: new Date(deps.clock.now()),
  });
}
