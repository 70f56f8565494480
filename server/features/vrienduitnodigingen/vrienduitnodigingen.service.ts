import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { linkTokenHash, newLinkToken } from '../../platform/auth/link-token.ts';
import { randomCode } from '../../platform/auth/random-code.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Addresses } from '../../platform/mail/addresses.ts';
import { mailFrame, salutationOf } from '../../platform/mail/mail-frame.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { MailTextRepository } from '../../platform/mail/mail-texts.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { textInForce } from '../../platform/mail/templates.ts';
import { FRIEND_LINK_DAYS } from './inviter.read.ts';
import { markOf, sealAddress } from './opt-out.ts';
import type {
  FriendMail,
  NewVrienduitnodigingen,
  Vrienduitnodiging,
  Vrienduitnodigingen,
} from './vrienduitnodigingen.contract.ts';
import type {
  FriendSender,
  SenderRow,
  VrienduitnodigingenRepository,
  VrienduitnodigingRow,
} from './vrienduitnodigingen.repository.ts';

export interface FriendRepositories {
  friends: VrienduitnodigingenRepository;
  mail: MailRepository;
  texts: MailTextRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<FriendRepositories>;
  counters: CounterStorage;
  vault: Vault;
  addresses: Addresses;
  bonusDays: number;
  clock: Clock;
}

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const CODE_LENGTH = 16;
const TEMPLATE = 'vriend-uitnodiging';
/** Tries of one person, refused ones too: nobody finds out by trying who is known here. */
const TRIES = { max: 20, windowMs: 3_600_000 };

const senderOf = ({ adminId, session }: Access): FriendSender => ({ adminId, userId: session.gebruikerId });

/** Invitations of friends as those who send them see them: everybody its own. */
export class VrienduitnodigingenService {
  constructor(private readonly deps: Deps) {}

  list(access: Access): Promise<Vrienduitnodigingen> {
    const who = senderOf(access);
    return this.deps.transaction(async (repos) => {
      const sender = await requireSender(repos, who);
      const code = await repos.friends.ownCode(who, randomCode(CODE_LENGTH));
      return {
        items: (await repos.friends.list(who)).map((row) => this.present(row)),
        left: await this.left(repos, who),
        link: this.deps.addresses.link(sender.locale, invitePath(code)),
        bonusDays: this.deps.bonusDays,
        mail: await this.words(repos, sender),
      };
    });
  }

  /** Makes and posts all invitations, or none when an address may not be asked. */
  async send(access: Access, { emails, persoonlijk: personal }: NewVrienduitnodigingen) {
    const who = senderOf(access);
    await this.brake(who);
    return this.deps.transaction(async (repos) => {
      await repos.friends.lock(who);
      const sender = await requireSender(repos, who);
      const left = await this.left(repos, who);
      if (emails.length > left)
        throw createError('STAP_NIET_TOEGESTAAN', {
          sleutel: left === 0 ? 'VRIENDEN_VOL' : 'VRIENDEN_TE_VEEL',
          waarden: { max: CONSTANTS.VRIEND_MONTH_MAX, nog: left },
        });
      await this.validate(repos, who.adminId, emails);
      const items: Vrienduitnodiging[] = [];
      for (const email of emails) items.push(await this.create(repos, { access, sender, email, personal }));
      return { items };
    });
  }

  async withdraw(access: Access, id: string): Promise<void> {
    const who = senderOf(access);
    await this.deps.transaction(async (repos) => {
      if ((await repos.friends.find(who, id)) === undefined) throw createError('NIET_GEVONDEN');
      if (!(await repos.friends.withdraw(who, id))) throw createError('STAP_NIET_TOEGESTAAN');
      await this.log(repos, access, { actie: 'vrienduitnodiging.ingetrokken', id });
    });
  }

  private async brake({ adminId, userId }: FriendSender): Promise<void> {
    const count = await this.deps.counters.countUp(`vriend:${adminId}:${userId}`, TRIES.windowMs);
    if (count > TRIES.max) throw createError('TE_VAAK', { headers: { 'Retry-After': String(TRIES.windowMs / 1000) } });
  }

