import useSWR from 'swr';
import type { CurrentState } from '#web/platform/endpoint/use-endpoint.ts';
import { http } from '#web/platform/http.ts';
import type { Reader } from '#web/platform/http.types.ts';
import type { HttpError } from '#web/platform/http-error.ts';

export type { CurrentState };

/** Old rows stay while new ones come in. */
const OPTIONS = { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false } as const;

/** Reads one address of the API; for calls that are no endpoint yet. */
export function useRead<T>(path: string | null, read: Reader<T>): CurrentState<T> {
  return useSWR<T, HttpError>(path, (address: string) => http.json(address, read), OPTIONS);
}
