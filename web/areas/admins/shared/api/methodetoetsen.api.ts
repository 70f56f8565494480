import {
  methodetoetsenEndpoints as toetsen,
  type ToetsChange,
  type ToetsCopy,
  type ToetsList,
  type ToetsRecord,
  type WordProposals,
} from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import {
  toetsResultsEndpoints as results,
  type Override,
  type Reopening,
  type ToetsResults,
} from '#server/features/methodetoetsen/toets-results.contract.ts';
import {
  toetsOverviewEndpoints as overview,
  type GroepToetsen,
  type LeerlingToetsen,
} from '#server/features/methodetoetsen/toets-overview.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from './afterward.ts';

interface ToetsSpot {
  adminId: string;
  methodetoetsId: string;
}
interface AfnameSpot extends ToetsSpot {
  leerlingId: string;
}

export const useToetsen = (adminId: string, groepId: string): ReadState<ToetsList> =>
  useEndpoint(toetsen.list, { params: { adminId, groepId } });
export const createToets = (adminId: string, groepId: string, title: string): Promise<ToetsRecord> =>
  afterward(adminId, call(toetsen.create, { params: { adminId, groepId }, body: { titel: title } }));
export const proposeWords = (adminId: string, groepId: string, woorden: readonly string[]): Promise<WordProposals> =>
  call(toetsen.propose, { params: { adminId, groepId }, body: { woorden: [...woorden] } });
/** A form stands on it, so that it is not read again underneath what somebody types. */
export const useToets = (params: ToetsSpot): ReadState<ToetsRecord> =>
  useEndpoint(toetsen.find, { params }, { revalidateOnFocus: false, revalidateOnReconnect: false });
export const readToets = (params: ToetsSpot): Promise<ToetsRecord> => call(toetsen.find, { params });
export const saveToets = (params: ToetsSpot, body: ToetsChange): Promise<ToetsRecord> =>
  call(toetsen.change, { params, body });
export const removeToets = (params: ToetsSpot): Promise<void> =>
  afterward(params.adminId, call(toetsen.remove, { params }));
export const stepToets = (params: ToetsSpot, to: ToetsRecord['status']): Promise<ToetsRecord> =>
  afterward(params.adminId, call(toetsen.step, { params, body: { naar: to } }));
export const skipWord = (params: ToetsSpot & { nr: number }, skip: boolean): Promise<ToetsRecord> =>
  afterward(params.adminId, call(toetsen.skip, { params, body: { overslaan: skip } }));
export const copyToets = (params: ToetsSpot, body: ToetsCopy): Promise<ToetsRecord> =>
  afterward(params.adminId, call(toetsen.copy, { params, body }));

export const useGroepToetsen = (adminId: string, groepId: string): ReadState<GroepToetsen> =>
  useEndpoint(overview.findGroep, { params: { adminId, groepId } });
export const useLeerlingToetsen = (adminId: string, leerlingId: string): ReadState<LeerlingToetsen> =>
  useEndpoint(overview.findLeerling, { params: { adminId, leerlingId } });
export const useToetsResults = (params: ToetsSpot): ReadState<ToetsResults> => useEndpoint(results.find, { params });
export const judgeOtherwise = (params: AfnameSpot & { nr: number }, body: Override): Promise<ToetsResults> =>
  afterward(params.adminId, call(results.override, { params, body }));
export const reopenAfname = (params: AfnameSpot, body: Reopening): Promise<ToetsResults> =>
  afterward(params.adminId, call(results.reopen, { params, body }));
