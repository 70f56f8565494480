import type { Knex } from 'knex';
import { loadEckSeal } from '../../platform/auth/eck.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { ImportplanRepository } from '../../platform/database/importplan.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { LvsFile, LvsTable } from './lvs-file.reader.ts';
import { LvsExecutionService } from './lvs-execution.service.ts';
import { LvsProfilesRepository } from './lvs-profiles.repository.ts';
import { LvsResultsRepository } from './lvs-results.repository.ts';
import { LvsResultsService } from './lvs-results.service.ts';
import { createLvsResultsRoutes, createLvsspellingRoutes } from './lvsspelling.routes.ts';
import { LvsspellingService, type LvsRepositories } from './lvsspelling.service.ts';

/** Read in a process of its own, so that a bad file holds up nobody. */
const READER = { module: new URL('./lvs-file.reader.ts', import.meta.url).href, name: 'readLvsFile' };

const build = (db: Knex): LvsRepositories => ({
  plans: new ImportplanRepository(db, ['lvs']),
  resultaten: new LvsResultsRepository(db),
  profielen: new LvsProfilesRepository(db),
  audit: new AuditRepository(db),
});

/** Results of tests, from files and by hand. */
export const module: FeatureModule = {
  name: 'lvsspelling',
  build({ db, clock, env, mount, readers }) {
    const deps = {
      repositories: build(db),
      transaction: createTransaction(db, build),
      groepen: new GroepenRead(db),
      eck: loadEckSeal(env.DATA_DIR, env.ECK_KEY),
      clock,
    };
    const readFile = (file: LvsFile) => readers.run<LvsFile, LvsTable>(READER, { bytes: file.bytes });
    const services = { plans: new LvsspellingService({ ...deps, readFile }), execution: new LvsExecutionService(deps) };
    const results = new LvsResultsService({ ...deps, leerlingen: new LeerlingenRead(db) });
    return { routes: [...createLvsspellingRoutes(mount, services), ...createLvsResultsRoutes(mount, results)] };
  },
};
