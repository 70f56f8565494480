import type { Knex } from 'knex';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { Platform } from '../../platform/module.ts';
import { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { StateBaseRead } from '../somvensters/state-base.read.ts';
import { KalibratieRepository } from './kalibratie.repository.ts';
import { KalibratieService, type KalibratieRepositories } from './kalibratie.service.ts';
import { WeightsRepository } from './weights.repository.ts';
import { WeightsService } from './weights.service.ts';

const build = (db: Knex): KalibratieRepositories => ({
  kalibratie: new KalibratieRepository(db),
  jobs: new JobsRepository(db),
});

/** Calibration of the content of one process. */
export const createKalibratie = ({ db, content, clock }: Pick<Platform, 'db' | 'content' | 'clock'>) =>
  new KalibratieService({
    ...build(db),
    transaction: createTransaction(db, build),
    antwoorden: new AntwoordenRead(db),
    base: new StateBaseRead(db),
    content,
    clock,
  });

/** Weights of the practice engine, of one process. */
export const createWeights = ({ db, content, clock }: Pick<Platform, 'db' | 'content' | 'clock'>) =>
  new WeightsService({
    ...build(db),
    weights: new WeightsRepository(db),
    antwoorden: new AntwoordenRead(db),
    base: new StateBaseRead(db),
    content,
    clock,
  });
