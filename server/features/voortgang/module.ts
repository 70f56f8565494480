import type { FeatureModule } from '../../platform/module.ts';
import { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { MistakesRepository } from './errors.repository.ts';
import { MistakesService } from './errors.service.ts';
import { VoortgangRepository } from './voortgang.repository.ts';
import { createVoortgangRoutes } from './voortgang.routes.ts';
import { VoortgangService } from './voortgang.service.ts';

/** What a teacher sees of the answers: progress. */
export const module: FeatureModule = {
  name: 'voortgang',
  build({ db, clock, content, mount }) {
    const service = new VoortgangService({
      repository: new VoortgangRepository(db),
      groepen: new GroepenRead(db),
      leerlingen: new LeerlingenRead(db),
      doelen: content,
      fouten: new MistakesService({
        repository: new MistakesRepository(db),
        antwoorden: new AntwoordenRead(db),
        content,
        clock,
      }),
    });
    return { routes: createVoortgangRoutes(mount, service) };
  },
};
