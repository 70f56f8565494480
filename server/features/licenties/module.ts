import type { Knex } from 'knex';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { AutomaticErasure } from '../wissen/erasure-plan.read.ts';
import { ExpiryRepository } from './expiry.repository.ts';
import { ExpiryService, type ExpiryRepositories } from './expiry.service.ts';

const build =
  (vault: Vault) =>
  (db: Knex): ExpiryRepositories => ({
    licenties: new ExpiryRepository(db),
    mail: new MailRepository(db, vault),
    audit: new AuditRepository(db),
  });

/** Licences go on by the calendar, up to the erasure. */
export const module: FeatureModule = {
  name: 'licenties',
  build({ db, clock, vault }) {
    const expiry = new ExpiryService({
      transaction: createTransaction(db, build(vault)),
      licenties: new ExpiryRepository(db),
      jobs: new JobsRepository(db),
      erasurePlan: new AutomaticErasure(db, clock),
      clock,
    });
    return { routes: [], jobs: [expiry] };
  },
};
