import {
  koppelingenEndpoints as koppelingen,
  type SharedChildren,
  type Linked,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { sessionTokenSchema, type ConfigureOuderPin } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type CurrentState } from '#web/platform/endpoint/use-endpoint.ts';
import { http } from '#web/platform/http.ts';

/** A pupil of the panel. */
export interface Kind {
  adminId: string;
  leerlingId: string;
}

const A = (adminId: string): string => `/admins/${adminId}`;
const P = ({ adminId, leerlingId }: Kind): string => `${A(adminId)}/leerlingen/${leerlingId}`;
const nothing = (): void => undefined;

/** Key of the children that a school shares with this home or practice. */
export const sharedKey = (adminId: string): string => addressOf(koppelingen.list, { params: { adminId } });
export const useSharedChildren = (adminId: string): CurrentState<SharedChildren> =>
  useEndpoint(koppelingen.list, { params: { adminId } });
/** Page of such a child. */
export const sharedPath = (adminId: string, koppelingId: string): string =>
  `${A(adminId)}/leerlingen/gedeeld/${koppelingId}`;
export const linkChild = (adminId: string, thuiscode: string): Promise<Linked> =>
  call(koppelingen.redeem, { params: { adminId }, body: { thuiscode } });
export const letGo = (adminId: string, koppelingId: string): Promise<void> =>
  call(koppelingen.end, { params: { adminId, koppelingId } });

export const setOuderPin = (adminId: string, body: ConfigureOuderPin): Promise<void> =>
  http.json(`${A(adminId)}/ouderpin`, nothing, { method: 'PUT', body });

/** The device goes to the child: the parent's token leaves it. */
export async function playAs(kind: Kind): Promise<void> {
  const { token } = await http.json(`${P(kind)}/sessies`, sessionTokenSchema.parse, { method: 'POST' });
  const { switchTo } = await import('#web/platform/sign-in.ts');
  await switchTo(token, ({ _id }) => `/leerling/${_id}/landkaart`);
}
