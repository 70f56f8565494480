import { afterEach, expect, it, vi } from 'vitest';
import { groepenManagementEndpoints as groepen } from '#server/features/groepen/groepen-management.contract.ts';
import { groepenEndpoints } from '#server/features/groepen/groepen.contract.ts';
import { http } from '../http.ts';
import { addressOf } from './address.ts';
import { call } from './call.ts';

afterEach(() => vi.restoreAllMocks());

const params = { adminId: 'a', groepId: 'g 1' };

it('makes the address from path, params and query, and leaves out what is empty', () => {
  expect(addressOf(groepen.find, { params })).toBe('/admins/a/groepen/g%201');
  expect(addressOf(groepenEndpoints.list, { params: { adminId: 'a' }, query: { archief: 'true' } })).toBe(
    '/admins/a/groepen?archief=true',
  );
  expect(addressOf(groepenEndpoints.list, { params: { adminId: 'a' }, query: {} })).toBe('/admins/a/groepen');
});

it('sends method, body and a key where the endpoint asks for one, and reads the answer with its schema', async () => {
  const json = vi.spyOn(http, 'json').mockImplementation(async (_path, read) => read({ zonderGroep: 2 }));
  expect(await call(groepen.remove, { params })).toEqual({ zonderGroep: 2 });
  expect(json).toHaveBeenLastCalledWith('/admins/a/groepen/g%201', expect.any(Function), { method: 'DELETE' });
  json.mockResolvedValue(undefined);
  await call(groepen.copy, { params, body: { naam: 'x', schooljaar: '2027-2028' } });
  expect(json).toHaveBeenLastCalledWith('/admins/a/groepen/g%201/kopieen', expect.any(Function), {
    method: 'POST',
    body: { naam: 'x', schooljaar: '2027-2028' },
    oneTime: true,
  });
});

it('knows a wrong param, query or body field at once', () => {
  // @ts-expect-error groepId is missing
  addressOf(groepen.find, { params: { adminId: 'a' } });
  // @ts-expect-error there is no such query
  addressOf(groepen.find, { params, query: { archief: 'true' } });
  // @ts-expect-error a number is no name
  addressOf(groepen.copy, { params, body: { naam: 1, schooljaar: '2027-2028' } });
  expect(addressOf(groepen.find, { params })).toBeTypeOf('string');
});
