import type { Toegang } from '../../platform/http/route.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Admin } from './admins.contract.ts';
import type { AdminsRepository } from './admins.repository.ts';

export class AdminsService {
  constructor(private readonly repository: AdminsRepository) {}

  async find(toegang: Toegang): Promise<Admin> {
    const rij = await this.repository.find(toegang.adminId);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    const { licentie_status: licentieStatus, licentie_einde: einde, plaatsen, gebruikt, ...rest } = rij;
    return {
      ...rest,
      licentieStatus,
      ...(einde === null ? {} : { licentieEinde: einde }),
      ...(plaatsen === null ? {} : { plaatsen: { totaal: plaatsen, gebruikt } }),
    };
  }
}
