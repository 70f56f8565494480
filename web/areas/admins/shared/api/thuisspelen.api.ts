import { thuisspelenEndpoints, type ConfigureOuderPin } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

export const setOuderPin = (adminId: string, body: ConfigureOuderPin): Promise<void> =>
  call(thuisspelenEndpoints.setPin, { params: { adminId }, body });

/** The device goes to the child: the parent's token leaves it. */
export async function playAs(params: { adminId: string; leerlingId: string }): Promise<void> {
  const { token } = await call(thuisspelenEndpoints.start, { params });
  const { switchTo } = await import('#web/platform/sign-in.ts');
  await switchTo(token, ({ _id }) => `/leerling/${_id}/landkaart`);
}
