import type { Clock } from '#engine/core/basis/clock.ts';
import type { MailRepository } from '../mail/mail.repository.ts';
import { postMail } from '../mail/post.ts';
import { serverMomentText } from '../taal/moment.ts';

const NO_CODES: string[] = [];
/** Columns of somebody whose second step is taken off: no code of the old telephone counts, and the next may show one of this half minute. */
export const TOTP_OFF = { totp_geheim: null, totp_aan_op: null, totp_recovery: NO_CODES, totp_stap: 0 };
export type TotpOff = typeof TOTP_OFF;

interface Owner {
  admin_id: string;
  id: string;
  email: string | null;
  voornaam: string;
  gebruikersnaam: string;
  locale: 'nl-NL' | 'nl-BE';
}

/** Tells whose second step was taken off, and by whom. */
export async function postTotpOff(
  deps: { mail: MailRepository; clock: Clock },
  { admin_id: adminId, id, email, voornaam: name, gebruikersnaam, locale }: Owner,
  by: string,
): Promise<void> {
  if (email === null) return;
  await postMail(deps, {
    adminId,
    sjabloon: 'totp-gereset',
    locale,
    aan: email,
    gebruikerId: id,
    waarden: {
      naam: name,
      gebruikersnaam,
      moment: serverMomentText(deps.clock.now(), locale),
      door: by,
      pad: '/app/auth/login',
    },
  });
}
