import {
  afnameEndpoints as afname,
  type Afname,
  type AfnameParams,
} from '#server/features/methodetoetsen/afname.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { HttpError } from '#web/platform/http-error.ts';
import type { ToetsNote } from '../shared/sitting/notes.ts';

/** The words stay as they are while a child works on them. */
export const useAfname = (params: AfnameParams): ReadState<Afname> =>
  useEndpoint(afname.find, { params }, { revalidateOnFocus: false, revalidateOnReconnect: false });
export const startToets = (params: AfnameParams): Promise<Afname> => call(afname.start, { params });
export const pauseToets = (params: AfnameParams): Promise<Afname> => call(afname.pause, { params });
export const handInToets = (params: AfnameParams): Promise<Afname> => call(afname.handIn, { params });

/** Writes one answer down; false = no line or a server that is away, so that it has to be sent again. */
export async function sendNote(params: AfnameParams, nr: number, note: ToetsNote): Promise<boolean> {
  try {
    await call(afname.note, { params: { ...params, nr }, body: note }, { keepalive: true });
    return true;
  } catch (error) {
    // A test that is released takes nothing more; what the server refuses is not asked again.
    if (error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429) return true;
    return false;
  }
}

/** Sound of a word (`w`) or of its sentence (`z`). */
export const fetchSound = async (params: AfnameParams, kind: 'w' | 'z', audioId: string): Promise<Blob> =>
  (await callBare(afname.hear, { params: { ...params, audioId: `${kind}-${audioId}` } })).blob();
