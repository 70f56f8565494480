import type { Clock } from '#engine/core/basis/clock.ts';
import type { SessieRepository } from '../../platform/auth/sessie.repository.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { adresHash } from '../../platform/mail/adressen.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { momentTekst } from '../../platform/taal/moment.ts';
import { vergelijkNamen, volleNaam } from '../../platform/taal/naam.ts';
import type { Docent, Docenten, DocentWijziging, Stafrol, Uitnodiging } from './docenten.contract.ts';
import type { DocentenRepository, DocentRij, DocentVelden, TenantRij } from './docenten.repository.ts';
import type { UitnodigingenRepository, UitnodigingRij } from './uitnodigingen.repository.ts';

export interface DocentenRepositories {
  docenten: DocentenRepository;
  uitnodigingen: UitnodigingenRepository;
  sessies: SessieRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps extends DocentenRepositories {
  transactie: Transactie<DocentenRepositories>;
  clock: Clock;
}

/** Role that manages a kind of tenant. */
export const beheerrolVan = (soort: string): Stafrol => (soort === 'rt' ? 'rtadmin' : 'schooladmin');
/** Roles that a kind of tenant knows. */
export const rollenVan = (soort: string): readonly Stafrol[] =>
  soort === 'rt' ? ['rtadmin'] : ['docent', 'schooladmin'];

/** The people who work in a school or a practice. */
export class DocentenService {
  constructor(private readonly deps: Deps) {}

  async list(toegang: Toegang): Promise<Docenten> {
    const { docenten } = this.deps;
    const [rijen, uitnodigingen] = [
      await docenten.list(toegang.adminId),
      await this.deps.uitnodigingen.list(toegang.adminId),
    ];
    return {
      items: rijen
        .map((rij) => presentDocent(rij, toegang.sessie.gebruikerId))
        .sort((a, b) => vergelijkNamen(a.naam, b.naam)),
      // A docent sees colleagues, not who was asked to become one.
      uitnodigingen:
        toegang.sessie.rol === 'docent' ? [] : await this.presentUitnodigingen(toegang.adminId, uitnodigingen),
    };
  }

  async change(toegang: Toegang, id: string, wijziging: DocentWijziging): Promise<Docent> {
    const tenant = await this.tenant(toegang);
    if (wijziging.rol !== undefined && !rollenVan(tenant.soort).includes(wijziging.rol))
      throw createError('ONGELDIGE_INVOER', { velden: { rol: 'kies' } });
    await this.deps.transactie(async (repos) => {
      const rij = await this.vind(repos, toegang.adminId, id);
      await this.houdBeheerder(repos, tenant, {
        id,
        blijft: blijftBeheerder(rij, wijziging, beheerrolVan(tenant.soort)),
      });
      await this.bewaar(repos, { toegang, rij, wijziging, tenant });
    });
    return presentDocent(await this.vind(this.deps, toegang.adminId, id), toegang.sessie.gebruikerId);
  }

  async remove(toegang: Toegang, id: string): Promise<void> {
    const tenant = await this.tenant(toegang);
    await this.deps.transactie(async (repos) => {
      await this.vind(repos, toegang.adminId, id);
      await this.houdBeheerder(repos, tenant, { id, blijft: false });
      await repos.docenten.remove(toegang.adminId, id);
      await this.schrijf(repos, toegang, { actie: 'docent.verwijderd', id });
    });
  }

  async tenant(toegang: Toegang): Promise<TenantRij> {
    const tenant = await this.deps.docenten.findTenant(toegang.adminId);
    if (tenant === undefined) throw createError('NIET_GEVONDEN');
    return tenant;
  }

  private async vind(repos: DocentenRepositories, adminId: string, id: string): Promise<DocentRij> {
    const rij = await repos.docenten.find(adminId, id);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }

  /** A tenant always keeps somebody who can manage it. */
  private async houdBeheerder(
    repos: DocentenRepositories,
    tenant: TenantRij,
    wie: { id: string; blijft: boolean },
  ): Promise<void> {
    if (wie.blijft) return;
    const beheerders = await repos.docenten.lockBeheerders(tenant.id, beheerrolVan(tenant.soort));
    if (beheerders.includes(wie.id) && beheerders.length === 1) throw createError('LAATSTE_BEHEERDER');
  }

  private async bewaar(
    repos: DocentenRepositories,
    deel: { toegang: Toegang; rij: DocentRij; wijziging: DocentWijziging; tenant: TenantRij },
  ): Promise<void> {
    const { toegang, rij, wijziging, tenant } = deel;
    const nu = new Date(this.deps.clock.now());
    const wie = { adminId: toegang.adminId, id: rij.id, versie: wijziging.versie };
    if (!(await repos.docenten.update(wie, veldenVan(wijziging, rij, nu), nu)))
      throw createError('GEWIJZIGD_DOOR_ANDER');
    if (wijziging.groepIds !== undefined)
      await this.koppel(repos, { adminId: toegang.adminId, id: rij.id }, wijziging.groepIds);
    if (eindigtSessies(wijziging, rij))
      await repos.sessies.revokeAll({ adminId: toegang.adminId, gebruikerId: rij.id }, nu);
    if (wijziging.totp === false && rij.totp_aan) await this.meldTotp(repos, { toegang, rij, tenant, nu });
    for (const actie of actiesVan(wijziging, rij)) await this.schrijf(repos, toegang, { actie, id: rij.id });
  }

