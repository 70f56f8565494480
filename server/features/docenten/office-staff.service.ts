import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { addressHash } from '../../platform/mail/addresses.ts';
import { compareNames, registeredName } from '../../platform/taal/name.ts';
import { isOfficeRole } from './docenten.contract.ts';
import { shownStatus, type DocentenRepositories } from './docenten.service.ts';
import type { NewOfficePeople, OfficePerson, OfficePersonChange, OfficeStaff } from './office-staff.contract.ts';
import type { OfficePersonFields, OfficePersonRow, OfficeStaffRepository } from './office-staff.repository.ts';
import type { UitnodigingenService } from './uitnodigingen.service.ts';

export interface OfficeStaffRepositories extends DocentenRepositories {
  staff: OfficeStaffRepository;
}
interface Deps extends OfficeStaffRepositories {
  transaction: Transaction<OfficeStaffRepositories>;
  invitations: UitnodigingenService;
  clock: Clock;
}

/** The people of our own office. Nobody changes their own access, so that there is always a second person. */
export class OfficeStaffService {
  constructor(private readonly deps: Deps) {}

  async list({ session }: Access): Promise<OfficeStaff> {
    const { staff, uitnodigingen } = this.deps;
    const rows = await staff.list(session.adminId);
    const invited = await uitnodigingen.list(session.adminId);
    const failed =
      invited.length === 0
        ? []
        : await uitnodigingen.findFailed(
            session.adminId,
            invited.map(({ email }) => addressHash(email)),
          );
    return {
      items: rows.map((row) => present(row, session.gebruikerId)).sort((a, b) => compareNames(a.naam, b.naam)),
      uitnodigingen: invited.flatMap((row) => {
        if (!isOfficeRole(row.soort)) return [];
        const back = failed.some(
          ({ aan_hash: hash, op: at }) => hash === addressHash(row.email) && at >= row.verzonden_op,
        );
        return [
          {
            id: row.id,
            email: row.email,
            rol: row.soort,
            status: shownStatus(row, back),
            verzondenOp: row.verzonden_op.toISOString(),
            gevraagd: row.gevraagd_op !== null,
          },
        ];
      }),
    };
  }

  async change(access: Access, id: string, change: OfficePersonChange): Promise<OfficePerson> {
    const { adminId, gebruikerId: selfId } = access.session;
    const now = new Date(this.deps.clock.now());
    const row = await this.deps.transaction(async (repos) => {
      const old = await this.findOther(repos, access, id);
      const stays = (change.rol ?? old.role) === 'superadmin' && (change.actief ?? old.actief);
      if (!stays) await keepManager(repos, adminId, id);
      if (!(await repos.staff.update({ adminId, id, versie: change.versie }, fieldsOf(change, old, now), now)))
        throw createError('GEWIJZIGD_DOOR_ANDER');
      if (endsSessions(change, old)) await repos.sessies.revokeAll({ adminId, gebruikerId: id }, now);
      for (const action of actionsOf(change, old)) await log(repos, access, { action, id });
      return repos.staff.find(adminId, id);
    });
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return present(row, selfId);
  }

  async remove(access: Access, id: string): Promise<void> {
    const { adminId, gebruikerId: selfId } = access.session;
    await this.deps.transaction(async (repos) => {
      await this.findOther(repos, access, id);
      await keepManager(repos, adminId, id);
      await repos.staff.remove(adminId, id, selfId);
      await log(repos, access, { action: 'docent.verwijderd', id });
    });
  }

  invite(access: Access, people: NewOfficePeople): Promise<{ items: { id: string; email: string }[] }> {
    return this.deps.invitations.invite(atOffice(access), { ...people, groepIds: [] });
  }

  resend(access: Access, id: string): Promise<void> {
    return this.deps.invitations.resend(atOffice(access), id);
  }

  withdraw(access: Access, id: string): Promise<void> {
    return this.deps.invitations.withdraw(atOffice(access), id);
  }

  private async findOther(repos: OfficeStaffRepositories, { session }: Access, id: string): Promise<OfficePersonRow> {
    const row = await repos.staff.find(session.adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    if (id === session.gebruikerId) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'EIGEN_TOEGANG' });
    return row;
  }
}

const atOffice = (access: Access): Access => ({ ...access, adminId: access.session.adminId });

async function keepManager({ staff }: OfficeStaffRepositories, adminId: string, id: string): Promise<void> {
  const managers = await staff.lockManagers(adminId);
  if (managers.includes(id) && managers.length === 1) throw createError('LAATSTE_BEHEERDER');
}

const endsSessions = (change: OfficePersonChange, row: OfficePersonRow): boolean =>
  change.actief === false || (change.rol !== undefined && change.rol !== row.role);

const fieldsOf = (change: OfficePersonChange, row: OfficePersonRow, now: Date): OfficePersonFields => ({
  ...(change.rol === undefined ? {} : { role: change.rol }),
  ...(change.actief === undefined ? {} : { actief: change.actief }),
  ...(endsSessions(change, row) ? { tokens_geldig_vanaf: now } : {}),
});

function actionsOf(change: OfficePersonChange, row: OfficePersonRow): string[] {
  const actions: [boolean, string][] = [
    [change.rol !== undefined && change.rol !== row.role, `docent.rol:${change.rol ?? ''}`],
    [change.actief === false && row.actief, 'docent.geblokkeerd'],
    [change.actief === true && !row.actief, 'docent.gedeblokkeerd'],
  ];
  return actions.filter(([is]) => is).map(([, action]) => action);
}

const log = (
  { audit }: OfficeStaffRepositories,
  { session }: Access,
  { action, id }: { action: string; id: string },
): Promise<void> =>
  audit.save({
    adminId: session.adminId,
    wie: session.gebruikerId,
    rol: session.rol,
    actie: action,
    soort: 'gebruiker',
    doelId: id,
  });

function present(row: OfficePersonRow, selfId: string): OfficePerson {
  return {
    id: row.id,
    naam: registeredName(row),
    gebruikersnaam: row.gebruikersnaam,
    email: row.email,
    rol: row.role,
    totpAan: row.totp_aan,
    actief: row.actief,
    mailTeruggekomen: row.mail_terug,
    zelf: row.id === selfId,
    versie: row.versie,
    ...(row.laatste_login === null ? {} : { laatsteLogin: row.laatste_login.toISOString() }),
  };
}
