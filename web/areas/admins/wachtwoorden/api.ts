import {
  passwordsEndpoints,
  type NewGroepscode,
  type NewPasswords,
  type NewPasswordsAntwoord,
  type PasswordOverview,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { leerlingSsoEndpoints, type LeerlingCodes } from '#server/features/sso/sso.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import type { GroepSpot } from '../shared/api/wachtwoorden.api.ts';

/** Secrets are never kept on the device: nothing of this list is reused after leaving the screen. */
export const usePasswords = (params: GroepSpot): ReadState<PasswordOverview> =>
  useEndpoint(passwordsEndpoints.list, { params }, { keepPreviousData: false });

export const createPasswords = (params: GroepSpot, body: NewPasswords): Promise<NewPasswordsAntwoord> =>
  call(passwordsEndpoints.create, { params, body });
export const createGroepscode = (params: GroepSpot): Promise<NewGroepscode> =>
  call(passwordsEndpoints.createGroepscode, { params });
export const eraseGroepscode = (params: GroepSpot): Promise<void> =>
  call(passwordsEndpoints.removeGroepscode, { params });
export const setOwnPassword = (adminId: string, ownPassword: boolean): Promise<void> =>
  call(passwordsEndpoints.changeSettings, { params: { adminId }, body: { eigenWachtwoord: ownPassword } });
export const createLinkCodes = (adminId: string, leerlingIds: string[]): Promise<LeerlingCodes> =>
  call(leerlingSsoEndpoints.createCodes, { params: { adminId }, body: { leerlingIds } });
