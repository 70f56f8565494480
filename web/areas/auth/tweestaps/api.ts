import {
  accountEndpoints,
  totpConfirmSchema,
  type Account,
  type NewTotp,
  type ShownCodes,
} from '#server/features/account/account.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

export const fetchAccount = (userId: string): Promise<Account> => call(accountEndpoints.find, { params: { userId } });
export const beginTotp = (userId: string, password: string): Promise<NewTotp> =>
  call(accountEndpoints.beginTotp, { params: { userId }, body: { huidigWachtwoord: password } });
/** A form hands over what it checked with the same schema. */
export const confirmTotp = async (userId: string, body: unknown): Promise<ShownCodes> =>
  call(accountEndpoints.confirmTotp, { params: { userId }, body: totpConfirmSchema.parse(body) });
export const postponeTotp = async (userId: string): Promise<void> => {
  await call(accountEndpoints.postponeTotp, { params: { userId } });
};
