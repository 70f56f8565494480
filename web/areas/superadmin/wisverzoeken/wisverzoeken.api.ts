import useSWR, { mutate, type SWRResponse } from 'swr';
import {
  kantoorWisverzoekenSchema,
  type KantoorWisverzoek,
  type KantoorWisverzoeken,
} from '#server/features/wissen/wisverzoeken.contract.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';
import { http } from '#web/platform/http.ts';
import { reden } from '#web/platform/reden.ts';

const PAD = '/kantoor/wisverzoeken';

export const useWisverzoeken = (): SWRResponse<KantoorWisverzoeken, HttpFout> =>
  useSWR<KantoorWisverzoeken, HttpFout>(PAD, (pad: string) => http.json(pad, kantoorWisverzoekenSchema.parse), {
    shouldRetryOnError: false,
    keepPreviousData: true,
    revalidateOnFocus: false,
  });

export type Besluit = 'bevestigingen' | 'weigeringen';

/** Decides on a request; why goes along for the log of the tenant, and is forgotten after this one call. */
export async function besluit({ adminId, id }: KantoorWisverzoek, keuze: Besluit, waarom: string): Promise<void> {
  const eerder = reden.van(adminId);
  reden.stel(adminId, waarom);
  try {
    await http.vraag(`/admins/${adminId}/wisverzoeken/${id}/${keuze}`, { method: 'POST', eenmalig: true });
  } finally {
    reden.stel(adminId, eerder);
  }
  await mutate(PAD);
}
