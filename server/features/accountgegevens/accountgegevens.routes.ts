import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { accountDetailsEndpoints as details } from './accountgegevens.contract.ts';
import type { AccountDetailsService } from './accountgegevens.service.ts';

export function createAccountDetailsRoutes(mount: Mount, service: AccountDetailsService): Mounted[] {
  return [
    mount(details.find, ({ access }) => service.find(access)),
    mount(details.change, ({ access, body }) => service.update(access, body)),
    mount(details.changeSettings, ({ access, body }) => service.updateSettings(access, body)),
  ];
}
