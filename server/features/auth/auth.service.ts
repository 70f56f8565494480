import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { imageSecret } from '#engine/core/domein/images.ts';
import type { SignInThrottle, Poging } from '../../platform/auth/sign-in-throttle.ts';
import type { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import { TOKEN_SECONDS, type Tokens } from '../../platform/auth/tokens.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import { identifierHash, type Device } from '../../platform/auth/device.ts';
import { isTwoStepOffered, isTwoStepRequired, DEFERRAL_MAX, type TwoStep } from '../../platform/auth/tweestaps.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { serverMomentText } from '../../platform/taal/moment.ts';
import { createError } from '../../platform/error/create-error.ts';
import { nameKey, compareNames } from '../../platform/taal/name.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import type {
  SignInRequest,
  GroepscodeAntwoord,
  GroepWoordSignIn,
  ImageSignIn,
  TokenAntwoord,
  PasswordSignIn,
} from './auth.contract.ts';
import type { SignInRow, AuthRepository, LoginGroepRow } from './auth.repository.ts';
import { getsAdminId } from '../../platform/auth/panel-roles.ts';

interface Deps {
  mail: MailRepository;
  tweestaps: TwoStep;
  repository: AuthRepository;
  sessies: SessionRepository;
  tokens: Tokens;
  wachtwoorden: PasswordHasher;
  brake: SignInThrottle;
  tellers: CounterStorage;
  clock: Clock;
}

const FIVE_MINUTES = 5 * 60_000;
/** Group codes that nobody has, or demo sessions, from one address; a school shares one. */
const OPEN_PER_ADDRESS = 300;

/** Where a sign-in comes from. */
export interface Source {
  adres: string | undefined;
  apparaat: Device;
}
/** Token of a new session, and whether the device is remembered. */
export interface LoggedIn extends TokenAntwoord {
  remembered: boolean;
}

const isAdult = (role: string): boolean => role !== 'leerling' && role !== 'demo';

function twoStepOf(gebruiker: SignInRow): TokenAntwoord['tweestaps'] {
  if (gebruiker.totp_aan_op !== null) return undefined;
  if (isTwoStepRequired(gebruiker.role)) return 'verplicht';
  const vraag =
    isTwoStepOffered(gebruiker.role) && gebruiker.totp_school !== false && gebruiker.totp_uitgesteld < DEFERRAL_MAX;
  return vraag ? 'aanbod' : undefined;
}

/** Times a pupil is asked at sign-in; later it chooses from the settings on the map. */
const VRAAG_SELF_MAX = 3;
/** Years in which a child chooses a password itself. */
const SELF_FROM = 6;

const getsOffer = (gebruiker: SignInRow): boolean =>
  gebruiker.role === 'leerling' &&
  gebruiker.wachtwoord_soort === 'tekst' &&
  gebruiker.eigen_wachtwoord &&
  !gebruiker.wachtwoord_zelf &&
  (gebruiker.jaargroep ?? 0) >= SELF_FROM &&
  gebruiker.zelf_gevraagd < VRAAG_SELF_MAX;

export class AuthService {
  constructor(private readonly deps: Deps) {}

  signIn(signInInput: SignInRequest, source: Source): Promise<LoggedIn> {
    return 'groepscode' in signInInput ? this.signInTile(signInInput, source) : this.signInName(signInInput, source);
  }

  async signInDemo(address: string | undefined): Promise<LoggedIn> {
    await this.checkOpen('demo', address);
    await this.countOpen('demo', address);
    const gebruiker = await this.deps.repository.findDemo();
    if (gebruiker === undefined) throw createError('NIET_GEVONDEN');
    return this.openSession(gebruiker);
  }

  async signOut(session: SignedInSession): Promise<void> {
    await this.deps.sessies.revoke(session.adminId, session.sid, new Date(this.deps.clock.now()));
  }

