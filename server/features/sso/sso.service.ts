import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { EckSeal } from '../../platform/auth/eck.ts';
import { linkTokenHash, newLinkToken } from '../../platform/auth/link-token.ts';
import { getsAdminId } from '../../platform/auth/panel-roles.ts';
import { requireOpenSession } from '../../platform/auth/require-session.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import type { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { TokenContent, Tokens } from '../../platform/auth/tokens.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { isSameSchool, type Identity } from './identity.ts';
import type { SsoUser, TokenPair, TokenRequest } from './sso.contract.ts';
import type { UserKey, SsoRepository, SsoUserRow } from './sso.repository.ts';

export interface SsoRepositories {
  sso: SsoRepository;
  sessions: SessionRepository;
}
interface Deps extends SsoRepositories {
  transaction: Transaction<SsoRepositories>;
  tokens: Tokens;
  eck: EckSeal;
  clock: Clock;
}

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 8 * 3600;
/** Renewed or not, a session ends after this time. */
const SESSION_SECONDS = 12 * 3600;
const CODE_MS = 60_000;

/** Somebody we know, nobody yet, or of another school than the service says. */
export type Recognized = { user: SsoUserRow } | 'unknown' | 'other-school';

const personOf = (user: SsoUserRow): UserKey => ({ adminId: user.admin_id, gebruikerId: user.id });
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

function contentOf(user: SsoUserRow, sid: string): TokenContent {
  const { id, role, admin_id: tid } = user;
  return { _id: id, role, tid, sid, ...(getsAdminId(role) ? { adminId: tid } : {}) };
}

/** From an identity of a service to a session of ours, and from one pair of tokens to the next. */
export class SsoService {
  constructor(private readonly deps: Deps) {}

  /** Known identity first, then the ECK iD within the school that the service names; never a name or an address. */
  async recognize(identity: Identity): Promise<Recognized> {
    const { sso } = this.deps;
    const { issuer, subject, brin } = identity;
    const linked = await sso.findLinked(issuer, subject);
    if (linked !== undefined) {
      if (!linked.actief) return 'unknown';
      const moved = brin !== undefined && linked.brin !== null && !isSameSchool(linked.brin, brin);
      return moved ? 'other-school' : { user: linked };
    }
    const leerling = await this.findLeerling(identity);
    if (leerling === undefined) return 'unknown';
    await sso.link({ issuer, subject }, personOf(leerling), this.now());
    return { user: leerling };
  }

  private async findLeerling({ eckId, brin }: Identity): Promise<SsoUserRow | undefined> {
    if (eckId === undefined || brin === undefined) return undefined;
    const found = await this.deps.sso.findByEck(this.deps.eck.seal(eckId).hmac);
    const here = found.filter((user) => user.brin !== null && isSameSchool(user.brin, brin));
    return here.length === 1 ? here[0] : undefined;
  }

  /** Code that the browser exchanges once, with the verifier of `challenge`. */
  async issueCode(who: UserKey, challenge: string): Promise<string> {
    const code = newLinkToken();
    const until = new Date(this.deps.clock.now() + CODE_MS);
    await this.deps.sso.saveCode({ ...who, hash: linkTokenHash(code), challenge, until });
    return code;
  }

  /** A wrong verifier spends the code; a second use also ends the session that the first one began. */
  async exchange({ auth_code: code, code_verifier: proof }: TokenRequest): Promise<TokenPair> {
    const hash = linkTokenHash(code);
    const pair = await this.deps.transaction(async (repositories) => {
      const { sso, sessions } = repositories;
      const row = await sso.claimCode(hash);
      const now = this.now();
      if (row === undefined) return undefined;
      if (row.gebruikt_op !== null) {
        if (row.sid !== null) await sessions.revoke(row.admin_id, row.sid, now);
        return undefined;
      }
      const who = { adminId: row.admin_id, gebruikerId: row.gebruiker_id };
      const user = await sso.findUser(who);
      const fits = row.verloopt_op > now && row.challenge === sha256(proof) && user?.actief === true;
      const sid = v7();
      await sso.spendCode(hash, now, fits ? sid : null);
      return fits ? this.open(repositories, user, sid) : undefined;
    });
    if (pair === undefined) throw createError('ONGELDIGE_INVOER', { sleutel: 'SSO_CODE' });
    return pair;
  }

  private async open({ sso, sessions }: SsoRepositories, user: SsoUserRow, sid: string): Promise<TokenPair> {
    const now = this.deps.clock.now();
    const renewal = v7();
    const end = new Date(now + SESSION_SECONDS * 1000);
    const who = personOf(user);
    await sessions.create({ ...who, sid, nu: new Date(now), tot: end, apparaat: '', renewal });
    await sso.saveLogin(who, new Date(now));
    return this.sign(contentOf(user, sid), renewal, end);
  }

  /** The next pair. A refresh token that was used before tells of a copy: the whole session ends. */
  async refresh(token: string): Promise<TokenPair> {
    const claims = await this.deps.tokens.verifyRefresh(token);
    const { tid, sid } = claims;
    const { sessions, sso } = this.deps;
    const row = await sessions.find(tid, sid);
    requireOpenSession(row, claims, this.deps.clock.now());
    const user = await sso.findUser({ adminId: tid, gebruikerId: claims._id });
    if (row === undefined || user === undefined) throw createError('TOKEN_ONGELDIG');
    const renewal = v7();
    if (!(await sessions.rotate(tid, sid, { from: claims.jti, to: renewal }))) {
      await sessions.revoke(tid, sid, this.now());
      throw createError('SESSIE_VERLOPEN');
    }
    return this.sign(contentOf(user, sid), renewal, row.tot);
  }

  /** Ends the session of a refresh token, also of one that was used before. */
  async end(token: string): Promise<void> {
    const { tid, sid } = await this.deps.tokens.verifyRefresh(token);
    await this.deps.sessions.revoke(tid, sid, this.now());
  }

  private async sign(content: TokenContent, renewal: string, until: Date): Promise<TokenPair> {
    const now = Math.floor(this.deps.clock.now() / 1000);
    const end = Math.floor(until.getTime() / 1000);
    const exp = Math.min(now + REFRESH_SECONDS, end);
    return {
      access_token: await this.deps.tokens.sign(content, Math.min(ACCESS_SECONDS, end - now)),
      refresh_token: await this.deps.tokens.signRefresh(content, { jti: renewal, exp }),
    };
  }

  /** The user as the browser keeps it: until the session ends, however often its tokens are renewed. */
  async user({ adminId, sid, gebruikerId, rol: role }: SignedInSession): Promise<SsoUser> {
    const row = await this.deps.sessions.find(adminId, sid);
    if (row === undefined) throw createError('TOKEN_ONGELDIG');
    return {
      _id: gebruikerId,
      role,
      ...(getsAdminId(role) ? { adminId } : {}),
      exp: Math.floor(row.tot.getTime() / 1000),
    };
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}
