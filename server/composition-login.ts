import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { GroepenRead } from './features/groepen/groepen.read.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { StateBaseRead } from './features/somvensters/state-base.read.ts';
import { VerhuistokensRepository } from './features/verhuistokens/verhuistokens.repository.ts';
import { createVerhuistokensRoutes } from './features/verhuistokens/verhuistokens.routes.ts';
import { VerhuistokensService, type TokenRepositories } from './features/verhuistokens/verhuistokens.service.ts';
import { TransferRepository } from './features/verhuistokens/transfer.repository.ts';
import { TransferService } from './features/verhuistokens/transfer.service.ts';
import { LoginCardsService } from './features/wachtwoorden/login-cards.service.ts';
import { PasswordsRepository } from './features/wachtwoorden/wachtwoorden.repository.ts';
import { createPasswordsRoutes } from './features/wachtwoorden/wachtwoorden.routes.ts';
import { PasswordsService, type PasswordsRepositories } from './features/wachtwoorden/wachtwoorden.service.ts';
import type { SignInThrottle } from './platform/auth/sign-in-throttle.ts';
import type { Vault } from './platform/auth/vault.ts';
import type { Passwords } from './platform/auth/wachtwoorden.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Route } from './platform/http/route.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';
import { ErasureList } from './platform/privacy/erasure-list.ts';
import type { CounterStorage } from './platform/counter/counter-storage.ts';

interface Base {
  db: Knex;
  clock: Clock;
  wachtwoorden: Passwords;
  vault: Vault;
  dataDir: string;
  baseUrl: string | undefined;
  brake: SignInThrottle;
  tellers: CounterStorage;
}

/** Sign-in material of pupils, their cards, and handing them to another tenant. */
export function composeLogin(base: Base, route: Route): Router[] {
  const { db, clock, vault, wachtwoorden: hasher } = base;
  const read = { groepen: new GroepenRead(db), leerlingen: new LeerlingenRead(db) };
  const buildPasswords = (knex: typeof db): PasswordsRepositories => ({
    wachtwoorden: new PasswordsRepository(knex),
    audit: new AuditRepository(knex),
  });
  const buildTokens = (knex: typeof db): TokenRepositories => ({
    tokens: new VerhuistokensRepository(knex),
    audit: new AuditRepository(knex),
  });
  const passwords = new PasswordsService({
    ...buildPasswords(db),
    ...read,
    transaction: createTransaction(db, buildPasswords),
    hasher,
    vault,
    brake: base.brake,
    clock,
  });
  const loginCards = new LoginCardsService({
    repository: new PasswordsRepository(db),
    audit: new AuditRepository(db),
    groepen: read.groepen,
    vault,
    clock,
  });
  const tokens = new VerhuistokensService({
    ...buildTokens(db),
    leerlingen: read.leerlingen,
    transaction: createTransaction(db, buildTokens),
    tellers: base.tellers,
    clock,
  });
  const transfer = new TransferService({
    tokens,
    ...read,
    hasher,
    vault,
    clock,
    erasureList: new ErasureList(base.dataDir),
    transaction: createTransaction(db, (trx) => ({
      ...buildTokens(trx),
      transfer: new TransferRepository(trx),
      licenties: new LicentiesRead(trx),
      bases: new StateBaseRead(trx),
      mail: new MailRepository(trx),
    })),
  });
  return [
    createPasswordsRoutes(route, { wachtwoorden: passwords, loginCards, baseUrl: base.baseUrl }),
    createVerhuistokensRoutes(route, { tokens, transfer }),
  ];
}
