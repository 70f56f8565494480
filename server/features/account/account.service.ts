import type { Clock } from '#engine/core/basis/clock.ts';
import { isTeBekend } from '#engine/core/domein/wachtwoord.ts';
import type { Aanmeldrem } from '../../platform/auth/aanmeldrem.ts';
import type { SessieRepository } from '../../platform/auth/sessie.repository.ts';
import type { Sessie } from '../../platform/auth/sessie-context.ts';
import { isTweestapsVerplicht, UITSTEL_MAX } from '../../platform/auth/tweestaps.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { momentTekst } from '../../platform/taal/moment.ts';
import type { Account, Credentials, Sessies } from './account.contract.ts';
import type { AccountRepository, AccountRij, AccountWijziging, Wie } from './account.repository.ts';

export interface AccountRepositories {
  account: AccountRepository;
  sessies: SessieRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps extends AccountRepositories {
  transactie: Transactie<AccountRepositories>;
  wachtwoorden: Wachtwoorden;
  rem: Aanmeldrem;
  clock: Clock;
}

export const wieVan = (sessie: Sessie): Wie => ({ adminId: sessie.adminId, id: sessie.gebruikerId });

const present = (rij: AccountRij): Account => ({
  gebruikersnaam: rij.gebruikersnaam,
  email: rij.email,
  totpAan: rij.totp_aan_op !== null,
  totpVerplicht: isTweestapsVerplicht(rij.role),
  uitstelOver: Math.max(0, UITSTEL_MAX - rij.totp_uitgesteld),
});

/** Own name, address, password and sessions of an adult. */
export class AccountService {
  constructor(private readonly deps: Deps) {}

  async find(sessie: Sessie, userId: string): Promise<Account> {
    return present(await this.eigen(sessie, userId));
  }

  /** The own row; somebody else's account does not exist here. */
  async eigen(sessie: Sessie, userId: string): Promise<AccountRij> {
    const rij = userId === sessie.gebruikerId ? await this.deps.account.find(wieVan(sessie)) : undefined;
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }

  /** A wrong password is a mistake at the field and never ends the session, but guessing is slowed down like a sign-in. */
  async eisWachtwoord(rij: AccountRij, wachtwoord: string, { adres }: Sessie): Promise<void> {
    const poging = { soort: 'account', sleutel: `eigen:${rij.id}`, adres } as const;
    await this.deps.rem.check(poging);
    if (rij.wachtwoord_hash !== null && (await this.deps.wachtwoorden.verify(rij.wachtwoord_hash, wachtwoord)))
      return this.deps.rem.telGoed(poging);
    await this.deps.rem.telMis(poging);
    throw createError('HUIDIG_WACHTWOORD_ONJUIST', { velden: { huidigWachtwoord: 'onbekend' } });
  }

  async change(sessie: Sessie, userId: string, nieuw: Credentials): Promise<Account> {
    const rij = await this.eigen(sessie, userId);
    await this.eisWachtwoord(rij, nieuw.huidigWachtwoord, sessie);
    await this.keur(rij, nieuw);
    const wijziging = await this.wijzigingVan(nieuw);
    const wie = wieVan(sessie);
    const nu = new Date(this.deps.clock.now());
    await this.deps.transactie(async (repos) => {
      await repos.account.update(wie, wijziging, nu);
      if (nieuw.gebruikersnaam !== undefined || nieuw.email !== undefined)
        await repos.account.replaceNamen(wie, namenVan(rij, nieuw));
      await repos.audit.save({
        adminId: wie.adminId,
        wie: wie.id,
        rol: sessie.rol,
        actie: `account.gewijzigd:${velden(nieuw)}`,
        soort: 'gebruiker',
        doelId: wie.id,
      });
      if (nieuw.wachtwoord === undefined) return;
      await repos.sessies.revokeAll({ adminId: wie.adminId, gebruikerId: wie.id, behalve: sessie.sid }, nu);
      await this.meldWachtwoord(repos, rij, nieuw.email ?? rij.email);
    });
    return this.find(sessie, userId);
  }

