import { mutate } from 'swr';
import {
  roadmapManagementEndpoints as office,
  type ManagedItem,
  type ManagedRoadmap,
  type NewRoadmapItem,
  type OfficeIdea,
} from '#server/features/roadmap/roadmap.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useManagedRoadmap = (): ReadState<ManagedRoadmap> => useEndpoint(office.list, {});
const reread = (): Promise<unknown> => mutate(addressOf(office.list, {}));

/** Saves a new item, or an item as it was read. */
export async function saveItem(item: NewRoadmapItem, before: ManagedItem | null): Promise<void> {
  if (before === null) await call(office.create, { body: item });
  else await call(office.change, { params: { itemId: before.id }, body: { ...item, versie: before.versie } });
  await reread();
}

export async function removeItem({ id }: ManagedItem): Promise<void> {
  await call(office.remove, { params: { itemId: id } });
  await reread();
}

export async function markIdea({ id, seen }: OfficeIdea): Promise<void> {
  await call(office.readIdea, { params: { ideaId: id }, body: { seen: !seen } });
  await reread();
}
