import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Locale } from '../taal/teksten.ts';
import { adresHash } from './adressen.ts';
import type { MailRepository } from './mail.repository.ts';
import type { MailWaarden, SjabloonCode } from './sjablonen.ts';

export interface Mailbericht {
  adminId: string;
  sjabloon: SjabloonCode;
  locale: Locale;
  aan: string;
  waarden: MailWaarden;
  gebruikerId?: string;
}

/** Puts a mail into the queue. Give it the repository of the running transaction: then the mail exists exactly when the change does. */
export async function postMail(deps: { mail: MailRepository; clock: Clock }, bericht: Mailbericht): Promise<void> {
  await deps.mail.insert({ ...bericht, id: v7(), aanHash: adresHash(bericht.aan), nu: new Date(deps.clock.now()) });
}
