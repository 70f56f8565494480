import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { firstStartEndpoints } from './first-start.contract.ts';
import type { FirstStartService } from './first-start.service.ts';

export function createFirstStartRoutes(mount: Mount, service: FirstStartService): Mounted[] {
  return [
    mount(firstStartEndpoints.check, ({ params }) => service.check(params.token)),
    mount(firstStartEndpoints.create, ({ params, body, req }) => service.create(params.token, body, localeOf(req))),
  ];
}
