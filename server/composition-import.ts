import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createImportplanRoutes } from './features/importplan/importplan.routes.ts';
import { ImportplanService, type ImportRepositories } from './features/importplan/importplan.service.ts';
import { UndoRepository } from './features/importplan/undo.repository.ts';
import { UndoService } from './features/importplan/undo.service.ts';
import { SchoolStateRepository } from './features/importplan/standing.repository.ts';
import { ExecutionRepository } from './features/importplan/execution.repository.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { loadEckSeal } from './platform/auth/eck.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { ImportplanRepository } from './platform/database/importplan.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Env } from './platform/env.ts';
import type { Route } from './platform/http/route.ts';

interface Base {
  db: Knex;
  clock: Clock;
  env: Pick<Env, 'DATA_DIR' | 'ECK_KEY'>;
}

/** The part of the composition that brings pupils in from files. */
export function composeImport(route: Route, base: Base): Router {
  const { db, clock, env } = base;
  const build = (knex: Knex): ImportRepositories => ({
    plans: new ImportplanRepository(knex, ['edexml', 'csv']),
    stand: new SchoolStateRepository(knex),
    execution: new ExecutionRepository(knex),
    undo: new UndoRepository(knex),
    licenties: new LicentiesRead(knex),
    audit: new AuditRepository(knex),
  });
  const deps = {
    repositories: build(db),
    transaction: createTransaction(db, build),
    eck: loadEckSeal(env.DATA_DIR, env.ECK_KEY),
    clock,
  };
  return createImportplanRoutes(route, { plans: new ImportplanService(deps), undo: new UndoService(deps) });
}
