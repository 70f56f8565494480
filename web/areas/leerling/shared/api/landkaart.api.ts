import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import {
  landkaartEndpoints,
  type Notitie,
  type NotitieChange,
  type Preferences,
  type PreferencesChange,
} from '#server/features/landkaart/landkaart.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import { closings } from '../closings.ts';
import { askTwice, isLineDown } from '../day-package/line.ts';
import type { ShownMap } from '../day-package/shown-map.ts';

const AGAIN_MS = 20_000;
const loadDay = async () => (await import('../day-package/day.ts')).currentDay();

/** The map of the server, with what it does not know yet laid over it; without a line the one that is kept on this device. */
async function findMap(leerlingId: string): Promise<ShownMap> {
  try {
    const map = await askTwice(() => call(landkaartEndpoints.find, { params: { leerlingId } }));
    if (map.meekijken || closings.read(leerlingId).length === 0) return map;
    return (await (await loadDay())?.readOver(map)) ?? map;
  } catch (error) {
    const kept = isLineDown(error)
      ? await loadDay()
          .then((day) => day?.readMap())
          .catch(() => null)
      : null;
    if (!kept) throw error;
    return kept;
  }
}

/** Address of the map of a pupil, which is its key in the cache too. */
const mapAddress = (leerlingId: string): string => addressOf(landkaartEndpoints.find, { params: { leerlingId } });

/** The map of one pupil; asked for anew by every page that shows it, unless the one that is known will do. */
export const useLandkaart = (leerlingId: string, { revalidateIfStale = true } = {}): SWRResponse<ShownMap, HttpError> =>
  useSWR<ShownMap, HttpError>(mapAddress(leerlingId), () => findMap(leerlingId), {
    shouldRetryOnError: false,
    // Nobody tells when a server is back.
    refreshInterval: (map) => (map?.onDevice === undefined ? 0 : AGAIN_MS),
    revalidateOnFocus: true,
    revalidateIfStale,
    keepPreviousData: false,
  });

/**
 * The map that a page asked for, without asking for it. It names how to ask all the same: SWR lets any one of the
 * followers of a key answer a `mutate`, and one that cannot ask makes it do nothing.
 */
export const useKnownMap = (leerlingId: string): ShownMap | undefined =>
  useSWR<ShownMap, HttpError>(mapAddress(leerlingId), () => findMap(leerlingId), {
    revalidateOnMount: false,
    shouldRetryOnError: false,
  }).data;

export const changePreferences = (leerlingId: string, body: PreferencesChange): Promise<Preferences> =>
  call(landkaartEndpoints.changePreferences, { params: { leerlingId }, body });

export const readNotitie = (leerlingId: string, notitieId: string, body: NotitieChange): Promise<void> =>
  call(landkaartEndpoints.readNotitie, { params: { leerlingId, notitieId }, body });

/** Asks for the map anew: a round was closed. */
export function useAskMapAgain(leerlingId: string): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(mapAddress(leerlingId)), [leerlingId, mutate]);
}

/** Changes a letter on the map that was fetched, without fetching it again. */
export function useSetNotitie(leerlingId: string): (id: string, part: Partial<Notitie>) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (id, part) => {
      void mutate<ShownMap>(
        mapAddress(leerlingId),
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
