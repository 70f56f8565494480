import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { plaatjesGeheim } from '#engine/core/domein/plaatjes.ts';
import type { Aanmeldrem, Poging } from '../../platform/auth/aanmeldrem.ts';
import type { SessieRepository } from '../../platform/auth/sessie.repository.ts';
import type { Sessie } from '../../platform/auth/sessie-context.ts';
import { TOKEN_SECONDEN, type Tokens } from '../../platform/auth/tokens.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import { kenmerkHash, type Apparaat } from '../../platform/auth/apparaat.ts';
import { isTweestapsAanbod, isTweestapsVerplicht, UITSTEL_MAX, type Tweestaps } from '../../platform/auth/tweestaps.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { momentTekst } from '../../platform/taal/moment.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { naamSleutel, vergelijkNamen } from '../../platform/taal/naam.ts';
import type { TellerOpslag } from '../../platform/teller/teller-opslag.ts';
import type {
  Aanmelding,
  GroepscodeAntwoord,
  GroepswoordAanmelding,
  PlaatjesAanmelding,
  TokenAntwoord,
  WachtwoordAanmelding,
} from './auth.contract.ts';
import type { AanmeldRij, AuthRepository, GroepRij } from './auth.repository.ts';
import { krijgtAdminId } from '../../platform/auth/paneelrollen.ts';

interface Deps {
  mail: MailRepository;
  tweestaps: Tweestaps;
  repository: AuthRepository;
  sessies: SessieRepository;
  tokens: Tokens;
  wachtwoorden: Wachtwoorden;
  rem: Aanmeldrem;
  tellers: TellerOpslag;
  clock: Clock;
}

const MINUTEN_5 = 5 * 60_000;
/** Group codes that nobody has, or demo sessions, from one address; a school shares one. */
const OPEN_PER_ADRES = 300;

/** Where a sign-in comes from. */
export interface Bron {
  adres: string | undefined;
  apparaat: Apparaat;
}
/** Token of a new session; `volwassen` = the device is remembered. */
export interface Ingelogd extends TokenAntwoord {
  volwassen: boolean;
}

const isVolwassene = (rol: string): boolean => rol !== 'leerling' && rol !== 'demo';

function tweestapsVan(gebruiker: AanmeldRij): TokenAntwoord['tweestaps'] {
  if (gebruiker.totp_aan_op !== null) return undefined;
  if (isTweestapsVerplicht(gebruiker.role)) return 'verplicht';
  const vraag =
    isTweestapsAanbod(gebruiker.role) && gebruiker.totp_school !== false && gebruiker.totp_uitgesteld < UITSTEL_MAX;
  return vraag ? 'aanbod' : undefined;
}

/** Times a pupil is asked at sign-in; later it chooses from the settings on the map. */
const VRAAG_ZELF_MAX = 3;
/** Years in which a child chooses a password itself. */
const ZELF_VANAF = 6;

const krijgtAanbod = (gebruiker: AanmeldRij): boolean =>
  gebruiker.role === 'leerling' &&
  gebruiker.wachtwoord_soort === 'tekst' &&
  gebruiker.eigen_wachtwoord &&
  !gebruiker.wachtwoord_zelf &&
  (gebruiker.jaargroep ?? 0) >= ZELF_VANAF &&
  gebruiker.zelf_gevraagd < VRAAG_ZELF_MAX;

export class AuthService {
  constructor(private readonly deps: Deps) {}

  signIn(aanmelding: Aanmelding, bron: Bron): Promise<Ingelogd> {
    return 'groepscode' in aanmelding ? this.signInTegel(aanmelding, bron.adres) : this.signInNaam(aanmelding, bron);
  }

  async signInDemo(adres: string | undefined): Promise<Ingelogd> {
    await this.checkOpen('demo', adres);
    await this.telOpen('demo', adres);
    const gebruiker = await this.deps.repository.findDemo();
    if (gebruiker === undefined) throw createError('NIET_GEVONDEN');
    return this.openSessie(gebruiker);
  }

