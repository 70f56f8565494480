import { accountSchema, newTotpSchema, type Account, type NewTotp } from '#server/features/account/account.contract.ts';
import { http } from '#web/platform/http.ts';

const nothing = (): void => undefined;

export const fetchAccount = (id: string): Promise<Account> =>
  http.json(`/users/${id}/credentials`, accountSchema.parse);
export const beginTotp = (id: string, currentPassword: string): Promise<NewTotp> =>
  http.json(`/users/${id}/totp`, newTotpSchema.parse, { method: 'POST', body: { huidigWachtwoord: currentPassword } });
export const confirmTotp = (id: string, body: unknown): Promise<void> =>
  http.json(`/users/${id}/totp`, nothing, { method: 'PUT', body });
export const postponeTotp = (id: string): Promise<void> =>
  http.json(`/users/${id}/totp/uitstel`, nothing, { method: 'POST', body: {} });