  async findGroepscode(code: string, address: string | undefined): Promise<GroepscodeAntwoord> {
    await this.checkOpen('groepscode', address);
    const groep = await this.deps.repository.findGroep(code);
    if (groep === undefined) {
      await this.countOpen('groepscode', address);
      throw createError('NIET_GEVONDEN');
    }
    const tiles = await this.deps.repository.findTiles(groep.admin_id, groep.groep_id);
    return {
      groepnaam: groep.naam,
      leerlingen: tiles
        .map((t) => ({ id: t.id, roepnaam: t.roepnaam, dier: t.dier, soort: t.wachtwoord_soort }))
        .sort((a, b) => compareNames(a.roepnaam, b.roepnaam)),
    };
  }

  private async signInName(
    { gebruikersnaam, wachtwoord: password, schoolcode, totp }: PasswordSignIn,
    { adres: address, apparaat: device }: Source,
  ): Promise<LoggedIn> {
    const name = nameKey(gebruikersnaam);
    const poging: Poging = {
      soort: 'account',
      sleutel: `${schoolcode ?? ''}|${name}`,
      adres: address,
      knownDevice: await this.known(device, (hash) => this.deps.repository.hasDevice(name, hash)),
    };
    const { found } = await this.deps.brake.judge(poging, async () => {
      const candidates = (await this.deps.repository.findByName(name, schoolcode)).filter(
        (k) => k.wachtwoord_soort === 'tekst',
      );
      const gebruiker = await this.choose(candidates, password);
      if (gebruiker !== undefined && gebruiker.totp_aan_op !== null && totp === undefined)
        throw createError('TOTP_NODIG');
      return gebruiker !== undefined && (await this.verifySecondFactor(gebruiker, totp)) ? gebruiker : undefined;
    });
    if (found === undefined) throw createError('ONJUIST', totp === undefined ? {} : { sleutel: 'ONJUIST_TOTP' });
    return this.openSession(found, device);
  }

  /** Hash of a device that was seen before; a browser without a mark is nobody's, so nothing is looked up for it. */
  private async known(device: Device, has: (hash: string) => Promise<boolean>): Promise<string | undefined> {
    const hash = identifierHash(device.identifier);
    return !device.nieuw && (await has(hash)) ? hash : undefined;
  }

  private async verifySecondFactor(gebruiker: SignInRow, totp = ''): Promise<boolean> {
    const { tweestaps: twoStep, clock } = this.deps;
    if (gebruiker.totp_aan_op === null) return true;
    return twoStep.accept(gebruiker, totp, clock.now());
  }

  private async signInTile(
    signInInput: ImageSignIn | GroepWoordSignIn,
    { adres: address, apparaat: device }: Source,
  ): Promise<LoggedIn> {
    const withImages = 'plaatjes' in signInInput;
    const { leerlingId } = signInInput;
    const groep = await this.deps.repository.findGroep(signInInput.groepscode);
    const member = await this.findMember(groep, leerlingId);
    const knownDevice = await this.known(
      device,
      async (hash) => member !== undefined && (await this.deps.repository.hasDeviceOf(member, hash)),
    );
    const poging: Poging = {
      soort: withImages ? 'plaatjes' : 'account',
      sleutel: leerlingId,
      adres: address,
      groepId: groep?.groep_id,
      knownDevice,
    };
    const fitting = member?.wachtwoord_soort === (withImages ? 'plaatjes' : 'tekst') ? [member] : [];
    const secret = withImages ? imageSecret(signInInput.plaatjes) : signInInput.wachtwoord;
    const { found, pause } = await this.deps.brake.judge(poging, () => this.choose(fitting, secret));
    if (found === undefined) {
      await this.markHeld(member, pause);
      throw createError('ONJUIST');
    }
    // On its own device a child comes in past the guesses of others: those are still held, and the teacher still sees it.
    if (knownDevice === undefined && found.geblokkeerd_tot !== null)
      await this.deps.repository.saveBlockade(found.admin_id, found.id, null);
    return this.openSession(found, device);
  }

  /** The teacher sees which tile is held. */
  private async markHeld(member: SignInRow | undefined, pause: number): Promise<void> {
    if (pause === 0 || member === undefined) return;
    await this.deps.repository.saveBlockade(member.admin_id, member.id, new Date(this.deps.clock.now() + pause));
  }

