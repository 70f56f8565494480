import { mutate } from 'swr';
import { adminsEndpoints } from '#server/features/admins/admins.contract.ts';
import {
  newCustomerEndpoints as customers,
  twinQuerySchema,
  type NewCustomerRequest,
  type Twins,
} from '#server/features/aanvragen/new-customer.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** Customers that may be the one that is typed; nothing is asked before there is something to compare. */
export function useTwins(typed: Record<'naam' | 'email' | 'brin' | 'instellingsnummer', string>): ReadState<Twins> {
  const query = twinQuerySchema.safeParse(typed);
  const asks = query.success && Object.values(query.data).some((text) => text.length > 2);
  return useEndpoint(customers.twins, asks ? { query: query.data } : null);
}

export async function createCustomer(body: NewCustomerRequest): Promise<{ adminId: string }> {
  const made = await call(customers.create, { body });
  const list = addressOf(adminsEndpoints.list, { query: {} });
  await mutate((key) => typeof key === 'string' && key.startsWith(list));
  return made;
}
