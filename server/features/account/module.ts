import type { Knex } from 'knex';
import { SessionRepository } from '../../platform/auth/session.repository.ts';
import { TwoStep } from '../../platform/auth/tweestaps.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { AccountRepository } from './account.repository.ts';
import { createAccountRoutes } from './account.routes.ts';
import { AccountService, type AccountRepositories } from './account.service.ts';
import { TotpMoveService } from './totp-move.service.ts';
import { TotpService } from './totp.service.ts';

const build =
  (vault: Vault) =>
  (db: Knex): AccountRepositories => ({
    account: new AccountRepository(db),
    sessies: new SessionRepository(db),
    mail: new MailRepository(db, vault),
    audit: new AuditRepository(db),
  });

/** The own account of whoever is signed in. */
export const module: FeatureModule = {
  name: 'account',
  build({ db, clock, passwords, brake, vault, mount }) {
    const repositories = build(vault)(db);
    const transaction = createTransaction(db, build(vault));
    const account = new AccountService({
      ...repositories,
      transaction,
      wachtwoorden: passwords,
      brake,
      clock,
    });
    const twoStep = new TwoStep(db, vault);
    const totp = new TotpService({
      account: repositories.account,
      eigen: account,
      vault,
      tweestaps: twoStep,
      audit: repositories.audit,
      clock,
    });
    const reset = new TotpMoveService({ eigen: account, transaction, tweestaps: twoStep, brake, clock });
    return { routes: createAccountRoutes(mount, { account, totp, reset }) };
  },
};
