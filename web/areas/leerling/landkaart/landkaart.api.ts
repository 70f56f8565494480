import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import {
  landkaartSchema,
  voorkeurenSchema,
  type Landkaart,
  type Notitie,
  type NotitieWijziging,
  type Voorkeuren,
  type VoorkeurenWijziging,
} from '#server/features/landkaart/landkaart.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';

const pad = (leerlingId: string): string => `/leerlingen/${leerlingId}/landkaart`;

/** The map of one pupil. */
export function useLandkaart(leerlingId: string): SWRResponse<Landkaart, HttpFout> {
  return useSWR<Landkaart, HttpFout>(pad(leerlingId), (adres: string) => http.json(adres, landkaartSchema.parse), {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
}

export const wijzigVoorkeuren = (leerlingId: string, wijziging: VoorkeurenWijziging): Promise<Voorkeuren> =>
  http.json(`/leerlingen/${leerlingId}/voorkeuren`, voorkeurenSchema.parse, { method: 'PATCH', body: wijziging });

export const leesNotitie = (leerlingId: string, notitieId: string, wijziging: NotitieWijziging): Promise<void> =>
  http.json(`/leerlingen/${leerlingId}/notities/${notitieId}`, () => undefined, { method: 'PATCH', body: wijziging });

/** Changes a letter on the map that was fetched, without fetching it again. */
export function useZetNotitie(leerlingId: string): (id: string, deel: Partial<Notitie>) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (id, deel) => {
      void mutate<Landkaart>(
        pad(leerlingId),
        (kaart) =>
          kaart && {
            ...kaart,
            notities: kaart.notities.map((brief) => (brief.id === id ? { ...brief, ...deel } : brief)),
          },
        { revalidate: false },
      );
    },
    [leerlingId, mutate],
  );
}
