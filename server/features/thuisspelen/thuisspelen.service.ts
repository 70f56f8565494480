import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Aanmeldrem } from '../../platform/auth/aanmeldrem.ts';
import type { Sessie } from '../../platform/auth/sessie-context.ts';
import type { OuderSessie, SessieRepository, SessieRij } from '../../platform/auth/sessie.repository.ts';
import { TOKEN_SECONDEN, type Tokens } from '../../platform/auth/tokens.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { AppFout, createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { TellerOpslag } from '../../platform/teller/teller-opslag.ts';
import type { KoppelingenRead } from '../koppelingen/koppelingen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import {
  PIN_POGINGEN,
  type Ouder,
  type OuderpinInstellen,
  type SessieToken,
  type Terug,
} from './thuisspelen.contract.ts';
import type { OuderRij, ThuisspelenRepository } from './thuisspelen.repository.ts';

interface Deps {
  repository: ThuisspelenRepository;
  sessies: SessieRepository;
  tokens: Tokens;
  wachtwoorden: Wachtwoorden;
  leerlingen: LeerlingenRead;
  koppelingen: KoppelingenRead;
  rem: Aanmeldrem;
  tellers: TellerOpslag;
  audit: AuditRepository;
  clock: Clock;
}
interface Thuis {
  ouder: OuderSessie;
  sessie: SessieRij;
  rij: OuderRij;
}

const UUR_MS = 3_600_000;
const pinSleutel = (id: string): string => `ouderpin:${id}`;

/**
 * A child plays on the device of its parent. The token of the parent leaves the device: the way back trades the PIN or
 * the password, shown in the session of the child, for a new token of the same session of the parent.
 */
export class ThuisspelenService {
  constructor(private readonly deps: Deps) {}

  /** A real session of an own child, or of a child that a school shares. */
  async start(toegang: Toegang, leerlingId: string): Promise<SessieToken> {
    const adminId = await this.vindKind(toegang, leerlingId);
    const nu = this.deps.clock.now();
    const sid = v7();
    const { sessie } = toegang;
    await this.deps.sessies.create({
      adminId,
      sid,
      gebruikerId: leerlingId,
      nu: new Date(nu),
      tot: new Date(nu + TOKEN_SECONDEN * 1000),
      apparaat: '',
      ouder: { adminId: sessie.adminId, sid: sessie.sid },
    });
    await this.deps.audit.save({
      adminId,
      wie: sessie.gebruikerId,
      rol: sessie.rol,
      actie: 'thuisspelen.begonnen',
      soort: 'leerling',
      doelId: leerlingId,
    });
    return {
      token: await this.deps.tokens.sign({ _id: leerlingId, role: 'leerling', tid: adminId, sid, thuis: true }),
    };
  }

  async find(sessie: Sessie, leerlingId: string): Promise<Ouder> {
    const { rij } = await this.thuis(sessie, leerlingId);
    return { pin: rij.ouderpin_hash !== null && (await this.deps.tellers.stand(pinSleutel(rij.id))) < PIN_POGINGEN };
  }

  /** Back to the panel; the session of the child ends. */
  async back(sessie: Sessie, leerlingId: string, bewijs: Terug): Promise<SessieToken> {
    const { ouder, sessie: oud, rij } = await this.thuis(sessie, leerlingId);
    const nu = this.deps.clock.now();
    const over =
      oud.ingetrokken_op !== null ||
      !oud.actief ||
      oud.tot.getTime() <= nu ||
      oud.tokens_geldig_vanaf.getTime() > oud.begonnen.getTime();
    if (over) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'OUDER_SESSIE_VOORBIJ' });
    await ('pin' in bewijs ? this.eisPin(rij, bewijs.pin) : this.eisWachtwoord(rij, bewijs.wachtwoord, sessie));
    await this.deps.tellers.wis(pinSleutel(rij.id));
    await this.deps.sessies.revoke(sessie.adminId, sessie.sid, new Date(nu));
    // The parent was here all the time: being idle counts from now.
    await this.deps.sessies.touch(ouder.adminId, ouder.sid, new Date(nu));
    return {
      token: await this.deps.tokens.sign({
        _id: rij.id,
        role: rij.role,
        tid: ouder.adminId,
        sid: ouder.sid,
        adminId: ouder.adminId,
      }),
    };
  }

  async setPin(toegang: Toegang, { pin, wachtwoord }: OuderpinInstellen): Promise<void> {
    const { adminId, gebruikerId } = toegang.sessie;
    const rij = await this.deps.repository.find(adminId, gebruikerId);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    await this.eisWachtwoord(rij, wachtwoord, toegang.sessie);
    await this.deps.repository.savePin(adminId, gebruikerId, await this.deps.wachtwoorden.hash(pin));
    await this.deps.tellers.wis(pinSleutel(gebruikerId));
    await this.deps.audit.save({
      adminId,
      wie: gebruikerId,
      rol: toegang.sessie.rol,
      actie: 'ouderpin.gewijzigd',
      soort: 'gebruiker',
      doelId: gebruikerId,
    });
  }

  /** Tenant of a child this parent may start: the own one first, then what schools share. */
  private async vindKind(toegang: Toegang, leerlingId: string): Promise<string> {
    try {
      return (await this.deps.leerlingen.require(toegang, leerlingId)).admin_id;
    } catch (fout) {
      if (!(fout instanceof AppFout) || fout.code !== 'NIET_GEVONDEN') throw fout;
      return (await this.deps.koppelingen.require(toegang.adminId, { leerlingId })).admin_id;
    }
  }

  /** The parent behind this session; a child that signed in itself has none. */
  private async thuis(sessie: Sessie, leerlingId: string): Promise<Thuis> {
    const ouder =
      leerlingId === sessie.gebruikerId ? await this.deps.sessies.findOuder(sessie.adminId, sessie.sid) : undefined;
    const oud = ouder === undefined ? undefined : await this.deps.sessies.find(ouder.adminId, ouder.sid);
    const rij =
      ouder === undefined || oud === undefined
        ? undefined
        : await this.deps.repository.find(ouder.adminId, oud.gebruiker_id);
    if (ouder === undefined || oud === undefined || rij === undefined) throw createError('NIET_GEVONDEN');
    return { ouder, sessie: oud, rij };
  }

  private async eisPin(rij: OuderRij, pin: string): Promise<void> {
    if ((await this.deps.tellers.stand(pinSleutel(rij.id))) >= PIN_POGINGEN)
      throw createError('TE_VAAK', { sleutel: 'PIN_TE_VAAK', headers: { 'Retry-After': String(UUR_MS / 1000) } });
    if (rij.ouderpin_hash !== null && (await this.deps.wachtwoorden.verify(rij.ouderpin_hash, pin))) return;
    await this.deps.tellers.tel(pinSleutel(rij.id), UUR_MS);
    throw createError('PIN_ONJUIST', { velden: { pin: 'onbekend' } });
  }

  private async eisWachtwoord(rij: OuderRij, wachtwoord: string, { adres }: Sessie): Promise<void> {
    const poging = { soort: 'account', sleutel: `eigen:${rij.id}`, adres } as const;
    await this.deps.rem.check(poging);
    if (rij.wachtwoord_hash !== null && (await this.deps.wachtwoorden.verify(rij.wachtwoord_hash, wachtwoord)))
      return this.deps.rem.telGoed(poging);
    await this.deps.rem.telMis(poging);
    throw createError('HUIDIG_WACHTWOORD_ONJUIST', { velden: { wachtwoord: 'onbekend' } });
  }
}
