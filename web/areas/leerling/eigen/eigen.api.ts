import useSWR, { type SWRResponse } from 'swr';
import {
  ouderSchema,
  sessieTokenSchema,
  type Ouder,
  type Terug,
} from '#server/features/thuisspelen/thuisspelen.contract.ts';
import {
  zelfWachtwoordStandSchema,
  type ZelfWachtwoord,
  type ZelfWachtwoordStand,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';

const OPTIES = { shouldRetryOnError: false, revalidateOnFocus: false } as const;
const niets = (): void => undefined;
const wachtwoordPad = (leerlingId: string): string => `/leerlingen/${leerlingId}/wachtwoord`;
const ouderPad = (leerlingId: string): string => `/leerlingen/${leerlingId}/ouder`;

/** Whether this pupil may choose a password; nothing is asked for an adult who looks along. */
export const useMagKiezen = (leerlingId: string | null): SWRResponse<ZelfWachtwoordStand, HttpFout> =>
  useSWR<ZelfWachtwoordStand, HttpFout>(
    leerlingId === null ? null : wachtwoordPad(leerlingId),
    (pad: string) => http.json(pad, zelfWachtwoordStandSchema.parse),
    OPTIES,
  );
export const kiesWachtwoord = (leerlingId: string, keuze: ZelfWachtwoord): Promise<void> =>
  http.json(wachtwoordPad(leerlingId), niets, { method: 'POST', body: keuze });

/** How the parent comes back, in a session that a parent began. */
export const useOuder = (leerlingId: string): SWRResponse<Ouder, HttpFout> =>
  useSWR<Ouder, HttpFout>(ouderPad(leerlingId), (pad: string) => http.json(pad, ouderSchema.parse), OPTIES);

/** Back to the panel of the parent, by a page load. `groepenwoord` = `groepen` or `klassen`. */
export async function gaTerug(leerlingId: string, bewijs: Terug, groepenwoord: string): Promise<void> {
  const { token } = await http.json(ouderPad(leerlingId), sessieTokenSchema.parse, { method: 'POST', body: bewijs });
  const [{ wisselNaar }, { landingPad }] = await Promise.all([
    import('#web/platform/aanmelden.ts'),
    import('#web/platform/landing.ts'),
  ]);
  await wisselNaar(token, (gebruiker) => landingPad(gebruiker, groepenwoord));
}
