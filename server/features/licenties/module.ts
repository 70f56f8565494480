import type { Knex } from 'knex';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { TenantRequests } from '../aanvragen/tenant-requests.read.ts';
import { AutomaticErasure } from '../wissen/erasure-plan.read.ts';
import { ExpiryRepository } from './expiry.repository.ts';
import { ExpiryService, type ExpiryRepositories } from './expiry.service.ts';
import { LicentiesRepository } from './licenties.repository.ts';
import { createLicentiesRoutes } from './licenties.routes.ts';
import { LicentiesService } from './licenties.service.ts';

const build =
  (vault: Vault) =>
  (db: Knex): ExpiryRepositories => ({
    licenties: new ExpiryRepository(db),
    mail: new MailRepository(db, vault),
    audit: new AuditRepository(db),
  });

/** What a tenant has and asks for; licences go on by the calendar, up to the erasure. */
export const module: FeatureModule = {
  name: 'licenties',
  build({ db, clock, vault, mount }) {
    const expiry = new ExpiryService({
      transaction: createTransaction(db, build(vault)),
      licenties: new ExpiryRepository(db),
      jobs: new JobsRepository(db),
      erasurePlan: new AutomaticErasure(db, clock),
      clock,
    });
    const service = new LicentiesService({
      transaction: createTransaction(db, (trx) => ({
        licenties: new LicentiesRepository(trx),
        requests: new TenantRequests(trx, { vault, clock }),
        audit: new AuditRepository(trx),
      })),
      clock,
    });
    return { routes: createLicentiesRoutes(mount, service), jobs: [expiry] };
  },
};
