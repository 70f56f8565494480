import {
  startniveausSetSchema,
  type StartniveausSet,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import {
  oefeninstellingenSchema,
  previousSettingsSchema,
  type OwnSettings,
  type Oefeninstellingen,
  type PreviousSettings,
} from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import {
  instapRestoredSchema,
  instapMeasurementsSchema,
  type StartedInstap,
  type InstapRestored,
  type InstapMeasurements,
} from '#server/features/somvensters/instap-measurements.contract.ts';
import { http } from '#web/platform/http.ts';
import { useRead, type CurrentState } from '../../admins.api.ts';
import { afterward } from './afterward.ts';

const L = (adminId: string): string => `/admins/${adminId}/leerlingen`;

export const setStartniveau = (
  adminId: string,
  ids: readonly string[],
  niveau: number | null,
): Promise<StartniveausSet> =>
  afterward(
    adminId,
    http.json(`${L(adminId)}/startniveaus`, startniveausSetSchema.parse, {
      method: 'POST',
      body: { ids, niveau },
      oneTime: true,
    }),
  );

export const startInstap = (adminId: string, ids: readonly string[]): Promise<InstapMeasurements> =>
  afterward(
    adminId,
    http.json(`${L(adminId)}/instapmetingen`, instapMeasurementsSchema.parse, {
      method: 'POST',
      body: { ids },
      oneTime: true,
    }),
  );
export const restoreInstap = (adminId: string, started: readonly StartedInstap[]): Promise<InstapRestored> =>
  afterward(
    adminId,
    http.json(`${L(adminId)}/instapmetingen/herstellingen`, instapRestoredSchema.parse, {
      method: 'POST',
      body: { gestart: started },
      oneTime: true,
    }),
  );

export const useOefeninstellingen = (adminId: string, groepId: string): CurrentState<Oefeninstellingen> =>
  useRead(`/admins/${adminId}/groepen/${groepId}/oefeninstellingen`, oefeninstellingenSchema.parse);
export const copySetting = (adminId: string, id: string, leerlingIds: readonly string[]): Promise<PreviousSettings> =>
  afterward(
    adminId,
    http.json(`/admins/${adminId}/oefeninstellingen/${id}/kopieen`, previousSettingsSchema.parse, {
      method: 'POST',
      body: { leerlingIds },
      oneTime: true,
    }),
  );
export const setSettings = (adminId: string, own: OwnSettings): Promise<PreviousSettings> =>
  afterward(
    adminId,
    http.json(`${L(adminId)}/oefeninstellingen`, previousSettingsSchema.parse, { method: 'PUT', body: own }),
  );
