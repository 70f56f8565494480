import {
  dicteesEndpoints as dictees,
  type ClassDictee,
  type DicteeList,
  type DicteeStep,
  type NewDictee,
} from '#server/features/dictees/dictees.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from './afterward.ts';

interface Spot {
  adminId: string;
  dicteeId: string;
}

export const useDictees = (adminId: string, groepId: string): ReadState<DicteeList> =>
  useEndpoint(dictees.list, { params: { adminId, groepId } });
export const useDictee = (params: Spot): ReadState<ClassDictee> => useEndpoint(dictees.find, { params });
export const createDictee = (adminId: string, groepId: string, body: NewDictee): Promise<ClassDictee> =>
  afterward(adminId, call(dictees.create, { params: { adminId, groepId }, body }));
export const stepDictee = (params: Spot, body: DicteeStep): Promise<ClassDictee> =>
  call(dictees.step, { params, body });
export const removeDictee = (params: Spot): Promise<void> =>
  afterward(params.adminId, call(dictees.remove, { params }));
export const followDictee = (params: Spot, signal: AbortSignal): Promise<Response> =>
  callBare(dictees.follow, { params }, { signal });
