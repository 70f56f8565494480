import { mutate } from 'swr';
import {
  officeBerichtenEndpoints as office,
  type ConversationChange,
  type NewConversation,
  type OfficeBericht,
  type OfficeConversation,
} from '#server/features/berichten/office-berichten.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { attachmentEndpoints, type BerichtFile } from '#server/features/berichten/attachments.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { saveBlob } from '#web/ui/csv.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useConversations = (): ReadState<{ items: OfficeConversation[] }> =>
  useEndpoint(office.list, { query: {} });
export const useConversation = (berichtId: string): ReadState<OfficeBericht> =>
  useEndpoint(office.find, { params: { berichtId } });

/** What a change answers stands on the page at once; the list is asked again. */
async function show(bericht: OfficeBericht): Promise<void> {
  await mutate(addressOf(office.find, { params: { berichtId: bericht.id } }), bericht, { revalidate: false });
  await mutate(addressOf(office.list, { query: {} }));
}

export async function beginConversation(body: NewConversation): Promise<OfficeBericht> {
  const made = await call(office.create, { body });
  await show(made);
  return made;
}

export const answerConversation = async (berichtId: string, text: string): Promise<void> =>
  show(await call(office.answer, { params: { berichtId }, body: { tekst: text } }));

/** Saves a file of a line on the device. */
export async function saveConversationFile(berichtId: string, { id, naam: name }: BerichtFile): Promise<void> {
  const answer = await callBare(attachmentEndpoints.fetchForOffice, { params: { berichtId, bijlageId: id } });
  saveBlob(name, await answer.blob());
}

export const changeConversation = async (
  { id, versie: version }: OfficeBericht,
  change: Omit<ConversationChange, 'versie'>,
): Promise<void> =>
  show(await call(office.change, { params: { berichtId: id }, body: { versie: version, ...change } }));
