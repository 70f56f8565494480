import useSWR, { mutate } from 'swr';
import {
  officeBerichtenEndpoints as office,
  type Announcements,
  type NewAnnouncement,
  type Segment,
} from '#server/features/berichten/office-berichten.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useAnnouncements = (): ReadState<Announcements> => useEndpoint(office.announcements, {});

/** How many people a segment holds; nothing yet while it is being counted. */
export function useReceivers(segment: Segment): number | undefined {
  const { data } = useSWR(['receivers', JSON.stringify(segment)], () => call(office.count, { body: segment }), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  return data?.aantal;
}

const reread = (): Promise<unknown> => mutate(addressOf(office.announcements, {}));

export async function announce(body: NewAnnouncement): Promise<void> {
  await call(office.announce, { body });
  await reread();
}

export async function withdraw(berichtId: string): Promise<void> {
  await call(office.withdraw, { params: { berichtId } });
  await reread();
}
