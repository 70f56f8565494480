import { createError } from '../../platform/error/create-error.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { docentenEndpoints } from './docenten.contract.ts';
import type { DocentenService } from './docenten.service.ts';
import { officeUitnodigingenEndpoints as office } from './office-uitnodigingen.contract.ts';
import type { OfficeUitnodigingenService } from './office-uitnodigingen.service.ts';
import type { ReceptionService } from './reception.service.ts';
import { tokenParamsSchema, uitnodigingEndpoints } from './uitnodiging.contract.ts';
import type { UitnodigingenService } from './uitnodigingen.service.ts';

/** The people of a tenant and the invitations it sends. */
export function createDocentenRoutes(
  mount: Mount,
  { docenten, uitnodigingen }: { docenten: DocentenService; uitnodigingen: UitnodigingenService },
): Mounted[] {
  return [
    mount(docentenEndpoints.list, ({ access }) => docenten.list(access)),
    mount(docentenEndpoints.change, ({ access, params, body }) => docenten.change(access, params.docentId, body)),
    mount(docentenEndpoints.remove, ({ access, params }) => docenten.remove(access, params.docentId)),
    mount(docentenEndpoints.invite, ({ access, body }) => uitnodigingen.invite(access, body)),
    mount(docentenEndpoints.resend, ({ access, params }) => uitnodigingen.resend(access, params.uitnodigingId)),
    mount(docentenEndpoints.withdraw, ({ access, params }) => uitnodigingen.withdraw(access, params.uitnodigingId)),
  ];
}

/** What our office sends to customers. */
export const createOfficeUitnodigingenRoutes = (mount: Mount, service: OfficeUitnodigingenService): Mounted[] => [
  mount(office.list, ({ query }) => service.list(query)),
  mount(office.send, ({ access, body }) => service.send(access, body)),
  mount(office.resend, ({ access, params }) => service.resend(access, params.uitnodigingId)),
  mount(office.withdraw, ({ access, params }) => service.withdraw(access, params.uitnodigingId)),
];

function tokenOf(params: unknown): { token: string } {
  const outcome = tokenParamsSchema.safeParse(params);
  if (!outcome.success) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
  return outcome.data;
}

/** Invitations for those who receive them. */
export function createReceptionRoutes(mount: Mount, service: ReceptionService): Mounted[] {
  const own = { params: tokenOf };
  return [
    mount(uitnodigingEndpoints.open, ({ params }) => service.open(params.token), own),
    mount(uitnodigingEndpoints.accept, ({ params, body }) => service.accept(params.token, body), own),
    mount(uitnodigingEndpoints.refuse, ({ params }) => service.refuse(params.token), own),
    mount(
      uitnodigingEndpoints.askAgain,
      async ({ params }) => {
        await service.ask(params.token);
        return {};
      },
      own,
    ),
  ];
}
