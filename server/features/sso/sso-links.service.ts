import { createHash, randomInt } from 'node:crypto';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createKoppelcode, formatKoppelcode, parseKoppelcode } from '#engine/core/domein/koppelcode.ts';
import { requireOwnPassword } from '../../platform/auth/own-password.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import type { SignInThrottle } from '../../platform/auth/sign-in-throttle.ts';
import { isTwoStepRequired } from '../../platform/auth/tweestaps.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { MissLimit } from '../../platform/counter/miss-limit.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { SsoAcceptanceRead } from '../docenten/sso-acceptance.read.ts';
import type { SsoAcceptance } from '../docenten/uitnodiging.contract.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { isSameSchool } from './identity.ts';
import type { Provider } from './providers.ts';
import type { LeerlingCodes, LinkCode, OwnLinks } from './sso.contract.ts';
import type { UserKey, SsoRepository } from './sso.repository.ts';

export interface SsoLinkRepositories {
  sso: SsoRepository;
  audit: AuditRepository;
  leerlingen: LeerlingenRead;
  invited: SsoAcceptanceRead;
}
interface Deps extends SsoLinkRepositories {
  transaction: Transaction<SsoLinkRepositories>;
  providers: readonly Provider[];
  wachtwoorden: PasswordHasher;
  brake: SignInThrottle;
  limits: Readonly<Record<keyof typeof SSO_LINK_LIMITS, MissLimit>>;
  clock: Clock;
}

const CODE_MS = 24 * 3_600_000;
const WINDOW_MS = 15 * 60_000;
/** Wrong codes of one identity, and from one address, which a whole school may share. */
export const SSO_LINK_LIMITS = {
  identity: { max: 10, windowMs: WINDOW_MS },
  address: { max: 200, windowMs: WINDOW_MS },
} as const;
const hashOf = (code: string): string => createHash('sha256').update(`sso-koppel:${code}`).digest('hex');

/** Somebody of a service whom we do not know yet. */
export interface UnknownIdentity {
  issuer: string;
  subject: string;
  brin?: string | undefined;
  leerling?: boolean | undefined;
}

/** Who may come in with which identity: codes that a teacher or the user itself makes, and the links made with them. */
export class SsoLinksService {
  constructor(private readonly deps: Deps) {}

  /** A code for each, all or none. */
  async codesForLeerlingen(access: Access, leerlingIds: readonly string[]): Promise<LeerlingCodes> {
    const ids = [...new Set(leerlingIds)];
    const until = this.until();
    const codes = await this.deps.transaction(async (repositories) => {
      await repositories.leerlingen.lock(access, ids);
      const people = ids.map((id) => ({ adminId: access.adminId, gebruikerId: id }));
      return createCodes(repositories, { people, by: access.session, until });
    });
    const items = ids.map((leerlingId, nr) => ({ leerlingId, koppelcode: codes[nr] ?? '' }));
    return { items, verlooptOp: until.toISOString() };
  }

  /** With the password: whoever passes by an open screen could else come in for good. */
  async codeForSelf(session: SignedInSession, userId: string, password: string): Promise<LinkCode> {
    const who = this.self(session, userId);
    if (isTwoStepRequired(session.rol)) throw createError('NIET_TOEGESTAAN');
    const hash = await this.deps.sso.passwordHash(who);
    await requireOwnPassword(this.deps, { id: userId, hash, adres: session.adres }, password);
    const until = this.until();
    const [koppelcode = ''] = await this.deps.transaction((repositories) =>
      createCodes(repositories, { people: [who], by: session, until }),
    );
    return { koppelcode, verlooptOp: until.toISOString() };
  }

  private until(): Date {
    return new Date(this.deps.clock.now() + CODE_MS);
  }

  async list(session: SignedInSession, userId: string): Promise<OwnLinks> {
    const links = await this.deps.sso.links(this.self(session, userId));
    return {
      aanbieders: this.deps.providers.map((provider) => ({
        id: provider.id,
        naam: provider.naam,
        gekoppeldOp: links.find((link) => link.issuer === provider.issuer)?.gekoppeld_op.toISOString() ?? null,
      })),
    };
  }

  async unlink(session: SignedInSession, userId: string, providerId: string): Promise<void> {
    const who = this.self(session, userId);
    const provider = this.deps.providers.find(({ id }) => id === providerId);
    await this.deps.transaction(async ({ sso, audit }) => {
      // Held, so that two links let go at once cannot both count on the other.
      const hash = await sso.lockPasswordHash(who);
      if (provider === undefined || !(await sso.unlink(who, provider.issuer))) throw createError('NIET_GEVONDEN');
      if (hash === null && !(await this.canSignIn(sso, who)))
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SSO_ENIGE_INGANG' });
      await audit.save({ ...line(who, session), actie: 'sso.ontkoppeld' });
    });
  }

