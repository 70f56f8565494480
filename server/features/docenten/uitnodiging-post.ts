import type { Clock } from '#engine/core/basis/clock.ts';
import type { Kluis } from '../../platform/auth/kluis.ts';
import { linkTokenHash, nieuwLinkToken } from '../../platform/auth/link-token.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { SjabloonCode } from '../../platform/mail/sjablonen.ts';
import { dagTekst } from '../../platform/taal/moment.ts';
import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import type { Stafrol } from './docenten.contract.ts';
import type { Link } from './uitnodigingen.repository.ts';

const DAG_MS = 86_400_000;
export const UITNODIGING_DAGEN = 30;
const SJABLOON = {
  docent: 'uitnodiging-docent',
  schooladmin: 'uitnodiging-beheerder',
  rtadmin: 'uitnodiging-collega',
} as const satisfies Record<Stafrol, SjabloonCode>;

/** What a mail about an invitation tells. */
export interface UitnodigingMail {
  adminId: string;
  id: string;
  soort: Stafrol;
  email: string;
  naam: string | null;
  persoonlijk: string | null;
  organisatie: string;
  locale: Locale;
  afzender: string;
  tot: Date;
}

const zegelPlek = (adminId: string, id: string): string => `uitnodigingen/${adminId}/${id}`;

/** Links of invitations and the mails that carry them. */
export class UitnodigingPost {
  constructor(private readonly deps: { kluis: Kluis; clock: Clock }) {}

  /** New link that counts for 30 days; the token itself is only in the seal and in the mail. */
  maakLink(wie: { adminId: string; id: string }): { link: Link; token: string } {
    const token = nieuwLinkToken();
    const tot = new Date(this.deps.clock.now() + UITNODIGING_DAGEN * DAG_MS);
    return {
      token,
      link: { hash: linkTokenHash(token), zegel: this.deps.kluis.sluit(token, zegelPlek(wie.adminId, wie.id)), tot },
    };
  }

  /** Token of an earlier link, for a reminder. */
  openLink(wie: { adminId: string; id: string }, zegel: Buffer): string | undefined {
    return this.deps.kluis.open(zegel, zegelPlek(wie.adminId, wie.id));
  }

  stuur(mail: MailRepository, uitnodiging: UitnodigingMail, token: string): Promise<void> {
    return this.verzend(mail, uitnodiging, { token, sjabloon: SJABLOON[uitnodiging.soort] });
  }

  herinner(mail: MailRepository, uitnodiging: UitnodigingMail, token: string): Promise<void> {
    return this.verzend(mail, uitnodiging, { token, sjabloon: 'uitnodiging-herinnering' });
  }

  private async verzend(
    mail: MailRepository,
    u: UitnodigingMail,
    deel: { token: string; sjabloon: SjabloonCode },
  ): Promise<void> {
    await postMail(
      { mail, clock: this.deps.clock },
      {
        adminId: u.adminId,
        sjabloon: deel.sjabloon,
        locale: u.locale,
        aan: u.email,
        waarden: {
          naam: u.naam ?? '',
          afzender: u.afzender,
          organisatie: u.organisatie,
          rol: tekst(u.locale, `rol.${u.soort}`),
          persoonlijk: u.persoonlijk ?? '',
          verlooptOp: dagTekst(u.tot.getTime(), u.locale),
          pad: `/app/auth/uitnodiging/${deel.token}`,
        },
      },
    );
  }
}
