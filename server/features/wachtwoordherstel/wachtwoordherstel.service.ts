import type { Clock } from '#engine/core/basis/clock.ts';
import { isTeBekend } from '#engine/core/domein/wachtwoord.ts';
import { linkTokenHash, nieuwLinkToken } from '../../platform/auth/link-token.ts';
import type { SessieRepository } from '../../platform/auth/sessie.repository.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { momentTekst } from '../../platform/taal/moment.ts';
import { naamSleutel } from '../../platform/taal/naam.ts';
import type { TellerOpslag } from '../../platform/teller/teller-opslag.ts';
import type { HerstelParams } from './wachtwoordherstel.contract.ts';
import type { HerstelGebruiker, HerstelRij, WachtwoordherstelRepository } from './wachtwoordherstel.repository.ts';

export interface HerstelRepositories {
  herstel: WachtwoordherstelRepository;
  mail: MailRepository;
  sessies: SessieRepository;
  audit: AuditRepository;
}
interface Deps extends HerstelRepositories {
  transactie: Transactie<HerstelRepositories>;
  wachtwoorden: Wachtwoorden;
  tellers: TellerOpslag;
  clock: Clock;
  log: Logger;
}

const MINUUT = 60_000;
const GELDIG_MIN = 60;
const UUR_MS = 60 * MINUUT;
const PER_ACCOUNT = 3;
/** A school shares one address. */
const PER_ADRES = 100;

/** Forgotten passwords: a link by mail, once, for an hour. */
export class WachtwoordherstelService {
  private bezig: Promise<void> = Promise.resolve();

  constructor(private readonly deps: Deps) {}

  /** Answers before anything is looked up, so that an account that exists takes no longer than one that does not. */
  async request(gebruiker: string, adres: string | undefined): Promise<void> {
    const { tellers, log } = this.deps;
    const naam = naamSleutel(gebruiker);
    const perAccount = await tellers.tel(`herstel:${naam}`, UUR_MS);
    const perAdres = adres === undefined ? 0 : await tellers.tel(`herstel-adres:${adres}`, UUR_MS);
    if (perAccount > PER_ACCOUNT || perAdres > PER_ADRES)
      throw createError('TE_VAAK', { headers: { 'Retry-After': '3600' } });
    this.bezig = this.bezig
      .then(() => this.stuurLinks(naam))
      .catch((fout: unknown) => log.error({ err: fout }, 'reset link not made'));
  }

  /** Waits for the links of earlier requests. */
  rust(): Promise<void> {
    return this.bezig;
  }

  async check(params: HerstelParams): Promise<{ geldig: true }> {
    await this.vind(params);
    return { geldig: true };
  }

  async set(params: HerstelParams, wachtwoord: string): Promise<void> {
    const rij = await this.vind(params);
    if (isTeBekend(wachtwoord, [rij.voornaam, rij.achternaam, rij.gebruikersnaam, rij.email, rij.organisatie]))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.wachtwoorden.hash(wachtwoord);
    const nu = new Date(this.deps.clock.now());
    await this.deps.transactie(async (repos) => {
      if (!(await repos.herstel.useToken(rij, nu)))
        throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_GEBRUIKT' });
      await repos.herstel.saveWachtwoord({ adminId: rij.admin_id, id: rij.id }, hash, nu);
      await repos.sessies.revokeAll({ adminId: rij.admin_id, gebruikerId: rij.id }, nu);
      await repos.audit.save({
        adminId: rij.admin_id,
        wie: rij.id,
        rol: 'zelf',
        actie: 'wachtwoord.hersteld',
        soort: 'gebruiker',
        doelId: rij.id,
      });
      await postMail(
        { mail: repos.mail, clock: this.deps.clock },
        {
          adminId: rij.admin_id,
          sjabloon: 'wachtwoord-gewijzigd',
          locale: rij.locale,
          aan: rij.email,
          gebruikerId: rij.id,
          waarden: {
            naam: rij.voornaam,
            gebruikersnaam: rij.gebruikersnaam,
            organisatie: rij.organisatie,
            moment: momentTekst(nu.getTime(), rij.locale),
            pad: '/app/auth/wachtwoordaanvragen',
          },
        },
      );
    });
  }

  private async stuurLinks(naam: string): Promise<void> {
    for (const gebruiker of await this.deps.herstel.findByNaam(naam)) await this.stuurLink(gebruiker);
  }

  private async stuurLink(gebruiker: HerstelGebruiker): Promise<void> {
    const { clock, transactie } = this.deps;
    const token = nieuwLinkToken();
    const nu = clock.now();
    await transactie(async (repos) => {
      await repos.herstel.saveToken({ adminId: gebruiker.admin_id, gebruikerId: gebruiker.id }, linkTokenHash(token), {
        nu: new Date(nu),
        tot: new Date(nu + GELDIG_MIN * MINUUT),
      });
      await postMail(
        { mail: repos.mail, clock },
        {
          adminId: gebruiker.admin_id,
          sjabloon: 'wachtwoord-herstel',
          locale: gebruiker.locale,
          aan: gebruiker.email,
          gebruikerId: gebruiker.id,
          waarden: {
            naam: gebruiker.voornaam,
            gebruikersnaam: gebruiker.gebruikersnaam,
            organisatie: gebruiker.organisatie,
            minuten: String(GELDIG_MIN),
            pad: `/app/auth/wachtwoordherstellen/${gebruiker.id}/${token}`,
          },
        },
      );
    });
  }

  private async vind({ userId, token }: HerstelParams): Promise<HerstelRij> {
    const rij = await this.deps.herstel.find(userId, linkTokenHash(token));
    if (rij === undefined || !rij.actief) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_ONBEKEND' });
    if (rij.gebruikt_op !== null) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_GEBRUIKT' });
    if (rij.vervangen_op !== null) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_VERVANGEN' });
    if (rij.verloopt_op.getTime() <= this.deps.clock.now())
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_VERLOPEN' });
    return rij;
  }
}
