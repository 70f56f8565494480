import {
  berichtenEndpoints as berichten,
  type Bericht,
  type BerichtChange,
  type Inbox,
  type NewBericht,
} from '#server/features/berichten/berichten.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
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

export const answerBericht = (spot: BerichtSpot, text: string): Promise<Bericht> =>
  call(berichten.answer, { params: spot, body: { tekst: text } });

export async function changeBericht(spot: BerichtSpot, body: BerichtChange): Promise<void> {
  await call(berichten.change, { params: spot, body });
}

export async function setMail(adminId: string, on: boolean): Promise<void> {
  await call(berichten.setMail, { params: { adminId }, body: { aan: on } });
}
