import {
  startniveausGezetSchema,
  type StartniveausGezet,
} from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import {
  oefeninstellingenSchema,
  vorigeInstellingenSchema,
  type EigenInstellingen,
  type Oefeninstellingen,
  type VorigeInstellingen,
} from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import {
  instaphersteldSchema,
  instapmetingenSchema,
  type GestarteInstap,
  type Instaphersteld,
  type Instapmetingen,
} from '#server/features/somvensters/instapmetingen.contract.ts';
import { http } from '#web/platform/http.ts';
import { useLees, type Stand } from '../admins.api.ts';
import { daarna } from '../beheer.api.ts';

const L = (adminId: string): string => `/admins/${adminId}/leerlingen`;

export const zetStartniveau = (
  adminId: string,
  ids: readonly string[],
  niveau: number | null,
): Promise<StartniveausGezet> =>
  daarna(
    adminId,
    http.json(`${L(adminId)}/startniveaus`, startniveausGezetSchema.parse, {
      method: 'POST',
      body: { ids, niveau },
      eenmalig: true,
    }),
  );

export const startInstap = (adminId: string, ids: readonly string[]): Promise<Instapmetingen> =>
  daarna(
    adminId,
    http.json(`${L(adminId)}/instapmetingen`, instapmetingenSchema.parse, {
      method: 'POST',
      body: { ids },
      eenmalig: true,
    }),
  );
export const herstelInstap = (adminId: string, gestart: readonly GestarteInstap[]): Promise<Instaphersteld> =>
  daarna(
    adminId,
    http.json(`${L(adminId)}/instapmetingen/herstellingen`, instaphersteldSchema.parse, {
      method: 'POST',
      body: { gestart },
      eenmalig: true,
    }),
  );

export const useOefeninstellingen = (adminId: string, groepId: string): Stand<Oefeninstellingen> =>
  useLees(`/admins/${adminId}/groepen/${groepId}/oefeninstellingen`, oefeninstellingenSchema.parse);
export const kopieerInstelling = (
  adminId: string,
  id: string,
  leerlingIds: readonly string[],
): Promise<VorigeInstellingen> =>
  daarna(
    adminId,
    http.json(`/admins/${adminId}/oefeninstellingen/${id}/kopieen`, vorigeInstellingenSchema.parse, {
      method: 'POST',
      body: { leerlingIds },
      eenmalig: true,
    }),
  );
export const zetInstellingen = (adminId: string, eigen: EigenInstellingen): Promise<VorigeInstellingen> =>
  daarna(
    adminId,
    http.json(`${L(adminId)}/oefeninstellingen`, vorigeInstellingenSchema.parse, { method: 'PUT', body: eigen }),
  );
