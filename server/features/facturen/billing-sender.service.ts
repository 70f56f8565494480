import { parsePostcode } from '#engine/core/domein/organization-numbers.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { BillingChange, BillingSender } from './billing-sender.contract.ts';
import type { FactuurDeps } from './factuur-desk.ts';

/** Our own company as it stands on every paper from now on. */
export class BillingSenderService {
  constructor(private readonly deps: FactuurDeps) {}

  find(): Promise<BillingSender> {
    return this.deps.transaction(async ({ sender }) => (await sender.find()) ?? { versie: 0, details: null });
  }

  save({ session }: Access, { versie: version, details }: BillingChange): Promise<BillingSender> {
    return this.deps.transaction(async ({ sender, audit }) => {
      const written = { ...details, postcode: parsePostcode(details.postcode, details.land) ?? details.postcode };
      if (!(await sender.save({ details: written, versie: version }, new Date(this.deps.clock.now()))))
        throw createError('GEWIJZIGD_DOOR_ANDER');
      await audit.save({
        adminId: session.adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: 'facturen.afzender',
        soort: 'admin',
        doelId: session.adminId,
      });
      return { versie: version + 1, details: written };
    });
  }
}
