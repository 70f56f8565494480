import type { Clock } from '#engine/core/basis/clock.ts';
import { postTotpOff } from '../../platform/auth/totp-off.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { registeredName } from '../../platform/taal/name.ts';
import type { OfficeStaffRepositories } from './office-staff.service.ts';

interface Deps {
  transaction: Transaction<OfficeStaffRepositories>;
  clock: Clock;
}

/** A lost telephone: the second step goes, every session ends, and whoever it was of hears so by mail. */
export class TotpResetService {
  constructor(private readonly deps: Deps) {}

  async reset(access: Access, userId: string, reason: string): Promise<void> {
    const now = new Date(this.deps.clock.now());
    await this.deps.transaction(async (repos) => {
      const row = await repos.staff.findAdult(userId);
      if (row === undefined) throw createError('NIET_GEVONDEN');
      if (row.id === access.session.gebruikerId)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'EIGEN_TOEGANG' });
      const who = { adminId: row.admin_id, id: row.id };
      if (!(await repos.staff.clearTotp(who, now))) throw createError('STAP_NIET_TOEGESTAAN');
      await repos.sessies.revokeAll({ adminId: row.admin_id, gebruikerId: row.id }, now);
      await repos.audit.save({
        adminId: row.admin_id,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: 'docent.totp-uit',
        soort: 'gebruiker',
        doelId: row.id,
        reden: reason,
      });
      const by = await repos.docenten.findName(access.session.adminId, access.session.gebruikerId);
      await postTotpOff({ mail: repos.mail, clock: this.deps.clock }, row, by === undefined ? '' : registeredName(by));
    });
  }
}
