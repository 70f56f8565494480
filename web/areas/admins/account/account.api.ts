import { accountSchema, sessiesSchema, type Account, type Sessies } from '#server/features/account/account.contract.ts';
import { http } from '#web/platform/http.ts';
import { useLees, type Stand } from '../admins.api.ts';

const niets = (): void => undefined;
const pad = (id: string, deel: string): string => `/users/${id}/${deel}`;

export const useAccount = (id: string): Stand<Account> => useLees(pad(id, 'credentials'), accountSchema.parse);
export const useSessies = (id: string): Stand<Sessies> => useLees(pad(id, 'sessies'), sessiesSchema.parse);
export const wijzigAccount = (id: string, body: unknown): Promise<Account> =>
  http.json(pad(id, 'credentials'), accountSchema.parse, { method: 'PATCH', body });
export const eindigSessie = (id: string, sid: string): Promise<void> =>
  http.json(pad(id, `sessies/${sid}`), niets, { method: 'DELETE' });
export const eindigAndere = (id: string): Promise<void> => http.json(pad(id, 'sessies'), niets, { method: 'DELETE' });
