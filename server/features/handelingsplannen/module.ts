import type { Knex } from 'knex';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { ToetsOutcomeRead } from '../methodetoetsen/toets-outcome.read.ts';
import { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { RecordingsRead } from '../woordlijsten/recordings.read.ts';
import { SpokenRead } from '../woordlijsten/spoken.read.ts';
import { CareFactsRepository } from './care-facts.repository.ts';
import { CareListService } from './care-list.service.ts';
import { HandelingsplannenRepository } from './handelingsplannen.repository.ts';
import { createHandelingsplannenRoutes } from './handelingsplannen.routes.ts';
import { HandelingsplannenService } from './handelingsplannen.service.ts';
import { PlanGate } from './plan-gate.ts';
import { PlanReader } from './plan-reader.ts';
import { PlanSittingService } from './plan-sitting.service.ts';
import { PlanStepsService } from './plan-steps.service.ts';
import { PlanTestsRepository } from './plan-tests.repository.ts';

const build = (db: Knex) => ({
  plans: new HandelingsplannenRepository(db),
  tests: new PlanTestsRepository(db),
  gate: new PlanGate(db, { leerlingen: new LeerlingenRead(db), audit: new AuditRepository(db) }),
});

/** Care plans: who needs one, what it says, how it goes. */
export const module: FeatureModule = {
  name: 'handelingsplannen',
  build({ db, clock, content, spellen, speech, mount }) {
    const toetsen = new ToetsOutcomeRead(db, { content, clock });
    const base = { ...build(db), toetsen, facts: new CareFactsRepository(db), content, spellen, clock };
    const deps = { ...base, reader: new PlanReader(base), transaction: createTransaction(db, build) };
    const service = new HandelingsplannenService(deps);
    const spoken = new SpokenRead({
      recordings: new RecordingsRead(db),
      settings: new OefeninstellingenRead(db),
      speech,
    });
    return {
      routes: createHandelingsplannenRoutes(mount, {
        lists: new CareListService(deps),
        service,
        steps: new PlanStepsService({ ...deps, service }),
        sittings: new PlanSittingService({ ...deps, leerlingen: new LeerlingenRead(db), spoken }),
      }),
    };
  },
};
