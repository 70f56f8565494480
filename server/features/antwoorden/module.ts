import { createLoggedJudge } from '../../platform/content/judge.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { RondeMeasuresRead } from '../somvensters/ronde-measures.read.ts';
import { AntwoordenRepository } from './antwoorden.repository.ts';
import { createAntwoordenRoutes } from './antwoorden.routes.ts';
import { RefusedRepository } from './refused.repository.ts';
import { RefusedService } from './refused.service.ts';
import { RecoveryRepository } from './recovery.repository.ts';
import { AntwoordenService } from './antwoorden.service.ts';

/** What pupils answered, judged anew. */
export const module: FeatureModule = {
  name: 'antwoorden',
  build: ({ db, clock, content, counters, log, mount, spellen }) => ({
    routes: createAntwoordenRoutes(
      mount,
      new AntwoordenService({
        repository: new AntwoordenRepository(db),
        recovery: new RecoveryRepository(db),
        measures: new RondeMeasuresRead({ db, clock, content, spellen }),
        judge: createLoggedJudge(content),
        clock,
        log,
      }),
      new RefusedService({ repository: new RefusedRepository(db), counters }),
    ),
  }),
};
