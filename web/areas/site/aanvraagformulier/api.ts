import {
  openAanvragenEndpoints,
  type NewAanvraag,
  type Inviter,
} from '#server/features/aanvragen/aanvragen.contract.ts';
import { openVrienduitnodigingenEndpoints as friends } from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** Sends the request; answers its number. */
export const sendRequest = (body: NewAanvraag): Promise<{ nummer: string }> =>
  call(openAanvragenEndpoints.send, { body }, { skipSessionRule: true });

/** Who told about us, by the link that somebody came with. */
export const useInviter = (token: string): ReadState<Inviter> => useEndpoint(friends.find, { params: { token } });
