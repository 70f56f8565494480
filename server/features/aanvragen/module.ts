import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { FormGuard } from '../../platform/http/form-guard.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { OfficePost } from '../../platform/mail/office-post.ts';
import { OfficeRepository } from '../../platform/mail/office.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { FirstUitnodiging } from '../docenten/first-uitnodiging.read.ts';
import { NewGroepen } from '../groepen/new-groep.read.ts';
import { Inviters } from '../vrienduitnodigingen/inviter.read.ts';
import { AanvragenRepository } from './aanvragen.repository.ts';
import { createAanvragenRoutes } from './aanvragen.routes.ts';
import { AanvragenService } from './aanvragen.service.ts';
import { CustomerRepository } from './customer.repository.ts';
import { IntakeService } from './intake.service.ts';
import { NewCustomerService } from './new-customer.service.ts';
import { SelfStartRepository } from './self-start.repository.ts';
import { SelfStartService } from './self-start.service.ts';

/** A school shares one address, and its people may each ask for something. */
const LIMIT = { name: 'aanvraag', max: 10, windowMs: 3_600_000 };
/** Trials that may begin from one network address. */
const STARTS = { name: 'proef-begin', max: 10, windowMs: 3_600_000 };

/** Requests of the site, and the customers that the office makes of them. */
export const module: FeatureModule = {
  name: 'aanvragen',
  build({ db, clock, vault, counters, mount }) {
    const postOf = (trx: Knex) =>
      new OfficePost({ office: new OfficeRepository(trx), mail: new MailRepository(trx, vault), clock });
    const intake = new IntakeService({
      transaction: createTransaction(db, (trx) => ({
        aanvragen: new AanvragenRepository(trx),
        inviters: new Inviters(trx, clock),
        post: postOf(trx),
        selfStart: new SelfStartRepository(trx),
      })),
      guard: new FormGuard(counters, LIMIT),
      counters,
      clock,
    });
    const transaction = createTransaction(db, (trx) => ({
      aanvragen: new AanvragenRepository(trx),
      customers: new CustomerRepository(trx),
      groepen: new NewGroepen(trx),
      uitnodigingen: new FirstUitnodiging(trx, { vault, clock }),
      audit: new AuditRepository(trx),
      selfStart: new SelfStartRepository(trx),
      office: new OfficeRepository(trx),
      post: postOf(trx),
    }));
    const office = new AanvragenService({ transaction, clock });
    const newCustomers = new NewCustomerService({ transaction, clock });
    const selfStart = new SelfStartService({ transaction, guard: new FormGuard(counters, STARTS), clock });
    return { routes: createAanvragenRoutes(mount, { intake, office, newCustomers, selfStart }) };
  },
};
