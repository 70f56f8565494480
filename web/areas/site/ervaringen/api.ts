import {
  openErvaringenEndpoints as ervaringen,
  type Ervaring,
  type Ervaringen,
  type NewErvaring,
} from '#server/features/ervaringen/ervaringen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

const AS_VISITOR = { skipSessionRule: true } as const;

export const readErvaringen = (role: Ervaring['rol'] | undefined): Promise<Ervaringen> =>
  call(ervaringen.list, { query: role === undefined ? {} : { rol: role } }, AS_VISITOR);

export const sendErvaring = (body: NewErvaring): Promise<unknown> => call(ervaringen.send, { body }, AS_VISITOR);