  private async left({ friends }: FriendRepositories, who: FriendSender): Promise<number> {
    const sent = await friends.countSince(who, this.ago(MONTH_DAYS));
    return Math.max(0, CONSTANTS.VRIEND_MONTH_MAX - sent);
  }

  /** Marks every address that is of the own organisation, was asked this month, or stands there twice. */
  private async validate({ friends }: FriendRepositories, adminId: string, emails: readonly string[]): Promise<void> {
    const seen = await friends.findTaken(adminId, emails, this.ago(MONTH_DAYS));
    const wrong: Record<string, 'bestaat_al'> = {};
    for (const [nr, email] of emails.entries()) {
      if (seen.has(email.toLowerCase())) wrong[`emails.${nr}`] = 'bestaat_al';
      seen.add(email.toLowerCase());
    }
    if (Object.keys(wrong).length > 0) throw createError('ONGELDIGE_INVOER', { velden: wrong });
  }

  private async create(
    repos: FriendRepositories,
    part: { access: Access; sender: SenderRow; email: string; personal: string },
  ): Promise<Vrienduitnodiging> {
    const { access, sender, email, personal } = part;
    const token = newLinkToken();
    const row = { id: v7(), email, op: new Date(this.deps.clock.now()) };
    await repos.friends.insert(senderOf(access), { ...row, hash: linkTokenHash(token) });
    // Who wants no mail gets none, and who sends cannot tell.
    if (!(await repos.friends.isOptedOut(markOf(this.deps.vault, email)))) {
      const optOutPath = `/site/vrienduitnodiging?wie=${sealAddress(this.deps.vault, email)}`;
      await postMail(
        { mail: repos.mail, clock: this.deps.clock },
        {
          adminId: access.adminId,
          sjabloon: TEMPLATE,
          locale: sender.locale,
          aan: email,
          waarden: {
            afzender: sender.naam,
            organisatie: sender.organisatie,
            persoonlijk: personal,
            pad: invitePath(token),
            afmeldLink: this.deps.addresses.link(sender.locale, optOutPath),
          },
        },
      );
    }
    await this.log(repos, access, { actie: 'vrienduitnodiging.verwerkt', id: row.id });
    return this.present({ ...row, status: 'verwerkt' });
  }

  /** The mail as it would go now, for the preview; a link of the preview leads nowhere in particular. */
  private async words(
    { texts }: FriendRepositories,
    { naam: name, organisatie: organization, locale }: SenderRow,
  ): Promise<FriendMail> {
    const { addresses } = this.deps;
    const { onderwerp: subject, tekst: text } = textInForce(TEMPLATE, locale, await texts.published([TEMPLATE]));
    const frame = mailFrame(locale, addresses.hulp);
    return {
      ...frame,
      onderwerp: subject,
      tekst: text,
      spots: {
        productnaam: frame.brand,
        aanhef: salutationOf(locale, ''),
        hulpadres: addresses.hulp,
        afzender: name,
        organisatie: organization,
        link: addresses.link(locale, '/site/aanvraagformulier'),
        afmeldLink: addresses.link(locale, '/site/vrienduitnodiging'),
      },
    };
  }

  private present({ id, email, status, op: at }: VrienduitnodigingRow): Vrienduitnodiging {
    const over = status === 'verwerkt' && at <= this.ago(FRIEND_LINK_DAYS);
    return { id, email, status: over ? 'verlopen' : status, op: at.toISOString() };
  }

  private ago(days: number): Date {
    return new Date(this.deps.clock.now() - days * DAY_MS);
  }

  private log(
    { audit }: FriendRepositories,
    { adminId, session, reden: reason }: Access,
    { actie: action, id }: { actie: string; id: string },
  ): Promise<void> {
    return audit.save({
      adminId,
      wie: session.gebruikerId,
      rol: session.rol,
      actie: action,
      soort: 'vrienduitnodiging',
      doelId: id,
      reden: reason,
    });
  }
}

const invitePath = (token: string): string => `/site/aanvraagformulier?uitnodiging=${token}`;

async function requireSender({ friends }: FriendRepositories, who: FriendSender): Promise<SenderRow> {
  const sender = await friends.findSender(who);
  if (sender === undefined) throw createError('NIET_GEVONDEN');
  return sender;
}
