import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { isTooCommon } from '#engine/core/domein/password.ts';
import { linkTokenHash } from '../../platform/auth/link-token.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { postMail } from '../../platform/mail/post.ts';
import { nameKey, registeredName } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import type { Acceptance, OpenUitnodiging } from './uitnodiging.contract.ts';
import type { UitnodigingWithTenant, UitnodigingStatus } from './uitnodigingen.repository.ts';

interface Deps extends DocentenRepositories {
  transaction: Transaction<DocentenRepositories>;
  wachtwoorden: PasswordHasher;
  /** Who invited the first manager of a tenant. */
  office: OfficePost;
  clock: Clock;
}

const DAY_MS = 86_400_000;
const REASON: Partial<Record<UitnodigingStatus, string>> = {
  ingetrokken: 'UITNODIGING_INGETROKKEN',
  geaccepteerd: 'UITNODIGING_GEBRUIKT',
  geweigerd: 'UITNODIGING_GEWEIGERD',
};

/** Invitations as those who receive them see them: the token in the address is the proof. */
export class ReceptionService {
  constructor(private readonly deps: Deps) {}

  async open(token: string): Promise<OpenUitnodiging> {
    const row = await this.findOpen(token);
    await this.deps.uitnodigingen.move(whoOf(row), { van: ['verzonden'], naar: 'geopend', nu: this.now() });
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
    const row = await this.findOpen(token);
    const own = [acceptance.voornaam, acceptance.achternaam, acceptance.gebruikersnaam, row.email, row.organisatie];
    if (isTooCommon(acceptance.wachtwoord, own))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.wachtwoorden.hash(acceptance.wachtwoord);
    await this.deps.transaction(async (repos) => {
      const succeeded = await repos.uitnodigingen.move(whoOf(row), {
        van: ['verzonden', 'geopend'],
        naar: 'geaccepteerd',
        nu: this.now(),
      });
      if (!succeeded) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_GEBRUIKT' });
      await this.createGebruiker(repos, row, { acceptance, hash });
    });
    return { gebruikersnaam: acceptance.gebruikersnaam };
  }

  async refuse(token: string): Promise<void> {
    const row = await this.findOpen(token);
    await this.deps.uitnodigingen.move(whoOf(row), {
      van: ['verzonden', 'geopend'],
      naar: 'geweigerd',
      nu: this.now(),
    });
  }

  /** Somebody with a link that ran out asks the sender for a new one, at most once a day. */
  async ask(token: string): Promise<void> {
    const row = await this.deps.uitnodigingen.findByToken(linkTokenHash(token));
    if (row === undefined || this.statusOf(row) !== 'verlopen')
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
    const now = this.deps.clock.now();
    if (
      !(await this.deps.uitnodigingen.markRequested(whoOf(row), { nu: new Date(now), since: new Date(now - DAY_MS) }))
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
        pad: `/admins/${row.admin_id}/docenten`,
      },
    });
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }

  /** The night job may still have to write that it ran out. */
  private statusOf(row: UitnodigingWithTenant): UitnodigingStatus {
    const open = row.status === 'verzonden' || row.status === 'geopend' || row.status === 'mislukt';
    return open && row.verloopt_op.getTime() <= this.deps.clock.now() ? 'verlopen' : row.status;
  }

  private async findOpen(token: string): Promise<UitnodigingWithTenant> {
    const row = await this.deps.uitnodigingen.findByToken(linkTokenHash(token));
    if (row === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
    const status = this.statusOf(row);
    if (status === 'verlopen') throw createError('UITNODIGING_VERLOPEN');
    const reason = REASON[status];
    if (reason !== undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: reason });
    return row;
  }

  private async createGebruiker(
    repos: DocentenRepositories,
    row: UitnodigingWithTenant,
    part: { acceptance: Acceptance; hash: string },
  ): Promise<void> {
    const { acceptance, hash } = part;
    const taken = await repos.docenten.findTaken(row.admin_id, [acceptance.gebruikersnaam, row.email]);
    if (taken.has(nameKey(row.email))) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_BESTAAT' });
    if (taken.size > 0) throw createError('ONGELDIGE_INVOER', { velden: { gebruikersnaam: 'bestaat_al' } });
    const id = v7();
    await repos.docenten.insert({
      adminId: row.admin_id,
      id,
      role: row.soort,
      gebruikersnaam: acceptance.gebruikersnaam,
      email: row.email,
      voornaam: acceptance.voornaam,
      achternaam: acceptance.achternaam,
      voorvoegsel:
        acceptance.voorvoegsel === undefined || acceptance.voorvoegsel === '' ? null : acceptance.voorvoegsel,
      hash,
      nu: this.now(),
    });
    await repos.docenten.replaceGroepen(
      row.admin_id,
      id,
      await repos.docenten.filterGroepen(row.admin_id, row.groep_ids),
    );
    await repos.audit.save({
      adminId: row.admin_id,
      wie: id,
      rol: row.soort,
      actie: 'uitnodiging.geaccepteerd',
      soort: 'uitnodiging',
      doelId: row.id,
    });
  }
}

const whoOf = (row: UitnodigingWithTenant) => ({ adminId: row.admin_id, id: row.id });
