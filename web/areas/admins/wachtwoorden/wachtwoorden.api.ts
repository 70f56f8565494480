import useSWR from 'swr';
import {
  groepscodeNieuwSchema,
  nieuweWachtwoordenAntwoordSchema,
  wachtwoordenSchema,
  type GroepscodeNieuw,
  type Inlogkaartjes,
  type NieuweWachtwoorden,
  type NieuweWachtwoordenAntwoord,
  type Wachtwoorden,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';
import type { Stand } from '../admins.api.ts';

export interface Groepsplek {
  adminId: string;
  groepId: string;
}
const pad = ({ adminId, groepId }: Groepsplek, eind: string): string => `/admins/${adminId}/groepen/${groepId}/${eind}`;

/** Secrets are never kept on the device: nothing of this list is reused after leaving the screen. */
export const useWachtwoorden = (plek: Groepsplek): Stand<Wachtwoorden> =>
  useSWR<Wachtwoorden, HttpFout>(
    pad(plek, 'wachtwoorden'),
    (adres: string) => http.json(adres, wachtwoordenSchema.parse),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );

export const maakWachtwoorden = (plek: Groepsplek, body: NieuweWachtwoorden): Promise<NieuweWachtwoordenAntwoord> =>
  http.json(pad(plek, 'wachtwoorden'), nieuweWachtwoordenAntwoordSchema.parse, { method: 'POST', body });

export const maakGroepscode = (plek: Groepsplek): Promise<GroepscodeNieuw> =>
  http.json(pad(plek, 'groepscodes'), groepscodeNieuwSchema.parse, { method: 'POST' });
export const wisGroepscode = (plek: Groepsplek): Promise<Response> =>
  http.vraag(pad(plek, 'groepscodes'), { method: 'DELETE' });
export const ontgrendel = (adminId: string, leerlingId: string): Promise<Response> =>
  http.vraag(`/admins/${adminId}/leerlingen/${leerlingId}/ontgrendelingen`, { method: 'POST' });
export const stelEigenWachtwoord = (adminId: string, eigenWachtwoord: boolean): Promise<Response> =>
  http.vraag(`/admins/${adminId}/wachtwoordinstellingen`, { method: 'PATCH', body: { eigenWachtwoord } });

/** The sheet of cards as a PDF. */
export async function haalKaartjes(plek: Groepsplek, body: Inlogkaartjes): Promise<Blob> {
  const antwoord = await http.vraag(pad(plek, 'inlogkaartjes'), { method: 'POST', body });
  return antwoord.blob();
}
