import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AccountDetailsRepository } from './features/accountgegevens/accountgegevens.repository.ts';
import { createAccountDetailsRoutes } from './features/accountgegevens/accountgegevens.routes.ts';
import { AccountDetailsService } from './features/accountgegevens/accountgegevens.service.ts';
import { ExpiryRepository } from './features/licenties/expiry.repository.ts';
import { ExpiryService, type ExpiryRepositories, type ErasurePlan } from './features/licenties/expiry.service.ts';
import { TenantErasureService } from './features/wissen/tenant-erasure.service.ts';
import { WisverzoekenRepository } from './features/wissen/wisverzoeken.repository.ts';
import { createWisverzoekenRoutes } from './features/wissen/wisverzoeken.routes.ts';
import { WisverzoekenService, type WisverzoekRepositories } from './features/wissen/wisverzoeken.service.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';
import { ErasureList } from './platform/privacy/erasure-list.ts';

interface Base {
  db: Knex;
  clock: Clock;
}

const build = (db: Knex) => ({
  gegevens: new AccountDetailsRepository(db),
  audit: new AuditRepository(db),
  mail: new MailRepository(db),
  verzoeken: new WisverzoekenRepository(db),
});
/** Work of the night: tenants that asked to be erased. */
export function composeTenantErasure({ db, clock, dataDir }: Base & { dataDir: string }): TenantErasureService {
  return new TenantErasureService({
    transaction: createTransaction<WisverzoekRepositories>(db, build),
    jobs: new JobsRepository(db),
    erasureList: new ErasureList(dataDir),
    clock,
  });
}

/** Work of the night: licences go on by the calendar, up to the erasure. */
export function composeExpiry({ db, clock }: Base, erasurePlan: ErasurePlan): ExpiryService {
  const create = (knex: Knex): ExpiryRepositories => ({
    licenties: new ExpiryRepository(knex),
    mail: new MailRepository(knex),
    audit: new AuditRepository(knex),
  });
  return new ExpiryService({
    transaction: createTransaction(db, create),
    licenties: new ExpiryRepository(db),
    jobs: new JobsRepository(db),
    erasurePlan,
    clock,
  });
}

/** Routes of a tenant about itself: details, settings, erasure. */
export function composeTenant(
  { db, clock, subverwerkers }: Base & { subverwerkers: readonly string[] },
  route: Route,
): Router[] {
  const repos = build(db);
  const transaction = createTransaction(db, build);
  return [
    createAccountDetailsRoutes(
      route,
      new AccountDetailsService({ transaction, repository: repos.gegevens, clock, subverwerkers }),
    ),
    createWisverzoekenRoutes(route, new WisverzoekenService({ transaction, verzoeken: repos.verzoeken, clock })),
  ];
}
