import knex from 'knex';
import { expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { endpoint, nameOf } from '../contract/endpoint.contract.ts';
import { findEndpoints } from '../contract/find-endpoints.ts';
import { systemClock } from '../time/clock.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';
import { Idempotency } from './idempotency.ts';
import { createMount, createRouter, type Mount } from './mount.ts';

const fail = (): never => {
  throw new Error('no request is made here');
};
const deps = {
  requireSession: fail,
  verifyAntwoord: true,
  idempotency: new Idempotency(new IdempotencyRepository(knex({ client: 'pg' })), systemClock),
  audit: fail,
};
const mount: Mount = createMount(deps);
const params = z.strictObject({ adminId: z.uuid() });
const find = endpoint({ method: 'GET', path: '/api/admins/:adminId', right: 'paneel.openen', params });

it('refuses an endpoint without a right, or with one that does not exist, in one line', () => {
  // @ts-expect-error a right is required
  expect(() => mount({ method: 'GET', path: '/api/gezondheid' }, async () => undefined)).toThrow(
    /^endpoint GET \/api\/gezondheid: right "" is not in the permission table$/,
  );
  // @ts-expect-error there is no such right
  expect(() => mount({ ...find, right: 'toString' }, async () => undefined)).toThrow(/right "toString" is not in/);
});

it('refuses a call that is mounted twice', () => {
  const route = mount(find, async () => undefined);
  expect(() => createRouter([route, route])).toThrow('endpoint GET /api/admins/:adminId is mounted twice');
});

it('puts a fixed path before one with a name, in whatever order they come', () => {
  const named = mount(find, async () => undefined);
  const fixed = mount(endpoint({ method: 'GET', path: '/api/admins/all', right: 'public' }), async () => undefined);
  const paths = (router: ReturnType<typeof createRouter>) => router.stack.map(({ route }) => route?.path);
  expect(paths(createRouter([named, fixed]))).toEqual(['/api/admins/all', '/api/admins/:adminId']);
});

it('puts a path without names before all that have one', () => {
  const named = mount(find, async () => undefined);
  const fixed = mount(endpoint({ method: 'GET', path: '/api/woorden', right: 'public' }), async () => undefined);
  const [first] = createRouter([named, fixed]).stack;
  expect(first?.route?.path).toBe('/api/woorden');
});

it('takes schemas of both styles and knows a wrong name at once', () => {
  const small = mini.strictObject({ adminId: mini.uuid() });
  expect(nameOf(endpoint({ method: 'GET', path: '/api/admins/:adminId', right: 'public', params: small }))).toBe(
    'GET /api/admins/:adminId',
  );
  // @ts-expect-error groepId has no schema
  endpoint({ method: 'GET', path: '/api/admins/:adminId/groepen/:groepId', right: 'public', params });
  // @ts-expect-error a name in the path needs params
  endpoint({ method: 'GET', path: '/api/admins/:adminId', right: 'public' });
  // @ts-expect-error a right is required
  endpoint({ method: 'GET', path: '/api/gezondheid' });
});

it('has one endpoint for each call of the contracts', async () => {
  const names = (await findEndpoints()).map((declared) => nameOf(declared.endpoint));
  expect(names).toContain('GET /api/admins/:adminId/groepen');
  expect(new Set(names).size).toBe(names.length);
});
