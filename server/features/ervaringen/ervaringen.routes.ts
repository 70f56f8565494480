import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { ervaringenEndpoints as office, openErvaringenEndpoints as open } from './ervaringen.contract.ts';
import type { ErvaringenService } from './ervaringen.service.ts';

export const createErvaringenRoutes = (mount: Mount, service: ErvaringenService): Mounted[] => [
  mount(open.list, ({ query }) => service.list(query.rol)),
  mount(open.send, ({ body, req }) => service.send(body, networkAddressOf(req))),
  mount(office.listAll, () => service.listAll()),
  mount(office.change, ({ params, body }) => service.update(params.ervaringId, body)),
];
