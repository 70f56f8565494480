import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { weekPlansEndpoints as plans } from './week-plans.contract.ts';
import type { WeekPlansService } from './week-plans.service.ts';

export function createWeekPlansRoutes(mount: Mount, service: WeekPlansService): Mounted[] {
  return [
    mount(plans.find, ({ access, params }) => service.find(access, params.groepId)),
    mount(plans.save, ({ access, params, body }) => service.save(access, params.groepId, body)),
    mount(plans.sources, ({ access, params }) => service.sources(access, params.groepId)),
    mount(plans.takeOver, ({ access, params, query }) => service.takeOver(access, params.groepId, query.bron)),
  ];
}
