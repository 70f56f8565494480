import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { PurgeRepository } from './features/opschonen/opschonen.repository.ts';
import { PurgeService, type PurgeRepositories } from './features/opschonen/opschonen.service.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Database } from './platform/database/database.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';

/** Work of the night of this part. */
export function composePurge({ database, clock }: { database: Database; clock: Clock }): PurgeService {
  const db = database.knex;
  const buildPurge = (knex: Knex): PurgeRepositories => ({
    purge: new PurgeRepository(knex),
    jobs: new JobsRepository(knex),
  });
  return new PurgeService({
    jobs: new JobsRepository(db),
    transaction: createTransaction(db, buildPurge),
    clock,
  });
}
