import useSWR, { mutate, type SWRResponse } from 'swr';
import {
  officeWisverzoekenSchema,
  type OfficeWisverzoek,
  type OfficeWisverzoeken,
} from '#server/features/wissen/wisverzoeken.contract.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import { http } from '#web/platform/http.ts';
import { reason } from '#web/platform/reason.ts';

const PATH = '/kantoor/wisverzoeken';

export const useWisverzoeken = (): SWRResponse<OfficeWisverzoeken, HttpError> =>
  useSWR<OfficeWisverzoeken, HttpError>(PATH, (path: string) => http.json(path, officeWisverzoekenSchema.parse), {
    shouldRetryOnError: false,
    keepPreviousData: true,
    revalidateOnFocus: false,
  });

export type Decision = 'bevestigingen' | 'weigeringen';

/** Decides on a request; why goes along for the log of the tenant, and is forgotten after this one call. */
export async function decision({ adminId, id }: OfficeWisverzoek, choice: Decision, why: string): Promise<void> {
  const earlier = reason.van(adminId);
  reason.set(adminId, why);
  try {
    await http.vraag(`/admins/${adminId}/wisverzoeken/${id}/${choice}`, { method: 'POST', oneTime: true });
  } finally {
    reason.set(adminId, earlier);
  }
  await mutate(PATH);
}
