import {
  sittingEndpoints as sittings,
  type DicteeSitting,
  type SittingParams,
  type SpokenPart,
} from '#server/features/dictees/sitting.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { HttpError } from '#web/platform/http-error.ts';

export const useDicteeSitting = (params: SittingParams): ReadState<DicteeSitting> =>
  useEndpoint(sittings.find, { params });
export const followSitting = (params: SittingParams, signal: AbortSignal): Promise<Response> =>
  callBare(sittings.follow, { params }, { signal });
/** The sound of a word or its sentence; an empty one when there is no sentence. */
export const hearPart = async (params: SittingParams, nr: number, part: SpokenPart): Promise<Blob> =>
  (await callBare(sittings.hear, { params: { ...params, nr }, query: { deel: part } })).blob();

/** What stays wrong however often it is sent. A word that is still to come, or a sign-in that ended, passes. */
const REFUSED = new Set([400, 404, 422]);

/** Writes a word down; false = it has to be sent again. */
export async function sendWord(params: SittingParams, nr: number, ruw: string): Promise<boolean> {
  try {
    await call(sittings.note, { params: { ...params, nr }, body: { ruw } }, { keepalive: true });
    return true;
  } catch (error) {
    return error instanceof HttpError && REFUSED.has(error.status);
  }
}
