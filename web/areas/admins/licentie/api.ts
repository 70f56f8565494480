import {
  licentieEndpoints as licentie,
  type Licentie,
  type LicentieRequest,
} from '#server/features/licenties/licenties.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useLicentie = (adminId: string): ReadState<Licentie> =>
  useEndpoint(licentie.find, { params: { adminId } });

/** Sends the wish to the office; answers its number. */
export async function requestLicentie(adminId: string, body: LicentieRequest): Promise<string> {
  return (await call(licentie.request, { params: { adminId }, body })).nummer;
}
