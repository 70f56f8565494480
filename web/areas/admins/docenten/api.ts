import {
  docentenEndpoints,
  newUitnodigingenSchema,
  type Docent,
  type DocentChange,
  type Docenten,
  type Uitnodiging,
} from '#server/features/docenten/docenten.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useDocenten = (adminId: string): ReadState<Docenten> =>
  useEndpoint(docentenEndpoints.list, { params: { adminId } });
export async function inviteDocent(adminId: string, body: unknown): Promise<void> {
  await call(docentenEndpoints.invite, { params: { adminId }, body: newUitnodigingenSchema.parse(body) });
}
export const repeat = (adminId: string, { id }: Uitnodiging): Promise<void> =>
  call(docentenEndpoints.resend, { params: { adminId, uitnodigingId: id } });
export const withdrawUitnodiging = (adminId: string, { id }: Uitnodiging): Promise<void> =>
  call(docentenEndpoints.withdraw, { params: { adminId, uitnodigingId: id } });
export async function changeDocent(
  adminId: string,
  docent: Docent,
  change: Omit<DocentChange, 'versie'>,
): Promise<void> {
  await call(docentenEndpoints.change, {
    params: { adminId, docentId: docent.id },
    body: { versie: docent.versie, ...change },
  });
}
export const removeDocent = (adminId: string, { id }: Docent): Promise<void> =>
  call(docentenEndpoints.remove, { params: { adminId, docentId: id } });
