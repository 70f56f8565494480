import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { GroepenManagementRepository } from './features/groepen/groepen-management.repository.ts';
import { GroepenManagementService } from './features/groepen/groepen-management.service.ts';
import { GroepenRead } from './features/groepen/groepen.read.ts';
import { JaarovergangRepository } from './features/jaarovergang/jaarovergang.repository.ts';
import { createJaarovergangRoutes } from './features/jaarovergang/jaarovergang.routes.ts';
import { JaarovergangService } from './features/jaarovergang/jaarovergang.service.ts';
import { renameGroep } from './features/leerlingen/rename-groep.ts';
import { LeerlingenManagementRepository } from './features/leerlingen/leerlingen-management.repository.ts';
import { createLeerlingenManagementRoutes } from './features/leerlingen/leerlingen-management.routes.ts';
import { LeerlingenManagementService } from './features/leerlingen/leerlingen-management.service.ts';
import { AddLeerlingenService } from './features/leerlingen/leerlingen-add.service.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LeerlingListRepository } from './features/leerlingen/leerling-list.repository.ts';
import { PrullenbakRepository } from './features/leerlingen/prullenbak.repository.ts';
import { createPrullenbakRoutes } from './features/leerlingen/prullenbak.routes.ts';
import { PrullenbakService } from './features/leerlingen/prullenbak.service.ts';
import { ErasureRepository } from './features/leerlingen/wissen.repository.ts';
import { ErasureService } from './features/leerlingen/wissen.service.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import type { Vault } from './platform/auth/vault.ts';
import type { Passwords } from './platform/auth/wachtwoorden.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import { IdempotencyRepository } from './platform/http/idempotency.repository.ts';
import { Idempotency } from './platform/http/idempotency.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import { ErasureList } from './platform/privacy/erasure-list.ts';

interface Base {
  db: Knex;
  clock: Clock;
  wachtwoorden: Passwords;
  vault: Vault;
  dataDir: string;
}

/** Everything a transaction of the administration may touch. */
const build = (db: Knex) => ({
  groepen: new GroepenManagementRepository(db),
  leerlingen: new LeerlingenManagementRepository(db),
  read: new LeerlingenRead(db),
  bin: new PrullenbakRepository(db),
  licenties: new LicentiesRead(db),
  audit: new AuditRepository(db),
  jaar: new JaarovergangRepository(db),
});

/** Erasure, which the night does too. */
export function composeErasure({ db, clock, dataDir }: Pick<Base, 'db' | 'clock' | 'dataDir'>): ErasureService {
  const repositories = (knex: Knex) => ({
    erasure: new ErasureRepository(knex),
    audit: new AuditRepository(knex),
    jobs: new JobsRepository(knex),
  });
  return new ErasureService({
    ...repositories(db),
    transaction: createTransaction(db, repositories),
    bin: new PrullenbakRepository(db),
    erasureList: new ErasureList(dataDir),
    idempotency: new Idempotency(new IdempotencyRepository(db), clock),
    clock,
  });
}

/** The step to the next school year works with groups and bin in one transaction. */
function createJaarovergang(
  { db, clock }: Base,
  repository: JaarovergangRepository,
  { groepenManagement, prullenbak }: { groepenManagement: GroepenManagementService; prullenbak: PrullenbakService },
): JaarovergangService {
  return new JaarovergangService({
    repository,
    clock,
    transaction: createTransaction(db, (trx) => {
      const everything = build(trx);
      return {
        jaar: everything.jaar,
        audit: everything.audit,
        createGroep: (access, groep) => groepenManagement.createWith(everything, access, groep),
        lock: (access, ids) => everything.read.lock(access, ids),
        rename: (adminId, groepId) => renameGroep(everything.leerlingen, adminId, groepId),
        toPrullenbak: async (access, ids) => {
          await prullenbak.putIn(everything, access, { ids: [...ids], reden: 'schoolverlater' });
        },
      };
    }),
  });
}

/** Routes of leerlingen, bin and school year. */
export function composeLeerlingen(base: Base, route: Route): Router[] {
  const { db, clock } = base;
  const repos = build(db);
  const transaction = createTransaction(db, build);
  const groepen = new GroepenRead(db);
  const groepenManagement = new GroepenManagementService({
    transaction,
    repository: repos.groepen,
    read: groepen,
    clock,
  });
  const prullenbak = new PrullenbakService({
    transaction,
    repository: repos.bin,
    licenties: repos.licenties,
    groepen,
    erasure: composeErasure(base),
    clock,
  });
  const jaarovergang = createJaarovergang(base, repos.jaar, { groepenManagement, prullenbak });
  const leerlingen = {
    management: new LeerlingenManagementService({
      transaction,
      repository: repos.leerlingen,
      lijst: new LeerlingListRepository(db),
      groepen,
      read: repos.read,
      clock,
    }),
    add: new AddLeerlingenService({
      transaction,
      repository: repos.leerlingen,
      groepen,
      wachtwoorden: base.wachtwoorden,
      vault: base.vault,
      clock,
    }),
  };
  return [
    createLeerlingenManagementRoutes(route, leerlingen),
    createPrullenbakRoutes(route, prullenbak),
    createJaarovergangRoutes(route, jaarovergang),
  ];
}
