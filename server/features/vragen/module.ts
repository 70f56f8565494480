import type { FeatureModule } from '../../platform/module.ts';
import { QuestionManagementService } from './question-management.service.ts';
import { QUESTIONS } from './questions.ts';
import { JudgmentsRepository, QuestionsRepository } from './vragen.repository.ts';
import { createQuestionManagementRoutes, createQuestionsRoutes } from './vragen.routes.ts';
import { QuestionsService } from './vragen.service.ts';

/** Questions that visitors of the site ask. */
export const module: FeatureModule = {
  name: 'vragen',
  build({ db, counters, clock, mount }) {
    const shared = {
      questions: new QuestionsRepository(db),
      judgments: new JudgmentsRepository(db),
      builtIn: { nl: QUESTIONS['nl-NL'], be: QUESTIONS['nl-BE'] },
    };
    return {
      routes: [
        ...createQuestionsRoutes(mount, new QuestionsService({ ...shared, counters })),
        ...createQuestionManagementRoutes(mount, new QuestionManagementService({ ...shared, clock })),
      ],
    };
  },
};
