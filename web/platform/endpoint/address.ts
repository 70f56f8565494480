import type { Endpoint, EndpointInput } from '#server/platform/contract/endpoint.contract.ts';

/** What goes with a call of any endpoint; the types of `EndpointInput` are checked where it is called. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Path of an endpoint as the client of the API knows it: for a page that checks its calls by type only, because the
 * schemas would weigh too much there.
 */
export type ClientPath<E extends { path: string }> = E['path'] extends `/api${infer Path}` ? Path : never;

const API = '/api';
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Address without `/api`, which the client of the API sets before it; what the query leaves empty is left out. */
export function rawAddressOf({ path }: Endpoint, { params, query }: RawInput): string {
  const names = new Map(entriesOf(params));
  const filled = path
    .slice(API.length)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names.get(name))));
  const asked = entriesOf(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`;
}

/** Address of a call, which is its key in the cache too. */
export const addressOf = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): string =>
  rawAddressOf(endpoint, input);
