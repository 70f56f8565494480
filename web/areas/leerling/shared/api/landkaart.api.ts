import { useCallback } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import {
  landkaartEndpoints,
  type Landkaart,
  type Notitie,
  type NotitieChange,
  type Preferences,
  type PreferencesChange,
} from '#server/features/landkaart/landkaart.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';
import type { HttpError } from '#web/platform/http-error.ts';

/** The map of one pupil. */
export const useLandkaart = (leerlingId: string): SWRResponse<Landkaart, HttpError> =>
  useEndpoint(
    landkaartEndpoints.find,
    { params: { leerlingId } },
    { revalidateOnFocus: true, keepPreviousData: false },
  );

export const changePreferences = (leerlingId: string, body: PreferencesChange): Promise<Preferences> =>
  call(landkaartEndpoints.changePreferences, { params: { leerlingId }, body });

export const readNotitie = (leerlingId: string, notitieId: string, body: NotitieChange): Promise<void> =>
  call(landkaartEndpoints.readNotitie, { params: { leerlingId, notitieId }, body });

/** Changes a letter on the map that was fetched, without fetching it again. */
export function useSetNotitie(leerlingId: string): (id: string, part: Partial<Notitie>) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (id, part) => {
      void mutate<Landkaart>(
        addressOf(landkaartEndpoints.find, { params: { leerlingId } }),
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
