import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { aanvragenEndpoints as aanvragen, openAanvragenEndpoints } from './aanvragen.contract.ts';
import type { AanvragenService } from './aanvragen.service.ts';
import type { IntakeService } from './intake.service.ts';
import { newCustomerEndpoints } from './new-customer.contract.ts';
import type { NewCustomerService } from './new-customer.service.ts';
import { selfStartEndpoints } from './self-start.contract.ts';
import type { SelfStartService } from './self-start.service.ts';

export function createAanvragenRoutes(
  mount: Mount,
  {
    intake,
    office,
    newCustomers,
    selfStart,
  }: {
    intake: IntakeService;
    office: AanvragenService;
    newCustomers: NewCustomerService;
    selfStart: SelfStartService;
  },
): Mounted[] {
  return [
    mount(openAanvragenEndpoints.send, ({ body, req }) =>
      intake.send(body, { locale: localeOf(req), address: networkAddressOf(req) }),
    ),
    mount(selfStartEndpoints.confirm, ({ params, req }) => selfStart.confirm(params.token, networkAddressOf(req))),
    mount(newCustomerEndpoints.create, ({ access, body }) => newCustomers.create(access, body)),
    mount(newCustomerEndpoints.twins, ({ query }) => newCustomers.twins(query)),
    mount(aanvragen.list, () => office.list()),
    mount(aanvragen.change, ({ access, params, body }) => office.update(access, params.aanvraagId, body)),
    mount(aanvragen.convert, ({ access, params, body }) => office.convert(access, params.aanvraagId, body)),
    mount(aanvragen.invite, ({ access, params }) => office.invite(access, params.aanvraagId)),
  ];
}