  private async koppel(
    repos: DocentenRepositories,
    wie: { adminId: string; id: string },
    groepIds: readonly string[],
  ): Promise<void> {
    const gevonden = await repos.docenten.filterGroepen(wie.adminId, groepIds);
    if (gevonden.length !== new Set(groepIds).size)
      throw createError('ONGELDIGE_INVOER', { velden: { groepIds: 'kies' } });
    await repos.docenten.replaceGroepen(wie.adminId, wie.id, gevonden);
  }

  private async meldTotp(
    repos: DocentenRepositories,
    deel: { toegang: Toegang; rij: DocentRij; tenant: TenantRij; nu: Date },
  ): Promise<void> {
    const { toegang, rij, tenant, nu } = deel;
    if (rij.email === null) return;
    const door = await repos.docenten.findNaam(toegang.sessie.adminId, toegang.sessie.gebruikerId);
    await postMail(
      { mail: repos.mail, clock: this.deps.clock },
      {
        adminId: toegang.adminId,
        sjabloon: 'totp-gereset',
        locale: tenant.locale,
        aan: rij.email,
        gebruikerId: rij.id,
        waarden: {
          naam: rij.voornaam,
          gebruikersnaam: rij.gebruikersnaam,
          moment: momentTekst(nu.getTime(), tenant.locale),
          door: door === undefined ? '' : volleNaam(door),
          pad: '/app/auth/login',
        },
      },
    );
  }

  private schrijf(repos: DocentenRepositories, toegang: Toegang, deel: { actie: string; id: string }): Promise<void> {
    return repos.audit.save({
      adminId: toegang.adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie: deel.actie,
      soort: 'gebruiker',
      doelId: deel.id,
      reden: toegang.reden,
    });
  }

  private async presentUitnodigingen(adminId: string, rijen: readonly UitnodigingRij[]): Promise<Uitnodiging[]> {
    const namen = new Map((await this.deps.docenten.groepNamen(adminId)).map(({ id, naam }) => [id, naam]));
    const terug =
      rijen.length === 0
        ? []
        : await this.deps.uitnodigingen.findMislukt(
            adminId,
            rijen.map(({ email }) => adresHash(email)),
          );
    return rijen.map((rij) =>
      presentUitnodiging(
        rij,
        namen,
        terug.some(({ aan_hash: hash, op }) => hash === adresHash(rij.email) && op >= rij.verzonden_op),
      ),
    );
  }
}

function blijftBeheerder(rij: DocentRij, wijziging: DocentWijziging, beheerrol: Stafrol): boolean {
  return (wijziging.rol ?? rij.role) === beheerrol && (wijziging.actief ?? rij.actief);
}

const eindigtSessies = (wijziging: DocentWijziging, rij: DocentRij): boolean =>
  wijziging.actief === false || (wijziging.rol !== undefined && wijziging.rol !== rij.role) || wijziging.totp === false;

function veldenVan(wijziging: DocentWijziging, rij: DocentRij, nu: Date): DocentVelden {
  return {
    ...(wijziging.rol === undefined ? {} : { role: wijziging.rol }),
    ...(wijziging.actief === undefined ? {} : { actief: wijziging.actief }),
    ...(wijziging.totp === undefined ? {} : { totp_geheim: null, totp_aan_op: null, totp_uitgesteld: 0 }),
    ...(eindigtSessies(wijziging, rij) ? { tokens_geldig_vanaf: nu } : {}),
  };
}

/** What the audit says, per kind of change; ids only. */
function actiesVan(wijziging: DocentWijziging, rij: DocentRij): string[] {
  const acties: [boolean, string][] = [
    [wijziging.rol !== undefined && wijziging.rol !== rij.role, `docent.rol:${wijziging.rol ?? ''}`],
    [wijziging.actief === false && rij.actief, 'docent.geblokkeerd'],
    [wijziging.actief === true && !rij.actief, 'docent.gedeblokkeerd'],
    [wijziging.groepIds !== undefined, 'docent.groepen'],
    [wijziging.totp === false && rij.totp_aan, 'docent.totp-uit'],
  ];
  return acties.filter(([is]) => is).map(([, actie]) => actie);
}

function presentDocent(rij: DocentRij, zelfId: string): Docent {
  return {
    id: rij.id,
    naam: volleNaam(rij),
    gebruikersnaam: rij.gebruikersnaam,
    email: rij.email,
    rol: rij.role,
    groepen: rij.groepen,
    totpAan: rij.totp_aan,
    actief: rij.actief,
    mailTeruggekomen: rij.mail_terug,
    zelf: rij.id === zelfId,
    versie: rij.versie,
    ...(rij.laatste_login === null ? {} : { laatsteLogin: rij.laatste_login.toISOString() }),
  };
}

function presentUitnodiging(rij: UitnodigingRij, namen: ReadonlyMap<string, string>, mislukt: boolean): Uitnodiging {
  const status = mislukt && rij.status === 'verzonden' ? 'mislukt' : rij.status;
  return {
    id: rij.id,
    email: rij.email,
    naam: rij.naam,
    rol: rij.soort,
    status: status === 'geaccepteerd' || status === 'ingetrokken' ? 'verlopen' : status,
    groepen: rij.groep_ids.flatMap((id) => {
      const naam = namen.get(id);
      return naam === undefined ? [] : [{ id, naam }];
    }),
    verzondenOp: rij.verzonden_op.toISOString(),
    verlooptOp: rij.verloopt_op.toISOString(),
    gevraagd: rij.gevraagd_op !== null,
  };
}
