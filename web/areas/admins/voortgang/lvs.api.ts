import {
  lvsResultsEndpoints,
  type GroepResults,
  type LvsResult,
  type NewLvsResult,
} from '#server/features/lvsspelling/lvs-results.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useGroepResults = (adminId: string, groepId: string): ReadState<GroepResults> =>
  useEndpoint(lvsResultsEndpoints.findGroep, { params: { adminId, groepId } });

export const addResult = (adminId: string, leerlingId: string, body: NewLvsResult): Promise<LvsResult> =>
  call(lvsResultsEndpoints.create, { params: { adminId, leerlingId }, body });

export const removeResult = (adminId: string, leerlingId: string, resultId: string): Promise<void> =>
  call(lvsResultsEndpoints.remove, { params: { adminId, leerlingId, resultaatId: resultId } });
