import {
  stumblesEndpoints,
  type GroepMistakes,
  type PracticeTime,
  type Struikelwoorden,
} from '#server/features/voortgang/stumbles.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import type { Period } from '../shared/voortgang/period.ts';

export const useStruikelwoorden = (
  adminId: string,
  groepId: string,
  { van: from, tot: until }: Period,
): ReadState<Struikelwoorden> =>
  useEndpoint(stumblesEndpoints.findWords, { params: { adminId, groepId }, query: { van: from, tot: until } });

export const useGroepMistakes = (adminId: string, groepId: string): ReadState<GroepMistakes> =>
  useEndpoint(stumblesEndpoints.findKinds, { params: { adminId, groepId } });

export const usePracticeTime = (adminId: string, groepId: string): ReadState<PracticeTime> =>
  useEndpoint(stumblesEndpoints.findTime, { params: { adminId, groepId } });
