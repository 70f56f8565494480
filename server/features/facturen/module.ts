import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { PricesRepository } from '../prijzen/prices.read.ts';
import { BillingSenderRepository } from './billing-sender.repository.ts';
import { BillingSenderService } from './billing-sender.service.ts';
import type { FactuurRepositories } from './factuur-desk.ts';
import { PAPER_MAKER } from './factuur-mail.ts';
import { FactuurListRepository } from './factuur-list.repository.ts';
import { FacturenRepository } from './facturen.repository.ts';
import { createFacturenRoutes } from './facturen.routes.ts';
import { FacturenService } from './facturen.service.ts';
import { IssueService } from './issue.service.ts';
import { PaperService } from './paper.service.ts';
import { RemindersService } from './reminders.service.ts';

/** Quotes, invoices, credit notes and payments of licences. */
export const module: FeatureModule = {
  name: 'facturen',
  build({ db, clock, vault, mail, mount }) {
    const build = (on: Knex): FactuurRepositories => ({
      facturen: new FacturenRepository(on),
      sender: new BillingSenderRepository(on),
      prices: new PricesRepository(on),
      mail: new MailRepository(on, vault),
      audit: new AuditRepository(on),
    });
    const shared = { transaction: createTransaction(db, build), clock };
    const paper = new PaperService(shared);
    mail.attachments.add(PAPER_MAKER, (id) => paper.attach(id));
    return {
      routes: createFacturenRoutes(mount, {
        concepts: new FacturenService({ ...shared, papers: new FactuurListRepository(db) }),
        issue: new IssueService(shared),
        paper,
        sender: new BillingSenderService(shared),
      }),
      jobs: [new RemindersService({ ...shared, jobs: new JobsRepository(db) })],
    };
  },
};
