import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { ExpiryRepository } from './features/licenties/expiry.repository.ts';
import { ExpiryService, type ExpiryRepositories } from './features/licenties/expiry.service.ts';
import { AutomaticErasure } from './features/wissen/erasure-plan.read.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';

interface Base {
  db: Knex;
  clock: Clock;
}

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
