import useSWR, { type SWRResponse } from 'swr';
import {
  ouderSchema,
  sessionTokenSchema,
  type Ouder,
  type Back,
} from '#server/features/thuisspelen/thuisspelen.contract.ts';
import {
  selfPasswordStatusSchema,
  type SelfPassword,
  type SelfPasswordStatus,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpError } from '#web/platform/http-error.ts';

const OPTIONS = { shouldRetryOnError: false, revalidateOnFocus: false } as const;
const nothing = (): void => undefined;
const passwordPath = (leerlingId: string): string => `/leerlingen/${leerlingId}/wachtwoord`;
const ouderPath = (leerlingId: string): string => `/leerlingen/${leerlingId}/ouder`;

/** Whether this pupil may choose a password; nothing is asked for an adult who looks along. */
export const useCanChoose = (leerlingId: string | null): SWRResponse<SelfPasswordStatus, HttpError> =>
  useSWR<SelfPasswordStatus, HttpError>(
    leerlingId === null ? null : passwordPath(leerlingId),
    (path: string) => http.json(path, selfPasswordStatusSchema.parse),
    OPTIONS,
  );
export const choosePassword = (leerlingId: string, choice: SelfPassword): Promise<void> =>
  http.json(passwordPath(leerlingId), nothing, { method: 'POST', body: choice });

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
