import {
  leerlingenManagementEndpoints as leerlingen,
  type LeerlingChange,
  type LeerlingDetail,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from '../shared/api/afterward.ts';

export const useLeerling = (adminId: string, leerlingId: string | null): ReadState<LeerlingDetail> =>
  useEndpoint(leerlingen.find, leerlingId === null ? null : { params: { adminId, leerlingId } });
export const changeLeerling = (adminId: string, leerlingId: string, body: LeerlingChange): Promise<LeerlingDetail> =>
  afterward(adminId, call(leerlingen.change, { params: { adminId, leerlingId }, body }));
