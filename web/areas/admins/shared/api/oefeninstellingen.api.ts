import useSWR from 'swr';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import {
  oefeninstellingenEndpoints,
  type OefeninstellingChange,
  type OefeninstellingRecord,
} from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import {
  settingManagementEndpoints as management,
  type NewSetting,
  type SettingChoices,
  type SettingHistory,
  type SettingRestore,
} from '#server/features/oefeninstellingen/setting-management.contract.ts';
import {
  ownSettingEndpoints as own,
  type OwnFields,
  type OwnSetting,
} from '#server/features/oefeninstellingen/own-setting.contract.ts';
import { trialEndpoints, type TrialOutcome } from '#server/features/somvensters/trial.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import { afterward } from './afterward.ts';

interface Spot {
  adminId: string;
  oefeninstellingId: string;
}

export const useSetting = (params: Spot): ReadState<OefeninstellingRecord> =>
  useEndpoint(oefeninstellingenEndpoints.find, { params }, { revalidateIfStale: false, revalidateOnReconnect: false });
export const readSetting = (params: Spot): Promise<OefeninstellingRecord> =>
  call(oefeninstellingenEndpoints.find, { params });
export const saveSetting = (params: Spot, body: OefeninstellingChange): Promise<OefeninstellingRecord> =>
  afterward(params.adminId, call(oefeninstellingenEndpoints.change, { params, body }));
export const useSettingChoices = (adminId: string, groepId: string): ReadState<SettingChoices> =>
  useEndpoint(management.choices, { params: { adminId, groepId } });
export const createSetting = (adminId: string, groepId: string, body: NewSetting): Promise<OefeninstellingRecord> =>
  afterward(adminId, call(management.create, { params: { adminId, groepId }, body }));
export const removeSetting = (params: Spot): Promise<void> =>
  afterward(params.adminId, call(management.remove, { params }));
export const makeStandard = (params: Spot): Promise<OefeninstellingRecord> =>
  afterward(params.adminId, call(management.setDefault, { params }));
export const copySettingToGroep = (params: Spot, groepId: string): Promise<OefeninstellingRecord> =>
  afterward(params.adminId, call(management.copyToGroep, { params, body: { groepId } }));
export const useSettingHistory = (params: Spot): ReadState<SettingHistory> =>
  useEndpoint(management.history, { params });
export const restoreSetting = (params: Spot, body: SettingRestore): Promise<OefeninstellingRecord> =>
  afterward(params.adminId, call(management.restore, { params, body }));

export const useOwnSetting = (adminId: string, leerlingId: string): ReadState<OwnSetting> =>
  useEndpoint(own.find, { params: { adminId, leerlingId } });
export const saveOwnSetting = (adminId: string, leerlingId: string, body: OwnFields): Promise<OwnSetting> =>
  afterward(adminId, call(own.set, { params: { adminId, leerlingId }, body }));

/** What a setting would give, asked again for every other setting; the last answer stays until the next one is there. */
export function useTrial(
  spot: { adminId: string; groepId: string; leerlingId: string | null },
  concept: Oefeninstelling,
): ReadState<TrialOutcome> {
  const { adminId, groepId, leerlingId } = spot;
  return useSWR<TrialOutcome, HttpError>(
    ['proef', adminId, groepId, leerlingId, JSON.stringify(concept)],
    () =>
      call(trialEndpoints.attempt, {
        params: { adminId, groepId },
        body: { concept, ...(leerlingId === null ? {} : { leerlingId }) },
      }),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}
