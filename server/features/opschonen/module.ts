import type { Knex } from 'knex';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { PurgeRepository } from './opschonen.repository.ts';
import { PurgeService, type PurgeRepositories } from './opschonen.service.ts';

const build = (db: Knex): PurgeRepositories => ({ purge: new PurgeRepository(db), jobs: new JobsRepository(db) });

/** Throws away what is past its term. */
export const module: FeatureModule = {
  name: 'opschonen',
  build: ({ db, clock, counters }) => ({
    routes: [],
    jobs: [
      new PurgeService({ jobs: new JobsRepository(db), transaction: createTransaction(db, build), clock }),
      { name: 'privacy.counters', run: () => counters.forget() },
    ],
  }),
};
