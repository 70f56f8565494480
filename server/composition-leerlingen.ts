import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { GroepenBeheerRepository } from './features/groepen/groepen-beheer.repository.ts';
import { createGroepenBeheerRoutes } from './features/groepen/groepen-beheer.routes.ts';
import { GroepenBeheerService } from './features/groepen/groepen-beheer.service.ts';
import { GroepenRead } from './features/groepen/groepen.read.ts';
import { JaarovergangRepository } from './features/jaarovergang/jaarovergang.repository.ts';
import { createJaarovergangRoutes } from './features/jaarovergang/jaarovergang.routes.ts';
import { JaarovergangService } from './features/jaarovergang/jaarovergang.service.ts';
import { hernoemGroep } from './features/leerlingen/hernoem-groep.ts';
import { LeerlingenBeheerRepository } from './features/leerlingen/leerlingen-beheer.repository.ts';
import { createLeerlingenBeheerRoutes } from './features/leerlingen/leerlingen-beheer.routes.ts';
import { LeerlingenBeheerService } from './features/leerlingen/leerlingen-beheer.service.ts';
import { LeerlingenToevoegenService } from './features/leerlingen/leerlingen-toevoegen.service.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LeerlinglijstRepository } from './features/leerlingen/leerlinglijst.repository.ts';
import { PrullenbakRepository } from './features/leerlingen/prullenbak.repository.ts';
import { createPrullenbakRoutes } from './features/leerlingen/prullenbak.routes.ts';
import { PrullenbakService } from './features/leerlingen/prullenbak.service.ts';
import { WissenRepository } from './features/leerlingen/wissen.repository.ts';
import { WissenService } from './features/leerlingen/wissen.service.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import type { Kluis } from './platform/auth/kluis.ts';
import type { Wachtwoorden } from './platform/auth/wachtwoorden.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransactie } from './platform/database/transactie.ts';
import { IdempotentieRepository } from './platform/http/idempotentie.repository.ts';
import { Idempotentie } from './platform/http/idempotentie.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import { Wislijst } from './platform/privacy/wislijst.ts';

interface Basis {
  db: Knex;
  clock: Clock;
  wachtwoorden: Wachtwoorden;
  kluis: Kluis;
  dataDir: string;
}

/** Everything a transaction of the administration may touch. */
const bouw = (db: Knex) => ({
  groepen: new GroepenBeheerRepository(db),
  leerlingen: new LeerlingenBeheerRepository(db),
  read: new LeerlingenRead(db),
  bak: new PrullenbakRepository(db),
  licenties: new LicentiesRead(db),
  audit: new AuditRepository(db),
  jaar: new JaarovergangRepository(db),
});

/** Erasure, which the night does too. */
export function composeWissen({ db, clock, dataDir }: Pick<Basis, 'db' | 'clock' | 'dataDir'>): WissenService {
  const repositories = (knex: Knex) => ({
    wissen: new WissenRepository(knex),
    audit: new AuditRepository(knex),
    jobs: new JobsRepository(knex),
  });
  return new WissenService({
    ...repositories(db),
    transactie: createTransactie(db, repositories),
    bak: new PrullenbakRepository(db),
    wislijst: new Wislijst(dataDir),
    idempotentie: new Idempotentie(new IdempotentieRepository(db), clock),
    clock,
  });
}

/** Routes of groups, leerlingen, bin and school year. */
export function composeLeerlingen(basis: Basis, route: Route): Router[] {
  const { db, clock } = basis;
  const repos = bouw(db);
  const transactie = createTransactie(db, bouw);
  const groepen = new GroepenRead(db);
  const groepenBeheer = new GroepenBeheerService({ transactie, repository: repos.groepen, read: groepen, clock });
  const prullenbak = new PrullenbakService({
    transactie,
    repository: repos.bak,
    licenties: repos.licenties,
    groepen,
    wissen: composeWissen(basis),
    clock,
  });
  const jaarovergang = new JaarovergangService({
    repository: repos.jaar,
    clock,
    transactie: createTransactie(db, (trx) => {
      const alles = bouw(trx);
      return {
        jaar: alles.jaar,
        audit: alles.audit,
        maakGroep: (toegang, groep) => groepenBeheer.maak(alles, toegang, groep),
        lock: (toegang, ids) => alles.read.lock(toegang, ids),
        hernoem: (adminId, groepId) => hernoemGroep(alles.leerlingen, adminId, groepId),
        naarPrullenbak: async (toegang, ids) => {
          await prullenbak.putIn(alles, toegang, { ids: [...ids], reden: 'schoolverlater' });
        },
      };
    }),
  });
  const leerlingen = {
    beheer: new LeerlingenBeheerService({
      transactie,
      repository: repos.leerlingen,
      lijst: new LeerlinglijstRepository(db),
      groepen,
      read: repos.read,
      clock,
    }),
    toevoegen: new LeerlingenToevoegenService({
      transactie,
      repository: repos.leerlingen,
      groepen,
      wachtwoorden: basis.wachtwoorden,
      kluis: basis.kluis,
      clock,
    }),
  };
  return [
    createGroepenBeheerRoutes(route, groepenBeheer),
    createLeerlingenBeheerRoutes(route, leerlingen),
    createPrullenbakRoutes(route, prullenbak),
    createJaarovergangRoutes(route, jaarovergang),
  ];
}