  async signOut(sessie: Sessie): Promise<void> {
    await this.deps.sessies.revoke(sessie.adminId, sessie.sid, new Date(this.deps.clock.now()));
  }

  async findGroepscode(code: string, adres: string | undefined): Promise<GroepscodeAntwoord> {
    await this.checkOpen('groepscode', adres);
    const groep = await this.deps.repository.findGroep(code);
    if (groep === undefined) {
      await this.telOpen('groepscode', adres);
      throw createError('NIET_GEVONDEN');
    }
    const tegels = await this.deps.repository.findTegels(groep.admin_id, groep.groep_id);
    return {
      groepnaam: groep.naam,
      leerlingen: tegels
        .map((t) => ({ id: t.id, roepnaam: t.roepnaam, dier: t.dier, soort: t.wachtwoord_soort }))
        .sort((a, b) => vergelijkNamen(a.roepnaam, b.roepnaam)),
    };
  }

  private async signInNaam(
    { gebruikersnaam, wachtwoord, schoolcode, totp }: WachtwoordAanmelding,
    { adres, apparaat }: Bron,
  ): Promise<Ingelogd> {
    const naam = naamSleutel(gebruikersnaam);
    const isBekendApparaat = (): Promise<boolean> =>
      this.deps.repository.hasApparaat(naam, kenmerkHash(apparaat.kenmerk));
    const poging: Poging = { soort: 'account', sleutel: `${schoolcode ?? ''}|${naam}`, adres, isBekendApparaat };
    await this.deps.rem.check(poging);
    const kandidaten = (await this.deps.repository.findByNaam(naam, schoolcode)).filter(
      (k) => k.wachtwoord_soort === 'tekst',
    );
    const gebruiker = await this.kies(kandidaten, wachtwoord);
    if (gebruiker !== undefined && gebruiker.totp_aan_op !== null && totp === undefined)
      throw createError('TOTP_NODIG');
    if (gebruiker === undefined || !(await this.keurTweede(gebruiker, totp))) {
      await this.deps.rem.telMis(poging);
      throw createError('ONJUIST', totp === undefined ? {} : { sleutel: 'ONJUIST_TOTP' });
    }
    await this.deps.rem.telGoed(poging);
    return this.openSessie(gebruiker, apparaat);
  }

  private async keurTweede(gebruiker: AanmeldRij, totp: string | undefined): Promise<boolean> {
    return gebruiker.totp_aan_op === null || this.deps.tweestaps.keur(gebruiker, totp ?? '', this.deps.clock.now());
  }

  private async signInTegel(
    aanmelding: PlaatjesAanmelding | GroepswoordAanmelding,
    adres: string | undefined,
  ): Promise<Ingelogd> {
    const metPlaatjes = 'plaatjes' in aanmelding;
    const groep = await this.deps.repository.findGroep(aanmelding.groepscode);
    const poging: Poging = {
      soort: metPlaatjes ? 'plaatjes' : 'account',
      sleutel: aanmelding.leerlingId,
      adres,
      groepId: groep?.groep_id,
    };
    await this.deps.rem.check(poging);
    const lid = await this.vindLid(groep, aanmelding.leerlingId);
    const passend = lid?.wachtwoord_soort === (metPlaatjes ? 'plaatjes' : 'tekst') ? [lid] : [];
    const gebruiker = await this.kies(
      passend,
      metPlaatjes ? plaatjesGeheim(aanmelding.plaatjes) : aanmelding.wachtwoord,
    );
    if (gebruiker === undefined) {
      const pauze = await this.deps.rem.telMis(poging);
      if (pauze > 0 && lid !== undefined)
        await this.deps.repository.saveBlokkade(lid.admin_id, lid.id, new Date(this.deps.clock.now() + pauze));
      throw createError('ONJUIST');
    }
    await this.deps.rem.telGoed(poging);
    return this.openSessie(gebruiker);
  }

