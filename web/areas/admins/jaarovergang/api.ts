import {
  jaarovergangEndpoints,
  type Jaarovergang,
  type JaarovergangOutcome,
  type JaarovergangState,
} from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from '../shared/api/afterward.ts';

export const useJaarovergang = (adminId: string): ReadState<JaarovergangState> =>
  useEndpoint(jaarovergangEndpoints.find, { params: { adminId } });
export const runJaarovergang = (adminId: string, body: Jaarovergang): Promise<JaarovergangOutcome> =>
  afterward(adminId, call(jaarovergangEndpoints.run, { params: { adminId }, body }));