  private async findMember(groep: LoginGroepRow | undefined, leerlingId: string): Promise<SignInRow | undefined> {
    return groep === undefined
      ? undefined
      : this.deps.repository.findMember(groep.admin_id, groep.groep_id, leerlingId);
  }

  /** The one user whose secret fits; takes as long for nobody as for somebody. */
  private async choose(candidates: readonly SignInRow[], secret: string): Promise<SignInRow | undefined> {
    const fitting: SignInRow[] = [];
    // Somebody of a school account only has no password either, and answers as late as the others.
    const known = candidates.filter(({ wachtwoord_hash: hash }) => hash !== null);
    for (const candidate of known)
      if (await this.deps.wachtwoorden.verify(candidate.wachtwoord_hash ?? '', secret)) fitting.push(candidate);
    if (known.length === 0) await this.deps.wachtwoorden.verifyNobody(secret);
    return fitting.length === 1 ? fitting[0] : undefined;
  }

  private async openSession(gebruiker: SignInRow, device?: Device): Promise<LoggedIn> {
    const now = this.deps.clock.now();
    const sid = v7();
    const adult = device !== undefined && isAdult(gebruiker.role);
    const remembered = device !== undefined && gebruiker.role !== 'demo';
    await this.deps.sessies.create({
      adminId: gebruiker.admin_id,
      sid,
      gebruikerId: gebruiker.id,
      nu: new Date(now),
      tot: new Date(now + TOKEN_SECONDS * 1000),
      apparaat: adult ? device.naam : '',
    });
    await this.deps.repository.saveLogin(gebruiker.admin_id, gebruiker.id, new Date(now));
    if (remembered) await this.remember(gebruiker, device, now);
    const adminId = getsAdminId(gebruiker.role) ? { adminId: gebruiker.admin_id } : {};
    const token = await this.deps.tokens.sign({
      _id: gebruiker.id,
      role: gebruiker.role,
      tid: gebruiker.admin_id,
      sid,
      ...adminId,
    });
    const twoStep = twoStepOf(gebruiker);
    const offer = getsOffer(gebruiker);
    if (offer) await this.deps.repository.saveRequested(gebruiker.admin_id, gebruiker.id);
    return {
      token,
      remembered,
      ...(twoStep === undefined ? {} : { tweestaps: twoStep }),
      ...(offer ? { eigenWachtwoord: 'aanbod' } : {}),
    };
  }

  /** The mail goes only when the user already has another device: the first one is the one the account began on. */
  private async remember(gebruiker: SignInRow, device: Device, now: number): Promise<void> {
    const newOne = await this.deps.repository.saveDevice(
      { adminId: gebruiker.admin_id, id: gebruiker.id },
      identifierHash(device.identifier),
      new Date(now),
    );
    if (!newOne || gebruiker.email === null || !isAdult(gebruiker.role)) return;
    await postMail(this.deps, {
      adminId: gebruiker.admin_id,
      sjabloon: 'nieuw-apparaat',
      locale: gebruiker.locale,
      aan: gebruiker.email,
      gebruikerId: gebruiker.id,
      waarden: {
        naam: gebruiker.voornaam,
        gebruikersnaam: gebruiker.gebruikersnaam,
        moment: serverMomentText(now, gebruiker.locale),
        apparaat: device.naam,
        pad: '/app/auth/wachtwoordaanvragen',
      },
    });
  }

  private async checkOpen(kind: string, address: string | undefined): Promise<void> {
    if (address === undefined || (await this.deps.tellers.stand(`${kind}:${address}`)) < OPEN_PER_ADDRESS) return;
    throw createError('TE_VAAK', { headers: { 'Retry-After': '300' } });
  }

  private async countOpen(kind: string, address: string | undefined): Promise<void> {
    if (address !== undefined) await this.deps.tellers.countUp(`${kind}:${address}`, FIVE_MINUTES);
  }
}