  async listSessies(sessie: Sessie, userId: string): Promise<Sessies> {
    await this.eigen(sessie, userId);
    const rijen = await this.deps.sessies.list(sessie.adminId, sessie.gebruikerId, new Date(this.deps.clock.now()));
    return {
      items: rijen.map((rij) => ({
        sid: rij.sid,
        apparaat: rij.apparaat,
        begonnen: rij.begonnen.toISOString(),
        laatstGezien: rij.laatst_gezien.toISOString(),
        huidig: rij.sid === sessie.sid,
      })),
    };
  }

  async endSessie(sessie: Sessie, userId: string, sid: string): Promise<void> {
    await this.eigen(sessie, userId);
    const wie = { adminId: sessie.adminId, gebruikerId: sessie.gebruikerId, sid };
    if (!(await this.deps.sessies.revokeOwn(wie, new Date(this.deps.clock.now())))) throw createError('NIET_GEVONDEN');
  }

  /** Signs out everywhere else. */
  async endOthers(sessie: Sessie, userId: string): Promise<void> {
    await this.eigen(sessie, userId);
    await this.deps.sessies.revokeAll(
      { adminId: sessie.adminId, gebruikerId: sessie.gebruikerId, behalve: sessie.sid },
      new Date(this.deps.clock.now()),
    );
  }

  private async keur(rij: AccountRij, nieuw: Credentials): Promise<void> {
    const wie = { adminId: rij.admin_id, id: rij.id };
    for (const veld of ['gebruikersnaam', 'email'] as const) {
      const waarde = nieuw[veld];
      if (waarde !== undefined && (await this.deps.account.isNaamBezet(wie, waarde)))
        throw createError('ONGELDIGE_INVOER', { velden: { [veld]: 'bestaat_al' } });
    }
    if (
      nieuw.wachtwoord !== undefined &&
      isTeBekend(nieuw.wachtwoord, [rij.voornaam, rij.achternaam, rij.organisatie, ...namenVan(rij, nieuw)])
    )
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    if (nieuw.totp === false && isTweestapsVerplicht(rij.role)) throw createError('STAP_NIET_TOEGESTAAN');
  }

  private async wijzigingVan(nieuw: Credentials): Promise<AccountWijziging> {
    return {
      ...(nieuw.gebruikersnaam === undefined ? {} : { gebruikersnaam: nieuw.gebruikersnaam }),
      ...(nieuw.email === undefined ? {} : { email: nieuw.email, email_teruggekomen_op: null }),
      ...(nieuw.wachtwoord === undefined
        ? {}
        : { wachtwoord_hash: await this.deps.wachtwoorden.hash(nieuw.wachtwoord) }),
      // Whoever switches it off has chosen; the offer does not come back at each sign-in.
      ...(nieuw.totp === undefined ? {} : { totp_geheim: null, totp_aan_op: null, totp_uitgesteld: UITSTEL_MAX }),
    };
  }

  private async meldWachtwoord(repos: AccountRepositories, rij: AccountRij, email: string | null): Promise<void> {
    if (email === null) return;
    await postMail(
      { mail: repos.mail, clock: this.deps.clock },
      {
        adminId: rij.admin_id,
        sjabloon: 'wachtwoord-gewijzigd',
        locale: rij.locale,
        aan: email,
        gebruikerId: rij.id,
        waarden: {
          naam: rij.voornaam,
          gebruikersnaam: rij.gebruikersnaam,
          organisatie: rij.organisatie,
          moment: momentTekst(this.deps.clock.now(), rij.locale),
          pad: '/app/auth/wachtwoordaanvragen',
        },
      },
    );
  }
}

const namenVan = (rij: AccountRij, nieuw: Credentials): string[] =>
  [nieuw.gebruikersnaam ?? rij.gebruikersnaam, nieuw.email ?? rij.email ?? ''].filter((naam) => naam !== '');

/** Names of the changed fields, never their values. */
const velden = (nieuw: Credentials): string =>
  Object.keys(nieuw)
    .filter((veld) => veld !== 'huidigWachtwoord')
    .sort()
    .join(',');
