import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { MailTextRepository } from '../../platform/mail/mail-texts.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { Inviters } from './inviter.read.ts';
import { markOf, openAddress } from './opt-out.ts';
import {
  openVrienduitnodigingenEndpoints as open,
  vrienduitnodigingenEndpoints as endpoints,
} from './vrienduitnodigingen.contract.ts';
import { VrienduitnodigingenRepository } from './vrienduitnodigingen.repository.ts';
import { VrienduitnodigingenService } from './vrienduitnodigingen.service.ts';

const DAY_MS = 86_400_000;
/** Addresses that somebody invited are known this long. */
const KEEP_DAYS = 90;

/** Friends of customers: invitations in their name, and the wish to get none. */
export const module: FeatureModule = {
  name: 'vrienduitnodigingen',
  build({ env, db, clock, vault, counters, mail, mount }) {
    const friends = new VrienduitnodigingenRepository(db);
    const inviters = new Inviters(db, clock);
    const service = new VrienduitnodigingenService({
      transaction: createTransaction(db, (trx) => ({
        friends: new VrienduitnodigingenRepository(trx),
        mail: new MailRepository(trx, vault),
        texts: new MailTextRepository(trx),
        audit: new AuditRepository(trx),
      })),
      counters,
      vault,
      addresses: mail.adressen,
      bonusDays: env.VRIEND_BONUS_DAYS,
      clock,
    });
    return {
      routes: [
        mount(endpoints.list, ({ access }) => service.list(access)),
        mount(endpoints.send, ({ access, body }) => service.send(access, body)),
        mount(endpoints.withdraw, ({ access, params }) => service.withdraw(access, params.uitnodigingId)),
        mount(open.find, async ({ params }) => {
          const inviter = await inviters.find(params.token);
          if (inviter === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'VRIENDLINK_ONBEKEND' });
          return { naam: inviter.naam, organisatie: inviter.organisatie };
        }),
        mount(open.optOut, async ({ body }) => {
          const email = openAddress(vault, body.token);
          if (email === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'AANMELDING_ONBEKEND' });
          await friends.optOut(markOf(vault, email), new Date(clock.now()));
        }),
      ],
      jobs: [
        {
          name: 'privacy.vrienduitnodigingen',
          run: () => friends.forget(new Date(clock.now() - KEEP_DAYS * DAY_MS)),
        },
      ],
    };
  },
};
