import type { Knex } from 'knex';
import { loadEckSeal } from '../../platform/auth/eck.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { ImportplanRepository } from '../../platform/database/importplan.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { LicentiesRead } from '../licenties/licenties.read.ts';
import { ExecutionRepository } from './execution.repository.ts';
import { createEdexmlRoutes } from './edexml.routes.ts';
import { EdexmlService, type ImportRepositories } from './edexml.service.ts';
import { createPlanSweeper } from './plan-sweeper.ts';
import { SchoolStateRepository } from './standing.repository.ts';
import { UndoRepository } from './undo.repository.ts';
import { UndoService } from './undo.service.ts';

const build = (db: Knex): ImportRepositories => ({
  plans: new ImportplanRepository(db, ['edexml', 'csv']),
  stand: new SchoolStateRepository(db),
  execution: new ExecutionRepository(db),
  undo: new UndoRepository(db),
  licenties: new LicentiesRead(db),
  audit: new AuditRepository(db),
});

/** Brings pupils in from files. */
export const module: FeatureModule = {
  name: 'edexml',
  build({ db, clock, env, mount, readers }) {
    const deps = {
      repositories: build(db),
      transaction: createTransaction(db, build),
      eck: loadEckSeal(env.DATA_DIR, env.ECK_KEY),
      clock,
    };
    const services = { plans: new EdexmlService(deps), undo: new UndoService(deps), readers };
    return {
      routes: createEdexmlRoutes(mount, services),
      periodic: [createPlanSweeper({ plans: deps.repositories.plans, clock })],
    };
  },
};
