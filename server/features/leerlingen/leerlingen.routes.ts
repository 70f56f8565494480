import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { leerlingenEndpoints } from './leerlingen.contract.ts';
import type { LeerlingenService } from './leerlingen.service.ts';

export function createLeerlingenRoutes(mount: Mount, service: LeerlingenService): Mounted[] {
  return [mount(leerlingenEndpoints.list, ({ access, params }) => service.list(access, params.groepId))];
}
