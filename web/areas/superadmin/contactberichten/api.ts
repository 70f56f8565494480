import { mutate } from 'swr';
import {
  contactberichtenEndpoints as contact,
  type Contactbericht,
  type Contactberichten,
} from '#server/features/contactberichten/contactberichten.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { saveBlob } from '#web/ui/csv.ts';

export const useContactberichten = (): ReadState<Contactberichten> => useEndpoint(contact.list, {});

const paramsOf = ({ id }: Contactbericht) => ({ contactberichtId: id });

/** Says that a message was answered, or that it still waits. */
export async function markMessage(message: Contactbericht, status: Contactbericht['status']): Promise<void> {
  await call(contact.change, { params: paramsOf(message), body: { versie: message.versie, status } });
  await mutate(addressOf(contact.list, {}));
}

/** Saves the file that came along. */
export async function saveAttachment(message: Contactbericht): Promise<void> {
  const answer = await callBare(contact.attachment, { params: paramsOf(message) });
  saveBlob(message.bijlage ?? message.nummer, await answer.blob());
}
