import type { Knex } from 'knex';
import { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { PasswordResetRepository } from './wachtwoordherstel.repository.ts';
import { createPasswordResetRoutes } from './wachtwoordherstel.routes.ts';
import { PasswordResetService, type ResetRepositories } from './wachtwoordherstel.service.ts';

const build =
  (vault: Vault) =>
  (db: Knex): ResetRepositories => ({
    passwordReset: new PasswordResetRepository(db),
    mail: new MailRepository(db, vault),
    sessies: new SessionRepository(db),
    audit: new AuditRepository(db),
  });

/** Forgotten passwords of adults. */
export const module: FeatureModule = {
  name: 'wachtwoordherstel',
  build({ db, clock, log, passwords, counters, vault, mount }) {
    const service = new PasswordResetService({
      ...build(vault)(db),
      transaction: createTransaction(db, build(vault)),
      wachtwoorden: passwords,
      tellers: counters,
      clock,
      log,
    });
    return { routes: createPasswordResetRoutes(mount, service) };
  },
};
