import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createImportplanRoutes } from './features/importplan/importplan.routes.ts';
import { GroepenRead } from './features/groepen/groepen.read.ts';
import { ImportplanService, type ImportRepositories } from './features/importplan/importplan.service.ts';
import { OngedaanRepository } from './features/importplan/ongedaan.repository.ts';
import { OngedaanService } from './features/importplan/ongedaan.service.ts';
import { StandRepository } from './features/importplan/stand.repository.ts';
import { UitvoerRepository } from './features/importplan/uitvoer.repository.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { LvsProfielenRepository } from './features/lvsspelling/lvsprofielen.repository.ts';
import { LvsResultatenRepository } from './features/lvsspelling/lvsresultaten.repository.ts';
import { LvsResultatenService } from './features/lvsspelling/lvsresultaten.service.ts';
import { createLvsResultatenRoutes, createLvsspellingRoutes } from './features/lvsspelling/lvsspelling.routes.ts';
import { LvsspellingService, type LvsRepositories } from './features/lvsspelling/lvsspelling.service.ts';
import { LvsUitvoerService } from './features/lvsspelling/lvsuitvoer.service.ts';
import { loadEckZegel } from './platform/auth/eck.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { ImportplanRepository } from './platform/database/importplan.repository.ts';
import { createTransactie } from './platform/database/transactie.ts';
import type { Env } from './platform/env.ts';
import type { Route } from './platform/http/route.ts';

interface Basis {
  db: Knex;
  clock: Clock;
  env: Pick<Env, 'DATA_DIR' | 'ECK_SLEUTEL'>;
}

/** Results of tests, from files and by hand. */
export function composeLvs(route: Route, basis: Basis): Router[] {
  const { db, clock, env } = basis;
  const bouw = (knex: Knex): LvsRepositories => ({
    plannen: new ImportplanRepository(knex, ['lvs']),
    resultaten: new LvsResultatenRepository(knex),
    profielen: new LvsProfielenRepository(knex),
    audit: new AuditRepository(knex),
  });
  const deps = {
    repositories: bouw(db),
    transactie: createTransactie(db, bouw),
    groepen: new GroepenRead(db),
    eck: loadEckZegel(env.DATA_DIR, env.ECK_SLEUTEL),
    clock,
  };
  return [
    createLvsspellingRoutes(route, { plannen: new LvsspellingService(deps), uitvoer: new LvsUitvoerService(deps) }),
    createLvsResultatenRoutes(route, new LvsResultatenService({ ...deps, leerlingen: new LeerlingenRead(db) })),
  ];
}

/** The part of the composition that brings pupils in from files. */
export function composeImport(route: Route, basis: Basis): Router {
  const { db, clock, env } = basis;
  const bouw = (knex: Knex): ImportRepositories => ({
    plannen: new ImportplanRepository(knex, ['edexml', 'csv']),
    stand: new StandRepository(knex),
    uitvoer: new UitvoerRepository(knex),
    ongedaan: new OngedaanRepository(knex),
    licenties: new LicentiesRead(knex),
    audit: new AuditRepository(knex),
  });
  const deps = {
    repositories: bouw(db),
    transactie: createTransactie(db, bouw),
    eck: loadEckZegel(env.DATA_DIR, env.ECK_SLEUTEL),
    clock,
  };
  return createImportplanRoutes(route, { plannen: new ImportplanService(deps), ongedaan: new OngedaanService(deps) });
}
