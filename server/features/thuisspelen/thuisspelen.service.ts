import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { SignInThrottle } from '../../platform/auth/sign-in-throttle.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import type { OuderSession, SessionRepository, SessionRow } from '../../platform/auth/session.repository.ts';
import { TOKEN_SECONDS, type Tokens } from '../../platform/auth/tokens.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { AppError, createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { AttemptRule, CounterStorage } from '../../platform/counter/counter-storage.ts';
import type { KoppelingenRead } from '../koppelingen/koppelingen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import {
  PIN_POGINGEN,
  type Ouder,
  type ConfigureOuderPin,
  type SessionToken,
  type Back,
} from './thuisspelen.contract.ts';
import type { OuderRow, ThuisspelenRepository } from './thuisspelen.repository.ts';

interface Deps {
  repository: ThuisspelenRepository;
  sessies: SessionRepository;
  tokens: Tokens;
  wachtwoorden: PasswordHasher;
  leerlingen: LeerlingenRead;
  koppelingen: KoppelingenRead;
  brake: SignInThrottle;
  tellers: CounterStorage;
  audit: AuditRepository;
  clock: Clock;
}
interface Home {
  ouder: OuderSession;
  session: SessionRow;
  rij: OuderRow;
}

const HOUR_MS = 3_600_000;
const PIN_RULE: AttemptRule = { windowMs: HOUR_MS, free: PIN_POGINGEN - 1, pauses: [HOUR_MS] };
const pinKey = (id: string): string => `ouderpin:${id}`;

/**
 * A child plays on the device of its parent. The token of the parent leaves the device: the way back trades the PIN or
 * the password, shown in the session of the child, for a new token of the same session of the parent.
 */
export class ThuisspelenService {
  constructor(private readonly deps: Deps) {}

  /** A real session of an own child, or of a child that a school shares. */
  async start(access: Access, leerlingId: string): Promise<SessionToken> {
    const adminId = await this.findChild(access, leerlingId);
    const now = this.deps.clock.now();
    const sid = v7();
    const { session } = access;
    await this.deps.sessies.create({
      adminId,
      sid,
      gebruikerId: leerlingId,
      nu: new Date(now),
      tot: new Date(now + TOKEN_SECONDS * 1000),
      apparaat: '',
      ouder: { adminId: session.adminId, sid: session.sid },
    });
    await this.deps.audit.save({
      adminId,
      wie: session.gebruikerId,
      rol: session.rol,
      actie: 'thuisspelen.begonnen',
      soort: 'leerling',
      doelId: leerlingId,
    });
    return {
      token: await this.deps.tokens.sign({ _id: leerlingId, role: 'leerling', tid: adminId, sid, thuis: true }),
    };
  }

  async find(session: SignedInSession, leerlingId: string): Promise<Ouder> {
    const { rij: row } = await this.home(session, leerlingId);
    return { pin: row.ouderpin_hash !== null && (await this.deps.tellers.held(pinKey(row.id))) === 0 };
  }

  /** Back to the panel; the session of the child ends. */
  async back(session: SignedInSession, leerlingId: string, evidence: Back): Promise<SessionToken> {
    const { ouder, session: old, rij: row } = await this.home(session, leerlingId);
    const now = this.deps.clock.now();
    const over =
      old.ingetrokken_op !== null ||
      !old.actief ||
      old.tot.getTime() <= now ||
      old.tokens_geldig_vanaf.getTime() > old.begonnen.getTime();
    if (over) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'OUDER_SESSIE_VOORBIJ' });
    await ('pin' in evidence
      ? this.requirePin(row, evidence.pin)
      : this.requirePassword(row, evidence.wachtwoord, session));
    await this.deps.tellers.wis(pinKey(row.id));
    await this.deps.sessies.revoke(session.adminId, session.sid, new Date(now));
    // The parent was here all the time: being idle counts from now.
    await this.deps.sessies.touch(ouder.adminId, ouder.sid, new Date(now));
    return {
      token: await this.deps.tokens.sign({
        _id: row.id,
        role: row.role,
        tid: ouder.adminId,
        sid: ouder.sid,
        adminId: ouder.adminId,
      }),
    };
  }

  async setPin(access: Access, { pin, wachtwoord: password }: ConfigureOuderPin): Promise<void> {
    const { adminId, gebruikerId } = access.session;
    const row = await this.deps.repository.find(adminId, gebruikerId);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    await this.requirePassword(row, password, access.session);
    await this.deps.repository.savePin(adminId, gebruikerId, await this.deps.wachtwoorden.hash(pin));
    await this.deps.tellers.wis(pinKey(gebruikerId));
    await this.deps.audit.save({
      adminId,
      wie: gebruikerId,
      rol: access.session.rol,
      actie: 'ouderpin.gewijzigd',
      soort: 'gebruiker',
      doelId: gebruikerId,
    });
  }

  /** Tenant of a child this parent may start: the own one first, then what schools share. */
  private async findChild(access: Access, leerlingId: string): Promise<string> {
    try {
      return (await this.deps.leerlingen.require(access, leerlingId)).admin_id;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NIET_GEVONDEN') throw error;
      return (await this.deps.koppelingen.require(access.adminId, { leerlingId })).admin_id;
    }
  }

  /** The parent behind this session; a child that signed in itself has none. */
  private async home(session: SignedInSession, leerlingId: string): Promise<Home> {
    const ouder =
      leerlingId === session.gebruikerId ? await this.deps.sessies.findOuder(session.adminId, session.sid) : undefined;
    const old = ouder === undefined ? undefined : await this.deps.sessies.find(ouder.adminId, ouder.sid);
    const row =
      ouder === undefined || old === undefined
        ? undefined
        : await this.deps.repository.find(ouder.adminId, old.gebruiker_id);
    if (ouder === undefined || old === undefined || row === undefined) throw createError('NIET_GEVONDEN');
    return { ouder, session: old, rij: row };
  }

  private async requirePin(row: OuderRow, pin: string): Promise<void> {
    const { wait } = await this.deps.tellers.attempt(pinKey(row.id), PIN_RULE);
    if (wait > 0)
      throw createError('TE_VAAK', {
        sleutel: 'PIN_TE_VAAK',
        headers: { 'Retry-After': String(Math.ceil(wait / 1000)) },
      });
    if (row.ouderpin_hash !== null && (await this.deps.wachtwoorden.verify(row.ouderpin_hash, pin))) return;
    throw createError('PIN_ONJUIST', { velden: { pin: 'onbekend' } });
  }

  private async requirePassword(row: OuderRow, password: string, { adres: address }: SignedInSession): Promise<void> {
    const poging = { soort: 'account', sleutel: `eigen:${row.id}`, adres: address } as const;
    if (
      await this.deps.brake.isRight(poging, row.wachtwoord_hash, (hash) =>
        this.deps.wachtwoorden.verify(hash, password),
      )
    )
      return;
    throw createError('HUIDIG_WACHTWOORD_ONJUIST', { velden: { wachtwoord: 'onbekend' } });
  }
}
