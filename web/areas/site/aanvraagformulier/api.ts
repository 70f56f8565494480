import {
  openAanvragenEndpoints,
  type NewAanvraag,
  type Inviter,
} from '#server/features/aanvragen/aanvragen.contract.ts';
import { openVrienduitnodigingenEndpoints as friends } from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

const AS_VISITOR = { skipSessionRule: true } as const;

/** Sends the request; answers its number. */
export const sendRequest = (body: NewAanvraag): Promise<{ nummer: string }> =>
  call(openAanvragenEndpoints.send, { body }, AS_VISITOR);

/** Who told about us, by the link that somebody came with. */
export const readInviter = (token: string): Promise<Inviter> => call(friends.find, { params: { token } }, AS_VISITOR);
