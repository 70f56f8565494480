import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AccountDetailsRepository } from './features/accountgegevens/accountgegevens.repository.ts';
import { createAccountDetailsRoutes } from './features/accountgegevens/accountgegevens.routes.ts';
import { AccountDetailsService } from './features/accountgegevens/accountgegevens.service.ts';
import { ExpiryRepository } from './features/licenties/expiry.repository.ts';
import { ExpiryService, type ExpiryRepositories } from './features/licenties/expiry.service.ts';
import { AutomaticErasure } from './features/wissen/erasure-plan.read.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';

interface Base {
  db: Knex;
  clock: Clock;
}

const build = (db: Knex) => ({
  gegevens: new AccountDetailsRepository(db),
  audit: new AuditRepository(db),
});

/** Work of the night: licences go on by the calendar, up to the erasure. */
export function composeExpiry({ db, clock }: Base): ExpiryService {
  const create = (knex: Knex): ExpiryRepositories => ({
    licenties: new ExpiryRepository(knex),
    mail: new MailRepository(knex),
    audit: new AuditRepository(knex),
  });
  return new ExpiryService({
    transaction: createTransaction(db, create),
    licenties: new ExpiryRepository(db),
    jobs: new JobsRepository(db),
    erasurePlan: new AutomaticErasure(db, clock),
    clock,
  });
}

/** Routes of a tenant about itself: details, settings. */
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
  ];
}
