import {
  accountEndpoints,
  credentialsSchema,
  type Account,
  type Sessions,
} from '#server/features/account/account.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useAccount = (userId: string): ReadState<Account> =>
  useEndpoint(accountEndpoints.find, { params: { userId } });
export const useSessions = (userId: string): ReadState<Sessions> =>
  useEndpoint(accountEndpoints.listSessions, { params: { userId } });
/** A form hands over what it checked with the same schema. */
export const changeAccount = async (userId: string, body: unknown): Promise<Account> =>
  call(accountEndpoints.change, { params: { userId }, body: credentialsSchema.parse(body) });
export const endSession = (userId: string, sid: string): Promise<void> =>
  call(accountEndpoints.endSession, { params: { userId, sid } });
export const endOtherSessions = (userId: string): Promise<void> =>
  call(accountEndpoints.endOthers, { params: { userId } });
