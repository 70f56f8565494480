import type supertest from 'supertest';
import type { Test } from 'supertest';
import {
  nameOf,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '../platform/contract/endpoint.contract.ts';

export type Agent = ReturnType<typeof supertest>;

interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The request of an endpoint, without a token. */
export function requestOf<E extends Endpoint>(agent: Agent, endpoint: E, input: EndpointInput<E>): Test;
export function requestOf(agent: Agent, endpoint: Endpoint, { params, query, body }: RawInput): Test {
  const names = new Map(entriesOf(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names.get(name))));
  const test = agent[METHODS[endpoint.method]](path).query(Object.fromEntries(entriesOf(query)));
  return typeof body === 'object' && body !== null ? test.send(body) : test;
}

/** The answer of an endpoint, read with its schema; throws when it was refused. */
export function answerOf<E extends Endpoint>(endpoint: E, test: Test): Promise<EndpointOutput<E>>;
export async function answerOf(endpoint: Endpoint, test: Test): Promise<unknown> {
  const { status, body, text } = await test;
  const good = endpoint.response === undefined ? [200, 202, 204] : [endpoint.status ?? 200];
  if (!good.includes(status)) throw new Error(`${nameOf(endpoint)} answered ${status}: ${text}`);
  return endpoint.response?.parse(body);
}
