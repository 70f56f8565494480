import {
  accountSchema,
  sessionsSchema,
  type Account,
  type Sessions,
} from '#server/features/account/account.contract.ts';
import { http } from '#web/platform/http.ts';
import { useRead, type CurrentState } from '../admins.api.ts';

const nothing = (): void => undefined;
const path = (id: string, part: string): string => `/users/${id}/${part}`;

export const useAccount = (id: string): CurrentState<Account> => useRead(path(id, 'credentials'), accountSchema.parse);
export const useSessions = (id: string): CurrentState<Sessions> => useRead(path(id, 'sessies'), sessionsSchema.parse);
export const changeAccount = (id: string, body: unknown): Promise<Account> =>
  http.json(path(id, 'credentials'), accountSchema.parse, { method: 'PATCH', body });
export const endSession = (id: string, sid: string): Promise<void> =>
  http.json(path(id, `sessies/${sid}`), nothing, { method: 'DELETE' });
export const endOtherSessions = (id: string): Promise<void> =>
  http.json(path(id, 'sessies'), nothing, { method: 'DELETE' });
