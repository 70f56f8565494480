import {
  leerlingenManagementEndpoints,
  type StartniveausSet,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import {
  oefeninstellingenEndpoints,
  type OwnSettings,
  type Oefeninstellingen,
  type PreviousSettings,
} from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { settingManagementEndpoints } from '#server/features/oefeninstellingen/setting-management.contract.ts';
import {
  assignedEndpoints,
  type Assigned,
  type AssignedRequest,
  type AssignedRestored,
} from '#server/features/somvensters/assigned.contract.ts';
import {
  instapMeasurementsEndpoints,
  type StartedInstap,
  type InstapRestored,
  type InstapMeasurements,
} from '#server/features/somvensters/instap-measurements.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from './afterward.ts';

export const setStartniveau = (
  adminId: string,
  ids: readonly string[],
  niveau: number | null,
): Promise<StartniveausSet> =>
  afterward(
    adminId,
    call(leerlingenManagementEndpoints.setStartniveau, { params: { adminId }, body: { ids: [...ids], niveau } }),
  );

export const startInstap = (adminId: string, ids: readonly string[]): Promise<InstapMeasurements> =>
  afterward(adminId, call(instapMeasurementsEndpoints.start, { params: { adminId }, body: { ids: [...ids] } }));
export const restoreInstap = (adminId: string, started: readonly StartedInstap[]): Promise<InstapRestored> =>
  afterward(adminId, call(instapMeasurementsEndpoints.undo, { params: { adminId }, body: { gestart: [...started] } }));

export const assignPractice = (adminId: string, practice: AssignedRequest): Promise<Assigned> =>
  afterward(adminId, call(assignedEndpoints.create, { params: { adminId }, body: practice }));
/** Practice that nobody began is gone as if it never was. */
export const takeBackPractice = (adminId: string, ids: readonly string[]): Promise<AssignedRestored> =>
  afterward(adminId, call(assignedEndpoints.undo, { params: { adminId }, body: { ids: [...ids] } }));

export const useOefeninstellingen = (adminId: string, groepId: string): ReadState<Oefeninstellingen> =>
  useEndpoint(oefeninstellingenEndpoints.list, { params: { adminId, groepId } });
export const copySetting = (
  adminId: string,
  oefeninstellingId: string,
  leerlingIds: readonly string[],
): Promise<PreviousSettings> =>
  afterward(
    adminId,
    call(oefeninstellingenEndpoints.copy, {
      params: { adminId, oefeninstellingId },
      body: { leerlingIds: [...leerlingIds] },
    }),
  );
export const setSettings = (adminId: string, own: OwnSettings): Promise<PreviousSettings> =>
  afterward(adminId, call(oefeninstellingenEndpoints.setOwn, { params: { adminId }, body: own }));
/** Lays settings of a group in another order. */
export const orderSettings = (
  params: { adminId: string; groepId: string },
  ids: readonly string[],
): Promise<Oefeninstellingen> =>
  afterward(params.adminId, call(settingManagementEndpoints.order, { params, body: { ids: [...ids] } }));
