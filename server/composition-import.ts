import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { ImportplanRepository } from './features/importplan/importplan.repository.ts';
import { createImportplanRoutes } from './features/importplan/importplan.routes.ts';
import { ImportplanService, type ImportRepositories } from './features/importplan/importplan.service.ts';
import { OngedaanRepository } from './features/importplan/ongedaan.repository.ts';
import { OngedaanService } from './features/importplan/ongedaan.service.ts';
import { StandRepository } from './features/importplan/stand.repository.ts';
import { UitvoerRepository } from './features/importplan/uitvoer.repository.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { loadEckZegel } from './platform/auth/eck.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransactie } from './platform/database/transactie.ts';
import type { Env } from './platform/env.ts';
import type { Route } from './platform/http/route.ts';

/** The part of the composition that brings pupils in from files. */
export function composeImport(route: Route, basis: { db: Knex; clock: Clock; env: Pick<Env, 'DATA_DIR' | 'ECK_SLEUTEL'> }): Router {
  const { db, clock, env } = basis;
  const bouw = (knex: Knex): ImportRepositories => ({
    plannen: new ImportplanRepository(knex), stand: new StandRepository(knex), uitvoer: new UitvoerRepository(knex), ongedaan: new OngedaanRepository(knex),
    licenties: new LicentiesRead(knex), audit: new AuditRepository(knex),
  });
  const deps = { repositories: bouw(db), transactie: createTransactie(db, bouw), eck: loadEckZegel(env.DATA_DIR, env.ECK_SLEUTEL), clock };
  return createImportplanRoutes(route, { plannen: new ImportplanService(deps), ongedaan: new OngedaanService(deps) });
}
