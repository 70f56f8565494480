import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { firstStepsEndpoints as firstSteps } from './first-steps.contract.ts';
import type { FirstStepsService } from './first-steps.service.ts';

export const createFirstStepsRoutes = (mount: Mount, service: FirstStepsService): Mounted[] => [
  mount(firstSteps.find, ({ access }) => service.find(access)),
  mount(firstSteps.put, ({ access, body }) => service.setAway(access, body.away)),
];
