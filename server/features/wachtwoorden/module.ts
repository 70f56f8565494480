import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { LoginCardsService } from './login-cards.service.ts';
import { PasswordsRepository } from './wachtwoorden.repository.ts';
import { createLoginCardsRoutes, createPasswordsRoutes } from './wachtwoorden.routes.ts';
import { PasswordsService, type PasswordsRepositories } from './wachtwoorden.service.ts';

const build = (db: Knex): PasswordsRepositories => ({
  wachtwoorden: new PasswordsRepository(db),
  audit: new AuditRepository(db),
});

/** Sign-in material of pupils and their cards. */
export const module: FeatureModule = {
  name: 'wachtwoorden',
  build({ db, clock, vault, passwords, brake, env, mount }) {
    const groepen = new GroepenRead(db);
    const service = new PasswordsService({
      ...build(db),
      groepen,
      leerlingen: new LeerlingenRead(db),
      transaction: createTransaction(db, build),
      hasher: passwords,
      vault,
      brake,
      clock,
    });
    const loginCards = new LoginCardsService({
      repository: new PasswordsRepository(db),
      audit: new AuditRepository(db),
      groepen,
      vault,
      clock,
    });
    return {
      routes: [...createPasswordsRoutes(mount, service), ...createLoginCardsRoutes(mount, { loginCards, bases: env })],
    };
  },
};
