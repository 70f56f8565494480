import {
  openErvaringenEndpoints as ervaringen,
  type Ervaring,
  type Ervaringen,
  type NewErvaring,
} from '#server/features/ervaringen/ervaringen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useErvaringen = (role: Ervaring['rol'] | undefined): ReadState<Ervaringen> =>
  useEndpoint(ervaringen.list, { query: role === undefined ? {} : { rol: role } });

export const sendErvaring = (body: NewErvaring): Promise<unknown> =>
  call(ervaringen.send, { body }, { skipSessionRule: true });