  /** Whether a link is left to a service that this deployment still knows. */
  private async canSignIn(sso: SsoRepository, who: UserKey): Promise<boolean> {
    const links = await sso.links(who);
    return links.some((link) => this.deps.providers.some(({ issuer }) => issuer === link.issuer));
  }

  /** The identity becomes whoever the code is of; a wrong code counts before it is looked up. */
  async redeem(identity: UnknownIdentity, typed: string, address: string | undefined): Promise<UserKey> {
    const code = parseKoppelcode(typed);
    if (code === undefined) throw createError('ONGELDIGE_INVOER', { velden: { koppelcode: 'formaat' } });
    const { limits } = this.deps;
    const who = await limits.identity.find([`sso-koppel:${hashOf(`${identity.issuer} ${identity.subject}`)}`], () =>
      limits.address.find(address === undefined ? [] : [`sso-koppel:${address}`], () => this.take(identity, code)),
    );
    if (who === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'SSO_KOPPELCODE' });
    return who;
  }

  /** The account that an invitation promises is made, and this identity comes in with it from now on. */
  accept(identity: UnknownIdentity, acceptance: SsoAcceptance): Promise<UserKey> {
    if (identity.leerling === true) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SSO_LEERLING' });
    const now = new Date(this.deps.clock.now());
    return this.deps.transaction(async (repositories) => {
      const person = await repositories.invited.accept(acceptance, now);
      await join(repositories, identity, { person, now });
      return person;
    });
  }

  private take(identity: UnknownIdentity, code: string): Promise<UserKey | undefined> {
    const now = new Date(this.deps.clock.now());
    return this.deps.transaction(async (repositories) => {
      const person = await repositories.sso.takeLinkCode(hashOf(code), now);
      if (person === undefined) return undefined;
      const user = await repositories.sso.findUser(person);
      if (user === undefined || !user.actief || isTwoStepRequired(user.role)) return undefined;
      await join(repositories, identity, { person, now });
      return person;
    });
  }

  /** An answer that was not meant for the visit: the office sees it, since no tenant is known yet. */
  async recordRefusal(providerId: string): Promise<void> {
    const office = await this.deps.sso.findOffice();
    if (office === undefined) return;
    const entry = { adminId: office, wie: office, rol: 'systeem', actie: 'sso.geweigerd' };
    await this.deps.audit.save({ ...entry, soort: 'aanbieder', doelId: providerId });
  }

  private self(session: SignedInSession, userId: string): UserKey {
    if (userId !== session.gebruikerId) throw createError('NIET_GEVONDEN');
    return { adminId: session.adminId, gebruikerId: userId };
  }
}

const line = (who: UserKey, by: SignedInSession) => ({
  adminId: who.adminId,
  wie: by.gebruikerId,
  rol: by.rol,
  soort: 'gebruiker',
  doelId: who.gebruikerId,
});

/** Whoever comes back as this identity is this person from now on; it has to be of the same school and nobody else's. */
async function join(
  { sso, audit }: SsoLinkRepositories,
  { issuer, subject, brin }: UnknownIdentity,
  { person, now }: { person: UserKey; now: Date },
): Promise<void> {
  const user = await sso.findUser(person);
  if (user === undefined) throw createError('NIET_GEVONDEN');
  if (brin !== undefined && user.brin !== null && !isSameSchool(user.brin, brin))
    throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SSO_SCHOOL' });
  if (!(await sso.link({ issuer, subject }, person, now)))
    throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SSO_GEKOPPELD' });
  await audit.save({
    adminId: person.adminId,
    wie: person.gebruikerId,
    rol: user.role,
    actie: 'sso.gekoppeld',
    soort: 'gebruiker',
    doelId: person.gebruikerId,
  });
}

/** A new code for each, in the form that people read. */
async function createCodes(
  { sso, audit }: SsoLinkRepositories,
  { people, by, until }: { people: readonly UserKey[]; by: SignedInSession; until: Date },
): Promise<string[]> {
  const codes = people.map(() => createKoppelcode(randomInt));
  await sso.saveLinkCodes(
    people.map((who, nr) => ({ ...who, hash: hashOf(codes[nr] ?? '') })),
    until,
  );
  await audit.saveAll(people.map((who) => ({ ...line(who, by), actie: 'sso.koppelcode' as const })));
  return codes.map(formatKoppelcode);
}
