import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { TenantRequests } from '../aanvragen/tenant-requests.read.ts';
import { ConceptInvoices } from '../facturen/concept-invoices.read.ts';
import { AutomaticErasure } from '../wissen/erasure-plan.read.ts';
import { ExpiryRepository } from './expiry.repository.ts';
import { ExpiryService, type ExpiryRepositories } from './expiry.service.ts';
import { LicentiesRepository } from './licenties.repository.ts';
import { LicentieLetters } from './licentie-letters.ts';
import { createLicentiesRoutes } from './licenties.routes.ts';
import { LicentiesService } from './licenties.service.ts';
import { LifecycleService } from './lifecycle.service.ts';

const build =
  (vault: Vault, clock: Clock) =>
  (db: Knex): ExpiryRepositories => {
    const licenties = new ExpiryRepository(db);
    const mail = new MailRepository(db, vault);
    return {
      licenties,
      mail,
      audit: new AuditRepository(db),
      letters: new LicentieLetters(licenties, mail),
      invoices: new ConceptInvoices(db, clock),
    };
  };

/** What a tenant has and asks for; licences go on by the calendar, up to the erasure. */
export const module: FeatureModule = {
  name: 'licenties',
  build({ db, clock, vault, mount }) {
    const expiry = new ExpiryService({
      transaction: createTransaction(db, build(vault, clock)),
      licenties: new ExpiryRepository(db),
      jobs: new JobsRepository(db),
      erasurePlan: new AutomaticErasure(db, clock),
      clock,
    });
    const deps = {
      transaction: createTransaction(db, (trx) => ({
        licenties: new LicentiesRepository(trx),
        requests: new TenantRequests(trx, { vault, clock }),
        audit: new AuditRepository(trx),
        letters: new LicentieLetters(new ExpiryRepository(trx), new MailRepository(trx, vault)),
        sessions: new SessionRepository(trx),
      })),
      clock,
    };
    const service = new LicentiesService(deps);
    const lifecycle = new LifecycleService(deps, service);
    return { routes: createLicentiesRoutes(mount, service, lifecycle), jobs: [expiry] };
  },
};
