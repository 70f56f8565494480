import {
  woordlijstenEndpoints as lists,
  type AnalyzedWoord,
  type ListWoord,
  type NewWoordlijst,
  type Woordlijst,
  type WoordlijstChange,
  type Woordlijsten,
} from '#server/features/woordlijsten/woordlijsten.contract.ts';
import {
  recordingsEndpoints as recordings,
  type StoredRecording,
} from '#server/features/woordlijsten/recordings.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from './afterward.ts';

export const useWoordlijsten = (adminId: string): ReadState<Woordlijsten> =>
  useEndpoint(lists.list, { params: { adminId } });
/** Nothing is fetched for a list that is still to be made. */
export const useWoordlijst = (adminId: string, woordlijstId: string | null): ReadState<Woordlijst> =>
  useEndpoint(lists.find, woordlijstId === null ? null : { params: { adminId, woordlijstId } });

export const analyzeWoorden = async (
  adminId: string,
  woorden: ListWoord[],
  jaargroep: number | undefined,
): Promise<AnalyzedWoord[]> => {
  const year = jaargroep === undefined ? {} : { jaargroep };
  return (await call(lists.analyze, { params: { adminId }, body: { woorden, ...year } })).items;
};

export const createWoordlijst = (adminId: string, list: NewWoordlijst): Promise<Woordlijst> =>
  afterward(adminId, call(lists.create, { params: { adminId }, body: list }));
export const changeWoordlijst = (adminId: string, woordlijstId: string, list: WoordlijstChange): Promise<Woordlijst> =>
  afterward(adminId, call(lists.change, { params: { adminId, woordlijstId }, body: list }));
export const removeWoordlijst = (adminId: string, woordlijstId: string): Promise<void> =>
  afterward(adminId, call(lists.remove, { params: { adminId, woordlijstId } }));
export const restoreWoordlijst = (adminId: string, woordlijstId: string): Promise<Woordlijst> =>
  afterward(adminId, call(lists.restore, { params: { adminId, woordlijstId } }));

/** Stores how a word is said; the server measures the sound itself. */
export const saveRecording = (adminId: string, spelling: string, sound: Blob): Promise<StoredRecording> => {
  const body = new FormData();
  // The text comes first: the server reads the parts in order.
  body.set('spelling', spelling);
  body.set('bestand', new File([sound], 'woord.wav', { type: 'audio/wav' }));
  return call(recordings.create, { params: { adminId }, body });
};
export const removeRecording = (adminId: string, recordingId: string): Promise<void> =>
  call(recordings.remove, { params: { adminId, recordingId } });
export const fetchRecording = async (adminId: string, recordingId: string): Promise<Blob> =>
  (await callBare(recordings.fetch, { params: { adminId, recordingId } })).blob();
