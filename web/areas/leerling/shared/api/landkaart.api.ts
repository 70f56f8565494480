import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import {
  landkaartSchema,
  preferencesSchema,
  type Landkaart,
  type Notitie,
  type NotitieChange,
  type Preferences,
  type PreferencesChange,
} from '#server/features/landkaart/landkaart.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpError } from '#web/platform/http-error.ts';

const path = (leerlingId: string): string => `/leerlingen/${leerlingId}/landkaart`;

/** The map of one pupil. */
export function useLandkaart(leerlingId: string): SWRResponse<Landkaart, HttpError> {
  return useSWR<Landkaart, HttpError>(
    path(leerlingId),
    (address: string) => http.json(address, landkaartSchema.parse),
    {
      revalidateOnFocus: true,
      shouldRetryOnError: false,
    },
  );
}

export const changePreferences = (leerlingId: string, change: PreferencesChange): Promise<Preferences> =>
  http.json(`/leerlingen/${leerlingId}/voorkeuren`, preferencesSchema.parse, { method: 'PATCH', body: change });

export const readNotitie = (leerlingId: string, notitieId: string, change: NotitieChange): Promise<void> =>
  http.json(`/leerlingen/${leerlingId}/notities/${notitieId}`, () => undefined, { method: 'PATCH', body: change });

/** Changes a letter on the map that was fetched, without fetching it again. */
export function useSetNotitie(leerlingId: string): (id: string, part: Partial<Notitie>) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (id, part) => {
      void mutate<Landkaart>(
        path(leerlingId),
        (card) =>
          card && {
            ...card,
            notities: card.notities.map((note) => (note.id === id ? { ...note, ...part } : note)),
          },
        { revalidate: false },
      );
    },
    [leerlingId, mutate],
  );
}
