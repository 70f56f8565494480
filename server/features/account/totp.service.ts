import type { Clock } from '#engine/core/basis/clock.ts';
import type { Kluis } from '../../platform/auth/kluis.ts';
import type { Sessie } from '../../platform/auth/sessie-context.ts';
import { nieuwTotpGeheim, totpPlek, totpUri } from '../../platform/auth/totp.ts';
import { UITSTEL_MAX, type Tweestaps } from '../../platform/auth/tweestaps.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { TotpNieuw } from './account.contract.ts';
import type { AccountRepository } from './account.repository.ts';
import { wieVan, type AccountService } from './account.service.ts';
import { qrPad } from './qr-pad.ts';

interface Deps {
  account: AccountRepository;
  eigen: AccountService;
  kluis: Kluis;
  tweestaps: Tweestaps;
  audit: AuditRepository;
  clock: Clock;
}

/** Sets two-step sign-in up: a secret for the telephone, then a first code as proof. */
export class TotpService {
  constructor(private readonly deps: Deps) {}

  async begin(sessie: Sessie, userId: string, wachtwoord: string): Promise<TotpNieuw> {
    const { account, eigen, kluis, clock } = this.deps;
    const rij = await eigen.eigen(sessie, userId);
    if (rij.totp_aan_op !== null) throw createError('STAP_NIET_TOEGESTAAN');
    await eigen.eisWachtwoord(rij, wachtwoord, sessie);
    const geheim = nieuwTotpGeheim();
    const wie = wieVan(sessie);
    await account.update(
      wie,
      { totp_geheim: kluis.sluit(geheim, totpPlek(wie.adminId, wie.id)) },
      new Date(clock.now()),
    );
    return { geheim, qr: qrPad(totpUri(geheim, rij.gebruikersnaam)) };
  }

  async confirm(sessie: Sessie, userId: string, code: string): Promise<void> {
    const { account, eigen, tweestaps, audit, clock } = this.deps;
    const rij = await eigen.eigen(sessie, userId);
    if (rij.totp_geheim === null || rij.totp_aan_op !== null) throw createError('STAP_NIET_TOEGESTAAN');
    if (!(await tweestaps.keur(rij, code, clock.now())))
      throw createError('ONGELDIGE_INVOER', { sleutel: 'ONJUIST_TOTP', velden: { code: 'onbekend' } });
    const wie = wieVan(sessie);
    await account.update(wie, { totp_aan_op: new Date(clock.now()) }, new Date(clock.now()));
    await audit.save({
      adminId: wie.adminId,
      wie: wie.id,
      rol: sessie.rol,
      actie: 'totp.aan',
      soort: 'gebruiker',
      doelId: wie.id,
    });
  }

  async postpone(sessie: Sessie, userId: string): Promise<{ uitstelOver: number }> {
    await this.deps.eigen.eigen(sessie, userId);
    const keer = await this.deps.account.postpone(wieVan(sessie), UITSTEL_MAX);
    if (keer === undefined) throw createError('STAP_NIET_TOEGESTAAN');
    return { uitstelOver: UITSTEL_MAX - keer };
  }
}
