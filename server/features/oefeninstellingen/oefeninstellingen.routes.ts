import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { oefeninstellingenEndpoints as instellingen } from './oefeninstellingen.contract.ts';
import type { OefeninstellingenService } from './oefeninstellingen.service.ts';

export function createOefeninstellingenRoutes(mount: Mount, service: OefeninstellingenService): Mounted[] {
  return [
    mount(instellingen.list, ({ access, params }) => service.list(access, params.groepId)),
    mount(instellingen.find, ({ access, params }) => service.find(access, params.oefeninstellingId)),
    mount(instellingen.change, ({ access, params, body }) => service.update(access, params.oefeninstellingId, body)),
    mount(instellingen.copy, ({ access, params, body }) => service.copy(access, params.oefeninstellingId, body)),
    mount(instellingen.setOwn, ({ access, body }) => service.setOwn(access, body)),
  ];
}
