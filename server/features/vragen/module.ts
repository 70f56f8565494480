import type { FeatureModule } from '../../platform/module.ts';
import { JudgmentsRepository } from './vragen.repository.ts';
import { createQuestionsRoutes } from './vragen.routes.ts';
import { QuestionsService } from './vragen.service.ts';

/** Questions that visitors of the site ask. */
export const module: FeatureModule = {
  name: 'vragen',
  build: ({ db, counters, mount }) => ({
    routes: createQuestionsRoutes(mount, new QuestionsService({ judgments: new JudgmentsRepository(db), counters })),
  }),
};
