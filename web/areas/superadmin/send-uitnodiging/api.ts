import { mutate } from 'swr';
import { adminListQuerySchema, adminsEndpoints, type AdminList } from '#server/features/admins/admins.contract.ts';
import {
  officeUitnodigingenEndpoints as endpoints,
  type OfficeInvite,
  type OfficeInvited,
  type SentQuery,
  type SentUitnodiging,
  type SentUitnodigingen,
} from '#server/features/docenten/office-uitnodigingen.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** Customers that are shown to choose from. */
const CHOICES = 6;

export const useSent = (query: SentQuery): ReadState<SentUitnodigingen> => useEndpoint(endpoints.list, { query });

/** Customers with this in their name, town or code; nothing is asked before something is typed. */
export const useInvitableCustomers = (text: string): ReadState<AdminList> =>
  useEndpoint(
    adminsEndpoints.list,
    text === '' ? null : { query: adminListQuerySchema.parse({ zoek: text, grootte: CHOICES }) },
  );

async function readAnew(): Promise<void> {
  const list = addressOf(endpoints.list, { query: {} });
  await mutate((key) => typeof key === 'string' && key.startsWith(list));
}

export async function sendUitnodigingen(body: OfficeInvite): Promise<OfficeInvited> {
  const done = await call(endpoints.send, { body });
  await readAnew();
  return done;
}

export async function resendUitnodiging({ id }: SentUitnodiging): Promise<void> {
  await call(endpoints.resend, { params: { uitnodigingId: id } });
  await readAnew();
}

export async function takeBackUitnodiging({ id }: SentUitnodiging): Promise<void> {
  await call(endpoints.withdraw, { params: { uitnodigingId: id } });
  await readAnew();
}
