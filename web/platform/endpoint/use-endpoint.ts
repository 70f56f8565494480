import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Endpoint, EndpointInput, EndpointOutput } from '#server/platform/contract/endpoint.contract.ts';
import type { HttpError } from '../http-error.ts';
import { addressOf } from './address.ts';
import { call } from './call.ts';

export type ReadState<T> = SWRResponse<T, HttpError>;

/** Old rows stay while new ones come in. */
const OPTIONS = { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false } as const;

/** Reads an endpoint and keeps the answer under its address; nothing is fetched while the input is null. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  options?: SWRConfiguration,
): ReadState<EndpointOutput<E>> {
  const key = input === null ? null : addressOf(endpoint, input);
  return useSWR<EndpointOutput<E>, HttpError>(key, input && (() => call(endpoint, input)), { ...OPTIONS, ...options });
}
