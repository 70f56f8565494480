import { mutate } from 'swr';
import { berichtenEndpoints as berichten } from '#server/features/berichten/berichten.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';

const AGAIN_MS = 120_000;

/** How many messages somebody did not read yet; nothing where they are not theirs to read. */
export function useUnread(adminId: string, may: boolean): number {
  const { data } = useEndpoint(berichten.unread, may ? { params: { adminId } } : null, { refreshInterval: AGAIN_MS });
  return data?.aantal ?? 0;
}

export const rereadUnread = (adminId: string): Promise<unknown> =>
  mutate(addressOf(berichten.unread, { params: { adminId } }));
