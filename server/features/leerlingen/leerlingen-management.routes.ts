import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { AddLeerlingenService } from './leerlingen-add.service.ts';
import { leerlingenManagementEndpoints as leerlingen } from './leerlingen-management.contract.ts';
import type { LeerlingenManagementService } from './leerlingen-management.service.ts';

export function createLeerlingenManagementRoutes(
  mount: Mount,
  { management, add }: { management: LeerlingenManagementService; add: AddLeerlingenService },
): Mounted[] {
  return [
    mount(leerlingen.list, ({ access, query }) => management.list(access, query)),
    mount(leerlingen.add, ({ access, params, body }) => add.add(access, params.groepId, body)),
    mount(leerlingen.propose, ({ access, body }) => add.proposals(access, body)),
    mount(leerlingen.move, ({ access, body }) => management.move(access, body)),
    mount(leerlingen.setStartniveau, ({ access, body }) => management.setStartniveau(access, body)),
    mount(leerlingen.addNotitie, ({ access, body }) => management.addNotitie(access, body)),
    mount(leerlingen.find, ({ access, params }) => management.find(access, params.leerlingId)),
    mount(leerlingen.change, ({ access, params, body }) => management.update(access, params.leerlingId, body)),
  ];
}
