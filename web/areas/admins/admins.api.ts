import useSWR from 'swr';
import { adminsEndpoints, type Admin } from '#server/features/admins/admins.contract.ts';
import { usersEndpoints, type Me } from '#server/features/users/users.contract.ts';
import {
  voortgangAntwoordenSchema,
  voortgangSchema,
  type Voortgang,
  type VoortgangAntwoorden,
} from '#server/features/voortgang/voortgang.contract.ts';
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

export const vraag = (parts: Record<string, string | undefined>): string => {
  const filled = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
};

export const useMe = (): CurrentState<Me> => useEndpoint(usersEndpoints.findMe, {});
export const useAdmin = (adminId: string): CurrentState<Admin> =>
  useEndpoint(adminsEndpoints.find, { params: { adminId } });
export interface Period {
  van?: string | undefined;
  tot?: string | undefined;
}

export const useVoortgang = (adminId: string, groepId: string, period: Period): CurrentState<Voortgang> =>
  useRead(
    `/admins/${adminId}/groepen/${groepId}/voortgang${vraag({ van: period.van, tot: period.tot })}`,
    voortgangSchema.parse,
  );

/** The answers behind a cell; nothing is fetched without a pupil. */
export function useAntwoorden(
  adminId: string,
  cell: { leerlingId: string; doelId: string; pagina: number },
): CurrentState<VoortgangAntwoorden> {
  return useSWR<VoortgangAntwoorden, HttpError>(
    `/admins/${adminId}/leerlingen/${cell.leerlingId}/antwoorden${vraag({ doel: cell.doelId, pagina: String(cell.pagina) })}`,
    (address: string) => http.json(address, voortgangAntwoordenSchema.parse),
    { ...OPTIONS, keepPreviousData: false },
  );
}

/** Why a word was asked; it never changes, so it is fetched once. */
export const useWhy = (spot: { adminId: string; leerlingId: string; antwoordId: string }): CurrentState<WhyAntwoord> =>
  useEndpoint(whyEndpoints.explain, { params: spot });
