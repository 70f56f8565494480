import { openAanvragenEndpoints, type NewAanvraag } from '#server/features/aanvragen/aanvragen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Sends the request; answers its number. */
export const sendRequest = (body: NewAanvraag): Promise<{ nummer: string }> =>
  call(openAanvragenEndpoints.send, { body }, { skipSessionRule: true });
