import useSWR from 'swr';
import {
  newGroepscodeSchema,
  newPasswordsAntwoordSchema,
  passwordsSchema,
  type NewGroepscode,
  type Inlogkaartjes,
  type NewPasswords,
  type NewPasswordsAntwoord,
  type Passwords,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import type { CurrentState } from '../../admins.api.ts';

export interface GroepSpot {
  adminId: string;
  groepId: string;
}
const path = ({ adminId, groepId }: GroepSpot, end: string): string => `/admins/${adminId}/groepen/${groepId}/${end}`;

/** Secrets are never kept on the device: nothing of this list is reused after leaving the screen. */
export const usePasswords = (spot: GroepSpot): CurrentState<Passwords> =>
  useSWR<Passwords, HttpError>(
    path(spot, 'wachtwoorden'),
    (address: string) => http.json(address, passwordsSchema.parse),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );

export const createPasswords = (spot: GroepSpot, body: NewPasswords): Promise<NewPasswordsAntwoord> =>
  http.json(path(spot, 'wachtwoorden'), newPasswordsAntwoordSchema.parse, { method: 'POST', body });

export const createGroepscode = (spot: GroepSpot): Promise<NewGroepscode> =>
  http.json(path(spot, 'groepscodes'), newGroepscodeSchema.parse, { method: 'POST' });
export const eraseGroepscode = (spot: GroepSpot): Promise<Response> =>
  http.vraag(path(spot, 'groepscodes'), { method: 'DELETE' });
export const unlock = (adminId: string, leerlingId: string): Promise<Response> =>
  http.vraag(`/admins/${adminId}/leerlingen/${leerlingId}/ontgrendelingen`, { method: 'POST' });
export const setOwnPassword = (adminId: string, ownPassword: boolean): Promise<Response> =>
  http.vraag(`/admins/${adminId}/wachtwoordinstellingen`, { method: 'PATCH', body: { eigenWachtwoord: ownPassword } });

/** The sheet of cards as a PDF. */
export async function fetchLoginCards(spot: GroepSpot, body: Inlogkaartjes): Promise<Blob> {
  const antwoord = await http.vraag(path(spot, 'inlogkaartjes'), { method: 'POST', body });
  return antwoord.blob();
}
