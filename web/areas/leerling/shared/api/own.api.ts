import { thuisspelenEndpoints, type Ouder, type Back } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import {
  selfPasswordEndpoints,
  type SelfPassword,
  type SelfPasswordStatus,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { landingPath } from '#web/platform/landing.ts';
import { forgetDay } from '../leave.ts';

/** Whether this pupil may choose a password; nothing is asked for an adult who looks along. */
export const useCanChoose = (leerlingId: string | null): ReadState<SelfPasswordStatus> =>
  useEndpoint(selfPasswordEndpoints.find, leerlingId === null ? null : { params: { leerlingId } }, {
    keepPreviousData: false,
  });
export const choosePassword = (leerlingId: string, body: SelfPassword): Promise<void> =>
  call(selfPasswordEndpoints.change, { params: { leerlingId }, body });

/** How the parent comes back, in a session that a parent began. */
export const useOuder = (leerlingId: string): ReadState<Ouder> =>
  useEndpoint(thuisspelenEndpoints.find, { params: { leerlingId } }, { keepPreviousData: false });

/** Back to the panel of the parent, by a page load. `groepenwoord` = `groepen` or `klassen`. */
export async function goBack(leerlingId: string, body: Back, groepenWoord: string): Promise<void> {
  const { token } = await call(thuisspelenEndpoints.back, { params: { leerlingId }, body });
  const { switchTo } = await import('#web/platform/sign-in.ts');
  await forgetDay();
  await switchTo(token, (gebruiker) => landingPath(gebruiker, groepenWoord));
}
