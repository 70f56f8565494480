import { mutate } from 'swr';
import {
  aanvragenEndpoints as aanvragen,
  type Aanvraag,
  type AanvraagChange,
  type Aanvragen,
} from '#server/features/aanvragen/aanvragen.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useAanvragen = (): ReadState<Aanvragen> => useEndpoint(aanvragen.list, {});

const again = (): Promise<unknown> => mutate(addressOf(aanvragen.list, {}));
const paramsOf = ({ id }: Aanvraag) => ({ aanvraagId: id });

/** Takes, refuses or joins a request. */
export async function setStatus(request: Aanvraag, status: AanvraagChange['status']): Promise<void> {
  await call(aanvragen.change, { params: paramsOf(request), body: { versie: request.versie, status } });
  await again();
}

/** Makes the customer, with so many seats. */
export async function convert(request: Aanvraag, seats: number): Promise<void> {
  const body = { versie: request.versie, licentie: { plaatsen: seats } };
  await call(aanvragen.convert, { params: paramsOf(request), body });
  await again();
}

/** Sends a new link to who did not come in yet. */
export const inviteAgain = (request: Aanvraag): Promise<undefined> =>
  call(aanvragen.invite, { params: paramsOf(request) });
