import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { questionsEndpoints } from './vragen.contract.ts';
import type { QuestionsService } from './vragen.service.ts';

export const createQuestionsRoutes = (mount: Mount, service: QuestionsService): Mounted[] => [
  mount(questionsEndpoints.list, ({ query, req }) => service.list(query, localeOf(req))),
  mount(questionsEndpoints.judge, ({ params, body, req }) =>
    service.judge(params.vraagId, body.hielp, networkAddressOf(req)),
  ),
];
