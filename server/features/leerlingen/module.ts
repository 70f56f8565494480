import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { IdempotencyRepository } from '../../platform/http/idempotency.repository.ts';
import { Idempotency } from '../../platform/http/idempotency.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { FeatureModule, Platform } from '../../platform/module.ts';
import { ErasureList } from '../../platform/privacy/erasure-list.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LicentiesRead } from '../licenties/licenties.read.ts';
import { LeavingLeerlingen } from './leaving.read.ts';
import { LeerlingListRepository } from './leerling-list.repository.ts';
import { AddLeerlingenService } from './leerlingen-add.service.ts';
import { LeerlingenManagementRepository } from './leerlingen-management.repository.ts';
import { createLeerlingenManagementRoutes } from './leerlingen-management.routes.ts';
import { LeerlingenManagementService } from './leerlingen-management.service.ts';
import { LeerlingenRead } from './leerlingen.read.ts';
import { LeerlingenRepository } from './leerlingen.repository.ts';
import { createLeerlingenRoutes } from './leerlingen.routes.ts';
import { LeerlingenService } from './leerlingen.service.ts';
import { PrullenbakRepository } from './prullenbak.repository.ts';
import { createPrullenbakRoutes } from './prullenbak.routes.ts';
import { PrullenbakService } from './prullenbak.service.ts';
import { ErasureRepository } from './wissen.repository.ts';
import { ErasureService } from './wissen.service.ts';

/** Everything a transaction of the administration of leerlingen may touch. */
const build = (db: Knex, clock: Clock) => ({
  leerlingen: new LeerlingenManagementRepository(db),
  leaving: new LeavingLeerlingen(db, clock),
  read: new LeerlingenRead(db),
  bin: new PrullenbakRepository(db),
  licenties: new LicentiesRead(db),
  audit: new AuditRepository(db),
});

/** Erasure, by hand and by the night. */
function createErasure({ db, clock, env }: Platform): ErasureService {
  const repositories = (knex: Knex) => ({
    erasure: new ErasureRepository(knex),
    audit: new AuditRepository(knex),
    jobs: new JobsRepository(knex),
  });
  return new ErasureService({
    ...repositories(db),
    transaction: createTransaction(db, repositories),
    bin: new PrullenbakRepository(db),
    erasureList: new ErasureList(env.DATA_DIR),
    idempotency: new Idempotency(new IdempotencyRepository(db), clock),
    clock,
  });
}

/** Lists, changes and new leerlingen. */
function createManagement({ db, clock, passwords, vault }: Platform) {
  const transaction = createTransaction(db, (trx) => build(trx, clock));
  const shared = {
    transaction,
    repository: new LeerlingenManagementRepository(db),
    groepen: new GroepenRead(db),
    clock,
  };
  return {
    management: new LeerlingenManagementService({
      ...shared,
      lijst: new LeerlingListRepository(db),
      read: new LeerlingenRead(db),
    }),
    add: new AddLeerlingenService({ ...shared, wachtwoorden: passwords, vault }),
  };
}

/** The pupils of a tenant: their lists, what is done with them, and the bin. */
export const module: FeatureModule = {
  name: 'leerlingen',
  build(platform) {
    const { db, clock, content, mount } = platform;
    const groepen = new GroepenRead(db);
    const erasure = createErasure(platform);
    const overview = new LeerlingenService({
      repository: new LeerlingenRepository(db),
      groepen,
      doelen: content,
      clock,
    });
    const prullenbak = new PrullenbakService({
      transaction: createTransaction(db, (trx) => build(trx, clock)),
      repository: new PrullenbakRepository(db),
      licenties: new LicentiesRead(db),
      groepen,
      erasure,
      clock,
    });
    return {
      routes: [
        ...createLeerlingenRoutes(mount, overview),
        ...createLeerlingenManagementRoutes(mount, createManagement(platform)),
        ...createPrullenbakRoutes(mount, prullenbak),
      ],
      jobs: [erasure],
      prepare: async () => {
        await erasure.repeat();
      },
    };
  },
};