  private async vindLid(groep: GroepRij | undefined, leerlingId: string): Promise<AanmeldRij | undefined> {
    return groep === undefined ? undefined : this.deps.repository.findLid(groep.admin_id, groep.groep_id, leerlingId);
  }

  /** The one user whose secret fits; takes as long for nobody as for somebody. */
  private async kies(kandidaten: readonly AanmeldRij[], geheim: string): Promise<AanmeldRij | undefined> {
    const passend: AanmeldRij[] = [];
    for (const kandidaat of kandidaten) {
      if (
        kandidaat.wachtwoord_hash !== null &&
        (await this.deps.wachtwoorden.verify(kandidaat.wachtwoord_hash, geheim))
      )
        passend.push(kandidaat);
    }
    if (kandidaten.length === 0) await this.deps.wachtwoorden.verifyNiemand(geheim);
    return passend.length === 1 ? passend[0] : undefined;
  }

  private async openSessie(gebruiker: AanmeldRij, apparaat?: Apparaat): Promise<Ingelogd> {
    const nu = this.deps.clock.now();
    const sid = v7();
    const volwassen = apparaat !== undefined && isVolwassene(gebruiker.role);
    await this.deps.sessies.create({
      adminId: gebruiker.admin_id,
      sid,
      gebruikerId: gebruiker.id,
      nu: new Date(nu),
      tot: new Date(nu + TOKEN_SECONDEN * 1000),
      apparaat: volwassen ? apparaat.naam : '',
    });
    await this.deps.repository.saveLogin(gebruiker.admin_id, gebruiker.id, new Date(nu));
    if (volwassen) await this.onthoud(gebruiker, apparaat, nu);
    const adminId = krijgtAdminId(gebruiker.role) ? { adminId: gebruiker.admin_id } : {};
    const token = await this.deps.tokens.sign({
      _id: gebruiker.id,
      role: gebruiker.role,
      tid: gebruiker.admin_id,
      sid,
      ...adminId,
    });
    const tweestaps = tweestapsVan(gebruiker);
    const aanbod = krijgtAanbod(gebruiker);
    if (aanbod) await this.deps.repository.saveGevraagd(gebruiker.admin_id, gebruiker.id);
    return {
      token,
      volwassen,
      ...(tweestaps === undefined ? {} : { tweestaps }),
      ...(aanbod ? { eigenWachtwoord: 'aanbod' } : {}),
    };
  }

  /** The mail goes only when the user already has another device: the first one is the one the account began on. */
  private async onthoud(gebruiker: AanmeldRij, apparaat: Apparaat, nu: number): Promise<void> {
    const nieuw = await this.deps.repository.saveApparaat(
      { adminId: gebruiker.admin_id, id: gebruiker.id },
      kenmerkHash(apparaat.kenmerk),
      new Date(nu),
    );
    if (!nieuw || gebruiker.email === null) return;
    await postMail(this.deps, {
      adminId: gebruiker.admin_id,
      sjabloon: 'nieuw-apparaat',
      locale: gebruiker.locale,
      aan: gebruiker.email,
      gebruikerId: gebruiker.id,
      waarden: {
        naam: gebruiker.voornaam,
        gebruikersnaam: gebruiker.gebruikersnaam,
        moment: momentTekst(nu, gebruiker.locale),
        apparaat: apparaat.naam,
        pad: '/app/auth/wachtwoordaanvragen',
      },
    });
  }

  private async checkOpen(soort: string, adres: string | undefined): Promise<void> {
    if (adres === undefined || (await this.deps.tellers.stand(`${soort}:${adres}`)) < OPEN_PER_ADRES) return;
    throw createError('TE_VAAK', { headers: { 'Retry-After': '300' } });
  }

  private async telOpen(soort: string, adres: string | undefined): Promise<void> {
    if (adres !== undefined) await this.deps.tellers.tel(`${soort}:${adres}`, MINUTEN_5);
  }
}
