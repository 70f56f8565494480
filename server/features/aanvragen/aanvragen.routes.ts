import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { aanvragenEndpoints as aanvragen, openAanvragenEndpoints } from './aanvragen.contract.ts';
import type { AanvragenService } from './aanvragen.service.ts';
import type { IntakeService } from './intake.service.ts';

export function createAanvragenRoutes(
  mount: Mount,
  { intake, office }: { intake: IntakeService; office: AanvragenService },
): Mounted[] {
  return [
    mount(openAanvragenEndpoints.send, ({ body, req }) =>
      intake.send(body, { locale: localeOf(req), address: networkAddressOf(req) }),
    ),
    mount(aanvragen.list, () => office.list()),
    mount(aanvragen.change, ({ access, params, body }) => office.update(access, params.aanvraagId, body)),
    mount(aanvragen.convert, ({ access, params, body }) => office.convert(access, params.aanvraagId, body)),
    mount(aanvragen.invite, ({ access, params }) => office.invite(access, params.aanvraagId)),
  ];
}
