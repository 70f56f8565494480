import {
  groepenManagementEndpoints as groepen,
  type GroepDetail,
} from '#server/features/groepen/groepen-management.contract.ts';
import { groepenEndpoints, type Groepen } from '#server/features/groepen/groepen.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useGroepen = (adminId: string, archive: boolean): ReadState<Groepen> =>
  useEndpoint(groepenEndpoints.list, { params: { adminId }, query: archive ? { archief: 'true' } : {} });
export const useGroep = (adminId: string, groepId: string | null): ReadState<GroepDetail> =>
  useEndpoint(groepen.find, groepId === null ? null : { params: { adminId, groepId } });
