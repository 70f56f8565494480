import type { Endpoint, EndpointInput, EndpointOutput } from '#server/platform/contract/endpoint.contract.ts';
import { http } from '../http.ts';
import type { RequestOptions } from '../http.types.ts';
import { rawAddressOf, type RawInput } from './address.ts';

/** What a caller decides about one call; the rest stands in the endpoint. */
export type CallOptions = Pick<RequestOptions, 'bearer' | 'keepalive' | 'signal' | 'skipSessionRule'>;

/** An `Idempotency-Key` is made for each call of an endpoint that asks for one. */
const optionsOf = (endpoint: Endpoint, { body }: RawInput, options: CallOptions): RequestOptions => ({
  ...options,
  method: endpoint.method,
  ...(body === undefined ? {} : { body }),
  ...(endpoint.idempotent === true ? { oneTime: true } : {}),
});

/** Makes a call and reads its answer; a wrong param, query or body field is a type error. */
export function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointOutput<E>>;
export function call(endpoint: Endpoint, input: RawInput, options: CallOptions = {}): Promise<unknown> {
  const { response } = endpoint;
  return http.json(
    rawAddressOf(endpoint, input),
    (body) => (response === undefined ? undefined : response.parse(body)),
    optionsOf(endpoint, input, options),
  );
}

/** The bare answer, e.g. of a call that gives a file. */
export function callBare<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<Response>;
export function callBare(endpoint: Endpoint, input: RawInput, options: CallOptions = {}): Promise<Response> {
  return http.vraag(rawAddressOf(endpoint, input), optionsOf(endpoint, input, options));
}
