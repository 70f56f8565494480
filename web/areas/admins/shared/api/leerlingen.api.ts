import {
  leerlingenManagementEndpoints as management,
  type AddedLeerlingen,
  type AddLeerlingen,
  type LeerlingList,
  type LeerlingListQuery,
  type Moved,
  type Relocation,
  type Removed,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { leerlingenEndpoints, type Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import {
  prullenbakEndpoints,
  type Restoration,
  type Restored,
} from '#server/features/leerlingen/prullenbak.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from './afterward.ts';

export const useLeerlingen = (adminId: string, groepId: string): ReadState<Leerlingen> =>
  useEndpoint(leerlingenEndpoints.list, { params: { adminId, groepId } });

/** `groep` is empty for the pupils of every group. */
export type ListQuery = LeerlingListQuery & { groep: string };
export const useLeerlingList = (adminId: string, query: ListQuery | null): ReadState<LeerlingList> =>
  useEndpoint(management.list, query === null ? null : { params: { adminId }, query });

export const addLeerlingen = (adminId: string, groepId: string, body: AddLeerlingen): Promise<AddedLeerlingen> =>
  afterward(adminId, call(management.add, { params: { adminId, groepId }, body }));
export const move = (adminId: string, body: Relocation): Promise<Moved> =>
  afterward(adminId, call(management.move, { params: { adminId }, body }));
export const sendNotitie = (adminId: string, ids: readonly string[], text: string): Promise<void> =>
  call(management.addNotitie, { params: { adminId }, body: { ids: [...ids], tekst: text } });
export const toPrullenbak = (adminId: string, ids: readonly string[], reason: string): Promise<Removed> =>
  afterward(adminId, call(prullenbakEndpoints.put, { params: { adminId }, body: { ids: [...ids], reden: reason } }));
export const restoreLeerlingen = (adminId: string, body: Restoration): Promise<Restored> =>
  afterward(adminId, call(prullenbakEndpoints.restore, { params: { adminId }, body }));
