import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { GroepenRead } from './features/groepen/groepen.read.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
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

interface Base {
  db: Knex;
  clock: Clock;
  wachtwoorden: Passwords;
  vault: Vault;
  baseUrl: string | undefined;
  brake: SignInThrottle;
}

/** Sign-in material of pupils and their cards. */
export function composeLogin(base: Base, route: Route): Router[] {
  const { db, clock, vault, wachtwoorden: hasher } = base;
  const read = { groepen: new GroepenRead(db), leerlingen: new LeerlingenRead(db) };
  const buildPasswords = (knex: typeof db): PasswordsRepositories => ({
    wachtwoorden: new PasswordsRepository(knex),
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
  return [createPasswordsRoutes(route, { wachtwoorden: passwords, loginCards, baseUrl: base.baseUrl })];
}
