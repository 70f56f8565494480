import { createTransaction } from '../../platform/database/transaction.ts';
import { FormGuard } from '../../platform/http/form-guard.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { OfficePost } from '../../platform/mail/office-post.ts';
import { OfficeRepository } from '../../platform/mail/office.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { ContactberichtenRepository } from './contactberichten.repository.ts';
import { createContactberichtenRoutes } from './contactberichten.routes.ts';
import { ContactberichtenService } from './contactberichten.service.ts';

const LIMIT = { name: 'contact', max: 5, windowMs: 3_600_000 };

/** Messages of visitors of the site to the office. */
export const module: FeatureModule = {
  name: 'contactberichten',
  build({ db, clock, vault, counters, mount }) {
    const service = new ContactberichtenService({
      transaction: createTransaction(db, (trx) => ({
        contact: new ContactberichtenRepository(trx),
        post: new OfficePost({ office: new OfficeRepository(trx), mail: new MailRepository(trx, vault), clock }),
      })),
      contact: new ContactberichtenRepository(db),
      guard: new FormGuard(counters, LIMIT),
      clock,
    });
    return {
      routes: createContactberichtenRoutes(mount, service),
      jobs: [{ name: 'privacy.contactberichten', run: () => service.forget() }],
    };
  },
};
