import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { InvitedRole } from './docenten.contract.ts';
import { UitnodigingPost } from './uitnodiging-post.ts';
import { UitnodigingenRepository } from './uitnodigingen.repository.ts';
import { mailOf } from './uitnodigingen.service.ts';

interface NewManager {
  adminId: string;
  soort: InvitedRole;
  email: string;
  naam: string;
  organisatie: string;
  locale: TextLocale;
  /** Who of the office sends it, or the office itself. */
  sender: { id: string; naam: string };
}

/** The invitation with which a new tenant gets its first manager; inside the transaction of whoever makes the tenant. */
export class FirstUitnodiging {
  private readonly uitnodigingen: UitnodigingenRepository;
  private readonly mail: MailRepository;
  private readonly post: UitnodigingPost;

  constructor(
    db: Knex,
    private readonly deps: { vault: Vault; clock: Clock },
  ) {
    this.uitnodigingen = new UitnodigingenRepository(db);
    this.mail = new MailRepository(db, deps.vault);
    this.post = new UitnodigingPost(deps);
  }

  /** Answers the id of the invitation. */
  async send(manager: NewManager): Promise<string> {
    return (await this.welcome(manager)).id;
  }

  /** Answers its token too, for whoever has just proved that the address is theirs. */
  async welcome({ sender, ...manager }: NewManager): Promise<{ id: string; token: string }> {
    const who = { adminId: manager.adminId, id: v7() };
    const { link, token } = this.post.createLink(who);
    await this.uitnodigingen.insert({
      ...who,
      soort: manager.soort,
      email: manager.email,
      naam: manager.naam,
      senderId: sender.id,
      persoonlijk: null,
      groepIds: [],
      link,
      nu: new Date(this.deps.clock.now()),
    });
    const mail = { ...manager, id: who.id, persoonlijk: null, afzender: sender.naam, tot: link.tot };
    await this.post.welcome(this.mail, mail, token);
    return { id: who.id, token };
  }

  /** A new link for the first manager; false when that person came in already or the invitation was taken back. */
  async resend(adminId: string, email: string, senderName: string): Promise<boolean> {
    const row = (await this.uitnodigingen.list(adminId)).find((one) => one.email === email);
    if (row === undefined) return false;
    const full = await this.uitnodigingen.find(adminId, row.id);
    if (full === undefined) return false;
    const who = { adminId, id: row.id };
    const { link, token } = this.post.createLink(who);
    await this.uitnodigingen.resend(who, link, new Date(this.deps.clock.now()));
    await this.post.welcome(this.mail, { ...mailOf(full), afzender: senderName, tot: link.tot }, token);
    return true;
  }
}
