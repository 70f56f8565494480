import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { licentieEndpoints as licentie } from './licenties.contract.ts';
import type { LicentiesService } from './licenties.service.ts';

export const createLicentiesRoutes = (mount: Mount, service: LicentiesService): Mounted[] => [
  mount(licentie.find, ({ access }) => service.find(access)),
  mount(licentie.request, ({ access, body }) => service.request(access, body)),
  mount(licentie.change, ({ access, params, body }) => service.change(access, params.licentieId, body)),
];
