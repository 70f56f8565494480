import useSWR from 'swr';
import { adminsEndpoints, type Admin } from '#server/features/admins/admins.contract.ts';
import { usersEndpoints, type Me } from '#server/features/users/users.contract.ts';
import { whyEndpoints, type WhyAntwoord } from '#server/features/waarom/waarom.contract.ts';
import { useEndpoint, type CurrentState } from '#web/platform/endpoint/use-endpoint.ts';
import { http } from '#web/platform/http.ts';
import type { Reader } from '#web/platform/http.types.ts';
import type { HttpError } from '#web/platform/http-error.ts';

export type { CurrentState };

/** Old rows stay while new ones come in. */
const OPTIONS = { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false } as const;

/** Reads one address of the API; every screen of the area goes through it. */
export function useRead<T>(path: string | null, read: Reader<T>): CurrentState<T> {
  return useSWR<T, HttpError>(path, (address: string) => http.json(address, read), OPTIONS);
}

export const useMe = (): CurrentState<Me> => useEndpoint(usersEndpoints.findMe, {});
export const useAdmin = (adminId: string): CurrentState<Admin> =>
  useEndpoint(adminsEndpoints.find, { params: { adminId } });
/** Why a word was asked; it never changes, so it is fetched once. */
export const useWhy = (spot: { adminId: string; leerlingId: string; antwoordId: string }): CurrentState<WhyAntwoord> =>
  useEndpoint(whyEndpoints.explain, { params: spot });
