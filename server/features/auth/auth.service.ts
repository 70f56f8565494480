import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { plaatjesGeheim } from '#engine/core/domein/plaatjes.ts';
import type { Aanmeldrem, Poging } from '../../platform/auth/aanmeldrem.ts';
import type { SessieRepository } from '../../platform/auth/sessie.repository.ts';
import type { Sessie } from '../../platform/auth/sessie-context.ts';
import { TOKEN_SECONDEN, type Tokens } from '../../platform/auth/tokens.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { naamSleutel, vergelijkNamen } from '../../platform/taal/naam.ts';
import type { TellerOpslag } from '../../platform/teller/teller-opslag.ts';
import type { Aanmelding, GroepscodeAntwoord, GroepswoordAanmelding, PlaatjesAanmelding, TokenAntwoord, WachtwoordAanmelding } from './auth.contract.ts';
import type { AanmeldRij, AuthRepository } from './auth.repository.ts';
import { krijgtAdminId } from '../../platform/auth/paneelrollen.ts';

interface Deps {
  repository: AuthRepository; sessies: SessieRepository; tokens: Tokens; wachtwoorden: Wachtwoorden; rem: Aanmeldrem; tellers: TellerOpslag; clock: Clock;
}

const MINUTEN_5 = 5 * 60_000;
/** Requests for a group code or a demo session from one address; a class shares one. */
const OPEN_PER_ADRES = 300;

export class AuthService {
  constructor(private readonly deps: Deps) {}

  signIn(aanmelding: Aanmelding, adres: string): Promise<TokenAntwoord> {
    return 'groepscode' in aanmelding ? this.signInTegel(aanmelding, adres) : this.signInNaam(aanmelding, adres);
  }

  async signInDemo(adres: string): Promise<TokenAntwoord> {
    await this.telOpen('demo', adres);
    const gebruiker = await this.deps.repository.findDemo();
    if (gebruiker === undefined) throw createError('NIET_GEVONDEN');
    return this.openSessie(gebruiker);
  }

  async signOut(sessie: Sessie): Promise<void> {
    await this.deps.sessies.revoke(sessie.adminId, sessie.sid, new Date(this.deps.clock.now()));
  }

  async findGroepscode(code: string, adres: string): Promise<GroepscodeAntwoord> {
    await this.telOpen('groepscode', adres);
    const groep = await this.deps.repository.findGroep(code);
    if (groep === undefined) throw createError('NIET_GEVONDEN');
    const tegels = await this.deps.repository.findTegels(groep.admin_id, groep.groep_id);
    return {
      groepnaam: groep.naam,
      leerlingen: tegels.map((t) => ({ id: t.id, roepnaam: t.roepnaam, dier: t.dier, soort: t.wachtwoord_soort })).sort((a, b) => vergelijkNamen(a.roepnaam, b.roepnaam)),
    };
  }

  private async signInNaam({ gebruikersnaam, wachtwoord, schoolcode }: WachtwoordAanmelding, adres: string): Promise<TokenAntwoord> {
    const naam = naamSleutel(gebruikersnaam);
    const poging: Poging = { soort: 'account', sleutel: `${schoolcode ?? ''}|${naam}`, adres };
    await this.deps.rem.check(poging);
    const kandidaten = (await this.deps.repository.findByNaam(naam, schoolcode)).filter((k) => k.wachtwoord_soort === 'tekst');
    const gebruiker = await this.kies(kandidaten, wachtwoord);
    if (gebruiker === undefined) {
      await this.deps.rem.telMis(poging);
      throw createError('ONJUIST');
    }
    await this.deps.rem.telGoed(poging);
    return this.openSessie(gebruiker);
  }

  private async signInTegel(aanmelding: PlaatjesAanmelding | GroepswoordAanmelding, adres: string): Promise<TokenAntwoord> {
    const metPlaatjes = 'plaatjes' in aanmelding;
    const poging: Poging = { soort: metPlaatjes ? 'plaatjes' : 'account', sleutel: aanmelding.leerlingId, adres };
    await this.deps.rem.check(poging);
    const lid = await this.vindLid(aanmelding.groepscode, aanmelding.leerlingId);
    const passend = lid?.wachtwoord_soort === (metPlaatjes ? 'plaatjes' : 'tekst') ? [lid] : [];
    const gebruiker = await this.kies(passend, metPlaatjes ? plaatjesGeheim(aanmelding.plaatjes) : aanmelding.wachtwoord);
    if (gebruiker === undefined) {
      const pauze = await this.deps.rem.telMis(poging);
      if (pauze > 0 && lid !== undefined) await this.deps.repository.saveBlokkade(lid.admin_id, lid.id, new Date(this.deps.clock.now() + pauze));
      throw createError('ONJUIST');
    }
    await this.deps.rem.telGoed(poging);
    return this.openSessie(gebruiker);
  }

  private async vindLid(code: string, leerlingId: string): Promise<AanmeldRij | undefined> {
    const groep = await this.deps.repository.findGroep(code);
    return groep === undefined ? undefined : this.deps.repository.findLid(groep.admin_id, groep.groep_id, leerlingId);
  }

  /** The one user whose secret fits; takes as long for nobody as for somebody. */
  private async kies(kandidaten: readonly AanmeldRij[], geheim: string): Promise<AanmeldRij | undefined> {
    const passend: AanmeldRij[] = [];
    for (const kandidaat of kandidaten) {
      if (kandidaat.wachtwoord_hash !== null && await this.deps.wachtwoorden.verify(kandidaat.wachtwoord_hash, geheim)) passend.push(kandidaat);
    }
    if (kandidaten.length === 0) await this.deps.wachtwoorden.verifyNiemand(geheim);
    return passend.length === 1 ? passend[0] : undefined;
  }

  private async openSessie(gebruiker: AanmeldRij): Promise<TokenAntwoord> {
    const nu = this.deps.clock.now();
    const sid = v7();
    await this.deps.sessies.create({
      adminId: gebruiker.admin_id, sid, gebruikerId: gebruiker.id, nu: new Date(nu), tot: new Date(nu + TOKEN_SECONDEN * 1000),
    });
    await this.deps.repository.saveLogin(gebruiker.admin_id, gebruiker.id, new Date(nu));
    const adminId = krijgtAdminId(gebruiker.role) ? { adminId: gebruiker.admin_id } : {};
    return { token: await this.deps.tokens.sign({ _id: gebruiker.id, role: gebruiker.role, tid: gebruiker.admin_id, sid, ...adminId }) };
  }

  private async telOpen(soort: string, adres: string): Promise<void> {
    const aantal = await this.deps.tellers.tel(`${soort}:${adres}`, MINUTEN_5);
    if (aantal > OPEN_PER_ADRES) throw createError('TE_VAAK', { headers: { 'Retry-After': '300' } });
  }
}
