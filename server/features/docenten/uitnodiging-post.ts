import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { linkTokenHash, newLinkToken } from '../../platform/auth/link-token.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { TemplateCode } from '../../platform/mail/templates.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import type { InvitedRole } from './docenten.contract.ts';
import type { Link } from './uitnodigingen.repository.ts';

const DAY_MS = 86_400_000;
export const UITNODIGING_DAYS = 30;
const TEMPLATE = {
  docent: 'uitnodiging-docent',
  schooladmin: 'uitnodiging-beheerder',
  rtadmin: 'uitnodiging-collega',
  thuisadmin: 'uitnodiging-ouder',
  office: 'uitnodiging-kantoor',
  superadmin: 'uitnodiging-kantoor',
} as const satisfies Record<InvitedRole, TemplateCode>;

/** What a mail about an invitation tells. */
export interface UitnodigingMail {
  adminId: string;
  id: string;
  soort: InvitedRole;
  email: string;
  naam: string | null;
  persoonlijk: string | null;
  organisatie: string;
  locale: TextLocale;
  afzender: string;
  tot: Date;
}

const sealSpot = (adminId: string, id: string): string => `uitnodigingen/${adminId}/${id}`;

/** Links of invitations and the mails that carry them. */
export class UitnodigingPost {
  constructor(private readonly deps: { vault: Vault; clock: Clock }) {}

  /** New link that counts for 30 days; the token itself is only in the seal and in the mail. */
  createLink(who: { adminId: string; id: string }): { link: Link; token: string } {
    const token = newLinkToken();
    const until = new Date(this.deps.clock.now() + UITNODIGING_DAYS * DAY_MS);
    return {
      token,
      link: {
        hash: linkTokenHash(token),
        seal: this.deps.vault.sluit(token, sealSpot(who.adminId, who.id)),
        tot: until,
      },
    };
  }

  /** Token of an earlier link, for a reminder. */
  openLink(who: { adminId: string; id: string }, seal: Buffer): string | undefined {
    return this.deps.vault.open(seal, sealSpot(who.adminId, who.id));
  }

  stuur(mail: MailRepository, uitnodiging: UitnodigingMail, token: string): Promise<void> {
    return this.send(mail, uitnodiging, { token, sjabloon: TEMPLATE[uitnodiging.soort] });
  }

  /** The first person of a tenant: who comes in manages it. */
  welcome(mail: MailRepository, uitnodiging: UitnodigingMail, token: string): Promise<void> {
    const template = uitnodiging.soort === 'thuisadmin' ? 'uitnodiging-ouder' : 'uitnodiging-beheerder';
    return this.send(mail, uitnodiging, { token, sjabloon: template });
  }

  remind(mail: MailRepository, uitnodiging: UitnodigingMail, token: string): Promise<void> {
    return this.send(mail, uitnodiging, { token, sjabloon: 'uitnodiging-herinnering' });
  }

  private async send(
    mail: MailRepository,
    u: UitnodigingMail,
    part: { token: string; sjabloon: TemplateCode },
  ): Promise<void> {
    await postMail(
      { mail, clock: this.deps.clock },
      {
        adminId: u.adminId,
        sjabloon: part.sjabloon,
        locale: u.locale,
        aan: u.email,
        waarden: {
          naam: u.naam ?? '',
          afzender: u.afzender,
          organisatie: u.organisatie,
          rol: serverText(u.locale, `rol.${u.soort}`),
          persoonlijk: u.persoonlijk ?? '',
          verlooptOp: serverDayText(u.tot.getTime(), u.locale),
          pad: `/app/auth/uitnodiging/${part.token}`,
        },
      },
    );
  }
}
