import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AccountRepository } from './features/account/account.repository.ts';
import { createAccountRoutes } from './features/account/account.routes.ts';
import { AccountService, type AccountRepositories } from './features/account/account.service.ts';
import { TotpService } from './features/account/totp.service.ts';
import { PurgeRepository } from './features/opschonen/opschonen.repository.ts';
import { PurgeService, type PurgeRepositories } from './features/opschonen/opschonen.service.ts';
import type { SignInThrottle } from './platform/auth/sign-in-throttle.ts';
import type { Vault } from './platform/auth/vault.ts';
import { SessionRepository } from './platform/auth/session.repository.ts';
import { TwoStep } from './platform/auth/tweestaps.ts';
import type { Passwords } from './platform/auth/wachtwoorden.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Database } from './platform/database/database.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';

/** What this part stands on. */
interface Base {
  clock: Clock;
  database: Database;
  wachtwoorden: Passwords;
  vault: Vault;
}
/** What the composition shares with this part. */
interface Shared {
  route: Route;
  brake: SignInThrottle;
}

const build = (knex: Knex): AccountRepositories => ({
  account: new AccountRepository(knex),
  sessies: new SessionRepository(knex),
  mail: new MailRepository(knex),
  audit: new AuditRepository(knex),
});

/** Work of the night of this part. */
export function composePurge(base: Pick<Base, 'database' | 'clock'>): PurgeService {
  const db = base.database.knex;
  const buildPurge = (knex: Knex): PurgeRepositories => ({
    purge: new PurgeRepository(knex),
    jobs: new JobsRepository(knex),
  });
  return new PurgeService({
    jobs: new JobsRepository(db),
    transaction: createTransaction(db, buildPurge),
    clock: base.clock,
  });
}

/** The own account. */
export function composeManagement(base: Base, { route, brake }: Shared): Router[] {
  const { clock, wachtwoorden: passwords, vault } = base;
  const db = base.database.knex;
  const repos = build(db);
  const transaction = createTransaction(db, build);
  const account = new AccountService({ ...repos, transaction, wachtwoorden: passwords, brake, clock });
  const totp = new TotpService({
    account: repos.account,
    eigen: account,
    vault,
    tweestaps: new TwoStep(db, vault),
    audit: repos.audit,
    clock,
  });
  return [createAccountRoutes(route, { account, totp })];
}
