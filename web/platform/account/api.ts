import {
  accountEndpoints,
  credentialsSchema,
  totpBeginSchema,
  totpMoveSchema,
  type Account,
  type Sessions,
  type ShownCodes,
} from '#server/features/account/account.contract.ts';
import { ownSsoEndpoints, type LinkCode, type OwnLinks } from '#server/features/sso/sso.contract.ts';
import { passwordResetEndpoints } from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useAccount = (userId: string): ReadState<Account> =>
  useEndpoint(accountEndpoints.find, { params: { userId } });
export const useSessions = (userId: string): ReadState<Sessions> =>
  useEndpoint(accountEndpoints.listSessions, { params: { userId } });
/** A form hands over what it checked with the same schema. */
export const changeAccount = async (userId: string, body: unknown): Promise<Account> =>
  call(accountEndpoints.change, { params: { userId }, body: credentialsSchema.parse(body) });
export const renewCodes = async (userId: string, body: unknown): Promise<ShownCodes> =>
  call(accountEndpoints.renewCodes, { params: { userId }, body: totpBeginSchema.parse(body) });
export const resetTotp = async (userId: string, body: unknown): Promise<void> => {
  await call(accountEndpoints.resetTotp, { params: { userId }, body: totpMoveSchema.parse(body) });
};
export const endSession = (userId: string, sid: string): Promise<void> =>
  call(accountEndpoints.endSession, { params: { userId, sid } });
export const endOtherSessions = (userId: string): Promise<void> =>
  call(accountEndpoints.endOthers, { params: { userId } });
/** Mails a link to the address of the account. */
export const askPassword = (gebruiker: string): Promise<unknown> =>
  call(passwordResetEndpoints.request, { body: { gebruiker } });
export const useSsoLinks = (userId: string): ReadState<OwnLinks> =>
  useEndpoint(ownSsoEndpoints.list, { params: { userId } });
export const createLinkCode = (userId: string, body: { huidigWachtwoord: string }): Promise<LinkCode> =>
  call(ownSsoEndpoints.createCode, { params: { userId }, body });
export const unlinkSso = (userId: string, aanbieder: string): Promise<void> =>
  call(ownSsoEndpoints.unlink, { params: { userId, aanbieder } });
