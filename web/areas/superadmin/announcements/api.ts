import useSWR, { mutate } from 'swr';
import {
  officeBerichtenEndpoints as office,
  type Announcement,
  type Announcements,
  type AnnouncementTrial,
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

/** Tells it, plans it or keeps it as a concept; one that was kept before is written anew. */
export async function announce(body: NewAnnouncement, before: Announcement | null): Promise<void> {
  if (before === null) await call(office.announce, { body });
  else await call(office.rewrite, { params: { berichtId: before.id }, body: { ...body, versie: before.versie } });
  await reread();
}

/** Mails it to whoever writes it; answers to which address. */
export const tryOut = async (body: AnnouncementTrial): Promise<string> => (await call(office.tryOut, { body })).aan;

export async function throwAway(berichtId: string): Promise<void> {
  await call(office.remove, { params: { berichtId } });
  await reread();
}

export async function withdraw(berichtId: string): Promise<void> {
  await call(office.withdraw, { params: { berichtId } });
  await reread();
}
