import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { FormGuard } from '../../platform/http/form-guard.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { OfficePost } from '../../platform/mail/office-post.ts';
import { OfficeRepository } from '../../platform/mail/office.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { SignUpManagementService } from './sign-up-management.service.ts';
import { WebinarManagementRepository } from './webinar-management.repository.ts';
import { WebinarManagementService } from './webinar-management.service.ts';
import { WebinarWorker } from './webinar-worker.ts';
import { WebinarsRepository } from './webinars.repository.ts';
import { createWebinarManagementRoutes, createWebinarsRoutes } from './webinars.routes.ts';
import { WebinarsService } from './webinars.service.ts';

const LIMIT = { name: 'webinar', max: 20, windowMs: 3_600_000 };
const DAY_MS = 86_400_000;
/** Who came is known this long. */
const KEEP_DAYS = 90;

/** Trainings over video: dates, sign-ups and the waiting list. */
export const module: FeatureModule = {
  name: 'webinars',
  build({ db, clock, vault, counters, mail, mount }) {
    const transaction = createTransaction(db, (trx) => ({
      webinars: new WebinarsRepository(trx),
      management: new WebinarManagementRepository(trx),
      audit: new AuditRepository(trx),
      post: new OfficePost({ office: new OfficeRepository(trx), mail: new MailRepository(trx, vault), clock }),
    }));
    const webinars = new WebinarsRepository(db);
    const service = new WebinarsService({
      transaction,
      webinars,
      guard: new FormGuard(counters, LIMIT),
      vault,
      addresses: mail.adressen,
      clock,
    });
    const office = { transaction, management: new WebinarManagementRepository(db), vault, clock };
    return {
      routes: [
        ...createWebinarsRoutes(mount, service),
        ...createWebinarManagementRoutes(mount, {
          management: new WebinarManagementService(office),
          signUps: new SignUpManagementService(office),
        }),
      ],
      periodic: [new WebinarWorker({ transaction, vault, clock })],
      jobs: [
        {
          name: 'privacy.webinars',
          run: () => webinars.forget(new Date(clock.now() - KEEP_DAYS * DAY_MS)),
        },
      ],
    };
  },
};
