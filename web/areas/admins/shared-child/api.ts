import { koppelingenEndpoints, type HomePicture } from '#server/features/koppelingen/koppelingen.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useHomePicture = (adminId: string, koppelingId: string): ReadState<HomePicture> =>
  useEndpoint(koppelingenEndpoints.findHomePicture, { params: { adminId, koppelingId } });
