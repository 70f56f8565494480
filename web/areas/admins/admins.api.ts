import useSWR, { type SWRResponse } from 'swr';
import { adminSchema, type Admin } from '#server/features/admins/admins.contract.ts';
import {
  groepenSchema,
  signalenSchema,
  type Groepen,
  type Signalen,
} from '#server/features/groepen/groepen.contract.ts';
import { leerlingenSchema, type Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { mijSchema, type Mij } from '#server/features/users/users.contract.ts';
import {
  voortgangAntwoordenSchema,
  voortgangSchema,
  type Voortgang,
  type VoortgangAntwoorden,
} from '#server/features/voortgang/voortgang.contract.ts';
import { waaromSchema, type WaaromAntwoord } from '#server/features/waarom/waarom.contract.ts';
import { http } from '#web/platform/http.ts';
import type { Lezer } from '#web/platform/http.types.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';

export type Stand<T> = SWRResponse<T, HttpFout>;

/** Old rows stay while new ones come in. */
const OPTIES = { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false } as const;

/** Reads one address of the API; every screen of the area goes through it. */
export function useLees<T>(pad: string | null, lees: Lezer<T>): Stand<T> {
  return useSWR<T, HttpFout>(pad, (adres: string) => http.json(adres, lees), OPTIES);
}

export const vraag = (delen: Record<string, string | undefined>): string => {
  const gevuld = Object.entries(delen).flatMap(([naam, waarde]) =>
    waarde === undefined || waarde === '' ? [] : [[naam, waarde]],
  );
  return gevuld.length === 0 ? '' : `?${new URLSearchParams(gevuld).toString()}`;
};

export const useMij = (): Stand<Mij> => useLees('/users/mij', mijSchema.parse);
export const useAdmin = (adminId: string): Stand<Admin> => useLees(`/admins/${adminId}`, adminSchema.parse);
export const useGroepen = (adminId: string, archief: boolean): Stand<Groepen> =>
  useLees(`/admins/${adminId}/groepen${archief ? '?archief=true' : ''}`, groepenSchema.parse);
export const useSignalen = (adminId: string): Stand<Signalen> =>
  useLees(`/admins/${adminId}/signalen`, signalenSchema.parse);
export const useLeerlingen = (adminId: string, groepId: string): Stand<Leerlingen> =>
  useLees(`/admins/${adminId}/groepen/${groepId}/leerlingen`, leerlingenSchema.parse);

/** Pupils of several groups at once: for the search box and for the animals in the signals. */
export function useAlleLeerlingen(adminId: string, groepIds: readonly string[]): Stand<Leerlingen[]> {
  const sleutel = groepIds.length === 0 ? null : ['leerlingen', adminId, ...groepIds];
  return useSWR<Leerlingen[], HttpFout>(
    sleutel,
    () =>
      Promise.all(
        groepIds.map((id) => http.json(`/admins/${adminId}/groepen/${id}/leerlingen`, leerlingenSchema.parse)),
      ),
    OPTIES,
  );
}

export interface Periode {
  van?: string | undefined;
  tot?: string | undefined;
}

export const useVoortgang = (adminId: string, groepId: string, periode: Periode): Stand<Voortgang> =>
  useLees(
    `/admins/${adminId}/groepen/${groepId}/voortgang${vraag({ van: periode.van, tot: periode.tot })}`,
    voortgangSchema.parse,
  );

/** The answers behind a cell; nothing is fetched without a pupil. */
export function useAntwoorden(
  adminId: string,
  cel: { leerlingId: string; doelId: string; pagina: number },
): Stand<VoortgangAntwoorden> {
  return useSWR<VoortgangAntwoorden, HttpFout>(
    `/admins/${adminId}/leerlingen/${cel.leerlingId}/antwoorden${vraag({ doel: cel.doelId, pagina: String(cel.pagina) })}`,
    (adres: string) => http.json(adres, voortgangAntwoordenSchema.parse),
    { ...OPTIES, keepPreviousData: false },
  );
}

/** Why a word was asked; it never changes, so it is fetched once. */
export const useWaarom = (plek: { adminId: string; leerlingId: string; antwoordId: string }): Stand<WaaromAntwoord> =>
  useLees(
    `/admins/${plek.adminId}/leerlingen/${plek.leerlingId}/antwoorden/${plek.antwoordId}/waarom`,
    waaromSchema.parse,
  );
