import { mutate } from 'swr';
import {
  ervaringenEndpoints as ervaringen,
  type ErvaringChange,
  type OfficeErvaring,
  type OfficeErvaringen,
} from '#server/features/ervaringen/ervaringen.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useOfficeErvaringen = (): ReadState<OfficeErvaringen> => useEndpoint(ervaringen.listAll, {});

/** Puts an experience on the site, or keeps it off. */
export async function decideErvaring(ervaring: OfficeErvaring, status: ErvaringChange['status']): Promise<void> {
  await call(ervaringen.change, { params: { ervaringId: ervaring.id }, body: { versie: ervaring.versie, status } });
  await mutate(addressOf(ervaringen.listAll, {}));
}
