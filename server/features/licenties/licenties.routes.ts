import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { licentieEndpoints as licentie } from './licenties.contract.ts';
import type { LicentiesService } from './licenties.service.ts';
import type { LifecycleService } from './lifecycle.service.ts';

export const createLicentiesRoutes = (
  mount: Mount,
  service: LicentiesService,
  lifecycle: LifecycleService,
): Mounted[] => [
  mount(licentie.find, ({ access }) => service.find(access)),
  mount(licentie.request, ({ access, body }) => service.request(access, body)),
  mount(licentie.change, ({ access, params, body }) => service.change(access, params.licentieId, body)),
  mount(licentie.stop, ({ access, body }) => lifecycle.stop(access, body.versie)),
  mount(licentie.resume, ({ access }) => lifecycle.resume(access)),
  mount(licentie.setRenewal, ({ access, body }) => lifecycle.setRenewal(access, body.versie, body.renews)),
  mount(licentie.block, ({ access, body }) => lifecycle.block(access, body)),
  mount(licentie.unblock, ({ access }) => lifecycle.unblock(access)),
];
