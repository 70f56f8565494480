import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { oefeninstellingenEndpoints as instellingen } from './oefeninstellingen.contract.ts';
import type { OefeninstellingenService } from './oefeninstellingen.service.ts';
import { ownSettingEndpoints as own } from './own-setting.contract.ts';
import type { OwnSettingService } from './own-setting.service.ts';
import { settingManagementEndpoints as management } from './setting-management.contract.ts';
import type { SettingManagementService } from './setting-management.service.ts';

interface Services {
  settings: OefeninstellingenService;
  management: SettingManagementService;
  own: OwnSettingService;
}

export function createOefeninstellingenRoutes(mount: Mount, services: Services): Mounted[] {
  const { settings } = services;
  return [
    mount(instellingen.list, ({ access, params }) => settings.list(access, params.groepId)),
    mount(management.choices, ({ access, params }) => services.management.choices(access, params.groepId)),
    mount(management.order, ({ access, params, body }) => services.management.order(access, params.groepId, body.ids)),
    mount(management.create, ({ access, params, body }) => services.management.create(access, params.groepId, body)),
    mount(instellingen.find, ({ access, params }) => settings.find(access, params.oefeninstellingId)),
    mount(instellingen.change, ({ access, params, body }) => settings.update(access, params.oefeninstellingId, body)),
    mount(instellingen.copy, ({ access, params, body }) => settings.copy(access, params.oefeninstellingId, body)),
    mount(instellingen.setOwn, ({ access, body }) => settings.setOwn(access, body)),
    mount(management.remove, ({ access, params }) => services.management.remove(access, params.oefeninstellingId)),
    mount(management.setDefault, ({ access, params }) =>
      services.management.setDefault(access, params.oefeninstellingId),
    ),
    mount(management.copyToGroep, ({ access, params, body }) =>
      services.management.copyToGroep(access, params.oefeninstellingId, body.groepId),
    ),
    mount(management.history, ({ access, params }) => services.management.history(access, params.oefeninstellingId)),
    mount(management.restore, ({ access, params, body }) =>
      services.management.restore(access, params.oefeninstellingId, body),
    ),
    mount(own.find, ({ access, params }) => services.own.find(access, params.leerlingId)),
    mount(own.set, ({ access, params, body }) => services.own.set(access, params.leerlingId, body)),
  ];
}
