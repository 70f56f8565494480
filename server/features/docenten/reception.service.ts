import type { Clock } from '#engine/core/basis/clock.ts';
import { isTooCommon } from '#engine/core/domein/password.ts';
import { linkTokenHash } from '../../platform/auth/link-token.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { postMail } from '../../platform/mail/post.ts';
import { registeredName } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { acceptInvited, uitnodigingKey, requireOpen, uitnodigingStatusAt } from './acceptance.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import { isOfficeRole } from './docenten.contract.ts';
import type { Acceptance, OpenUitnodiging } from './uitnodiging.contract.ts';

interface Deps extends DocentenRepositories {
  transaction: Transaction<DocentenRepositories>;
  wachtwoorden: PasswordHasher;
  /** Who invited the first manager of a tenant. */
  office: OfficePost;
  clock: Clock;
}

const DAY_MS = 86_400_000;
/** Invitations as those who receive them see them: the token in the address is the proof. */
export class ReceptionService {
  constructor(private readonly deps: Deps) {}

  async open(token: string): Promise<OpenUitnodiging> {
    const row = await requireOpen(this.deps.uitnodigingen, token, this.deps.clock.now());
    await this.deps.uitnodigingen.move(uitnodigingKey(row), { van: ['verzonden'], naar: 'geopend', nu: this.now() });
    const [sender, names] = [
      await this.deps.docenten.findName(row.admin_id, row.afzender_id),
      await this.deps.docenten.groepNames(row.admin_id),
    ];
    return {
      organisatie: row.organisatie,
      rol: row.soort,
      email: row.email,
      naam: row.naam,
      locale: row.locale,
      afzender: sender === undefined ? serverText(row.locale, 'mail.productnaam') : registeredName(sender),
      groepen: names.filter(({ id }) => row.groep_ids.includes(id)).map(({ naam: name }) => name),
    };
  }

  /** Makes the account; two requests at once make one. */
  async accept(token: string, acceptance: Acceptance): Promise<{ gebruikersnaam: string }> {
    const row = await requireOpen(this.deps.uitnodigingen, token, this.deps.clock.now());
    const own = [acceptance.voornaam, acceptance.achternaam, acceptance.gebruikersnaam, row.email, row.organisatie];
    if (isTooCommon(acceptance.wachtwoord, own))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.wachtwoorden.hash(acceptance.wachtwoord);
    const now = this.now();
    await this.deps.transaction((repos) => acceptInvited(repos, row, { person: { ...acceptance, hash }, now }));
    return { gebruikersnaam: acceptance.gebruikersnaam };
  }

  async refuse(token: string): Promise<void> {
    const row = await requireOpen(this.deps.uitnodigingen, token, this.deps.clock.now());
    await this.deps.uitnodigingen.move(uitnodigingKey(row), {
      van: ['verzonden', 'geopend'],
      naar: 'geweigerd',
      nu: this.now(),
    });
  }

  /** Somebody with a link that ran out asks the sender for a new one, at most once a day. */
  async ask(token: string): Promise<void> {
    const row = await this.deps.uitnodigingen.findByToken(linkTokenHash(token));
    if (row === undefined || uitnodigingStatusAt(row, this.deps.clock.now()) !== 'verlopen')
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
    const now = this.deps.clock.now();
    if (
      !(await this.deps.uitnodigingen.markRequested(uitnodigingKey(row), {
        nu: new Date(now),
        since: new Date(now - DAY_MS),
      }))
    )
      return;
    const sender = await this.deps.docenten.findName(row.admin_id, row.afzender_id);
    if (sender === undefined) {
      await this.deps.office.notify({
        sjabloon: 'uitnodiging-gevraagd-kantoor',
        waarden: { email: row.email, organisatie: row.organisatie, pad: '/superadmin/aanvragen' },
      });
      return;
    }
    if (sender.email === null) return;
    await postMail(this.deps, {
      adminId: row.admin_id,
      sjabloon: 'uitnodiging-gevraagd',
      locale: row.locale,
      aan: sender.email,
      gebruikerId: row.afzender_id,
      waarden: {
        naam: sender.voornaam,
        email: row.email,
        organisatie: row.organisatie,
        pad: isOfficeRole(row.soort) ? '/superadmin/medewerkers' : `/admins/${row.admin_id}/docenten`,
      },
    });
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}
