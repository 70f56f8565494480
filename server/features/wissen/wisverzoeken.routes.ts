import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { wisverzoekenEndpoints as wisverzoeken } from './wisverzoeken.contract.ts';
import type { WisverzoekenService } from './wisverzoeken.service.ts';

export function createWisverzoekenRoutes(mount: Mount, service: WisverzoekenService): Mounted[] {
  return [
    mount(wisverzoeken.listAll, ({ access }) => service.listAll(access)),
    mount(wisverzoeken.list, ({ access }) => service.list(access)),
    mount(wisverzoeken.ask, ({ access, body }) => service.ask(access, body)),
    mount(wisverzoeken.withdraw, ({ access, params }) => service.withdraw(access, params.verzoekId)),
    mount(wisverzoeken.confirm, ({ access, params }) => service.confirm(access, params.verzoekId)),
    mount(wisverzoeken.refuse, ({ access, params }) => service.refuse(access, params.verzoekId)),
  ];
}
