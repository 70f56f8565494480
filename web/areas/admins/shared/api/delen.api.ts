import {
  koppelingenEndpoints as koppelingen,
  type SharedChildren,
  type Linked,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** A pupil of the panel. */
export interface PanelChild {
  adminId: string;
  leerlingId: string;
}

/** Key of the children that a school shares with this home or practice. */
export const sharedKey = (adminId: string): string => addressOf(koppelingen.list, { params: { adminId } });
export const useSharedChildren = (adminId: string): ReadState<SharedChildren> =>
  useEndpoint(koppelingen.list, { params: { adminId } });
/** Page of such a child. */
export const sharedPath = (adminId: string, koppelingId: string): string =>
  `/admins/${adminId}/leerlingen/gedeeld/${koppelingId}`;
export const linkChild = (adminId: string, thuiscode: string): Promise<Linked> =>
  call(koppelingen.redeem, { params: { adminId }, body: { thuiscode } });
export const letGo = (adminId: string, koppelingId: string): Promise<void> =>
  call(koppelingen.end, { params: { adminId, koppelingId } });
