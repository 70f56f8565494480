import { createLoggedJudge } from '../../platform/content/judge.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { AntwoordenRepository } from './antwoorden.repository.ts';
import { createAntwoordenRoutes } from './antwoorden.routes.ts';
import { AntwoordenService } from './antwoorden.service.ts';

/** What pupils answered, judged anew. */
export const module: FeatureModule = {
  name: 'antwoorden',
  build: ({ db, clock, content, mount }) => ({
    routes: createAntwoordenRoutes(
      mount,
      new AntwoordenService({ repository: new AntwoordenRepository(db), judge: createLoggedJudge(content), clock }),
    ),
  }),
};
