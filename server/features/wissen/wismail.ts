import type { Clock } from '#engine/core/basis/clock.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { dagTekst } from '../../platform/taal/moment.ts';
import type { WisverzoekenRepository } from './wisverzoeken.repository.ts';

interface Melding {
  sjabloon: 'gegevens-worden-gewist' | 'gegevens-gewist' | 'wissen-geweigerd' | 'licentie-wissen';
  adminId: string;
  datum: string;
  clock: Clock;
  certificaat?: string;
  /** Why the office said no. */ reden?: string;
}

/** Tells everybody who manages the tenant; counts only, no names of leerlingen. */
export async function meldBeheerders(
  { verzoeken, mail }: { verzoeken: WisverzoekenRepository; mail: MailRepository },
  melding: Melding,
): Promise<void> {
  const tenant = await verzoeken.findTenant(melding.adminId);
  if (tenant === undefined) return;
  const aantal = await verzoeken.countLeerlingen(melding.adminId);
  for (const beheerder of await verzoeken.findBeheerders(melding.adminId)) {
    await postMail(
      { mail, clock: melding.clock },
      {
        adminId: melding.adminId,
        sjabloon: melding.sjabloon,
        locale: tenant.locale,
        aan: beheerder.email,
        waarden: {
          naam: beheerder.voornaam,
          organisatie: tenant.naam,
          aantal: String(aantal),
          datum: dagTekst(Date.parse(`${melding.datum}T12:00:00Z`), tenant.locale),
          ...(melding.reden === undefined ? {} : { reden: melding.reden }),
          ...(melding.certificaat === undefined
            ? { pad: `/admins/${melding.adminId}/accountgegevens?deel=privacy` }
            : { certificaat: melding.certificaat }),
        },
      },
    );
  }
}
