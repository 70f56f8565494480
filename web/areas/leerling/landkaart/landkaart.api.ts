import useSWR, { type SWRResponse } from 'swr';
import { landkaartSchema, voorkeurenSchema, type Landkaart, type Voorkeuren, type VoorkeurenWijziging } from '#server/features/landkaart/landkaart.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';

const pad = (leerlingId: string): string => `/leerlingen/${leerlingId}/landkaart`;

/** The map of one pupil. */
export function useLandkaart(leerlingId: string): SWRResponse<Landkaart, HttpFout> {
  return useSWR<Landkaart, HttpFout>(pad(leerlingId), (adres: string) => http.json(adres, landkaartSchema.parse), { revalidateOnFocus: true, shouldRetryOnError: false });
}

export const wijzigVoorkeuren = (leerlingId: string, wijziging: VoorkeurenWijziging): Promise<Voorkeuren> =>
  http.json(`/leerlingen/${leerlingId}/voorkeuren`, voorkeurenSchema.parse, { method: 'PATCH', body: wijziging });
