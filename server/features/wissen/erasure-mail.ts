import type { Clock } from '#engine/core/basis/clock.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import type { WisverzoekenRepository } from './wisverzoeken.repository.ts';

interface Notice {
  sjabloon: 'gegevens-worden-gewist' | 'gegevens-gewist' | 'wissen-geweigerd' | 'licentie-wissen';
  adminId: string;
  datum: string;
  clock: Clock;
  certificaat?: string;
  /** Why the office said no. */ reden?: string;
}

/** Tells everybody who manages the tenant; counts only, no names of leerlingen. */
export async function notifyManagers(
  { verzoeken: requests, mail }: { verzoeken: WisverzoekenRepository; mail: MailRepository },
  notice: Notice,
): Promise<void> {
  const tenant = await requests.findTenant(notice.adminId);
  if (tenant === undefined) return;
  const count = await requests.countLeerlingen(notice.adminId);
  for (const manager of await requests.findManagers(notice.adminId)) {
    await postMail(
      { mail, clock: notice.clock },
      {
        adminId: notice.adminId,
        sjabloon: notice.sjabloon,
        locale: tenant.locale,
        aan: manager.email,
        waarden: {
          naam: manager.voornaam,
          organisatie: tenant.naam,
          aantal: String(count),
          datum: serverDayText(Date.parse(`${notice.datum}T12:00:00Z`), tenant.locale),
          ...(notice.reden === undefined ? {} : { reden: notice.reden }),
          ...(notice.certificaat === undefined
            ? { pad: `/admins/${notice.adminId}/accountgegevens?deel=privacy` }
            : { certificaat: notice.certificaat }),
        },
      },
    );
  }
}
