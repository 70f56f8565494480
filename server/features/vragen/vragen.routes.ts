import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { questionManagementEndpoints as management } from './question-management.contract.ts';
import type { QuestionManagementService } from './question-management.service.ts';
import { questionsEndpoints } from './vragen.contract.ts';
import type { QuestionsService } from './vragen.service.ts';

export const createQuestionsRoutes = (mount: Mount, service: QuestionsService): Mounted[] => [
  mount(questionsEndpoints.list, ({ query, req }) => service.list(query, localeOf(req))),
  mount(questionsEndpoints.judge, ({ params, body, req }) =>
    service.judge(params.vraagId, body.hielp, networkAddressOf(req)),
  ),
];

/** What our office makes of them. */
export const createQuestionManagementRoutes = (mount: Mount, service: QuestionManagementService): Mounted[] => [
  mount(management.list, () => service.list()),
  mount(management.create, ({ body }) => service.create(body)),
  mount(management.order, ({ body }) => service.order(body)),
  mount(management.change, ({ params, body }) => service.change(params.vraagId, body)),
  mount(management.remove, ({ params }) => service.remove(params.vraagId)),
];
