import type { Access } from '../../platform/http/route.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Admin } from './admins.contract.ts';
import type { AdminsRepository } from './admins.repository.ts';

export class AdminsService {
  constructor(private readonly repository: AdminsRepository) {}

  async find(access: Access): Promise<Admin> {
    const row = await this.repository.find(access.adminId);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    const { licentie_status: licentieStatus, licentie_einde: end, plaatsen: places, gebruikt: used, ...rest } = row;
    return {
      ...rest,
      licentieStatus,
      ...(end === null ? {} : { licentieEinde: end }),
      ...(places === null ? {} : { plaatsen: { totaal: places, gebruikt: used } }),
    };
  }
}
