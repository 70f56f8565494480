import type { FeatureModule } from '../../platform/module.ts';
import { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { DiplomasService } from './diplomas.service.ts';
import { MistakesRepository } from './errors.repository.ts';
import { MistakesService } from './errors.service.ts';
import { LeerlingVoortgangRepository } from './leerling-voortgang.repository.ts';
import { LeerlingVoortgangService } from './leerling-voortgang.service.ts';
import { ReportService } from './report.service.ts';
import { StumblesRepository } from './stumbles.repository.ts';
import { StumblesService } from './stumbles.service.ts';
import { VoortgangRepository } from './voortgang.repository.ts';
import { createVoortgangRoutes } from './voortgang.routes.ts';
import { VoortgangService } from './voortgang.service.ts';

/** What a teacher sees of the answers: progress. */
export const module: FeatureModule = {
  name: 'voortgang',
  build({ db, clock, content, mount }) {
    const [groepen, leerlingen] = [new GroepenRead(db), new LeerlingenRead(db)];
    const mistakes = new MistakesService({
      repository: new MistakesRepository(db),
      antwoorden: new AntwoordenRead(db),
      content,
      clock,
    });
    const matrix = new VoortgangRepository(db);
    const service = new VoortgangService({
      repository: matrix,
      groepen,
      leerlingen,
      doelen: content,
      fouten: mistakes,
    });
    const stumbles = new StumblesService({
      repository: new StumblesRepository(db),
      groepen,
      leerlingen,
      mistakes,
      content,
      clock,
    });
    const repository = new LeerlingVoortgangRepository(db);
    const voortgang = new LeerlingVoortgangService({
      repository,
      matrix,
      leerlingen,
      stumbles,
      mistakes,
      content,
      clock,
    });
    const reports = new ReportService({ voortgang, repository, content, clock });
    const diplomas = new DiplomasService({ ledger: new LedgerRepository(db), repository, leerlingen, content });
    return { routes: createVoortgangRoutes(mount, { service, stumbles, voortgang, reports, diplomas }) };
  },
};
