import {
  berichtenEndpoints as berichten,
  type Bericht,
  type BerichtAnswer,
  type BerichtChange,
  type Inbox,
  type NewBericht,
} from '#server/features/berichten/berichten.contract.ts';
import { attachmentEndpoints, type BerichtFile } from '#server/features/berichten/attachments.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { saveBlob } from '#web/ui/csv.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export type Folder = 'in' | 'archief';
/** One message of a tenant. */
export interface BerichtSpot {
  adminId: string;
  berichtId: string;
}

export const useInbox = (adminId: string, query: { map: Folder; zoek: string }): ReadState<Inbox> =>
  useEndpoint(berichten.list, { params: { adminId }, query });

export const useBericht = (spot: BerichtSpot): ReadState<Bericht> => useEndpoint(berichten.find, { params: spot });

export const sendBericht = (adminId: string, body: NewBericht): Promise<Bericht> =>
  call(berichten.create, { params: { adminId }, body });

export const answerBericht = (spot: BerichtSpot, body: BerichtAnswer): Promise<Bericht> =>
  call(berichten.answer, { params: spot, body });

/** Saves a file of a line on the device. */
export async function saveFile(spot: BerichtSpot, { id, naam: name }: BerichtFile): Promise<void> {
  const answer = await callBare(attachmentEndpoints.fetch, { params: { ...spot, bijlageId: id } });
  saveBlob(name, await answer.blob());
}

export async function changeBericht(spot: BerichtSpot, body: BerichtChange): Promise<void> {
  await call(berichten.change, { params: spot, body });
}

export async function setMail(adminId: string, on: boolean): Promise<void> {
  await call(berichten.setMail, { params: { adminId }, body: { aan: on } });
}
