import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { SharingService, type SharingRepositories } from './features/koppelingen/delen.service.ts';
import { LinkService } from './features/koppelingen/link.service.ts';
import { KoppelingenRead } from './features/koppelingen/koppelingen.read.ts';
import { KoppelingenRepository } from './features/koppelingen/koppelingen.repository.ts';
import { createKoppelingenRoutes } from './features/koppelingen/koppelingen.routes.ts';
import { LeerlingCodesRepository } from './features/koppelingen/leerling-codes.repository.ts';
import { HomePictureRepository } from './features/koppelingen/home-picture.repository.ts';
import { HomePictureService } from './features/koppelingen/home-picture.service.ts';
import { ToestemmingenRepository } from './features/koppelingen/toestemmingen.repository.ts';
import { ToestemmingenService } from './features/koppelingen/toestemmingen.service.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { ThuisspelenRepository } from './features/thuisspelen/thuisspelen.repository.ts';
import { createThuisspelenRoutes } from './features/thuisspelen/thuisspelen.routes.ts';
import { ThuisspelenService } from './features/thuisspelen/thuisspelen.service.ts';
import type { SignInThrottle } from './platform/auth/sign-in-throttle.ts';
import { SessionRepository } from './platform/auth/session.repository.ts';
import type { Tokens } from './platform/auth/tokens.ts';
import type { Passwords } from './platform/auth/wachtwoorden.ts';
import type { Content } from './platform/content/content.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Route } from './platform/http/route.ts';
import type { CounterStorage } from './platform/counter/counter-storage.ts';

interface Base {
  db: Knex;
  clock: Clock;
  content: Content;
  tokens: Tokens;
  sessies: SessionRepository;
  wachtwoorden: Passwords;
  brake: SignInThrottle;
  tellers: CounterStorage;
}

const build = (db: Knex): SharingRepositories => ({
  toestemmingen: new ToestemmingenRepository(db),
  codes: new LeerlingCodesRepository(db),
  koppelingen: new KoppelingenRepository(db),
  audit: new AuditRepository(db),
});

/** Sharing a pupil with home and practice, and playing at home. */
export function composeSharing(
  { db, clock, content, tokens, sessies: sessions, wachtwoorden: passwords, brake, tellers: counters }: Base,
  route: Route,
): Router[] {
  const repos = build(db);
  const transaction = createTransaction(db, build);
  const leerlingen = new LeerlingenRead(db);
  const read = new KoppelingenRead(db);
  return [
    createKoppelingenRoutes(route, {
      toestemmingen: new ToestemmingenService({ toestemmingen: repos.toestemmingen, transaction, leerlingen, clock }),
      delen: new SharingService({ ...repos, transaction, leerlingen, clock }),
      link: new LinkService({
        codes: repos.codes,
        tellers: counters,
        clock,
        transaction: createTransaction(db, (trx) => ({
          ...build(trx),
          licenties: new LicentiesRead(trx),
          read: new KoppelingenRead(trx),
        })),
      }),
      beeld: new HomePictureService({
        koppelingen: read,
        beeld: new HomePictureRepository(db),
        leerdoelen: content.leerdoelen,
        clock,
      }),
    }),
    createThuisspelenRoutes(
      route,
      new ThuisspelenService({
        repository: new ThuisspelenRepository(db),
        sessies: sessions,
        tokens,
        wachtwoorden: passwords,
        leerlingen,
        koppelingen: read,
        brake,
        tellers: counters,
        audit: repos.audit,
        clock,
      }),
    ),
  ];
}
