import { accountSchema, newTotpSchema, type Account, type NewTotp } from '#server/features/account/account.contract.ts';
import { http } from '#web/platform/http.ts';

const OPEN = { bearer: null, skipSessionRule: true } as const;
const nothing = (): void => undefined;

export const requestPassword = (body: unknown): Promise<void> =>
  http.json('/wachtwoordaanvragen', nothing, { method: 'POST', body, ...OPEN });
export const validateReset = (path: string): Promise<void> => http.json(`/wachtwoordherstellen/${path}`, nothing, OPEN);
export const passwordReset = (path: string, body: unknown): Promise<void> =>
  http.json(`/wachtwoordherstellen/${path}`, nothing, { method: 'POST', body, ...OPEN });

export const fetchAccount = (id: string): Promise<Account> =>
  http.json(`/users/${id}/credentials`, accountSchema.parse);
export const beginTotp = (id: string, currentPassword: string): Promise<NewTotp> =>
  http.json(`/users/${id}/totp`, newTotpSchema.parse, { method: 'POST', body: { huidigWachtwoord: currentPassword } });
export const confirmTotp = (id: string, body: unknown): Promise<void> =>
  http.json(`/users/${id}/totp`, nothing, { method: 'PUT', body });
export const postponeTotp = (id: string): Promise<void> =>
  http.json(`/users/${id}/totp/uitstel`, nothing, { method: 'POST', body: {} });
