import type { Clock } from '#engine/core/basis/clock.ts';
import type { SessionRepository } from '../../platform/auth/session.repository.ts';
import { postTotpOff, TOTP_OFF } from '../../platform/auth/totp-off.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { addressHash } from '../../platform/mail/addresses.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { compareNames, registeredName } from '../../platform/taal/name.ts';
import {
  OFFICE_ROLES,
  type Docent,
  type Docenten,
  type DocentChange,
  type InvitedRole,
  type StaffRole,
  type Uitnodiging,
} from './docenten.contract.ts';
import type { DocentenRepository, DocentRow, DocentFields, TenantRow } from './docenten.repository.ts';
import type { UitnodigingenRepository, UitnodigingRow } from './uitnodigingen.repository.ts';

export interface DocentenRepositories {
  docenten: DocentenRepository;
  uitnodigingen: UitnodigingenRepository;
  sessies: SessionRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps extends DocentenRepositories {
  transaction: Transaction<DocentenRepositories>;
  clock: Clock;
}

/** Role that manages a kind of tenant. */
export const managementRoleOf = (kind: string): StaffRole => (kind === 'rt' ? 'rtadmin' : 'schooladmin');
/** Roles that a kind of tenant knows. */
export function staffRolesOf(kind: string): readonly InvitedRole[] {
  if (kind === 'kantoor') return OFFICE_ROLES;
  return kind === 'rt' ? ['rtadmin'] : ['docent', 'schooladmin'];
}

/** The people who work in a school or a practice. */
export class DocentenService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access): Promise<Docenten> {
    const { docenten } = this.deps;
    const [rows, uitnodigingen] = [
      await docenten.list(access.adminId),
      await this.deps.uitnodigingen.list(access.adminId),
    ];
    return {
      items: rows
        .map((row) => presentDocent(row, access.session.gebruikerId))
        .sort((a, b) => compareNames(a.naam, b.naam)),
      // A docent sees colleagues, not who was asked to become one.
      uitnodigingen:
        access.session.rol === 'docent' ? [] : await this.presentUitnodigingen(access.adminId, uitnodigingen),
    };
  }

  async change(access: Access, id: string, change: DocentChange): Promise<Docent> {
    const tenant = await this.tenant(access);
    if (change.rol !== undefined && !staffRolesOf(tenant.soort).includes(change.rol))
      throw createError('ONGELDIGE_INVOER', { velden: { rol: 'kies' } });
    await this.deps.transaction(async (repos) => {
      const row = await this.find(repos, access.adminId, id);
      await this.keepManager(repos, tenant, {
        id,
        stays: staysManager(row, change, managementRoleOf(tenant.soort)),
      });
      await this.save(repos, { access, rij: row, change, tenant });
    });
    return presentDocent(await this.find(this.deps, access.adminId, id), access.session.gebruikerId);
  }

  async remove(access: Access, id: string): Promise<void> {
    const tenant = await this.tenant(access);
    await this.deps.transaction(async (repos) => {
      await this.find(repos, access.adminId, id);
      await this.keepManager(repos, tenant, { id, stays: false });
      await repos.docenten.remove(access.adminId, id);
      await this.write(repos, access, { actie: 'docent.verwijderd', id });
    });
  }

  async tenant(access: Access): Promise<TenantRow> {
    const tenant = await this.deps.docenten.findTenant(access.adminId);
    if (tenant === undefined) throw createError('NIET_GEVONDEN');
    return tenant;
  }

  private async find(repos: DocentenRepositories, adminId: string, id: string): Promise<DocentRow> {
    const row = await repos.docenten.find(adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  /** A tenant always keeps somebody who can manage it. */
  private async keepManager(
    repos: DocentenRepositories,
    tenant: TenantRow,
    who: { id: string; stays: boolean },
  ): Promise<void> {
    if (who.stays) return;
    const managers = await repos.docenten.lockManagers(tenant.id, managementRoleOf(tenant.soort));
    if (managers.includes(who.id) && managers.length === 1) throw createError('LAATSTE_BEHEERDER');
  }

  private async save(
    repos: DocentenRepositories,
    part: { access: Access; rij: DocentRow; change: DocentChange; tenant: TenantRow },
  ): Promise<void> {
    const { access, rij: row, change, tenant } = part;
    const now = new Date(this.deps.clock.now());
    const who = { adminId: access.adminId, id: row.id, versie: change.versie };
    if (!(await repos.docenten.update(who, fieldsOf(change, row, now), now))) throw createError('GEWIJZIGD_DOOR_ANDER');
    if (change.groepIds !== undefined)
      await this.connect(repos, { adminId: access.adminId, id: row.id }, change.groepIds);
    if (endsSessions(change, row)) await repos.sessies.revokeAll({ adminId: access.adminId, gebruikerId: row.id }, now);
    if (change.totp === false && row.totp_aan) await this.notifyTotpReset(repos, { access, row, tenant });
    for (const action of actionsOf(change, row)) await this.write(repos, access, { actie: action, id: row.id });
  }

  private async connect(
    repos: DocentenRepositories,
    who: { adminId: string; id: string },
    groepIds: readonly string[],
  ): Promise<void> {
    const found = await repos.docenten.filterGroepen(who.adminId, groepIds);
    if (found.length !== new Set(groepIds).size)
      throw createError('ONGELDIGE_INVOER', { velden: { groepIds: 'kies' } });
    await repos.docenten.replaceGroepen(who.adminId, who.id, found);
  }

  private async notifyTotpReset(
    repos: DocentenRepositories,
    { access, row, tenant }: { access: Access; row: DocentRow; tenant: TenantRow },
  ): Promise<void> {
    const by = await repos.docenten.findName(access.session.adminId, access.session.gebruikerId);
    await postTotpOff(
      { mail: repos.mail, clock: this.deps.clock },
      { ...row, admin_id: access.adminId, locale: tenant.locale },
      by === undefined ? '' : registeredName(by),
    );
  }

  private write(repos: DocentenRepositories, access: Access, part: { actie: string; id: string }): Promise<void> {
    return repos.audit.save({
      adminId: access.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: part.actie,
      soort: 'gebruiker',
      doelId: part.id,
      reden: access.reden,
    });
  }

  private async presentUitnodigingen(adminId: string, rows: readonly UitnodigingRow[]): Promise<Uitnodiging[]> {
    const names = new Map((await this.deps.docenten.groepNames(adminId)).map(({ id, naam: name }) => [id, name]));
    const back =
      rows.length === 0
        ? []
        : await this.deps.uitnodigingen.findFailed(
            adminId,
            rows.map(({ email }) => addressHash(email)),
          );
    return rows.map((row) =>
      presentUitnodiging(
        row,
        names,
        back.some(({ aan_hash: hash, op: at }) => hash === addressHash(row.email) && at >= row.verzonden_op),
      ),
    );
  }
}

function staysManager(row: DocentRow, change: DocentChange, managementRole: StaffRole): boolean {
  return (change.rol ?? row.role) === managementRole && (change.actief ?? row.actief);
}

const endsSessions = (change: DocentChange, row: DocentRow): boolean =>
  change.actief === false || (change.rol !== undefined && change.rol !== row.role) || change.totp === false;

function fieldsOf(change: DocentChange, row: DocentRow, now: Date): DocentFields {
  return {
    ...(change.rol === undefined ? {} : { role: change.rol }),
    ...(change.actief === undefined ? {} : { actief: change.actief }),
    ...(change.totp === undefined ? {} : { ...TOTP_OFF, totp_uitgesteld: 0 }),
    ...(endsSessions(change, row) ? { tokens_geldig_vanaf: now } : {}),
  };
}

/** What the audit says, per kind of change; ids only. */
function actionsOf(change: DocentChange, row: DocentRow): string[] {
  const actions: [boolean, string][] = [
    [change.rol !== undefined && change.rol !== row.role, `docent.rol:${change.rol ?? ''}`],
    [change.actief === false && row.actief, 'docent.geblokkeerd'],
    [change.actief === true && !row.actief, 'docent.gedeblokkeerd'],
    [change.groepIds !== undefined, 'docent.groepen'],
    [change.totp === false && row.totp_aan, 'docent.totp-uit'],
  ];
  return actions.filter(([is]) => is).map(([, action]) => action);
}

function presentDocent(row: DocentRow, selfId: string): Docent {
  return {
    id: row.id,
    naam: registeredName(row),
    gebruikersnaam: row.gebruikersnaam,
    email: row.email,
    rol: row.role,
    groepen: row.groepen,
    totpAan: row.totp_aan,
    actief: row.actief,
    mailTeruggekomen: row.mail_terug,
    zelf: row.id === selfId,
    versie: row.versie,
    ...(row.laatste_login === null ? {} : { laatsteLogin: row.laatste_login.toISOString() }),
  };
}

/** How an invitation stands for whoever sent it. */
export function shownStatus({ status: kept }: UitnodigingRow, failed: boolean): Uitnodiging['status'] {
  const status = failed && kept === 'verzonden' ? 'mislukt' : kept;
  return status === 'geaccepteerd' || status === 'ingetrokken' || status === 'concept' ? 'verlopen' : status;
}

function presentUitnodiging(row: UitnodigingRow, names: ReadonlyMap<string, string>, failed: boolean): Uitnodiging {
  return {
    id: row.id,
    email: row.email,
    naam: row.naam,
    rol: row.soort,
    status: shownStatus(row, failed),
    groepen: row.groep_ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, naam: name }];
    }),
    verzondenOp: row.verzonden_op.toISOString(),
    verlooptOp: row.verloopt_op.toISOString(),
    gevraagd: row.gevraagd_op !== null,
  };
}
