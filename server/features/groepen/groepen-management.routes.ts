import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { groepenManagementEndpoints as groepen } from './groepen-management.contract.ts';
import type { GroepenManagementService } from './groepen-management.service.ts';

export function createGroepenManagementRoutes(mount: Mount, service: GroepenManagementService): Mounted[] {
  return [
    mount(groepen.listDocenten, ({ access }) => service.listDocenten(access)),
    mount(groepen.create, ({ access, body }) => service.create(access, body)),
    mount(groepen.find, ({ access, params }) => service.find(access, params.groepId)),
    mount(groepen.change, ({ access, params, body }) => service.update(access, params.groepId, body)),
    mount(groepen.remove, ({ access, params }) => service.delete(access, params.groepId)),
    mount(groepen.archive, ({ access, params }) => service.setArchive(access, params.groepId, true)),
    mount(groepen.takeBack, ({ access, params }) => service.setArchive(access, params.groepId, false)),
    mount(groepen.copy, ({ access, params, body }) => service.copy(access, params.groepId, body)),
    mount(groepen.setDocenten, ({ access, params, body }) => service.setDocenten(access, params.groepId, body.ids)),
    mount(groepen.createSubgroep, ({ access, params, body }) =>
      service.saveSubgroep(access, { groepId: params.groepId }, body),
    ),
    mount(groepen.changeSubgroep, ({ access, params, body }) => service.saveSubgroep(access, params, body)),
    mount(groepen.removeSubgroep, ({ access, params }) => service.deleteSubgroep(access, params)),
  ];
}
