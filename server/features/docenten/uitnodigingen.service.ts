import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey, registeredName } from '../../platform/taal/name.ts';
import type { InvitedRole, NewUitnodigingen } from './docenten.contract.ts';
import { staffRolesOf, type DocentenRepositories } from './docenten.service.ts';
import type { TenantRow } from './docenten.repository.ts';
import type { UitnodigingPost } from './uitnodiging-post.ts';
import type { UitnodigingWithTenant, UitnodigingStatus } from './uitnodigingen.repository.ts';

interface Deps extends DocentenRepositories {
  transaction: Transaction<DocentenRepositories>;
  post: UitnodigingPost;
  clock: Clock;
}

/** People of one tenant, invited ones included. */
const DOCENTEN_MAX = 200;
const ALIVE: readonly UitnodigingStatus[] = ['concept', 'verzonden', 'geopend', 'verlopen', 'mislukt'];
/** Whom to let in, in any role of the tenant; our own office has roles that no customer may give. */
export interface Invitations extends Omit<NewUitnodigingen, 'rol'> {
  rol: InvitedRole;
}
interface Command {
  access: Access;
  tenant: TenantRow;
  afzender: string;
  nieuw: Invitations;
  planned: Date | undefined;
}

/** Invitations as those who send them see them. */
export class UitnodigingenService {
  constructor(private readonly deps: Deps) {}

  /** Makes all invitations, or none when an address is not free, and posts them unless they are planned for later. */
  async invite(
    access: Access,
    newOne: Invitations,
    planned?: Date,
  ): Promise<{ items: { id: string; email: string }[] }> {
    const tenant = await this.deps.docenten.findTenant(access.adminId);
    if (tenant === undefined) throw createError('NIET_GEVONDEN');
    if (!staffRolesOf(tenant.soort).includes(newOne.rol))
      throw createError('ONGELDIGE_INVOER', { velden: { rol: 'kies' } });
    await this.validateAddresses(access.adminId, newOne.emails);
    const command = {
      access,
      tenant,
      afzender: await this.sender(access),
      planned,
      nieuw: { ...newOne, groepIds: newOne.rol === 'docent' ? newOne.groepIds : [] },
    };
    return this.deps.transaction(async (repos) => {
      const groepIds = await repos.docenten.filterGroepen(access.adminId, command.nieuw.groepIds);
      if (groepIds.length !== new Set(command.nieuw.groepIds).size)
        throw createError('ONGELDIGE_INVOER', { velden: { groepIds: 'kies' } });
      const items: { id: string; email: string }[] = [];
      for (const [nr, email] of newOne.emails.entries())
        items.push(await this.create(repos, command, { email, nr, groepIds }));
      return { items };
    });
  }

  /** New link for somebody whose link ran out, did not arrive or was lost. */
  async resend(access: Access, id: string): Promise<void> {
    const row = await this.find(access, id);
    if (!ALIVE.includes(row.status)) throw createError('STAP_NIET_TOEGESTAAN');
    const sender = await this.sender(access);
    const who = { adminId: access.adminId, id };
    const { link, token } = this.deps.post.createLink(who);
    await this.deps.transaction(async (repos) => {
      if (!(await repos.uitnodigingen.resend(who, link, new Date(this.deps.clock.now()))))
        throw createError('STAP_NIET_TOEGESTAAN');
      await this.deps.post.stuur(repos.mail, { ...mailOf(row), afzender: sender, tot: link.tot }, token);
      const action = row.status === 'concept' ? `uitnodiging.verzonden:${row.soort}` : 'uitnodiging.herhaald';
      await this.write(repos, access, { actie: action, id });
    });
  }

  async withdraw(access: Access, id: string): Promise<void> {
    await this.find(access, id);
    const now = new Date(this.deps.clock.now());
    const succeeded = await this.deps.uitnodigingen.move(
      { adminId: access.adminId, id },
      { van: [...ALIVE, 'geweigerd'], naar: 'ingetrokken', nu: now },
    );
    if (!succeeded) throw createError('STAP_NIET_TOEGESTAAN');
    await this.write(this.deps, access, { actie: 'uitnodiging.ingetrokken', id });
  }

  private async find(access: Access, id: string): Promise<UitnodigingWithTenant> {
    const row = await this.deps.uitnodigingen.find(access.adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  /** Every address that somebody already has is marked at its place in the list. */
  private async validateAddresses(adminId: string, emails: readonly string[]): Promise<void> {
    const { docenten, uitnodigingen } = this.deps;
    const [taken, alive] = [await docenten.findTaken(adminId, emails), await uitnodigingen.findLive(adminId, emails)];
    const earlier = new Set<string>();
    const error = emails.flatMap((email, nr) => {
      const double = earlier.has(email.toLowerCase());
      earlier.add(email.toLowerCase());
      return double || taken.has(nameKey(email)) || alive.has(email.toLowerCase())
        ? [[`emails.${nr}`, 'bestaat_al'] as const]
        : [];
    });
    if (error.length > 0) throw createError('ONGELDIGE_INVOER', { velden: Object.fromEntries(error) });
    const count = (await docenten.countStaff(adminId)) + (await uitnodigingen.countAlive(adminId)) + emails.length;
    if (count > DOCENTEN_MAX) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'DOCENTEN_VOL' });
  }

  private async create(
    repos: DocentenRepositories,
    command: Command,
    part: { email: string; nr: number; groepIds: readonly string[] },
  ): Promise<{ id: string; email: string }> {
    const { access, tenant, afzender: sender, nieuw: newOne, planned } = command;
    const who = { adminId: access.adminId, id: v7() };
    const { link, token } = this.deps.post.createLink(who);
    const row = { ...who, soort: newOne.rol, email: part.email, persoonlijk: newOne.persoonlijk ?? null };
    const succeeded = await repos.uitnodigingen.insert({
      ...row,
      senderId: access.session.gebruikerId,
      groepIds: part.groepIds,
      link,
      nu: new Date(this.deps.clock.now()),
      ...(planned === undefined ? {} : { planned }),
    });
    if (!succeeded) throw createError('ONGELDIGE_INVOER', { velden: { [`emails.${part.nr}`]: 'bestaat_al' } });
    if (planned !== undefined) {
      await this.write(repos, access, { actie: `uitnodiging.gepland:${newOne.rol}`, id: who.id });
      return { id: who.id, email: part.email };
    }
    await this.deps.post.stuur(
      repos.mail,
      { ...row, naam: null, organisatie: tenant.naam, locale: tenant.locale, afzender: sender, tot: link.tot },
      token,
    );
    await this.write(repos, access, { actie: `uitnodiging.verzonden:${newOne.rol}`, id: who.id });
    return { id: who.id, email: part.email };
  }

  private async sender(access: Access): Promise<string> {
    const name = await this.deps.docenten.findName(access.session.adminId, access.session.gebruikerId);
    if (name === undefined) throw createError('NIET_GEVONDEN');
    return registeredName(name);
  }

  private write(
    repos: Pick<DocentenRepositories, 'audit'>,
    access: Access,
    part: { actie: string; id: string },
  ): Promise<void> {
    return repos.audit.save({
      adminId: access.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: part.actie,
      soort: 'uitnodiging',
      doelId: part.id,
      reden: access.reden,
    });
  }
}

/** The parts of a row that its mail needs. */
export const mailOf = (row: UitnodigingWithTenant) => ({
  adminId: row.admin_id,
  id: row.id,
  soort: row.soort,
  email: row.email,
  naam: row.naam,
  persoonlijk: row.persoonlijk,
  organisatie: row.organisatie,
  locale: row.locale,
});
