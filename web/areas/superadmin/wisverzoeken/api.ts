import { mutate } from 'swr';
import {
  wisverzoekenEndpoints as wisverzoeken,
  type OfficeWisverzoek,
  type OfficeWisverzoeken,
} from '#server/features/wissen/wisverzoeken.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { reason } from '#web/platform/reason.ts';

export const useOfficeWisverzoeken = (): ReadState<OfficeWisverzoeken> => useEndpoint(wisverzoeken.listAll, {});

export type Decision = 'bevestigingen' | 'weigeringen';

/** Decides on a request; why goes along for the log of the tenant, and is forgotten after this one call. */
export async function decision({ adminId, id }: OfficeWisverzoek, choice: Decision, why: string): Promise<void> {
  const earlier = reason.van(adminId);
  reason.set(adminId, why);
  try {
    const params = { adminId, verzoekId: id };
    await call(choice === 'bevestigingen' ? wisverzoeken.confirm : wisverzoeken.refuse, { params });
  } finally {
    reason.set(adminId, earlier);
  }
  await mutate(addressOf(wisverzoeken.listAll, {}));
}
