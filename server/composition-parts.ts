import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { KoppelingenRead } from './features/koppelingen/koppelingen.read.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { ThuisspelenRepository } from './features/thuisspelen/thuisspelen.repository.ts';
import { createThuisspelenRoutes } from './features/thuisspelen/thuisspelen.routes.ts';
import { ThuisspelenService } from './features/thuisspelen/thuisspelen.service.ts';
import type { SignInThrottle } from './platform/auth/sign-in-throttle.ts';
import { SessionRepository } from './platform/auth/session.repository.ts';
import type { Tokens } from './platform/auth/tokens.ts';
import type { Passwords } from './platform/auth/wachtwoorden.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import type { Route } from './platform/http/route.ts';
import type { CounterStorage } from './platform/counter/counter-storage.ts';

interface Base {
  db: Knex;
  clock: Clock;
  tokens: Tokens;
  sessies: SessionRepository;
  wachtwoorden: Passwords;
  brake: SignInThrottle;
  tellers: CounterStorage;
}

/** Playing at home. */
export function composeSharing(
  { db, clock, tokens, sessies: sessions, wachtwoorden: passwords, brake, tellers: counters }: Base,
  route: Route,
): Router[] {
  return [
    createThuisspelenRoutes(
      route,
      new ThuisspelenService({
        repository: new ThuisspelenRepository(db),
        sessies: sessions,
        tokens,
        wachtwoorden: passwords,
        leerlingen: new LeerlingenRead(db),
        koppelingen: new KoppelingenRead(db),
        brake,
        tellers: counters,
        audit: new AuditRepository(db),
        clock,
      }),
    ),
  ];
}
