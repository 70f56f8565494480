import useSWR, { type SWRResponse } from 'swr';
import {
  ouderSchema,
  sessionTokenSchema,
  type Ouder,
  type Back,
} from '#server/features/thuisspelen/thuisspelen.contract.ts';
import {
  selfPasswordEndpoints,
  type SelfPassword,
  type SelfPasswordStatus,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type CurrentState } from '#web/platform/endpoint/use-endpoint.ts';
import { http } from '#web/platform/http.ts';
import type { HttpError } from '#web/platform/http-error.ts';

const OPTIONS = { shouldRetryOnError: false, revalidateOnFocus: false } as const;
const ouderPath = (leerlingId: string): string => `/leerlingen/${leerlingId}/ouder`;

/** Whether this pupil may choose a password; nothing is asked for an adult who looks along. */
export const useCanChoose = (leerlingId: string | null): CurrentState<SelfPasswordStatus> =>
  useEndpoint(selfPasswordEndpoints.find, leerlingId === null ? null : { params: { leerlingId } }, {
    keepPreviousData: false,
  });
export const choosePassword = (leerlingId: string, body: SelfPassword): Promise<void> =>
  call(selfPasswordEndpoints.change, { params: { leerlingId }, body });

/** How the parent comes back, in a session that a parent began. */
export const useOuder = (leerlingId: string): SWRResponse<Ouder, HttpError> =>
  useSWR<Ouder, HttpError>(ouderPath(leerlingId), (path: string) => http.json(path, ouderSchema.parse), OPTIONS);

/** Back to the panel of the parent, by a page load. `groepenwoord` = `groepen` or `klassen`. */
export async function goBack(leerlingId: string, evidence: Back, groepenWoord: string): Promise<void> {
  const { token } = await http.json(ouderPath(leerlingId), sessionTokenSchema.parse, {
    method: 'POST',
    body: evidence,
  });
  const [{ switchTo }, { landingPath }] = await Promise.all([
    import('#web/platform/sign-in.ts'),
    import('#web/platform/landing.ts'),
  ]);
  await switchTo(token, (gebruiker) => landingPath(gebruiker, groepenWoord));
}
