import type { Clock } from '#engine/core/basis/clock.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import type { VerhuistokensRepository } from './verhuistokens.repository.ts';

/** A move that was carried out. */
interface Done {
  from: { id: string; naam: string };
  to: { id: string; naam: string };
  count: number;
}

/** Tells whoever manages both tenants how many went where; no names of pupils in a mail. */
export async function reportMove(
  repos: { tokens: Pick<VerhuistokensRepository, 'findManagers'>; mail: MailRepository },
  clock: Clock,
  { from, to, count }: Done,
): Promise<void> {
  for (const { id: adminId } of [from, to])
    for (const manager of await repos.tokens.findManagers(adminId))
      await postMail(
        { mail: repos.mail, clock },
        {
          adminId,
          sjabloon: 'tenant-verhuisd',
          locale: manager.locale,
          aan: manager.email,
          gebruikerId: manager.id,
          waarden: {
            naam: manager.voornaam,
            organisatie: manager.organisatie,
            van: from.naam,
            naar: to.naam,
            aantal: String(count),
            datum: serverDayText(clock.now(), manager.locale),
            pad: `/admins/${adminId}`,
          },
        },
      );
}
